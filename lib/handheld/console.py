"""The whole game in words: for a terminal, or a serial line, instead of the screen.

The same Game runs underneath. What a player types:

    high 9 s, low 2 nt, dump h    declares
    SA, as, h10                   plays a card
    hands, last, score, help      says it; quit leaves, the game is kept
    hint                          says what a good bot would declare or play here, and why
    why, why 3, why sa            why the bots declared and led, played trick 3, or that card,
                                  in the last deal that is over
"""

from engine.cards import DECLARER, DUMMY, LEFT, NO_TRUMP, RIGHT
from engine.flunk import contracts, session, snapshot
from engine.flunk.declaration import make_contract
from engine.names import RANK_LETTERS, SUIT_LETTERS, SUIT_NAMES, card_from_name, card_name
from engine.play import NOT_HELD, IllegalPlay
from handheld import borrow
from handheld.hand_row import list_hand
from handheld.score_words import score_words, tricks_words
from handheld.table_words import contract_words, progress_words
from handheld.words import part_of

_SIGNS = "♣♦♥♠♧♢♡♤"
_KINDS = {"high": contracts.HIGH, "low": contracts.LOW, "dump": contracts.DUMP}


class Quit(Exception):
    """The player has had enough, or there is nobody to ask any more."""


def read_suit(word):
    """The suit or no trump that a word means: s, spades, ♠, nt. ValueError if none."""
    if word[0] in _SIGNS:
        return _SIGNS.index(word[0]) % 4
    if word in ("n", "nt", "no-trump", "notrump"):
        return NO_TRUMP
    for suit in range(4):
        if word == SUIT_LETTERS[suit].lower() or word == SUIT_NAMES[suit]:
            return suit
    raise ValueError("A suit is s, h, d, c or nt, not '" + word + "'")


def read_contract(text):
    """The contract typed as 'high 9 s', 'low 2 nt' or 'dump h'. ValueError, with a reason."""
    parts = text.lower().split()
    if not parts or parts[0] not in _KINDS:
        raise ValueError("A contract reads like high 9 s, low 2 nt or dump h")
    kind = _KINDS[parts[0]]
    if kind == contracts.DUMP:
        if len(parts) != 2:
            raise ValueError("A dump names its suit: dump h")
        return make_contract(kind, 0, read_suit(parts[1]))
    if len(parts) != 3 or not parts[1].isdigit():
        raise ValueError("Say how many tricks, and in which suit: " + parts[0] + " "
                         + ("9" if kind == contracts.HIGH else "3") + " s")
    return make_contract(kind, int(parts[1]), read_suit(parts[2]))


def read_card(text):
    """The card typed as sa, h10, 10h or ♥ 10. ValueError if it is none."""
    name = text.lower().replace(" ", "")
    if name and name[0] in _SIGNS:
        name = SUIT_LETTERS[_SIGNS.index(name[0]) % 4] + name[1:]
    elif len(name) > 1 and name[-1].upper() in SUIT_LETTERS:
        name = name[-1] + name[:-1]
    try:
        return card_from_name(name)
    except ValueError:
        raise ValueError("'" + text + "' is not a card; type suit and rank, such as sa or h10")


