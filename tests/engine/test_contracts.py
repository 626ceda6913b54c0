"""The 74 contracts and what they pay, against literals."""

import csv
from pathlib import Path

import pytest
from score_literals import DUMP_BOUNDS, DUMP_CAPTURED, DUMP_CLEAN, TABLE

from engine.flunk import contracts
from engine.flunk.contracts import DUMP, HIGH, LOW
from engine.flunk.declaration import make_contract

PRINTED = Path(__file__).resolve().parent.parent / "data" / "flunk_printed_table.csv"

# The misprints of the printed table: where, what is printed, what is right.
LABEL_OF_LOW_3 = ("label of the fourth trump row", "tr 4", "tr 3")
LABEL_OF_LOW_4 = ("label of the fifth trump row", "tr 3", "tr 4")
NO_TRUMP_0_ALL_TAKEN = ("nt 0", 13, "-205", -195)
BLANK_DUMP_10 = ("dump", 10, "--", (-10, -130))
BLANK_DUMP_11 = ("dump", 11, "--", (-50, -130))
BLANK_DUMP_12 = ("dump", 12, "--", (-90, -130))

DENOMINATIONS = [("tr", 0), ("tr", 1), ("tr", 2), ("tr", 3), ("nt", 4)]

# Some contracts by hand: number, kind, target, denomination, trump, dump suit.
NUMBERS = [
    (0, LOW, 0, 0, 0, 4),
    (6, LOW, 6, 0, 0, 4),
    (7, HIGH, 7, 0, 0, 4),
    (13, HIGH, 13, 0, 0, 4),
    (14, LOW, 0, 1, 1, 4),
    (38, HIGH, 10, 2, 2, 4),
    (51, HIGH, 9, 3, 3, 4),
    (55, HIGH, 13, 3, 3, 4),
    (56, LOW, 0, 4, 4, 4),
    (58, LOW, 2, 4, 4, 4),
    (69, HIGH, 13, 4, 4, 4),
    (70, DUMP, 0, 0, 4, 0),
    (71, DUMP, 0, 1, 4, 1),
    (72, DUMP, 0, 2, 4, 2),
    (73, DUMP, 0, 3, 4, 3),
]


@pytest.mark.parametrize("denomination", DENOMINATIONS, ids=["C", "D", "H", "S", "NT"])
@pytest.mark.parametrize("target", range(14))
def test_every_cell_of_high_and_low(target, denomination):
    label, suit = denomination
    kind = HIGH if target > 6 else LOW
    contract = make_contract(kind, target, suit)
    paid = [contracts.score(contract, tricks) for tricks in range(14)]
    assert paid == TABLE[f"{label} {target}"]


@pytest.mark.parametrize("suit", range(4))
@pytest.mark.parametrize("tricks", range(14))
def test_every_pair_of_a_dump(tricks, suit):
    contract = make_contract(DUMP, 0, suit)
    fewest, most = DUMP_BOUNDS[tricks]
    for captured in range(-3, 20):
        if not fewest <= captured <= most:
            with pytest.raises(ValueError, match="tricks cannot hold"):
                contracts.score(contract, tricks, captured)
        elif captured:
            assert contracts.score(contract, tricks, captured) == DUMP_CAPTURED[captured]
        else:
            assert contracts.score(contract, tricks, captured) == DUMP_CLEAN[tricks]


def test_there_are_140_pairs_of_tricks_and_captured_cards():
    possible = 0
    for tricks in range(14):
        for captured in range(14):
            try:
                contracts.score(70, tricks, captured)
                possible += 1
            except ValueError:
                pass
    assert possible == 140


def test_examples_from_the_prose():
    # Four clubs: 90, and 45 and 22 for one and two tricks fewer.
    assert [contracts.score(4, tricks) for tricks in (4, 3, 2)] == [90, 45, 22]
    # A low three of a suit; the prose drops the sign of the last two.
    assert [contracts.score(3, tricks) for tricks in range(6)] == [12, 25, 50, 100, -10, -20]
    # A small slam flunked by the thirteenth trick: 75, at no trump 100; the prose swaps them.
    assert contracts.score(54, 13) == 75
    assert contracts.score(68, 13) == 100


def test_best_and_worst_score():
    paid = [contracts.score(contract, tricks) for contract in range(70) for tricks in range(14)]
    for tricks in range(14):
        fewest, most = DUMP_BOUNDS[tricks]
        paid += [contracts.score(73, tricks, captured) for captured in range(fewest, most + 1)]
    assert max(paid) == 270
    assert min(paid) == -195
    assert contracts.score(71, 9, 0) == 270
    assert contracts.score(56, 13) == -195
    assert contracts.score(69, 0) == -195


def test_a_score_is_looked_up_in_a_few_hundred_bytes():
    assert isinstance(contracts.CELLS, bytes)
    assert len(contracts.CELLS) < 500


@pytest.mark.parametrize("contract", range(70))
def test_captured_cards_do_not_matter_to_high_and_low(contract):
    assert contracts.score(contract, 5, 9) == contracts.score(contract, 5)


@pytest.mark.parametrize("tricks", [-1, 14, 15, 100, -14])
@pytest.mark.parametrize("contract", [0, 13, 30, 56, 69, 70, 73])
def test_tricks_out_of_range_are_refused_with_a_sentence(contract, tricks):
    with pytest.raises(ValueError, match="A deal has 13 tricks") as caught:
        contracts.score(contract, tricks)
    assert str(tricks) in str(caught.value)


# Numbering

