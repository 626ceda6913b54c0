"""The game in words, in both styles and languages: whole games by typed commands, and a sentence for every state."""

import re

import bookkeeping
import pytest
from test_text_game import ANYTHING, CARDS, SETTINGS, play, session_in

from engine.flunk import contracts

FULL = dict(SETTINGS, FLUNK_WORDS="full")
LANGUAGES = ("english", "japanese")
STYLES = ("compact", "full")
MODES = ("solo", "rubber")
# Asked in every state; none of them plays anything.
QUESTIONS = ["hands", "table", "legal", "last", "tricks", "score", "hint", "why", "undo", "claim", "statistics", "set", "help", "set level",
             "set sound on", "set colour red", "new x", "xx", "h of moons", "high", "high 20 s", "low 9 s", "dump nt"]
# Cards, contracts and signs that are no words.
SHORT = re.compile(r"\b[SHDC](10|[2-9TJQKA])\b|\bNT\b|[♣♦♥♠−▸]|\b\d+[SHDC]\b")


def in_(language, style, **more):
    return dict(SETTINGS, FLUNK_LANGUAGE=language, FLUNK_WORDS=style, **more)


def said(terminal):
    """What was told, prompts included, but for the empty line before a deal."""
    return [line for line in terminal.told if line]


def answers(terminal, typed):
    """What was told after each of the lines typed, as (line typed, list of lines)."""
    places = [place for place, line in enumerate(terminal.told) if line in set(terminal.asked)]
    ends = places[1:] + [len(terminal.told)]
    return [(line, terminal.told[place + 1:end]) for line, place, end in zip(typed, places, ends)]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_typing(language, style, mode):
    terminal, memory = play(ANYTHING, in_(language, style, FLUNK_MODE=mode))
    assert session_in(memory) is None, "the session is over"
    compact, _ = play(ANYTHING, in_(language, "compact", FLUNK_MODE=mode))
    # Either style asks the same and leads to the same end.
    assert len(terminal.asked) == len(compact.asked)
    assert not any("{" in line or "None" in line for line in terminal.told)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_full_speech_is_sentences_without_signs_and_abbreviations(language, mode):
    typed = QUESTIONS + ["high 9 s"] + QUESTIONS + sum([[card] + (QUESTIONS if place % 17 == 5 else ["undo", "claim"])
                                                       for place, card in enumerate(CARDS * 9)], [])
    typed += ["why", "why 1", "why 13", "why sa", "dump h"] + CARDS * 3 + ["table", "tricks"] + CARDS * 9 + ["low 2 nt", "table"] + ANYTHING
    terminal, memory = play(typed, in_(language, "full", FLUNK_MODE=mode))
    assert session_in(memory) is None
    for line in said(terminal):
        assert not SHORT.search(line), line
        end = line.strip()[-1]
        assert end in ("。?!:" if language == "japanese" else ".?!:"), line
        assert ".." not in line and "。。" not in line and "。." not in line and "  " not in line.strip(), line


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_no_question_is_without_an_answer_in_any_state(language, style, mode):
    """Declaring, as declarer and as defender, leading, following, and when all is over."""
    typed = []
    for _ in range(3):
        typed += QUESTIONS + ["high 8 s"] + QUESTIONS + CARDS * 2 + QUESTIONS + CARDS * 11
    typed += ANYTHING
    terminal, memory = play(typed, in_(language, style, FLUNK_MODE=mode))
    assert session_in(memory) is None
    asked = 0
    for line, told in answers(terminal, typed):
        if line in QUESTIONS:
            asked += 1
            assert told and all(len(text) > 3 for text in told if text), line
    assert asked > 100


def test_after_the_end_the_questions_are_answered_too():
    typed = ANYTHING
    whole, _ = play(typed, FULL)
    end = whole.told.index("This is the end of the session.")
    needed = sum(line in set(whole.asked) for line in whole.told[:end])
    questions = ["table", "hands", "legal", "last", "score", "why 3", "hint", "statistics", "help", "compact", "score", "full", "score"]
    terminal, _ = play(typed[:needed] + questions + [""], FULL)
    told = terminal.told[terminal.told.index("This is the end of the session."):]
    assert "No card of yours is to be played now." in told and "You hold no cards." in told and "Dummy holds no cards." in told
    assert any(line.startswith("Trick 13: ") for line in told)
    assert sum(line.startswith("Your total is ") for line in told) == 2 and sum(line.startswith("Total ") for line in told) == 1


