"""The level `random` of One Player Short: any legal call, any card that may be taken, laid or played."""

from engine.chance import BaseChanceBot


class ChanceBot(BaseChanceBot):
    """See engine.one_player_short.bots for how a bot is used."""

    def choose(self, view, seed):
        """What Deal.act takes."""
        choices = bytearray(37)
        return choices[seed % view.choices(choices)]
