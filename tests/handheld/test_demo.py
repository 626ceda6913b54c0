"""Nobody is there: bots play a deal with captions, in a kiosk always, elsewhere where it is set."""

import bookkeeping
import pytest
import scenes
import simulated
from bookkeeping import points

from engine.flunk import contracts, snapshot
from engine.flunk.declaration import make_contract
from handheld.words import english_demo as said

MINUTE = 60000
SHOWN = {"FLUNK_DEMO": "on"}
KIOSK = {"FLUNK_KIOSK": "yes", "FLUNK_DEAL": "5", "FLUNK_DEALS": "3"}
BOARDS = ("pybadge", "pygamer", "picosystem")


@pytest.fixture(params=BOARDS)
def board(request):
    return request.param


# When ----------------------------------------------------------------------------------------


def test_it_comes_by_itself_in_a_kiosk_alone_and_where_it_is_set(sit, board):
    for settings, after in (({}, None), (SHOWN, MINUTE), (KIOSK, MINUTE // 2)):
        player = sit(board, settings=dict(settings, FLUNK_DIM="never", FLUNK_SLEEP="never"))
        if after is None:
            player.run(10 * MINUTE)
            assert player.screen() == "title"
            continue
        player.run(after - 2000)
        assert player.screen() == "title"
        player.press("down")
        player.run(after - 2000)
        assert player.screen() == "title"
        player.run(3000)
        assert player.screen() == "demo"


def test_it_is_set_in_the_settings_of_a_handheld_with_an_owner(sit, board):
    player = sit(board)
    player.open("Settings")
    player.reach("Demo")
    assert player.says("← off →")
    player.press("right b")
    player.run(MINUTE + 1000)
    assert player.screen() == "demo"
    again = sit(board, memory=player.memory())
    again.run(MINUTE + 1000)
    assert again.screen() == "demo"
    kiosk = sit(board, settings=KIOSK)
    kiosk.hands.hold(kiosk.board.key("select"), True)
    kiosk.settle()
    kiosk.press("start")
    kiosk.hands.hold(kiosk.board.key("select"), False)
    kiosk.settle()
    assert "Demo" not in [text for text, _ in kiosk.top().entries()]


@pytest.mark.parametrize("scene", [scenes.new_game, scenes.settings, scenes.about, scenes.table, scenes.deal_end])
def test_it_leaves_other_screens_alone(sit, scene):
    player = sit("pybadge", settings=dict(SHOWN, FLUNK_DEAL="5", FLUNK_DIM="never", FLUNK_SLEEP="never"))
    scene(player)
    before = player.screen()
    player.run(5 * MINUTE)
    assert player.screen() == before


def test_a_visitor_s_game_is_given_up_first(sit, board):
    player = sit(board, settings=KIOSK)
    scenes.table(player)
    player.press("start")
    player.open("Leave to title")
    player.run(95000)
    assert player.screen() == "title" and player.app.game
    player.run(15000)
    assert player.screen() == "countdown"
    player.run(15000)
    assert player.screen() == "demo" and player.app.game is None


# Away again ------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["up", "down", "left", "right", "a", "b", "start", "select"])
def test_any_key_leads_to_the_title_or_in_a_kiosk_to_a_new_game(sit, key):
    for settings, screen in ((SHOWN, "title"), (KIOSK, "new_game")):
        player = sit("picosystem", settings=settings)
        for milliseconds in (MINUTE + 1000, MINUTE + 40000):
            player.run(milliseconds)
            assert player.screen() == "demo"
            player.press(key)
            assert player.screen() == screen
            if screen == "new_game":
                player.press("b")
                assert player.screen() == "title"


def test_a_new_game_is_two_keys_away(sit, board):
    player = sit(board, settings=KIOSK)
    player.run(2 * MINUTE)
    player.press("up a")
    assert player.screen() == "deal" and player.session.first_number == 5


# Nothing of anybody is touched -----------------------------------------------------------------


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
def test_a_kept_game_and_all_that_is_saved_stay_as_they_are(sit, level):
    session = snapshot.save(bookkeeping.a_session(75, mode=0, level=level, number=5, seed=9))
    memory = bookkeeping.record(session=session, statistics=bytes((1,)) + bytes(12) + b"\x00\x00\x80\x00")
    player = sit("pybadge", memory=memory, settings=dict(SHOWN, FLUNK_DIM="never", FLUNK_SLEEP="never"))
    player.run(6 * MINUTE)
    assert player.screen() == "demo" and player.memory() == memory
    assert snapshot.save(player.session) == session
    player.press("b")
    assert player.memory() == memory
    player.press("a")
    # It goes on with the same cards, and to its end.
    assert player.screen() == "table"
    left = 52 * 2 - player.session.deal.play.count
    assert left > 52
    bookkeeping.Ledger().look(player.session)
    player.play_on(scenes.first)
    assert player.screen() == "deal_end"


def test_going_on_afterwards_is_the_same_as_without(sit):
    states = []
    for wait in (1000, 3 * MINUTE):
        player = sit("pybadge", settings=dict(SHOWN, FLUNK_DEAL="5", FLUNK_DIM="never", FLUNK_SLEEP="never"))
        scenes.table_late(player)
        player.press("start")
        player.open("Leave to title")
        player.run(wait)
        if player.screen() == "demo":
            player.press("a")
        player.press("a")
        player.play_on(scenes.first)
        states.append(snapshot.save(player.session)[:75])
    assert states[0] == states[1]


def test_it_does_not_play_the_deals_that_are_set(sit):
    """Or the visitor would have seen his cards."""
    player = sit("pybadge", settings=KIOSK)
    player.run(MINUTE)
    seen = set()
    for _ in range(4):
        seen.add(player.top()._game.session.first_number)
        player.run(3 * MINUTE)
    assert len(seen) > 2 and not seen & {5, 6, 7}


# Light -----------------------------------------------------------------------------------------


def test_a_battery_is_spared(sit, board):
    player = sit(board, settings=SHOWN)
    player.run(MINUTE + 5000)
    assert player.screen() == "demo" and simulated.brightness == 1
    player.run(MINUTE)
    assert 0 < simulated.brightness < 0.5
    player.run(3 * MINUTE)
    assert player.asleep()
    player.touch("a")
    player.settle()
    assert player.screen() == "demo" and not player.asleep()


def test_a_kiosk_stays_bright(sit, board):
    player = sit(board, settings=dict(KIOSK, FLUNK_DIM="1"))
    scenes.table(player)
    for _ in range(60):
        player.run(MINUTE)
    assert player.screen() == "demo" and not player.asleep() and simulated.brightness == 1


def test_a_kiosk_whose_owner_says_so_sleeps(sit, board):
    player = sit(board, settings=dict(KIOSK, FLUNK_SLEEP="10"))
    player.run(9 * MINUTE)
    assert player.screen() == "demo" and not player.asleep()
    player.run(3 * MINUTE)
    assert player.asleep()
    player.touch("a")
    player.settle()
    player.run(5 * MINUTE)
    assert player.screen() == "demo"


# What is shown -----------------------------------------------------------------------------------

# So bright is a pixel, of 255, that counts: all but the table, the inks of cards and shades.
_BRIGHT = 100


def longest_same(player, milliseconds, pause=500):
    """For how many milliseconds on end a pixel has had one bright colour at the most, looked at
    every so often; and the largest part of the time that one was bright at all."""
    begun = {}
    colours = {}
    bright = {}
    longest = 0
    looks = milliseconds // pause
    for look in range(looks):
        now = look * pause
        image = player.image()
        for place, colour in enumerate(zip(*[iter(image.convert("RGB").tobytes())] * 3)):
            if colours.get(place) != colour:
                colours[place] = colour
                begun[place] = now
            if (299 * colour[0] + 587 * colour[1] + 114 * colour[2]) // 1000 >= _BRIGHT:
                longest = max(longest, now + pause - begun[place])
                bright[place] = bright.get(place, 0) + 1
        player.run(pause)
    return longest, max(bright.values()) / looks


@pytest.mark.parametrize("name", ["pybadge", "picosystem"])
def test_no_pixel_stays_bright_for_long(sit, name):
    """Through a whole deal and into the next; the title does burn, so that can be seen here."""
    player = sit(name, settings=dict(SHOWN, FLUNK_DIM="never", FLUNK_SLEEP="never"))
    assert longest_same(player, 30000) == (30000, 1)
    player.run(MINUTE)
    assert player.screen() == "demo"
    deal = player.top()._game.session.first_number
    longest, share = longest_same(player, 150000)
    assert player.top()._game.session.first_number != deal
    assert longest <= 20000
    assert share <= 0.9


class Watched:
    """Reads the captions of a demo, and holds them against its cards."""

    def __init__(self, player):
        self.player = player
        self.captions = []

    def deal(self, contract=None):
        """Watch a whole deal, of this contract if one is given; all that was said."""
        player = self.player
        screen = player.top()
        session = screen._game.session
        if contract is not None:
            session.act(contract)
            screen._game.refresh()
            screen._next = 1
            screen._show_contract()
        said_now = []
        while player.top() is screen:
            lines = player.lines()
            if not said_now or said_now[-1] != lines:
                said_now.append(lines)
            if not session.deal.is_over() and session.deal.play.count and not session.deal.play.count & 3:
                self.trick(session, lines)
            player.run(400)
        self.score(session, said_now)
        return [line for lines in said_now for line in lines]

    def trick(self, session, lines):
        names = ("Dealer", "Ada", "Dummy", "Ben")
        winner = session.deal.play.leaders[session.deal.play.tricks()]
        for seat in range(4):
            if said.TAKES.format(names[seat]) in lines:
                assert seat == winner

    def score(self, session, said_now):
        deal = session.deal
        paid = points(deal.contract, deal.play.won, deal.play.captured)
        text = "Score %s" % str(paid).replace("-", "−")
        assert any(text in lines for lines in said_now)
        assert any("Dealer: %d trick" % deal.play.won in line for lines in said_now for line in lines)


@pytest.mark.parametrize("name", ["pybadge", "picosystem"])
def test_the_captions_tell_what_happens(sit, name):
    player = sit(name, settings=dict(SHOWN, FLUNK_DIM="never", FLUNK_SLEEP="never"))
    player.run(MINUTE + 500)
    watched = Watched(player)
    lines = watched.deal()
    assert said.BOTS_PLAY in lines and "The dealer promises" in lines
    assert any(line.startswith("exactly ") for line in lines)
    assert any(line.endswith("leads; all follow") for line in lines)
    assert said.ANY_KEY_LEAVES in lines
    # Captions do not fit by luck: contracts of every kind, won and lost.
    for contract, wanted in (
            (make_contract(contracts.HIGH, 7, 4), "each one more halves it"),
            (make_contract(contracts.HIGH, 13, 2), "each one less: −10"),
            (make_contract(contracts.LOW, 0, 4), "each one more: −15"),
            (make_contract(contracts.LOW, 6, 0), "each one less halves it"),
            (make_contract(contracts.DUMP, 0, 2), "if they have no ♥ at all")):
        assert wanted in watched.deal(contract), contract


def test_the_best_scores_of_a_kiosk_are_shown_after_the_deal(sit):
    player = sit("pybadge", settings=KIOSK)
    scenes.scored(player, *scenes.BEFORE)
    player.run(MINUTE)
    lines = Watched(player).deal()
    for letters, total in scenes.BEFORE:
        assert any(letters in line and line.endswith(str(total)) for line in lines)
    assert said.ANY_KEY_PLAYS in lines
