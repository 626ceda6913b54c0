"""Tells of a game in whole sentences, for the game in words; handheld.short_lines does in short ones."""

from engine.cards import DUMMY, NO_TRUMP
from engine.play import NOT_HELD
from handheld.flunk.promise import standing_words
from handheld.flunk.table_words import contract_words
from handheld.hand_row import list_hand
from handheld.score_words import tricks_words
from handheld.settings import SORT
from handheld.words import part_of, seat_name


class _Tricks:
    """How tricks are counted, for tricks_words; how a contract stands, for standing_words."""

    def __init__(self, said):
        self.ONE_TRICK = said.A_TRICK
        self.TRICKS = said.SO_MANY_TRICKS
        self.STANDING = "|".join(said.WHERE_IT_STANDS)


class _Shape:
    """A text for a contract with trumps and one for no trump, filled in as one of them."""

    def __init__(self, trumps, no_trump):
        self._trumps = trumps
        self._no_trump = no_trump

    def format(self, target, suit):
        """The contract. suit: its name, "" for no trump."""
        return (self._trumps if suit else self._no_trump).format(target, suit)


class _Words:
    """The words of a language with contracts and suits written out."""

    def __init__(self, words, said):
        self.NAME = words.NAME
        self.PLAYERS = words.PLAYERS
        self.DUMMY = words.DUMMY
        self.DEAL_OF = words.DEAL_OF
        self.SUIT_SIGNS = said.SUIT_NAMES
        self.NO_TRUMP = ""
        self.HIGH = _Shape(said.HIGH_IN, said.HIGH_AT_NO_TRUMP)
        self.LOW = _Shape(said.LOW_IN, said.LOW_AT_NO_TRUMP)
        self.DUMP = said.DUMP_OF


