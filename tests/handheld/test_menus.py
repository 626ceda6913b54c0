"""Title, new game, settings, help, about and the menu in a game, by keys, on each board."""

import pytest

BOARDS = ("pybadge", "pygamer", "picosystem")
TITLE = ["New game", "Learn", "Games", "Statistics", "Settings", "Help", "About"]


@pytest.fixture(params=BOARDS)
def board(request):
    return request.param


def test_the_title_has_its_entries_and_a_cursor_that_goes_round(sit, board):
    player = sit(board)
    assert [text for text, _ in player.top().entries()] == TITLE
    for name in TITLE[2:] + TITLE[:2]:
        player.press("down")
        assert "▸ " + name in player.lines()
    for name in TITLE[:1] + TITLE[::-1]:
        player.press("up")
        assert "▸ " + name in player.lines()
    player.press("b left right")
    assert player.screen() == "title"


@pytest.mark.parametrize("entry, screen", [
    ("New game", "new_game"), ("Learn", "learn"), ("Games", "games"), ("Statistics", "statistics"), ("Settings", "settings_menu"), ("Help", "help"), ("About", "about")])
def test_each_entry_opens_its_screen_and_b_comes_back(sit, board, entry, screen):
    player = sit(board)
    player.open(entry)
    assert player.screen() == screen
    player.press("b")
    assert player.screen() == "title"
    assert "▸ " + entry in player.lines()


def test_help_opens_from_everywhere_and_comes_back(sit, board):
    player = sit(board, settings={"FLUNK_DEAL": "5"})
    for keys, screen in (("", "title"), ("a", "learn"), ("a", "lesson"), ("b b up a", "new_game"), ("a", "deal"),
                         ("a", "declare"), ("a", "table"), ("start", "game_menu")):
        player.press(keys)
        before = player.lines()
        player.press("select")
        assert player.screen() == "help"
        player.press("b")
        assert (player.screen(), player.lines()) == (screen, before)


def test_the_help_has_pages_that_turn(sit, board):
    player = sit(board)
    player.press("select")
    from handheld.words.english_pages import HELP_PAGES

    pages = len(HELP_PAGES)
    seen = []
    for page in range(1, pages + 1):
        assert player.says("%d/%d" % (page, pages))
        seen.append(player.lines()[0])
        player.press("right")
    assert player.says("1/%d" % pages)
    assert seen == [page[0] for page in HELP_PAGES]
    player.press("left")
    assert player.says("%d/%d" % (pages, pages))
    player.press("a")  # past the last page: closed
    assert player.screen() == "title"


def test_the_help_names_the_board_s_own_keys(sit):
    for name, words in (("pybadge", "START"), ("pygamer", "SELECT"), ("picosystem", "X")):
        player = sit(name)
        player.press("select left*3")
        assert any(line.split()[0] == words for line in player.lines())
        assert not player.says("{")


def test_new_game_is_set_up_and_dealt(sit, board):
    player = sit(board)
    player.open("New game")
    player.press("down right")
    assert player.says("Rubber") and player.says("The deal passes round")
    player.press("down right*2")
    assert player.says("← 15 →")
    player.press("left*4")
    assert player.says("← 3 →")
    player.press("down a*3")
    assert player.says("← random →")
    player.press("up*3 a")
    assert player.screen() == "deal"
    assert (player.session.mode, player.session.deals, player.session.level) == (1, 3, "random")
    assert player.says("Deal 1 of 3") and player.says("number %d" % player.session.first_number)


def test_new_games_have_different_deals(sit):
    numbers = set()
    for seed in range(1, 9):
        player = sit("pybadge", seed=seed)
        player.begin()
        numbers.add((player.session.first_number, player.session.seed))
    assert len({number for number, _ in numbers}) == len({seed for _, seed in numbers}) == 8


