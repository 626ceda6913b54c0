"""The level `easy`: plays like somebody new to the game.

It counts neither its tricks to come nor the cards that are gone with much care: it grabs
tricks until it has the number it wants, is unsure which of two near cards is better, and
puts a contract's worth too high or too low.
"""

from engine.flunk.bots.normal import _DUMP, _SUM, NormalPlayer


class EasyPlayer(NormalPlayer):
    """As NormalPlayer, with a beginner's aim and judgement, and no search."""

    def __init__(self):
        super().__init__(0)

    def _way_to_judge(self, view):
        return _DUMP if view.dump_suit < 4 else _SUM

    def _new_judge(self, judging):
        if judging == _DUMP:
            return super()._new_judge(judging)
        from engine.flunk.bots.card_worth import SimpleJudge

        return SimpleJudge()

    def _worth_of(self, card):
        return super()._worth_of(card) + self._generator.below(1200)