class Teller:
    """Tells of a Game; every method returns a text, or a list of them.

    words: those of the language, for others who tell of this game in the same way.
    """

    prompt_end = " "

    def __init__(self, game, words, settings):
        self._game = game
        self._settings = settings
        self._said = said = part_of(words, "full")
        self._signs = words.SUIT_SIGNS
        self.words = _Words(words, said)

    def aloud(self, text):
        """A text from elsewhere, with words for its signs, and a full stop."""
        said = self._said
        text = text.strip().replace("−", said.MINUS.format(""))
        for suit in range(4):
            text = text.replace(self._signs[suit], said.SUIT_NAMES[suit])
        return text if text[-1:] in said.ENDS else said.STOP.format(text)

    def listed(self, texts):
        """Several texts one after the other."""
        return self._said.BETWEEN_SENTENCES.join([self.aloud(text) for text in texts])

    # Cards, contracts, points

    def card(self, card):
        """A card: 'king of spades'."""
        said = self._said
        return said.CARD_NAME.format(said.RANK_NAMES[card % 13], said.SUIT_NAMES[card // 13])

    def _cards(self, cards):
        return self._said.BETWEEN_CARDS.join([self._said.THE_CARD.format(self.card(card)) for card in cards])

    def _contract(self, contract):
        return contract_words(self.words, contract)

    def _points(self, points):
        return str(points) if points >= 0 else self._said.MINUS.format(-points)

    def _tricks(self, tricks):
        return tricks_words(_Tricks(self._said), tricks)

    # Hands and tricks

    def _name(self, seat):
        return seat_name(self.words, self._game.session, seat)

    def _is_you(self, seat):
        return seat != DUMMY and not self._game.session.player_of(seat)

    def hand(self, seat):
        """The cards that a seat holds, as far as the player may see them."""
        said = self._said
        view = self._game.view
        cards = bytearray(13)
        found = list_hand(view.holding, seat, cards, view.trump if self._settings.values[SORT] else NO_TRUMP)
        parts = []
        suit = -1
        ranks = []
        for card in cards[0:found]:
            if card // 13 != suit:
                suit = card // 13
                ranks = []
                parts.append((suit, ranks))
            ranks.append(said.RANK_NAMES[card % 13])
        held = [suit for suit, _ in parts]
        texts = [said.SUIT_HELD.format(said.SUIT_NAMES[suit], said.BETWEEN_CARDS.join(ranks)) for suit, ranks in parts]
        if found:
            texts += [said.SUIT_VOID.format(said.SUIT_NAMES[suit]) for suit in (3, 2, 1, 0) if suit not in held]
        text = said.BETWEEN_SUITS.join(texts) or said.NO_CARDS
        return said.YOU_HOLD.format(text) if self._is_you(seat) else said.HOLDS.format(self._name(seat), text)

    def played(self, place):
        """The card at a place of the play, from 0, and who played it."""
        view = self._game.view
        seat = view.seat_of(place)
        card = self.card(view.cards[place])
        if self._is_you(seat):
            return self._said.YOU_PLAYED.format(card)
        return self._said.HAS_PLAYED.format(self._name(seat), card)

    def taken(self):
        """Who took the last trick, and how the contract stands."""
        view = self._game.view
        said = self._said
        seat = view.leaders[view.tricks()]
        text = said.TRICK_TO_YOU if self._is_you(seat) else said.TRICK_TO.format(self._name(seat))
        return text + said.BETWEEN_SENTENCES + self.standing()

    def trick(self, trick):
        """A trick of the deal, from 0: its cards, who led and who won."""
        said = self._said
        view = self._game.view
        laid = [said.LAYS.format(self._name(view.seat_of(place)), self.card(view.cards[place]))
                for place in range(trick * 4 + 1, trick * 4 + 4)]
        return said.TRICK_WAS.format(trick + 1, self._name(view.leaders[trick]), self.card(view.cards[trick * 4]),
                                     said.BETWEEN_CARDS.join(laid), self._name(view.leaders[trick + 1]))

    def standing(self):
        """The contract, and how far it is."""
        said = self._said
        view = self._game.view
        told = (self._contract(view.contract), self._tricks(view.won),
                standing_words(self.words, _Tricks(said), view))
        if view.contract >= 70:
            return said.PROGRESS_DUMP.format(*(told + (self._tricks(13 - view.tricks()),)))
        return said.PROGRESS.format(*told)

    def on_table(self):
        """The cards of the trick in progress."""
        said = self._said
        view = self._game.view
        if not view.count & 3:
            return said.NOTHING_ON_TABLE
        return said.ON_TABLE.format(said.BETWEEN_CARDS.join(
            [said.LAYS.format(self._name(view.seat_of(place)), self.card(view.cards[place]))
             for place in range(view.count & 60, view.count)]))

    def legal(self):
        """The cards that the player may play."""
        cards = bytearray(13)
        found = self._game.view.legal(cards)
        said = self._said
        shape = said.DUMMY_MAY_PLAY if self._game.view.turn == DUMMY else said.YOU_MAY_PLAY
        return shape.format(self._cards(cards[0:found]))

    def turn(self):
        """What to ask the player whose turn it is."""
        said = self._said
        view = self._game.view
        leads = not view.count & 3
        if view.turn == DUMMY:
            return said.WHICH_DUMMY_LEAD if leads else said.WHICH_DUMMY_CARD
        return said.WHICH_LEAD if leads else said.WHICH_CARD

    def refused(self, error, card):
        """Why a card may not be played: an IllegalPlay."""
        said = self._said
        dummy = self._game.view.turn == DUMMY
        if error.rule == NOT_HELD:
            return (said.DUMMY_LACKS if dummy else said.YOU_LACK).format(self.card(card))
        return (said.DUMMY_MUST_FOLLOW if dummy else said.YOU_MUST_FOLLOW).format(said.SUIT_NAMES[error.suit])

    def undone(self, cards):
        """Which cards were taken back."""
        return self._said.YOU_TOOK_BACK.format(self._cards(cards))

    def claimed(self, won):
        """How a claim came out, if declarer's side has won so many tricks in the end."""
        view = self._game.view
        ours = won - view.won
        theirs = 13 - view.tricks() - ours
        if view.seat & 1:
            ours, theirs = theirs, ours
        return self._said.IT_IS_SETTLED.format(self._tricks(ours), self._tricks(theirs))

    def unsettled(self):
        """That a claim did not come out."""
        return self._said.IT_IS_OPEN

    # Deals and scores

    def deal(self):
        """Which deal begins, in which kind of game."""
        played = self._game.session
        menus = part_of(self.words, "menus")
        return self._said.DEAL_BEGINS.format(menus.SOLO if self._game.is_solo() else menus.RUBBER,
                                             played.index + 1, played.deals, played.deal.number)

    def ask_contract(self):
        """What to ask the player who declares."""
        return self._said.ASK_CONTRACT

    def ask_why(self):
        """What to ask the player when all is over."""
        return self._said.ASK_REASONS

    def declared(self):
        """Who declared what."""
        played = self._game.session
        contract = self._contract(played.deal.contract)
        dealer = played.dealer_of(played.index)
        if not dealer:
            return self._said.YOU_DECLARED.format(contract)
        return self._said.HAS_DECLARED.format(self.words.PLAYERS[dealer], contract)

    def seated(self):
        """Who leads, and who sits after him."""
        said = self._said
        names = [self._name(seat) for seat in (1, 2, 3, 0)]
        return (said.SITTING_AFTER_YOU if self._is_you(1) else said.SITTING).format(*names)

    def deal_over(self):
        """Tricks and score of the deal that is over, in Solo the bot's too: a list."""
        said = self._said
        played = self._game.session
        index = played.index
        lines = [said.OVER_WITH.format(self._contract(played.contracts[index]),
                                       self._tricks(played.tricks[index]),
                                       self._points(played.score_of(index)))]
        if self._game.is_solo():
            lines.append(said.BOT_WOULD_HAVE.format(self._points(played.bot_scores[index])))
        return lines

    def scores(self):
        """The totals, and what help the player had: a list."""
        said = self._said
        played = self._game.session
        if self._game.is_solo():
            lines = [said.TOTAL_IS.format(self._points(played.total(0)), self._points(played.bot_total()))]
        else:
            lines = [said.TOTALS_ARE.format(said.BETWEEN_CARDS.join(
                [said.TOTAL_OF.format(self.words.PLAYERS[player], self._points(played.total(player)))
                 for player in range(3)]))]
        if played.hints or played.taken_back:
            lines.append(said.HINTS_HAD.format(played.hints, played.taken_back))
        return lines

    def session_over(self):
        """The end of the session, of a rubber who has won."""
        if self._game.is_solo():
            return self._said.SESSION_ENDS
        return self._said.RUBBER_ENDS.format(self._said.BETWEEN_CARDS.join(
            [self.words.PLAYERS[player] for player in self._game.session.winners()]))

    def help(self):
        """The rules, and what can be typed: a list."""
        said = part_of(self.words, "rules")
        return said.RULES + said.COMMANDS
