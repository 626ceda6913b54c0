"""What can be set for every game, and what settings.toml got wrong."""

from handheld import borrow, choices
from handheld.choices import NEVER
from handheld.keys import elapsed
from handheld.look import WARNING, Line
from handheld.screens.menu import MenuScreen
from handheld.settings import (
    BRIGHTNESS, DECK, DEMO, DIM, FORCED, KEYS, LANGUAGE, LEVEL, PAUSE, PIPS, RECORDS, SEAT_ORDER,
    SLEEP, SORT, SOUND,
)
from handheld.words import LANGUAGES, part_of

# What is set is kept when no key was pressed for so long, in milliseconds: a thumb that is looking
# for a value does not wait for flash memory.
_SETTLED = 1500

# Lines at the bottom for an entry of settings.toml that was not understood.
_WRONG_LINES = 3


def _mistake(words, wrong):
    """What is wrong with an entry of settings.toml, of which settings_file has listed that."""
    return part_of(words, "mistakes").WRONG_ENTRIES[wrong[0]].format(*wrong[1:])


class Screen(MenuScreen):
    """Bots' level, pause after a trick, deck and so on: what this board has.

    The keys stay what they are until it is left, so that the way back is the way there; keys
    (the hand that they were set for) and turn (of the wrong lines) make it as it was.
    """

    def __init__(self, app, place=0, keys=-1, turn=0):
        look = app.look
        wrong = app.settings.wrong
        self.lines = 5 if wrong else 7
        super().__init__(app, place, 50 if look.large else 24, 26 if look.large else 14)
        self._settings = [LEVEL, PAUSE, DECK, PIPS, SORT, FORCED, KEYS]
        self._keys = keys if keys >= 0 else app.settings.values[KEYS]
        if app.board.dims:
            self._settings += (BRIGHTNESS, DIM, SLEEP)
        if app.board.open_speaker:
            self._settings.append(SOUND)
        self._settings.append(SEAT_ORDER)
        if not app.kiosk:
            # A kiosk always has it.
            self._settings.append(DEMO)
        if borrow("handheld.records").can_keep():
            self._settings.append(RECORDS)
        if len(LANGUAGES) > 1:
            self._settings.append(LANGUAGE)
        self._heading = Line(look, self.group, 0, 16 if look.large else 6, look.columns)
        self._wrong = []
        self._turns = turn
        self._unsaved = False
        if wrong:
            top = look.height - _WRONG_LINES * look.letter_height
            for line in range(_WRONG_LINES):
                self._wrong.append(Line(look, self.group, 0, top + line * look.letter_height,
                                        look.columns, WARNING))
        words = self.words
        self.expect(tuple(words.LEVELS.values()) + words.PAUSES + words.FORCED_CARDS + words.SORTS
                    + words.DECKS + words.PIPS_ARE + words.KEYS_ARE + words.SEAT_ORDERS
                    + words.ON_OFF + (words.NEVER,))
        self.draw()

    def entries(self):
        """Each setting and its value."""
        listed = [self._entry(setting) for setting in self._settings]
        if self._clears():
            listed.append((self.words.CLEAR_BEST, ""))
        listed.append((self.words.BACK, ""))
        return listed

    def _clears(self):
        # Only the owner of a kiosk comes here.
        return self.app.kiosk and self.app.best

    def _entry(self, setting):
        words = self.words
        settings = self.app.settings
        value = settings.values[setting]
        if setting == LEVEL:
            return words.BOTS, words.LEVELS[settings.level()]
        if setting == PAUSE:
            return words.PAUSE, words.PAUSES[value]
        if setting == FORCED:
            return words.FORCED, words.FORCED_CARDS[value]
        if setting == SORT:
            return words.SORT, words.SORTS[value]
        if setting == DECK:
            return words.DECK, words.DECKS[value]
        if setting == PIPS:
            return words.PIPS, words.PIPS_ARE[value]
        if setting == KEYS:
            return words.KEYS, words.KEYS_ARE[value]
        if setting == SEAT_ORDER:
            return words.SEAT_ORDER, words.SEAT_ORDERS[value]
        if setting == LANGUAGE:
            return words.LANGUAGE, words.LANGUAGE_NAME
        if setting == SOUND:
            return words.SOUND, words.ON_OFF[value]
        if setting == DEMO or setting == RECORDS:
            return words.DEMO if setting == DEMO else words.RECORDS, words.ON_OFF[1 - value]
        choice = choices.name(setting, value)
        if setting == BRIGHTNESS:
            return words.BRIGHTNESS, choice
        choice = words.NEVER if choice == NEVER else words.MINUTES.format(choice)
        return words.DIM if setting == DIM else words.SLEEP, choice

    def draw(self):
        """The entries, and one wrong line of settings.toml after the other at each key."""
        super().draw()
        self._heading.centre(self.words.SETTINGS)
        if self._wrong:
            wrong = self.app.settings.wrong
            text = _mistake(self.app.words, wrong[self._turns % len(wrong)])
            lines = borrow("handheld.wrapping").wrapped(text, self.app.look.columns)
            for line in range(_WRONG_LINES):
                self._wrong[line].set(lines[line] if line < len(lines) else "")
            self._turns += 1

    def change(self, place, step):
        """Take the next value of a setting."""
        app = self.app
        if place < len(self._settings):
            choices.change(app.settings, self._settings[place], step)
            self._unsaved = True
            app.use_settings()
            app.idle.light()
            if self._settings[place] == SOUND:
                app.sound("won")
            elif self._settings[place] == LANGUAGE:
                # What opens next speaks it: this screen once more, in place of this one.
                app.save()
                app.push("settings_menu", *self.state())
                app.below.pop()

    def tick(self, now):
        """Keep what was set, for a board that is switched off here."""
        if self._unsaved and elapsed(now, self.app.idle.since) >= _SETTLED:
            self._unsaved = False
            self.app.save()
        return False

    def choose(self, place):
        """Change the setting under the cursor, or go back."""
        if place > len(self._settings) or place == len(self._settings) and not self._clears():
            self.leave()
        elif place == len(self._settings):
            self.app.push("clear_scores")
        else:
            self.change(place, 1)
            self.draw()

    def leave(self):
        """Keep what was set; other keys are told."""
        app = self.app
        app.save()
        app.pop()
        if app.settings.values[KEYS] != self._keys:
            borrow("handheld.hand_keys").use(app.board, app.settings.values[KEYS])
            app.push("notice", "keys")

    def state(self):
        """The entry under the cursor, the keys' hand, and which wrong line is shown."""
        return super().state() + (self._keys, self._turns - 1)
