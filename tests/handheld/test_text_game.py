"""The game in words: whole deals, talk, wrong input, leaving and going on."""

import re
import sys

import bookkeeping
import pytest
import simulated
from bookkeeping import Ledger, record
from random_play import legal_cards
from sitting import ROOT

from engine.flunk import contracts, restore, snapshot
from engine.flunk.session import Session
from tools.desktop.machine import Machine

CARDS = ["%s%s" % (suit, rank) for suit in "SHDC" for rank in "AKQJT98765432"]
SETTINGS = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3", "FLUNK_LEVEL": "normal"}


class Terminal:
    """Types what it is given, then nothing more; keeps what it is told."""

    def __init__(self, typed):
        self.typed = list(typed)
        self.told = []
        self.asked = []

    def ask(self, prompt):
        self.asked.append(prompt)
        self.told.append(prompt)
        return self.typed.pop(0) if self.typed else None

    def say(self, line):
        self.told.append(line)

    def text(self):
        return "\n".join(self.told)


def play(typed, settings=SETTINGS, memory=None, board="pybadge"):
    """A game in words: (its terminal, the board's memory afterwards)."""
    terminal = Terminal(typed)
    driver = simulated.Driver()
    driver.virtual = True  # the same entropy every time
    with Machine(board, driver, folder=ROOT, settings=settings, memory=memory) as machine:
        from handheld import text_game

        text_game.run(terminal.ask, terminal.say)
        return terminal, machine.nvm


def session_in(memory):
    data = bookkeeping.session_in(memory)
    return restore.load(data) if data else None


# Whatever is due is found among these, and the rest is refused: enough for any session.
ANYTHING = (["high 8 s"] + CARDS) * 90


@pytest.mark.parametrize("mode", ["solo", "rubber"])
def test_a_session_is_played_to_its_end(mode):
    terminal, memory = play(ANYTHING, dict(SETTINGS, FLUNK_MODE=mode))
    text = terminal.text()
    for deal in (1, 2, 3):
        assert "Deal %d of 3, number %d" % (deal, deal + 4) in text
    assert ("End of the session." if mode == "solo" else "End of the rubber. Highest: ") in text
    assert text.count(" takes the trick") + text.count("You take the trick") == 39
    assert session_in(memory) is None  # it is over: nothing to go on with


@pytest.mark.parametrize("mode", ["solo", "rubber"])
def test_a_session_in_japanese_says_nothing_in_english(mode):
    typed = ["low 7 nt", "dump nt", "high", "x", "why", "help", "high 8 s", "hint", "last", "s"] + ANYTHING
    terminal, _ = play(typed, dict(SETTINGS, FLUNK_MODE=mode, FLUNK_LANGUAGE="japanese"))
    text = terminal.text()
    assert text.count("トリックを取りました。") == 39
    assert ("ゲーム終了。" if mode == "solo" else "ラバー終了。 最高点: ") in text
    assert "番号 7" in text and "ローは0から6トリックです。7ではありません。" in text
    # What is typed stays as it is typed, and names of files and keys.
    typed = "high low dump nt hands last tricks score table legal hint undo claim why full compact new set statistics help quit yes sa settings.toml Enter".split()
    for line in terminal.told:
        for word in re.findall("[A-Za-z.]{2,}", re.sub("[SHDC][2-9TJQKA]+|'.*'", "", line)):
            assert word in typed or word.upper() == word, line


def test_the_scores_told_are_those_of_the_cards():
    # Leaving just before the end keeps the session to look into.
    terminal, memory = play(ANYTHING[:700])
    session = session_in(memory)
    ledger = Ledger()
    assert session is not None and session.finished() >= 1
    ledger.check(session)
    for index in range(session.finished()):
        assert "Score %s" % str(session.score_of(index)).replace("-", "−") in terminal.text()


def test_leaving_and_going_on_is_at_the_same_card():
    for last in (["quit"], []):  # quit, and no more input
        terminal, memory = play(["low 2 nt"] + CARDS * 3 + last)
        assert "The game is kept" in terminal.told[-1]
        session = session_in(memory)
        before = session.deal.play.count
        again, later = play(["hands", "score", "last", "quit"], {}, memory)
        assert "The kept game goes on." in again.told
        assert session_in(later).deal.play.count in range(before, before + 4)