def test_the_style_is_changed_by_a_word_and_kept():
    terminal, memory = play(["full", "high 9 s", "compact", "table", "set words full", "table", "quit"])
    text = terminal.text()
    assert "Whole sentences from now on." in text and "You declare High 9 in spades." in text
    assert "Short lines from now on." in text and "High 9 ♠: 0 won, needs 9 of 13" in text
    assert "words is full now" in text and "High 9 in spades: declarer's side has 0 tricks, and needs 9 of the 13 to come." in text
    again, _ = play(["quit"], {}, memory)
    assert "You declare High 9 in spades." in again.told
    third, _ = play(["quit"], {"FLUNK_WORDS": "compact"}, memory)
    assert "You: High 9 ♠" in third.told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_contract_has_a_name_of_its_own(language):
    play(["quit"], in_(language, "full"))
    from handheld import sentences
    from handheld.flunk.table_words import contract_words
    from handheld.words import part_of, words_of

    words = sentences._Words(words_of(language), part_of(words_of(language), "full"))
    names = [contract_words(words, contract) for contract in range(contracts.CONTRACTS)]
    assert len(set(names)) == contracts.CONTRACTS and not any(SHORT.search(name) for name in names)
    if language == "english":
        assert (names[3 * 14 + 9], names[4 * 14], names[72]) == ("High 9 in spades", "Low 0 at no trump", "Dump hearts")


def test_a_card_may_be_typed_as_it_is_told():
    from handheld.typed import Misread, read_card

    play(["quit"], FULL)
    from handheld.sentences import Teller
    from handheld.settings import Settings
    from handheld.words import words_of

    teller = Teller(None, words_of("english"), Settings())
    for card in range(52):
        assert read_card(teller.card(card)) == card
    for text in ("king of", "of spades", "king of moons", "ace of nt", "two of spades", "1 of hearts", "king of hearts of spades"):
        with pytest.raises(Misread):
            read_card(text)
    assert read_card("TEN OF HEARTS") == 2 * 13 + 8


def test_commands_may_be_typed_in_capitals():
    terminal, memory = play(["Hands", "HIGH 9 S", "Table", "Quit"])
    assert session_in(memory).deal.contract == 3 * 14 + 9 and terminal.text().count("On the table: ") == 1


def test_the_legal_cards_told_are_those_of_the_rules():
    terminal, memory = play(["high 9 s", "legal", "quit"])
    session = session_in(memory)
    legal = bytearray(13)
    found = session.deal.play.legal(legal)
    names = ["CDHS"[card // 13] + "23456789TJQKA"[card % 13] for card in legal[:found]]
    assert "Allowed: " + ", ".join(names) in terminal.told


def test_a_claim_is_told_in_tricks():
    terminal, _ = play(["low 0 nt"] + sum([[card, "claim"] for card in CARDS * 14], []), FULL)
    claims = [line for line in terminal.told if line.startswith("Whatever is played, ")]
    assert claims and "It is not settled yet who takes the tricks to come." in terminal.told
    for line in claims:
        ours, theirs = (int(number) for number in re.findall(r"(\d+) tricks?", line))
        before = terminal.told[:terminal.told.index(line)]
        took = [told for told in before if "takes the trick." in told or told.startswith("You take the trick.")]
        assert ours + theirs == 13 - len(took) % 13


def test_a_lost_game_is_told_with_the_reason_in_the_player_s_language():
    from engine.restore import NEWER
    from handheld.words import english_spoken, japanese_spoken

    for words in (english_spoken, japanese_spoken):
        assert len(words.LOST_BECAUSE) == NEWER + 1
    for language, start in (("english", "The saved game is lost: it is cut short or too long."), ("japanese", "保存したゲームは失われました: 記録の大きさがちがいます。")):
        session = bookkeeping.session_in(play(["high 8 s", "quit"])[1])
        terminal, _ = play(["quit"], {"FLUNK_LANGUAGE": language}, bookkeeping.record(session=session[:-1]))
        assert start in terminal.told


def test_a_wrong_setting_is_told_in_a_sentence_of_the_language():
    terminal, _ = play(["quit"], {"FLUNK_LEVEL": "grand", "FLUNK_DEALS": "10", "FLUNK_DEAL": "0", "FLUNK_DECK": None})
    assert terminal.told[:4] == [
        'settings.toml: FLUNK_LEVEL is "grand", which means nothing; it can be random, easy, normal, hard, expert.',
        'settings.toml: the value of FLUNK_DECK needs quotes, as in "easy".',
        'settings.toml: FLUNK_DEALS is "10", which means nothing; it can be 3, 6, 9 and so on to 99.',
        'settings.toml: FLUNK_DEAL is "0", which means nothing; it can be 1 to 999999.']
    terminal, _ = play(["quit"], {"FLUNK_LEVEL": "grand", "FLUNK_LANGUAGE": "japanese"})
    assert terminal.told[0] == 'settings.toml の FLUNK_LEVEL は "grand" ですが、わかりません。正しいのは random, easy, normal, hard, expert です。'
