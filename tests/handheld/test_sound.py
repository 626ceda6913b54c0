"""Short sounds that block nothing, and boards without a speaker."""

import sys

import pytest
import scenes
import simulated
from scenes import first, highest
from simulated import boards
from test_boards import NAMED, SWITCHES

from engine.flunk import contracts
from engine.flunk.declaration import make_contract
BOARDS = ("pybadge", "pygamer", "picosystem")
SOLO = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3"}
RUBBER = dict(SOLO, FLUNK_MODE="rubber")


@pytest.fixture(params=BOARDS)
def board(request):
    return request.param


def heard(player):
    """The names of the sounds so far, by their waves."""
    return [name_of(wave) for _, wave, _ in player.sounds]


def sounds():
    """name -> notes, of the board that is on."""
    from handheld.speaker import _SOUNDS

    return _SOUNDS


def name_of(wave):
    for name, notes in sounds().items():
        periods = [(notes[place], notes[place + 1]) for place in range(0, len(notes), 2)]
        if notes_of(wave) == periods:
            return name
    raise AssertionError(wave)


def notes_of(wave):
    """(samples of a period, periods) of each note that a square wave has, its last sample left out."""
    assert wave[-1] == 0
    edges = [place for place in range(len(wave) - 1) if wave[place] and (not place or not wave[place - 1])]
    edges.append(len(wave) - 1)
    notes = []
    for here, there in zip(edges, edges[1:]):
        if notes and notes[-1][0] == there - here:
            notes[-1][1] += 1
        else:
            notes.append([there - here, 1])
    return [tuple(note) for note in notes]


def test_every_card_trick_and_result_is_heard(sit, board):
    player = sit(board, settings=SOLO)
    scenes.declare(player)
    assert heard(player) == []
    player.declare(make_contract(contracts.HIGH, 9, 3))
    player.play_on(first)
    names = heard(player)
    assert len(names) == 53 and names[-1] in ("good", "bad")
    for trick in range(13):
        assert names[4 * trick:4 * trick + 3] == ["card"] * 3
    won = names[3:52:4].count("won")
    assert won == player.session.tricks[0] and names[3:52:4].count("lost") == 13 - won
    assert names[-1] == ("good" if player.session.score_of(0) > 0 else "bad")


def test_a_defender_is_glad_of_other_things(sit):
    player = sit("pybadge", settings=RUBBER)
    scenes.to_a_bots_deal(player, 1)
    player.sounds.clear()
    player.press("a")
    player.play_on(highest)
    names = heard(player)
    index = player.session.index
    assert len(names) == 53 and names.count("lost") == player.session.tricks[index]
    assert names[-1] == ("bad" if player.session.score_of(index) > 0 else "good")


def test_a_card_that_may_not_be_played_is_refused_aloud(sit, board):
    player = sit(board, settings=SOLO)
    scenes.table_illegal(player)
    assert heard(player)[-1] == "refused"


def test_sounds_are_short_and_end_by_themselves(sit, board):
    player = sit(board, settings=SOLO)
    player.app.sound("card")
    output = player.app.board.speaker[0]
    for name in sounds():
        before = player.hands.clock_us
        player.app.sound(name)
        assert player.hands.clock_us - before < 1000, "it waits for the sound"
        rate, wave, loops = player.sounds[-1]
        assert not loops and len(wave) < 450 and 15 < len(wave) * 1000 // rate < 200
        assert output.playing
        player.run(250)
        assert not output.playing
        # Rests where it began: no pop, and no current through the speaker.
        assert wave[-1] == 0 and 0 < max(wave) <= 255


def test_off_is_one_setting_and_silent(sit, board):
    player = sit(board, settings=SOLO)
    player.open("Settings")
    player.reach("Sound")
    player.press("right b")
    player.sounds.clear()
    scenes.table(player)
    player.play_on(first)
    assert heard(player) == []
    again = sit(board, memory=player.memory())
    again.app.sound("card")
    assert heard(again) == [] and again.app.board.speaker is None
    again.open("Settings")
    again.reach("Sound")
    again.press("right")
    assert heard(again) == ["won"], "on: it says so"


def test_the_amplifier_rests_with_the_display(sit):
    player = sit("pybadge", settings=dict(SOLO, FLUNK_DIM="1", FLUNK_SLEEP="5"))
    player.app.sound("card")
    amplifier = player.app.board.speaker[2]
    assert amplifier.value
    player.run(61000)
    assert not amplifier.value
    player.app.sound("card")
    assert amplifier.value
    player.run(300000)
    assert player.asleep() and not amplifier.value


@pytest.mark.parametrize("fault", [RuntimeError("No DMA channel found"), MemoryError()])
def test_what_goes_wrong_with_a_sound_harms_nothing(sit, board, fault):
    player = sit(board, settings=SOLO)
    player.app.sound("card")

    def refuse(sample, loop=False):
        raise fault

    player.app.board.speaker[0].play = refuse
    scenes.table(player)
    player.play_on(first)
    assert player.screen() == "deal_end"


@pytest.mark.parametrize("fault", [RuntimeError("All timers in use"), MemoryError(), ValueError("SPEAKER in use")])
def test_a_speaker_that_cannot_be_opened_harms_nothing(sit, board, fault, monkeypatch):
    import sys

    player = sit(board, settings=SOLO)
    module = sys.modules["audiopwmio" if board == "picosystem" else "audioio"]

    class Refusing:
        def __init__(self, *pins, **how):
            raise fault

    monkeypatch.setattr(module, "PWMAudioOut" if board == "picosystem" else "AudioOut", Refusing)
    scenes.table(player)
    player.play_on(first)
    assert player.screen() == "deal_end" and heard(player) == []


def test_a_board_without_a_speaker_plays_in_silence(sit):
    stranger = boards.Board("stranger", "acme_stranger", 160, 128, tuple(SWITCHES), switches=SWITCHES)
    player = sit(stranger, settings=dict(NAMED, **SOLO))
    player.open("Settings")
    assert "Sound" not in [text for text, _ in player.top().entries()]
    player.press("b")
    scenes.table(player)
    player.play_on(first)
    assert player.screen() == "deal_end" and heard(player) == []


def test_firmware_without_sound_is_no_trouble(sit, board, monkeypatch):
    player = sit(board, settings=SOLO)
    monkeypatch.setitem(sys.modules, "audiopwmio" if board == "picosystem" else "audioio", None)
    scenes.table(player)
    player.play_on(first)
    assert player.screen() == "deal_end" and heard(player) == []
    player.press("start")
    player.open("Settings")
    assert "Sound" not in [text for text, _ in player.top().entries()]


def test_boot_leaves_the_speaker_alone(sit, board):
    """Only what plays opens it: boot.py asks the board for its buttons alone."""
    player = sit(board)
    assert not {"AUDIO", "SPEAKER", "SPEAKER_ENABLE"} & set(simulated.claimed)
    player.app.sound("card")
    assert {"AUDIO", "SPEAKER"} & set(simulated.claimed)