def test_the_settings_are_changed_and_kept(sit, board):
    player = sit(board)
    player.open("Settings")
    assert dict(player.top().entries()) == {
        "Bots": "normal", "Pause": "until a key", "Deck": "four colours", "Cards": "normal", "Trumps": "in order", "Forced card": "yours", "Keys": "right hand", "Brightness": "5", "Dim after": "2 min",
        "Sleep after": "5 min", "Sound": "on", "Next dealer": "left", "Language": "English", "Demo": "off", "Back": ""}
    player.press("right*3")
    assert player.says("← random →")
    player.press("left a down a down a")
    for entry, keys in (("Brightness", "left"), ("Dim after", "a"), ("Sleep after", "left*2"), ("Sound", "a"), ("Demo", "a"), ("Next dealer", "left"), ("Trumps", "right"), ("Forced card", "left"), ("Cards", "a")):
        player.reach(entry)
        player.press(keys)
    changed = player.top().entries()
    assert dict(changed) == {"Bots": "random", "Pause": "1 second", "Deck": "two colours", "Cards": "larger", "Trumps": "to the left", "Forced card": "auto", "Keys": "right hand",
                             "Brightness": "4", "Dim after": "5 min", "Sleep after": "never", "Sound": "off", "Next dealer": "right", "Language": "English", "Demo": "on", "Back": ""}
    assert player.says("← larger →")
    player.press("b")
    assert player.screen() == "title"
    again = sit(board, memory=player.memory())
    again.open("Settings")
    assert again.top().entries() == changed
    again.press("b")
    again.begin()
    assert (again.session.level, again.session.seat_order) == ("random", 1)


def test_the_deck_changes_colour_at_once_and_at_the_next_start(sit):
    player = sit("pybadge")
    assert player.app.look.bright[6] == 0x008020  # clubs are green
    player.open("Settings")
    player.press("down*2 right b")
    assert player.app.look.bright[6] == 0x101018
    assert sit("pybadge", memory=player.memory()).app.look.bright[6] == 0x101018


def test_a_deck_changed_in_the_middle_of_a_deal_is_the_one_on_the_table(sit):
    """START, Settings, Deck, B, B: the cards on the table behind have the new colours."""
    player = sit("pybadge", settings={"FLUNK_DEAL": "5"})
    player.begin()
    player.press("a a")
    assert player.screen() == "table"
    player.press("start")
    player.open("Settings")
    player.press("down*2 right b b")
    assert player.screen() == "table"
    assert player.top().own._bright.pixel_shader is player.app.look.bright
    assert {grid.pixel_shader for grid in player.top()._picture._grids} <= {
        player.app.look.bright, player.app.look.dim}


@pytest.mark.parametrize("entry, screen", [("Score sheet", "score_sheet"), ("Score table", "score_table"), ("Help", "help"), ("Settings", "settings_menu")])
def test_the_game_menu_opens_and_closes(sit, board, entry, screen):
    player = sit(board, settings={"FLUNK_DEAL": "5"})
    player.begin()
    player.press("a a")
    before = player.lines()
    player.press("start")
    assert player.says("Deal 1 of 9")
    player.open(entry)
    assert player.screen() == screen
    player.press("b")
    assert player.screen() == "game_menu"
    player.open("Continue")
    assert (player.screen(), player.lines()) == ("table", before)
    player.press("start b")
    assert (player.screen(), player.lines()) == ("table", before)


def test_leaving_keeps_the_game_and_continue_goes_on(sit, board):
    player = sit(board, settings={"FLUNK_DEAL": "5"})
    player.begin()
    player.press("a a")
    before = player.lines()
    player.press("start")
    player.open("Leave to title")
    assert player.screen() == "title" and [text for text, _ in player.top().entries()] == ["Continue"] + TITLE
    player.press("a")
    assert (player.screen(), player.lines()) == ("table", before)


def test_the_stick_repeats_and_needs_to_come_back(sit):
    player = sit("pygamer")
    player.hands.hold("down", True)
    player.run(20)
    assert "▸ Games" in player.lines()
    player.run(700)  # held: it comes again after 0.4 s, then every 0.13 s
    assert "▸ Help" in player.lines()
    player.hands.hold("down", False)
    player.run(600)
    assert "▸ Help" in player.lines()
    for key in ("left", "right"):
        player.hands.hold(key, True)
        player.run(20)
        player.hands.hold(key, False)
    assert player.screen() == "title"


def test_a_key_that_is_held_chooses_once(sit, board):
    player = sit(board)
    player.hands.hold("a", True)
    player.run(3000)
    assert player.screen() == "learn"
    player.hands.hold("a", False)
    player.run(100)
    assert player.screen() == "learn"