def test_going_on_is_the_same_as_not_having_stopped():
    whole, memory = play(ANYTHING[:700])
    typed = ANYTHING[:700]
    kept = None
    for start in range(0, 700, 70):
        _, kept = play(typed[start: start + 70], SETTINGS if start == 0 else {}, kept)
    assert session_in(kept).index == session_in(memory).index
    assert snapshot.save(session_in(kept))[20:75] == snapshot.save(session_in(memory))[20:75]


def test_a_deal_by_number_begins_a_new_game():
    _, memory = play(["high 8 s", "quit"])
    terminal, _ = play(["yes", "quit"], dict(SETTINGS, FLUNK_DEAL="77"), memory)
    assert "number 77\n" in terminal.text() and "The kept game goes on." not in terminal.told


def test_a_kept_game_is_not_ended_without_asking():
    _, memory = play(["high 8 s", "quit"])
    for typed in (["no", "quit"], [""], []):
        terminal, later = play(typed, dict(SETTINGS, FLUNK_DEAL="77"), memory)
        assert "The kept game goes on." in terminal.told
        assert session_in(later).first_number == session_in(memory).first_number


@pytest.mark.parametrize("typed, reason", [
    ("hi 9 s", "A contract reads like high 9 s, low 2 nt or dump h"),
    ("high 6 s", "High promises 7 to 13 tricks, not 6"),
    ("high 14 s", "High promises 7 to 13 tricks, not 14"),
    ("low 7 h", "Low promises 0 to 6 tricks, not 7"),
    ("high 9 x", "A suit is s, h, d, c or nt, not 'x'"),
    ("high s", "Say how many tricks, and in which suit: high 9 s"),
    ("high nine s", "Say how many tricks, and in which suit: high 9 s"),
    ("high -9 s", "Say how many tricks, and in which suit: high 9 s"),
    ("dump nt", "A dump names one of the four suits"),
    ("dump 3 h", "A dump names its suit: dump h"),
    ("dump", "A dump names its suit: dump h"),
    ("high 9 s s", "Say how many tricks, and in which suit: high 9 s"),
    ("low", "Say how many tricks, and in which suit: low 3 s"),
    ("sa", "A contract reads like"),
    ("♠", "A contract reads like"),
])
def test_a_contract_that_is_none_says_why(typed, reason):
    terminal, memory = play([typed, "quit"])
    assert any(line.startswith(reason) and line.endswith(".") for line in terminal.told)
    assert session_in(memory).deal.contract == contracts.NONE


@pytest.mark.parametrize("typed, contract", [
    ("high 9 s", 3 * 14 + 9), ("HIGH 9 S", 3 * 14 + 9), ("  low   0 NT ", 4 * 14), ("low 6 n", 4 * 14 + 6),
    ("dump h", 72), ("Dump C", 70), ("high 13 d", 14 + 13), ("high 9 spades", 3 * 14 + 9),
    ("low 3 ♥", 2 * 14 + 3), ("dump ♢", 71)])
def test_a_contract_is_read_as_it_is_typed(typed, contract):
    _, memory = play([typed, "quit"])
    assert session_in(memory).deal.contract == contract


@pytest.mark.parametrize("typed", ["xx", "s", "sa sk", "1s", "high 9 s", "♠A", "S1", "é", "0", "ſa"])
def test_what_is_no_card_is_refused_in_words(typed):
    terminal, memory = play(["high 8 s", typed, "quit"])
    said = terminal.told[terminal.told.index(terminal.asked[1]) + 1]
    assert said.endswith(".") and len(said) > 10, said
    assert session_in(memory).deal.play.count == 1


def test_an_illegal_card_says_why():
    terminal, _ = play(["high 8 s"] + CARDS + ["quit"])
    text = terminal.text()
    assert "You must follow" in text
    assert "does not hold" in text


def test_questions_are_answered_and_play_nothing():
    terminal, memory = play(["help", "hands", "last", "score", "", "   ", "high 8 s", "hands", "last", "score", "help", "quit"])
    assert session_in(memory).deal.play.count == 1
    assert "No trick has been played." in terminal.told
    assert any(line.startswith("Total 0, Bot ") for line in terminal.told)
    assert sum(line.startswith("Dummy: S ") for line in terminal.told) >= 3
    assert not any("{" in line for line in terminal.told)


