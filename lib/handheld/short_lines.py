"""Tells of a game in short lines, for the game in words; handheld.sentences does in whole sentences."""

from engine.cards import DUMMY, NO_TRUMP
from engine.names import RANK_LETTERS, SUIT_LETTERS, card_name
from engine.play import NOT_HELD
from handheld import borrow
from handheld.flunk.promise import standing_words
from handheld.flunk.table_words import contract_words
from handheld.hand_row import list_hand
from handheld.score_words import help_words, score_words, tricks_words
from handheld.settings import SORT
from handheld.words import part_of, seat_name


class Teller:
    """Tells of a Game; every method returns a text, or a list of them.

    words: those of the language, for others who tell of this game in the same way.
    """

    prompt_end = ": "

    def __init__(self, game, words, settings):
        self._game = game
        self.words = words
        self._settings = settings
        self._table = part_of(words, "table")
        self._spoken = part_of(words, "spoken")
        self._scores = part_of(words, "scores")

    def aloud(self, text):
        """A text from elsewhere, as it is said."""
        return text

    def listed(self, texts):
        """Several texts one after the other."""
        return self._spoken.SENTENCE.format(", ".join(texts))

    def card(self, card):
        """A card: 'SK'."""
        return card_name(card)

    # Hands and tricks

    def _name(self, seat):
        return seat_name(self.words, self._game.session, seat)

    def hand(self, seat):
        """The cards that a seat holds, as far as the player may see them."""
        view = self._game.view
        cards = bytearray(13)
        found = list_hand(view.holding, seat, cards, view.trump if self._settings.values[SORT] else NO_TRUMP)
        text = ""
        suit = -1
        for place in range(found):
            if cards[place] // 13 != suit:
                suit = cards[place] // 13
                text += ("  " if text else "") + SUIT_LETTERS[suit] + " "
            text += RANK_LETTERS[cards[place] % 13]
        return (self.words.DUMMY if seat == DUMMY else self.words.PLAYERS[0]) + ": " + text

    def played(self, place):
        """The card at a place of the play, from 0, and who played it."""
        view = self._game.view
        return "  " + self._name(view.seat_of(place)) + " " + card_name(view.cards[place])

    def taken(self):
        """Who took the last trick, and how the contract stands."""
        view = self._game.view
        spoken = self._spoken
        seat = view.leaders[view.tricks()]
        if seat == DUMMY or self._game.session.player_of(seat):
            text = spoken.TAKES.format(self._name(seat))
        else:
            text = spoken.YOU_TAKE
        return spoken.TRICK_OVER.format(text, self.standing())

    def trick(self, trick):
        """A trick of the deal, from 0: its cards, who led and who won."""
        view = self._game.view
        spoken = self._spoken
        said = part_of(self.words, "tricks")
        laid = [self._name(view.seat_of(place)) + " " + card_name(view.cards[place])
                for place in range(trick * 4, trick * 4 + 4)]
        names = [self._name(view.leaders[trick + which]) for which in (0, 1)]
        return said.TRICK_OF.format(trick + 1, view.tricks()) + ": " + spoken.TRICK_OVER.format(
            ", ".join(laid), spoken.SENTENCE.format(said.LED_AND_WON.format(*names)))

    def standing(self):
        """The contract, what is won, and what that leaves to do: 'High 9 ♠: 6 won, needs 3 of 5'."""
        view = self._game.view
        words = self.words
        text = (contract_words(words, view.contract) + ": " + self._spoken.WON.format(view.won) + ", "
                + standing_words(words, self._table, view))
        if view.contract >= 70:
            text += ", " + self._table.LEFT_TO_PLAY.format(13 - view.tricks())
        return text

    def on_table(self):
        """The cards of the trick in progress."""
        view = self._game.view
        return self._spoken.ON_TABLE.format(", ".join(
            [self._name(view.seat_of(place)) + " " + card_name(view.cards[place])
             for place in range(view.count & 60, view.count)]) or "-")

    def legal(self):
        """The cards that the player may play."""
        cards = bytearray(13)
        found = self._game.view.legal(cards)
        return self._spoken.LEGAL.format(", ".join([card_name(card) for card in cards[0:found]]))

    def turn(self):
        """What to ask the player whose turn it is."""
        view = self._game.view
        spoken = self._spoken
        leads = not view.count & 3
        if view.turn == DUMMY:
            return spoken.DUMMY_LEADS if leads else spoken.DUMMY_TURN
        return spoken.YOU_LEAD if leads else spoken.YOUR_TURN

    def refused(self, error, card):
        """Why a card may not be played: an IllegalPlay."""
        spoken = self._spoken
        if error.rule != NOT_HELD:
            return self._table.MUST_FOLLOW.format(self.words.SUITS[error.suit])
        if self._game.view.turn == DUMMY:
            return spoken.NOT_HELD.format(self.words.DUMMY, card_name(card))
        return spoken.YOU_HOLD_NOT.format(card_name(card))

    def undone(self, cards):
        """Which cards were taken back."""
        return self._spoken.UNDONE.format(", ".join([card_name(card) for card in cards]))

    def claimed(self, won):
        """How a claim came out, if declarer's side has won so many tricks in the end."""
        said = part_of(self.words, "tricks")
        text = borrow("handheld.claim_words").settled_words(said, self._game.view, won)
        return self._spoken.SENTENCE.format(text + ", " + said.WHATEVER)

    def unsettled(self):
        """That a claim did not come out."""
        return part_of(self.words, "tricks").NOT_SETTLED

    # Deals and scores

    def deal(self):
        """Which deal begins, in which kind of game."""
        played = self._game.session
        menus = part_of(self.words, "menus")
        return ((menus.SOLO if self._game.is_solo() else menus.RUBBER) + ", "
                + self.words.DEAL_OF.format(played.index + 1, played.deals) + ", "
                + part_of(self.words, "deal").DEAL_NUMBER.format(played.deal.number))

    def ask_contract(self):
        """What to ask the player who declares."""
        return part_of(self.words, "deal").CHOOSE_CONTRACT

    def ask_why(self):
        """What to ask the player when all is over."""
        return part_of(self.words, "reasons").ASK

    def declared(self):
        """Who declared what."""
        played = self._game.session
        return (self.words.PLAYERS[played.dealer_of(played.index)] + ": "
                + contract_words(self.words, played.deal.contract))

    def seated(self):
        """Who leads, and who sits after him."""
        return self._spoken.SEATED.format(*[self._name(seat) for seat in (1, 2, 3, 0)])

    def deal_over(self):
        """Tricks and score of the deal that is over, in Solo the bot's too: a list."""
        played = self._game.session
        index = played.index
        scores = self._scores
        lines = [self._spoken.DEAL_OVER.format(
            contract_words(self.words, played.contracts[index]), tricks_words(scores, played.tricks[index]),
            scores.SCORE.format(score_words(played.score_of(index))))]
        if self._game.is_solo():
            lines.append(scores.BOT_HERE.format(score_words(played.bot_scores[index])))
        return lines

    def scores(self):
        """The totals, and what help the player had: a list."""
        played = self._game.session
        scores = self._scores
        if self._game.is_solo():
            lines = [scores.TOTAL.format(score_words(played.total(0))) + ", "
                     + scores.BOT_TOTAL.format(score_words(played.bot_total()))]
        else:
            lines = [", ".join([self.words.PLAYERS[player] + " " + score_words(played.total(player))
                                for player in range(3)])]
        told = help_words(scores, played, 65535)
        return lines + [told] if told else lines

    def session_over(self):
        """The end of the session, of a rubber who has won."""
        spoken = self._spoken
        if self._game.is_solo():
            return spoken.SENTENCE.format(self._scores.SESSION_OVER)
        names = [self.words.PLAYERS[player] for player in self._game.session.winners()]
        return spoken.SENTENCE.format(self._scores.RUBBER_OVER) + " " + spoken.WINNERS.format(", ".join(names))

    def help(self):
        """The pages that are not about buttons, and what can be typed: a list."""
        told = []
        for page in part_of(self.words, "pages").HELP_PAGES:
            if "{" not in page[1]:
                lines = [line for line in page[1:] if "{" not in line]
                told.append(page[0] + ": " + self._spoken.BETWEEN_LINES.join(lines).strip())
        return told + [self._spoken.CONSOLE_HELP]