@pytest.mark.parametrize("number, kind, target, denomination, trump, dump_suit", NUMBERS)
def test_numbering_by_hand(number, kind, target, denomination, trump, dump_suit):
    assert make_contract(kind, target, denomination) == number
    assert contracts.kind_of(number) == kind
    assert contracts.target_of(number) == target
    assert contracts.denomination_of(number) == denomination
    assert contracts.trump_of(number) == trump
    assert contracts.dump_suit_of(number) == dump_suit


def test_there_are_74_contracts_and_each_number_comes_back():
    assert contracts.CONTRACTS == 74
    seen = set()
    for number in range(74):
        contracts.check_contract(number)
        parts = (contracts.kind_of(number), contracts.target_of(number),
                 contracts.denomination_of(number))
        seen.add(parts)
        assert make_contract(*parts) == number
    assert len(seen) == 74
    assert sum(1 for kind, _, _ in seen if kind == HIGH) == 35
    assert sum(1 for kind, _, _ in seen if kind == LOW) == 35
    assert sum(1 for kind, _, _ in seen if kind == DUMP) == 4


def test_the_target_of_a_dump_is_ignored():
    assert {make_contract(DUMP, target, 2) for target in (-5, 0, 7, 99)} == {72}


@pytest.mark.parametrize("kind, target, denomination, sentence", [
    (HIGH, 6, 0, "High promises 7 to 13 tricks, not 6"),
    (HIGH, 14, 4, "High promises 7 to 13 tricks, not 14"),
    (HIGH, -1, 4, "High promises 7 to 13 tricks, not -1"),
    (LOW, 7, 0, "Low promises 0 to 6 tricks, not 7"),
    (LOW, -1, 3, "Low promises 0 to 6 tricks, not -1"),
    (HIGH, 9, 5, "four suits or no trump"),
    (LOW, 2, -1, "four suits or no trump"),
    (DUMP, 0, 4, "A dump names one of the four suits"),
    (DUMP, 0, -1, "A dump names one of the four suits"),
])
def test_contracts_that_do_not_exist_are_refused_with_a_sentence(
    kind, target, denomination, sentence
):
    with pytest.raises(ValueError, match=sentence):
        make_contract(kind, target, denomination)


@pytest.mark.parametrize("kind", [-1, 3, 74])
def test_a_kind_that_does_not_exist_is_refused(kind):
    with pytest.raises(ValueError):
        make_contract(kind, 9, 2)


@pytest.mark.parametrize("number", [-2, -1, 74, 75, 255, 1000])
def test_numbers_that_are_no_contract_are_refused_with_a_sentence(number):
    with pytest.raises(ValueError, match="There is no contract number " + str(number)):
        contracts.check_contract(number)


@pytest.mark.parametrize("number", [-2, -1, 74, 75, 255])
def test_nothing_is_paid_for_a_number_that_is_no_contract(number):
    with pytest.raises(ValueError):
        contracts.score(number, 7, 1)


# The printed table

def printed_rows():
    with PRINTED.open(newline="") as file:
        return list(csv.reader(file))


def corrected_labels():
    """The labels of the printed rows with the two wrong ones put right."""
    labels = [row[0] for row in printed_rows()[1:]]
    for where, printed, right in (LABEL_OF_LOW_3, LABEL_OF_LOW_4):
        place = {"label of the fourth trump row": 3, "label of the fifth trump row": 4}[where]
        assert labels[place] == printed
        labels[place] = right
    return labels


def test_printed_table_has_28_rows_and_the_dump():
    rows = printed_rows()
    assert rows[0] == ["contract"] + [str(tricks) for tricks in range(14)]
    assert len(rows) == 30
    assert corrected_labels() == [f"tr {n}" for n in range(14)] + [
        f"nt {n}" for n in range(14)
    ] + ["dump"]


def test_only_one_of_392_printed_cells_differs():
    different = []
    for label, row in zip(corrected_labels()[:28], printed_rows()[1:29]):
        name, target = label.split()
        contract = make_contract(
            HIGH if int(target) > 6 else LOW, int(target), 4 if name == "nt" else 2
        )
        for tricks in range(14):
            paid = contracts.score(contract, tricks)
            if row[1 + tricks] != str(paid):
                different.append((label, tricks, row[1 + tricks], paid))
    assert different == [NO_TRUMP_0_ALL_TAKEN]


def test_as_labelled_in_print_two_more_rows_differ():
    # So the two labels are errata and not a matter of taste.
    different = set()
    for row in printed_rows()[1:29]:
        name, target = row[0].split()
        contract = make_contract(
            HIGH if int(target) > 6 else LOW, int(target), 4 if name == "nt" else 2
        )
        if [int(cell) for cell in row[1:]] != [contracts.score(contract, t) for t in range(14)]:
            different.add(row[0])
    assert different == {"tr 3", "tr 4", "nt 0"}


def test_printed_dump_row_differs_only_where_it_is_blank():
    row = printed_rows()[29]
    different = []
    for tricks in range(14):
        fewest, most = DUMP_BOUNDS[tricks]
        best = contracts.score(70, tricks, fewest)
        if row[1 + tricks] != str(best):
            different.append(
                ("dump", tricks, row[1 + tricks], (best, contracts.score(70, tricks, most)))
            )
    assert different == [BLANK_DUMP_10, BLANK_DUMP_11, BLANK_DUMP_12]


def test_a_dump_of_no_tricks_cannot_lose_and_of_all_tricks_always_loses_130():
    # Against note (b) of the printed table, which names 0 tricks among the negative scores.
    assert contracts.score(72, 0, 0) == 0
    for captured in range(1, 14):
        with pytest.raises(ValueError):
            contracts.score(72, 0, captured)
    assert contracts.score(72, 13, 13) == -130
