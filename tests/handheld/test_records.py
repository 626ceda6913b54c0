"""Finished deals as PBN files on the drive: what they say, how many there are, and what if none can be kept."""

import builtins
import importlib
import io
import os
import sys

import pytest
import scenes
import simulated
from scenes import first, to_a_bots_deal
from sitting import ROOT

SOLO = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3", "FLUNK_RECORDS": "on"}
RUBBER = dict(SOLO, FLUNK_MODE="rubber")
BOARDS = ("pybadge", "pygamer", "picosystem")


@pytest.fixture
def pbn():
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        yield importlib.import_module("pbn")
    finally:
        sys.path.remove(str(ROOT / "tools"))


@pytest.fixture
def drive(tmp_path, monkeypatch):
    """Make a folder the drive of a sitting that has begun, and the game's: drive(player)."""
    def give(player, readonly=False):
        monkeypatch.chdir(tmp_path)
        simulated.drive_readonly = readonly
        return tmp_path / "records"

    return give


def names(folder):
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def judged(pbn, path):
    """The one game of a file, and what the referee says of it."""
    game, = pbn.read_file(path)
    return game, pbn.judge(game)


@pytest.mark.parametrize("board", BOARDS)
def test_every_deal_of_a_session_is_kept_and_the_referee_is_content(sit, drive, pbn, board):
    player = sit(board, settings=SOLO)
    folder = drive(player)
    scenes.finish(player)
    assert names(folder) == ["deal-000001.pbn", "deal-000002.pbn", "deal-000003.pbn"]
    for index, name in enumerate(names(folder)):
        game, verdict = judged(pbn, folder / name)
        assert verdict.ok and verdict.notes == []
        assert (game.tags["DealNumber"], game.tags["Event"]) == (str(5 + index), "Solo %d/3" % (index + 1))
        assert (game.tags["Date"], game.tags["Site"]) == ("????.??.??", "?")
        assert (game.tags["South"], game.tags["West"], game.tags["North"], game.tags["East"]) == ("You", "Ada", "Dummy", "Ben")
        assert verdict.score == player.session.score_of(index) and verdict.tricks == player.session.tricks[index]
    assert player.session.deal.play.cards[0] == pbn_card((folder / names(folder)[2]).read_text().splitlines())


def pbn_card(lines):
    """The card that was led."""
    place = next(place for place, line in enumerate(lines) if line.startswith("[Play"))
    suit, rank = lines[place + 1].split()[0]
    return "CDHS".index(suit) * 13 + "23456789TJQKA".index(rank)


def test_the_command_reads_them(sit, drive, capsys, pbn):
    import replay

    player = sit("pybadge", settings=RUBBER)
    folder = drive(player)
    scenes.finish(player)
    assert replay.main([str(path) for path in sorted(folder.iterdir())]) == 0
    assert "3 boards: all hold" in capsys.readouterr().out


def test_in_a_rubber_the_dealer_is_named(sit, drive, pbn):
    player = sit("pybadge", settings=RUBBER)
    folder = drive(player)
    to_a_bots_deal(player, 2)
    player.press("a")
    player.play_on(first)
    dealers = []
    for name in names(folder):
        game, verdict = judged(pbn, folder / name)
        assert verdict.ok and game.tags["Event"].startswith("Rubber ")
        dealers.append(game.tags["South"])
    assert dealers[-1] == "Ben" and len(dealers) == player.session.index + 1
    order = ["You", "Ada", "Ben"]
    assert all(order.index(after) == (order.index(before) + 1) % 3 for before, after in zip(dealers, dealers[1:]))


def test_nothing_is_kept_unless_it_is_set(sit, drive):
    player = sit("pybadge", settings=dict(SOLO, FLUNK_RECORDS="off"))
    folder = drive(player)
    scenes.deal_end(player)
    assert not folder.exists()


def test_it_is_set_in_the_settings_where_the_drive_is_the_game_s(sit, drive):
    settings = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3"}
    player = sit("pybadge", settings=settings)
    player.open("Settings")
    assert "Records" not in [text for text, _ in player.top().entries()]
    player.press("b")
    folder = drive(player)
    player.open("Settings")
    player.reach("Records")
    assert player.says("← off →")
    player.press("a b")
    scenes.deal_end(player)
    assert names(folder) == ["deal-000001.pbn"]