def test_the_hands_told_are_those_of_the_deal():
    terminal, memory = play(["quit"])
    play_ = session_in(memory).deal.play
    for name, seat in (("Dummy", 2), ("You", 0)):
        line = next(line for line in terminal.told if line.startswith(name + ": "))
        told = []
        for part in line.split(": ", 1)[1].split("  "):
            suit, ranks = part.split()
            told += [suit + rank for rank in ranks]
        held = ["CDHS"[suit] + "23456789TJQKA"[rank] for suit in range(3, -1, -1) for rank in range(12, -1, -1)
                if play_.holding[seat * 4 + suit] >> rank & 1]
        assert told == held


def test_no_hidden_card_is_ever_told_before_it_is_played():
    terminal, memory = play(["high 8 s", "hands", "last", "score", "help", "quit"])
    play_ = session_in(memory).deal.play
    for line in terminal.told:
        assert not line.startswith(("Ada:", "Ben:"))
    played = {bytes(play_.cards)[0]}
    hidden = [suit * 13 + rank for seat in (1, 3) for suit in range(4) for rank in range(13)
              if play_.holding[seat * 4 + suit] >> rank & 1]
    for card in set(hidden) - played:
        name = "CDHS"[card // 13] + "23456789TJQKA"[card % 13]
        assert not any(line.strip().endswith(name) for line in terminal.told)


def typed_until(line, settings):
    """What has to be typed until a line that begins with this is told."""
    whole, _ = play(ANYTHING, settings)
    end = next(place for place, told in enumerate(whole.told) if line in told)
    return ANYTHING[:sum(told.endswith(": ") for told in whole.told[:end])]


@pytest.mark.parametrize("mode, level", [("solo", "normal"), ("rubber", "easy"), ("rubber", "random")])
def test_why_tells_of_every_trick_of_the_deal_that_is_over(mode, level):
    settings = dict(SETTINGS, FLUNK_MODE=mode, FLUNK_LEVEL=level)
    # In the rubber the next deal is the right-hand neighbour's, and goes on meanwhile.
    tricks = ["why %d" % trick for trick in range(1, 14)]
    terminal, memory = play(typed_until("Deal 2 of 3", settings) + tricks + ["quit"], settings)
    assert session_in(memory).index == 1
    assert terminal.told.count("Deal 1 of 3, number 5, High 8 ♠") == 13
    # The cards as they were told while they were played.
    begun = next(place for place, line in enumerate(terminal.told) if "Deal 2 of 3" in line)
    played = [line.split() for line in terminal.told[:begun] if line.startswith("  ")]
    assert len(played) == 52
    asked = terminal.told.index("Deal 1 of 3, number 5, High 8 ♠")
    reasons = [line for line in terminal.told[asked:] if line.startswith("  ")]
    assert len(reasons) == 52
    for place, (name, card) in enumerate(played):
        if name in ("You", "Dummy"):  # who dealt
            assert reasons[place] == "  %s: your own choice." % card
        else:
            assert reasons[place].startswith("  Trick %d, %s, %s: " % (place // 4 + 1, name, card))
            assert reasons[place].endswith(".") and "{" not in reasons[place]
            # It is the reason for the card that was played.
            assert "would choose" not in reasons[place]
    text = "\n".join(reasons)
    assert ("Left to chance." in text) == (level == "random")
    assert ("worlds that fit what it had seen" in text) == (level == "normal")
    assert ("Rated " in text) == (level != "random")


def test_why_alone_tells_of_the_contract_and_the_lead():
    settings = dict(SETTINGS, FLUNK_MODE="rubber")
    terminal, _ = play(typed_until("Deal 2 of 3", settings) + ["why", "quit"], settings)
    place = terminal.told.index("  High 8 ♠: your own choice.")
    assert terminal.told[place + 1].startswith("  Trick 1, Ada, ")
    terminal, _ = play(typed_until("Deal 3 of 3", settings) + ["why", "quit"], settings)
    place = next(place for place, line in enumerate(terminal.told) if "thought to be worth" in line)
    declared = next(line for line in terminal.told if line.startswith("Ada: "))
    assert terminal.told[place].startswith("  " + declared.replace(": ", ", ") + ": ")
    assert "; second best " in terminal.told[place]
    assert terminal.told[place + 1].startswith("  Trick 1, Ben, ")


def test_a_card_that_the_bot_would_not_choose_now_is_told_as_such():
    """It was hurried, or a game of an earlier version was finished; nothing is made up for it."""
    from handheld import words
    from engine.names import card_name
    from handheld.typed import read_card
    from handheld.why import Answers

    session = Session(0, "normal", 5, 1, 3)
    session.act(3 * 14 + 8)
    while not session.deal.is_over():
        session.act(legal_cards(session.deal.play)[0])
    told = []
    answers = Answers(words.words_of("english"), snapshot.save(session), False, told.append, read_card, card_name)
    for trick in range(1, 14):
        answers.answer(str(trick))
    defended = [line for line in told if line.startswith("  Trick ")]
    hurried = [line for line in defended if "the bot would choose" in line]
    assert len(defended) == 26 and 5 < len(hurried) < 24
    for line in hurried:
        played = line.split(", ")[2][:2]
        assert line[-3:-1] != played and line[-3:-1].upper() + "." == line[-3:]


def test_why_waits_until_the_deal_is_over():
    """A reason tells of a hidden hand."""
    terminal, memory = play(["why", "high 8 s", "why", "why 1", "why sa"] + CARDS * 3 + ["why 1", "quit"])
    assert session_in(memory).index == 0 and session_in(memory).deal.play.count > 8
    assert terminal.told.count("Bots tell why once a deal is over.") == 5
    assert not any("Trick 1, " in line for line in terminal.told)


@pytest.mark.parametrize("asked", ["why 0", "why 14", "why -1", "why xx", "why h", "why 1 2", "why high 8 s"])
def test_why_of_nothing_is_told_in_a_sentence(asked):
    terminal, memory = play(typed_until("Deal 2 of 3", SETTINGS) + [asked, "quit"])
    said = terminal.told[-4:]
    assert any(line.endswith(".") and ("Ask for a trick" in line or "is not a card" in line) for line in said), said
    assert session_in(memory).index == 1


def test_why_is_answered_at_the_end_of_a_session_too():
    typed = typed_until("End of the session", SETTINGS)
    terminal, memory = play(typed + ["why 13", "why", "hands", "", "sa"], SETTINGS)
    assert len(terminal.typed) == 1
    assert sum(line.startswith("Deal 3 of 3, number 7, ") for line in terminal.told) == 2
    assert any(line.startswith("  Trick 13, Ada, ") for line in terminal.told)
    assert session_in(memory) is None
    # Nobody left to ask, or anything else typed, is the end.
    for last in ([], ["no"]):
        terminal, memory = play(typed + last, SETTINGS)
        assert session_in(memory) is None and terminal.told[-1].startswith("Ask why")


@pytest.mark.parametrize("mode", ["solo", "rubber"])
def test_hints_are_given_in_whole_sentences_and_counted(mode):
    settings = dict(SETTINGS, FLUNK_MODE=mode)
    plain, memory = play(["high 8 s"] + CARDS + ["quit"], settings)
    typed = ["hint", "high 8 s"] + [line for card in CARDS for line in ("hint", card)] + ["score", "quit"]
    hinted, later = play(typed, settings)
    hints = [line for line in hinted.told if line.startswith("Hint: ")]
    assert hints[0].startswith("Hint: ") and "thought to be worth" in hints[0] and "second best" in hints[0]
    assert len(hints) == 53
    for line in hints[1:]:
        assert line[6:8] in CARDS and line.endswith(".") and "{" not in line and ".." not in line
    assert any("Rated " in line for line in hints)
    assert "Hints 53" in hinted.told
    assert session_in(later).hints == 53
    assert bookkeeping.unhinted(session_in(later)) == bookkeeping.unhinted(session_in(memory))


def test_a_hint_is_for_a_decision_of_the_player():
    typed = typed_until("End of the session", SETTINGS)
    terminal, _ = play(typed + ["hint", ""], SETTINGS)
    assert terminal.told[-2] == "A hint is for a contract or a card of yours."


def test_the_numbers_of_reasons_are_those_of_the_engine():
    from engine.flunk.bots import reasons
    from handheld import reason_words

    for name in "FORCED CHANCE EVEN DECLARED".split():
        assert getattr(reason_words, "_" + name) == getattr(reasons, "_" + name), name


def test_watching_plays_to_the_end_without_a_question():
    terminal, _ = play([], dict(SETTINGS, FLUNK_WATCH="yes"))
    assert terminal.asked == [] and "End of the session." in terminal.told


def test_wrong_settings_are_told_at_the_start():
    terminal, _ = play(["quit"], {"FLUNK_LEVEL": "grand", "FLUNK_DEALS": "10", "FLUNK_WATCH": "maybe"})
    for name in ("FLUNK_LEVEL", "FLUNK_DEALS", "FLUNK_WATCH"):
        assert any(name in line for line in terminal.told)


def test_a_damaged_memory_is_told_and_a_new_game_begins():
    for memory in (record(session=b"nonsense"), record(checksum=7)):
        terminal, later = play(["quit"], {}, memory)
        assert any(line.startswith("The saved game is lost") for line in terminal.told)
        assert session_in(later) is not None


def test_a_newer_memory_is_told_and_kept_aside():
    memory = record(session=b"something newer", version=9)
    terminal, later = play(["quit"], {}, memory)
    assert any("newer" in line for line in terminal.told)
    size = len(memory.rstrip(b"\xff"))
    assert later[4096:4096 + size] == memory[:size]


def test_a_game_in_words_without_expert_says_that_hard_plays(monkeypatch):
    plain, _ = play(["quit"], {"FLUNK_LEVEL": "expert"})
    assert "expert" not in plain.text()
    monkeypatch.setitem(sys.modules, "engine.flunk.bots.expert", None)
    terminal, memory = play(["quit"], {"FLUNK_LEVEL": "expert"})
    assert sum("expert plays on a PC only; here hard plays" in line for line in terminal.told) == 1
    assert session_in(memory).level == "hard"


# Comforts ----------------------------------------------------------------------------------


def test_the_contract_says_what_it_needs():
    terminal, _ = play(["high 9 s"] + CARDS * 3)
    assert "High 9 ♠: 0 won, needs 9 of 12" in terminal.text() or "High 9 ♠: 1 won, needs 8 of 12" in terminal.text()


def test_all_tricks_so_far_are_said():
    terminal, memory = play(["high 9 s", "tricks"] + CARDS * 2 + ["tricks", "last", "quit"])
    cards = session_in(memory).deal.play
    tricks = cards.tricks()
    assert tricks > 2 and "No trick has been played." in terminal.told
    told = [line for line in terminal.told if line.startswith("Trick ")]
    assert [line.split(":")[0] for line in told] == ["Trick %d of %d" % (trick, tricks) for trick in range(1, tricks + 1)] + [
        "Trick %d of %d" % (tricks, tricks)]
    names = ("You", "Ada", "Dummy", "Ben")
    for trick in range(tricks):
        assert told[trick].endswith("%s led, %s won." % (names[cards.leaders[trick]], names[cards.leaders[trick + 1]]))


def test_the_last_card_is_taken_back_where_nobody_played_after_it():
    """A trick that you end and take: the card comes back, and the trick is told once more."""
    terminal, memory = play(["high 9 s", "undo"] + sum([[card, "undo"] for card in CARDS * 12], []))
    refused = "In Solo your own last card can be taken back, before another player's falls."
    assert refused in terminal.told
    taken = [line for line in terminal.told if line.startswith("Taken back: ")]
    assert taken and session_in(memory).taken_back == len(taken)
    place = terminal.told.index(taken[0])
    assert terminal.told[place - 1] in ("You lead: ", "Dummy leads: ") or terminal.told[place - 1].startswith("You: ")


def test_the_rest_is_claimed_when_it_is_settled_and_not_before():
    whole, _ = play(ANYTHING[:700])
    typed = ["low 0 nt", "claim"] + sum([[card, "claim"] for card in CARDS * 14], [])
    terminal, memory = play(typed)
    assert "Not settled yet." in terminal.told
    claimed = [line for line in terminal.told if line.endswith(" for your side, whatever is played.")]
    assert claimed
    session = session_in(memory)
    assert session.finished() >= 1
    ledger = Ledger()
    ledger.check(session)
    place = terminal.told.index(claimed[0])
    assert any(line.startswith("Low 0 NT, ") for line in terminal.told[place:place + 4])


def test_the_settings_of_hands_count_in_words_too():
    plain, _ = play(["low 2 c", "hands", "quit"])
    sorted_, _ = play(["low 2 c", "hands", "quit"], dict(SETTINGS, FLUNK_SORT="trumps"))
    hand = [line for line in plain.told if line.startswith("You: ")][-1]
    other = [line for line in sorted_.told if line.startswith("You: ")][-1]
    assert hand.startswith("You: S ") and other.startswith("You: C ")
    assert sorted(hand.split("  ")[0].split(": ")[1].split() + hand.split()) and sorted(hand.replace("You:", "").split()) == sorted(
        other.replace("You:", "").split())
    asked = {}
    for forced in ("off", "on"):
        terminal, memory = play(ANYTHING[:500], dict(SETTINGS, FLUNK_FORCED=forced))
        asked[forced] = sum("our turn" in line or "ummy plays" in line for line in terminal.asked) / max(1, session_in(memory).index * 52 + session_in(memory).deal.play.count)
    assert asked["on"] < asked["off"]


# Instead of menus ------------------------------------------------------------------------------


def test_another_session_is_a_word_away_and_a_deal_by_number():
    terminal, memory = play(["new 777", "new", "new 0", "new x", "new 1000000", "quit"])
    assert "number 777" in terminal.text()
    assert terminal.told.count("Deals have numbers from 1 to 999999.") == 3
    assert session_in(memory).first_number == 5, "settings.toml says which deal a new game has"


def test_a_new_session_in_the_middle_of_a_deal():
    terminal, memory = play(["high 9 s"] + CARDS + ["new 20", "low 3 nt", "quit"])
    kept = session_in(memory)
    assert (kept.first_number, kept.deal.contract) == (20, 4 * 14 + 3)


def test_settings_are_said_and_changed_and_kept():
    terminal, memory = play(["set", "set level", "set level hard", "set deals 6", "set colour red", "set level grand", "new 9", "quit"],
                            settings={})
    text = terminal.text()
    assert "level normal, pause key, deck four" in text and "level can be random, easy, normal, hard" in text
    assert "level is hard now" in text and "'colour' is no setting. There are level, pause" in text
    kept = session_in(memory)
    assert (kept.level, kept.deals, kept.first_number) == ("hard", 6, 9)
    again, memory = play(["set", "quit"], settings={}, memory=memory)
    assert "level hard" in again.text() and "deals 6" in again.text()


def test_the_statistics_are_said():
    terminal, memory = play(["statistics", "quit"])
    assert "No deal of yours yet." in terminal.told
    terminal, memory = play(ANYTHING)
    terminal, _ = play(["statistics", "quit"], memory=memory)
    said = [line for line in terminal.told if line.startswith("Deals you declared: 3")]
    assert len(said) == 1 and re.search(r"exact \d+%, flunked \d+%, failed \d+%, points", said[0])


# Over a serial line ----------------------------------------------------------------------------


def test_a_board_is_played_over_its_serial_line_where_it_is_set(monkeypatch, capsys):
    typed = iter(["high 9 s"] + CARDS + ["hands", "quit", ""])

    def type_in(prompt):
        print(prompt)
        try:
            return next(typed)
        except StopIteration:
            raise EOFError

    monkeypatch.setattr("builtins.input", type_in)
    driver = simulated.Driver()
    driver.virtual = True
    with Machine("picosystem", driver, folder=ROOT, settings=dict(SETTINGS, FLUNK_CONSOLE="yes")) as machine:
        from handheld import app, boards

        app.run(boards.pick())
        lit = machine.image().getcolors(100)
        memory = machine.nvm
    told = capsys.readouterr().out
    assert "You: High 9 ♠" in told and "The game is kept" in told and "Enter plays on: " in told
    assert len(lit) > 1, "the screen says where the game is"
    assert session_in(memory).deal.play.count > 4
