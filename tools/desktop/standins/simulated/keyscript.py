"""A player who reads keys from a script, by a clock that only the app moves.

One step a line:
    a b start select up down left right x y    keys, pressed one after the other
    right*3                                    a key pressed three times
    wait 500                                   let 500 milliseconds pass
    shot table                                 take a picture of the screen, called "table"
    # words                                    nothing
A key goes down when the app next looks at its keys, comes up 80 milliseconds later, and
the next step waits until 300 milliseconds have passed since it went down. At the end of
the script the program ends.
"""

import simulated

HOLD_MS = 80
STEP_MS = 300

# What the app's doings take, in microseconds. The numbers only have to be the same in every
# run, and more than nothing, so that an app which waits for the clock gets on.
POLL_US = 1000
REFRESH_US = 10000
LOOK_US = 20

# An app that goes this long without looking at its keys will never end by itself.
PATIENCE_MS = 300000


class ScriptError(ValueError):
    """A line of a key script that means nothing. Says which, and why."""


def parse(text, board, name="script"):
    """The steps of a script, a list of ("key", name), ("wait", milliseconds), ("shot", name).

    ScriptError names the script, the line and what is wrong with it.
    """
    steps = []
    number = 0
    for line in text.split("\n"):
        number += 1
        words = line.split("#")[0].split()
        if not words:
            continue
        where = "%s, line %d: " % (name, number)
        if words[0] == "wait":
            if len(words) != 2 or not words[1].isdigit():
                raise ScriptError(where + "'wait' is followed by a number of milliseconds")
            steps.append(("wait", int(words[1])))
        elif words[0] == "shot":
            if len(words) != 2 or "/" in words[1] or "\\" in words[1] or words[1].startswith("."):
                raise ScriptError(where + "'shot' is followed by one name for the picture, without a folder")
            steps.append(("shot", words[1]))
        else:
            for word in words:
                steps.extend(_keys(word, board, where))
    return steps


def _keys(word, board, where):
    parts = word.split("*")
    times = 1
    if len(parts) == 2 and parts[1].isdigit():
        times = int(parts[1])
    elif len(parts) != 1:
        raise ScriptError(where + "'%s' is not a key and a number, as in right*3" % word)
    key = board.key(parts[0].lower())
    if key is None:
        raise ScriptError(where + "'%s' is not a key of the %s (%s), nor 'wait' or 'shot'" % (
            parts[0], board.name, " ".join(board.keys())))
    return [("key", key)] * times


class KeyScript(simulated.Driver):
    """A driver that plays a script. Subclasses say what a shot does."""

    def __init__(self, text, board, name="script"):
        self.steps = parse(text, board, name)
        self.clock_us = 0
        self._next = 0
        self._key = None
        self._release_ms = 0
        self._ready_ms = 0
        self._looked_ms = 0

    def shot(self, name):
        """Take a picture of the screen. Here: none."""

    def milliseconds(self):
        self.clock_us += LOOK_US
        return self.clock_us // 1000

    def sleep(self, seconds):
        self._pass(int(seconds * 1000000))

    def refreshed(self):
        self._pass(REFRESH_US)

    def _pass(self, microseconds):
        self.clock_us += microseconds
        if self.clock_us // 1000 - self._looked_ms > PATIENCE_MS:
            raise RuntimeError("the app has not looked at its keys for %d seconds of its time" % (PATIENCE_MS // 1000))

    def poll(self):
        self._pass(POLL_US)
        now = self._looked_ms = self.clock_us // 1000
        if self._key is not None:
            if now >= self._release_ms:
                simulated.let_go(self._key)
                self._key = None
            return
        while now >= self._ready_ms:
            if self._next == len(self.steps):
                raise SystemExit(0)
            kind, value = self.steps[self._next]
            self._next += 1
            if kind == "wait":
                self._ready_ms = now + value
            elif kind == "shot":
                self.shot(value)
            else:
                self._key = value
                self._release_ms = now + HOLD_MS
                self._ready_ms = now + STEP_MS
                simulated.press(value)
                return