class Console:
    """Plays a Game in words.

    ask(prompt) returns what was typed, or None when there is no more; say(line) shows a
    line; save() is called after every trick and deal.
    """

    def __init__(self, game, words, ask, say, save, statistics):
        self._game = game
        self._words = words
        self._spoken = part_of(words, "spoken")
        self._scores = part_of(words, "scores")
        self._ask = ask
        self._say = say
        self._save = save
        self._statistics = statistics
        self._told = game.view.count
        self._finished = b""

    def run(self):
        """Play to the end of the session. Raises Quit if the player leaves before."""
        if self._game.session.phase() == session.PLAYING:
            self._say_standing()
        while True:
            phase = self._game.session.phase()
            if phase == session.DECLARING:
                self._declaring()
            elif phase == session.PLAYING:
                self._playing()
            else:
                self._deal_over()
                if phase == session.SESSION_OVER:
                    self._session_over()
                    self._answer_at_the_end()
                    return
                self._game.next_deal()
            self._save()

    # Declaring

    def _declaring(self):
        game = self._game
        played = game.session
        words = self._words
        self._told = 0
        self._say("")
        menus = part_of(words, "menus")
        deal = part_of(words, "deal")
        self._say((menus.SOLO if game.is_solo() else menus.RUBBER) + ", "
                  + words.DEAL_OF.format(played.index + 1, played.deals) + ", "
                  + deal.DEAL_NUMBER.format(played.deal.number))
        self._say_hands()
        if game.players_turn():
            self._obey(deal.CHOOSE_CONTRACT + ": ", self._declare)
        else:
            while not game.think():
                pass
        name = words.PLAYERS[played.dealer_of(played.index)]
        self._say(name + ": " + contract_words(words, played.deal.contract))
        names = [self._seat_name(seat) for seat in (LEFT, DUMMY, RIGHT, DECLARER)]
        self._say(self._spoken.SEATED.format(*names))

    def _declare(self, text):
        self._game.act(read_contract(text))

    # Playing

    def _playing(self):
        game = self._game
        while game.session.phase() == session.PLAYING:
            if game.players_turn():
                self._say_table()
                self._obey(self._turn_words() + ": ", self._play)
            else:
                while not game.think():
                    pass
            self._tell_new_cards()
            if not game.view.count & 3:
                self._tell_trick()
                if game.session.deal.is_over() and not game.watch:
                    self._statistics.count_deal(game.session)
                self._save()

    def _turn_words(self):
        view = self._game.view
        spoken = self._spoken
        leads = not view.count & 3
        if view.turn == DUMMY:
            return spoken.DUMMY_LEADS if leads else spoken.DUMMY_TURN
        return spoken.YOU_LEAD if leads else spoken.YOUR_TURN

    def _play(self, text):
        card = read_card(text)
        try:
            self._game.act(card)
        except IllegalPlay as error:
            if error.rule != NOT_HELD:
                raise
            if self._game.view.turn == DUMMY:
                raise ValueError(self._spoken.NOT_HELD.format(self._words.DUMMY, card_name(card)))
            raise ValueError(self._spoken.YOU_HOLD_NOT.format(card_name(card)))

    def _seat_name(self, seat):
        if seat == DUMMY:
            return self._words.DUMMY
        return self._words.PLAYERS[self._game.session.player_of(seat)]

    def _tell_new_cards(self):
        view = self._game.view
        for place in range(self._told, view.count):
            self._say("  " + self._seat_name(view.seat_of(place)) + " "
                      + card_name(view.cards[place]))
        self._told = view.count

    def _tell_trick(self):
        view = self._game.view
        words = self._words
        seat = view.leaders[view.tricks()]
        player = self._game.session.player_of(seat)
        if player or seat == DUMMY:
            text = self._spoken.TAKES.format(self._seat_name(seat))
        else:
            text = self._spoken.YOU_TAKE
        self._say(text + ". " + progress_words(words, view.contract, view) + ", "
                  + words.LEFT_TO_PLAY.format(13 - view.tricks()))

    def _say_standing(self):
        """Where a game taken up again stands: the contract, the trick in progress, the hands."""
        view = self._game.view
        self._say(progress_words(self._words, view.contract, view))
        self._told = view.count & 60
        self._tell_new_cards()
        self._say_hands()

    def _say_table(self):
        view = self._game.view
        if not view.count & 3:
            self._say_hands()

    def _say_hands(self):
        view = self._game.view
        self._say(self._words.DUMMY + ": " + self._hand_words(view, DUMMY))
        self._say(self._words.PLAYERS[0] + ": " + self._hand_words(view, self._game.own_seat()))

    def _hand_words(self, view, seat):
        cards = bytearray(13)
        found = list_hand(view.holding, seat, cards)
        text = ""
        suit = -1
        for place in range(found):
            if cards[place] // 13 != suit:
                suit = cards[place] // 13
                text += ("  " if text else "") + SUIT_LETTERS[suit] + " "
            text += RANK_LETTERS[cards[place] % 13]
        return text

    # Talking

    def _obey(self, prompt, act):
        """Ask until act takes what was typed; answer questions meanwhile."""
        while True:
            typed = self._ask(prompt)
            if typed is None:
                raise Quit
            typed = typed.strip()
            if typed == "quit":
                raise Quit
            if typed and not self._answer(typed):
                try:
                    act(typed)
                    return
                except ValueError as error:
                    self._say(str(error) + ".")

    def _answer(self, typed):
        if typed == "hands":
            self._say_hands()
        elif typed == "last":
            self._say_last()
        elif typed == "score":
            self._say_score()
        elif typed == "hint":
            self._say_hint()
        elif typed == "help":
            self._say_help()
        elif typed == "why" or typed.startswith("why "):
            self._say_why(typed[3:].strip())
        else:
            return False
        return True

    def _say_help(self):
        for page in part_of(self._words, "pages").HELP_PAGES:
            if "{" not in page[1]:  # what is not about buttons
                lines = [line for line in page[1:] if "{" not in line]
                self._say(page[0] + ": " + " ".join(lines).strip())
        self._say(self._spoken.CONSOLE_HELP)

    def _say_last(self):
        view = self._game.view
        trick = view.tricks() - 1
        if trick < 0:
            self._say(self._words.NO_LAST_TRICK + ".")
            return
        parts = []
        for place in range(trick * 4, trick * 4 + 4):
            parts.append(self._seat_name(view.seat_of(place)) + " " + card_name(view.cards[place]))
        self._say(self._words.LAST_TRICK + ": " + ", ".join(parts))

    def _say_score(self):
        played = self._game.session
        words = self._words
        if self._game.is_solo():
            self._say(self._scores.TOTAL.format(score_words(played.total(0))) + ", "
                      + self._scores.BOT_TOTAL.format(score_words(played.bot_total())))
        else:
            self._say(", ".join([words.PLAYERS[player] + " " + score_words(played.total(player))
                                 for player in range(3)]))
        if played.hints:
            self._say(self._scores.HINTS.format(played.hints))

    def _say_hint(self):
        if not self._game.players_turn():
            self._say(self._spoken.NO_HINT + ".")
            return
        borrow("handheld.why").say_hint(self._words, self._game, self._say)
        self._save()

    def _say_why(self, asked):
        if not self._finished:
            self._say(part_of(self._words, "reasons").NOT_YET + ".")
            return
        answers = borrow("handheld.why").Answers(self._words, self._finished, self._game.watch,
                                                 self._say, read_card)
        try:
            answers.answer(asked)
        except ValueError as error:
            self._say(str(error) + ".")

    def _answer_at_the_end(self):
        """Nothing is played any more; but somebody may want to know why."""
        while not self._game.watch:
            typed = self._ask(part_of(self._words, "reasons").ASK + ": ")
            if typed is None or not self._answer(typed.strip()):
                return

    def _deal_over(self):
        game = self._game
        played = game.session
        self._finished = snapshot.save(played)
        words = self._words
        while played.comparison_due() >= 0:
            game.compare()
        self._statistics.settle(played)
        index = played.index
        self._say(contract_words(words, played.contracts[index]) + ", "
                  + tricks_words(self._scores, played.tricks[index]) + ". "
                  + self._scores.SCORE.format(score_words(played.score_of(index))))
        if game.is_solo():
            self._say(self._scores.BOT_HERE.format(score_words(played.bot_scores[index])))
        self._say_score()

    def _session_over(self):
        words = self._words
        if self._game.is_solo():
            self._say(self._scores.SESSION_OVER + ".")
            return
        names = [words.PLAYERS[player] for player in self._game.session.winners()]
        self._say(self._scores.RUBBER_OVER + ". " + self._spoken.WINNERS.format(", ".join(names)))