def test_the_last_hundred_stay(sit, drive):
    player = sit("pybadge", settings=SOLO)
    folder = drive(player)
    folder.mkdir()
    for number in range(7, 107):
        (folder / ("deal-%06d.pbn" % number)).write_text("an older deal")
    for other in ("deal-1.pbn", "deal-.pbn", "deal-abcdef.pbn", "notes.txt", "deal-000001.txt"):
        (folder / other).write_text("somebody's own")
    scenes.deal_end(player)
    kept = [name for name in names(folder) if name.endswith(".pbn") and name[5:11].isdigit() and len(name) == 15]
    assert kept == ["deal-%06d.pbn" % number for number in range(8, 108)]
    assert len(names(folder)) == 105
    assert (folder / "deal-000107.pbn").read_bytes().startswith(b"% PBN 2.1\r\n")


def test_coming_back_to_the_end_of_a_deal_keeps_no_second_record(sit, drive):
    player = sit("pybadge", settings=SOLO)
    folder = drive(player)
    scenes.deal_end(player)
    player.press("b b start b select b")
    assert player.screen() == "deal_end" and names(folder) == ["deal-000001.pbn"]
    player.press("start")
    player.open("Leave to title")
    player.press("a")
    assert player.screen() == "deal_end" and names(folder) == ["deal-000001.pbn"]
    # Only when the board was off before the record came, it comes now.
    (folder / "deal-000001.pbn").unlink()
    memory = player.memory()
    os.chdir(ROOT)
    again = sit("pybadge", memory=memory, settings=SOLO)
    folder = drive(again)
    again.press("a")
    assert again.screen() == "deal_end" and names(folder) == ["deal-000001.pbn"]


@pytest.mark.parametrize("board", BOARDS)
def test_a_drive_that_is_not_the_game_s_is_told_once_and_play_goes_on(sit, drive, board):
    player = sit(board, settings=SOLO)
    folder = drive(player, readonly=True)
    scenes.deal_end(player)
    assert player.screen() == "notice" and player.says("No record can be kept")
    player.press("a")
    assert player.screen() == "deal_end"
    player.press("a a")
    told = []
    while player.screen() != "session_end":
        told.append(player.screen())
        if player.screen() == "table":
            player.play_on(first)
        else:
            player.press("a")
    assert "notice" not in told and not folder.exists()
    assert not player.app.settings.values[12]


@pytest.mark.parametrize("where", ["at once", "in the middle", "at the name", "a file in its place"])
def test_a_full_drive_is_told_once_and_leaves_nothing_by_halves(sit, drive, monkeypatch, where):
    class Full(io.RawIOBase):
        def write(self, data):
            raise OSError(28, "No space left on device")

    player = sit("pybadge", settings=SOLO)
    folder = drive(player)
    with monkeypatch.context() as patch:
        if where == "a file in its place":
            (folder.parent / "records").write_text("")
        else:
            plain = open

            def opened(path, mode="r", *rest, **more):
                if mode == "wb" and "records" in str(path):
                    if where == "at once":
                        raise OSError(28, "No space left on device")
                    if where == "in the middle":
                        with plain(path, mode) as file:
                            file.write(b"% PBN")
                        return Full()
                return plain(path, mode, *rest, **more)

            def rename(old, new):
                raise OSError(28, "No space left on device")

            patch.setattr(builtins, "open", opened)
            if where == "at the name":
                patch.setattr(os, "rename", rename)
        scenes.deal_end(player)
        assert player.screen() == "notice" and player.says("drive is full")
        player.press("a")
        assert player.screen() == "deal_end"
    assert not [name for name in names(folder) if name.endswith(".pbn")] if folder.is_dir() else True
    if folder.is_file():
        folder.unlink()
    # When there is room again, he sets it again.
    from handheld.settings import RECORDS

    player.app.settings.values[RECORDS] = 1
    player.press("a a a")
    player.play_on(first)
    assert names(folder) == ["deal-000001.pbn"]


GAMES = {
    "flunk": ("Solo {}/3", "Rubber {}/3", lambda module, mode: module.Session(mode, "random", 40, 7, 3)),
    "one_player_short": ("Solo {}", "Game {}", lambda module, mode: module.Session(mode, "random", 40, 7, 0, 3)),
    "three_handed_bridge": ("Solo {}", "Rubber {}", lambda module, mode: module.Session(mode, "random", 40, 7)),
}
VIEWS = {
    "flunk": ("engine.view", "View"), "one_player_short": ("engine.one_player_short.view", "AuctionView"),
    "three_handed_bridge": ("engine.three_handed_bridge.view", "BridgeView"),
}


