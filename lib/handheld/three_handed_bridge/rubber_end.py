"""The end of a rubber: who won it, all totals, and who pays whom."""

from handheld import borrow, keys
from handheld.look import BRIGHT, FAINT, TEXT, Line
from handheld.screens import BaseScreen
from handheld.words import part_of

_LINES = 10


class Screen(BaseScreen):
    """A leads back to the title, B to the score pad."""

    def __init__(self, app):
        super().__init__(app)
        self.words = words = part_of(app.words, "bridge_score")
        look = app.look
        pitch = (look.height - 4) // _LINES
        played = app.game.session
        lines = []
        for line in range(_LINES):
            lines.append(Line(look, self.group, 0, 2 + line * pitch, look.columns))
        winner = played.rubber.winner
        lines[0].centre(words.NO_RUBBER if winner < 0 else words.RUBBER_OF[winner > 0].format(app.words.PLAYERS[winner]),
                        FAINT)
        verdict = Line(look, self.group, 0, 2 + pitch, look.columns // 2, BRIGHT, 2)
        best = played.winners()
        verdict.centre(words.SHARED if len(best) > 1 else words.WINS[best[0] > 0].format(app.words.PLAYERS[best[0]]))
        settle = borrow("handheld.three_handed_bridge.settlement")
        net = played.rubber.settlement()
        for player in range(3):
            lines[3 + player].both_ends(
                words.TOTAL_OF.format(app.words.PLAYERS[player], played.total(player)),
                settle.signed(net[player]), BRIGHT if not player else TEXT)
        texts = settle.payments(app.words, words, played)
        for place in range(3):
            lines[6 + place].centre(texts[place] if place < len(texts) else "")
        told = words.HINTS.format(played.hints) if played.hints else words.PAD.format(app.board.key_names[1])
        lines[9].both_ends(app.words.PRESS_A.format(app.board.key_names[0]), told, FAINT)

    def key(self, key):
        """Back to the title, the rubber done with; or to the pad."""
        if self.common_key(key):
            return
        app = self.app
        if key == keys.B:
            app.push("three_handed_bridge.pad")
        elif key == keys.UP:
            app.push("review")
        elif key == keys.A or key == keys.START:
            app.game = None
            app.save()
            app.go("title")