class Played:
    """What records are asked of: the game's name, and its session, which bots have played for three deals."""

    def __init__(self, name, mode):
        self.name = name
        self.session = GAMES[name][2](importlib.import_module("engine." + name + ".session"), mode)
        self._bots = importlib.import_module("engine." + name + ".bots")
        module, view = VIEWS[name]
        self._view = getattr(importlib.import_module(module), view)()

    def play_deal(self):
        bot = self._bots.make("random")
        while not self.session.deal.is_over():
            self.session.look(self._view, self.session.deal.turn())
            self.session.act(self._bots.decide(bot, self._view, self.session.decision_seed()))


@pytest.mark.parametrize("mode", [0, 1])
@pytest.mark.parametrize("name", GAMES)
def test_the_deals_of_every_game_are_kept(sit, drive, pbn, name, mode):
    player = sit("pybadge", settings=SOLO)
    folder = drive(player)
    from handheld import records

    played = Played(name, mode)
    people, contracts = [], []
    for deal in range(3):
        played.play_deal()
        assert records.keep(played, player.app.words)
        contracts.append(played.session.deal.contract)
        people.append([player.app.words.PLAYERS[played.session.player_of(seat)] for seat in (0, 1, 3)])
        if deal < 2:
            played.session.next_deal()
    assert not [module for module in sys.modules if module == "engine.pbn" or module == f"engine.{name}.pbn_record"]
    assert len(names(folder)) == 3
    for index, file in enumerate(names(folder)):
        game, verdict = judged(pbn, folder / file)
        assert verdict.ok and verdict.notes in ([], ["All players passed"])
        assert game.tags["Event"] == GAMES[name][mode].format(index + 1) and game.tags["DealNumber"] == str(40 + index)
        assert [game.tags[seat] for seat in ("South", "West", "East")] == people[index] and game.tags["North"] == "Dummy"
        assert (verdict.contract == "Pass") == (contracts[index] < 0)
    if mode and name != "one_player_short":
        assert [each[0] for each in people] == ["You", "Ada", "Ben"]


def test_letters_that_no_record_may_hold_are_replaced():
    from engine.flunk.deal import Deal
    from engine.flunk.pbn_record import game_text

    deal = Deal()
    deal.start(5)
    deal.declare(9)
    text = game_text(deal, 2, ("あ", "b\\", '"', "é"))
    assert '[South "?"]' in text and '[West "b\\\\"]' in text and '[North "\\""]' in text and '[East "é"]' in text
    assert bytes([ord(letter) for letter in text]) == text.encode("latin-1")


@pytest.mark.parametrize("game", ["one_player_short", "three_handed_bridge"])
def test_at_the_end_of_a_deal_of_another_game_too(sit, drive, pbn, game):
    """On the screens, by bots: every deal that is played is kept once, and the referee is content."""
    player = sit("picosystem", settings=dict(SOLO, FLUNK_GAME=game, FLUNK_TARGET="none", FLUNK_WATCH="yes"))
    folder = drive(player)
    player.begin()
    ended = 0
    for _ in range(400):
        before = player.screen()
        player.run(2000)
        ended += player.screen() != before and player.screen() == "deal_end"
        if ended == 3:
            break
    player.run(500)
    assert names(folder) == ["deal-000001.pbn", "deal-000002.pbn", "deal-000003.pbn"]
    for name in names(folder):
        found, verdict = judged(pbn, folder / name)
        assert verdict.ok, verdict.problems
        assert found.tags["Game"].lower().replace(" ", "_").replace("-", "_") == game


def test_a_full_drive_is_told_at_the_end_of_another_game_s_deal(sit, drive):
    player = sit("pybadge", settings=dict(SOLO, FLUNK_GAME="three_handed_bridge", FLUNK_WATCH="yes"))
    folder = drive(player, readonly=True)
    player.begin()
    for _ in range(200):
        player.run(1000)
        if player.screen() == "notice":
            break
    assert player.screen() == "notice" and names(folder) == []
    player.press("a")
    assert player.screen() == "deal_end"
