"""The whole game in words: for a terminal, or a serial line, instead of the screen.

The same Game runs underneath. What a player types:

    high 9 s, low 2 nt, dump h    declares
    SA, as, h10                   plays a card
    hands, last, score, help      says it; quit leaves, the game is kept
    tricks                        says all tricks of the deal so far
    undo                          takes your last card back, in Solo and while nobody played after you
    claim                         lays all remaining cards down, if the rest is settled
    hint                          says what a good bot would declare or play here, and why
    new, new 123                  begins another session, with a deal of that number
    set, set level hard           says the settings, or changes one for the next session
    statistics                    says what you have done so far
    why, why 3, why sa            why the bots declared and led, played trick 3, or that card,
                                  in the last deal that is over
"""

from engine.cards import DECLARER, DUMMY, LEFT, NO_TRUMP, RIGHT
from engine.flunk import session, snapshot
from engine.names import RANK_LETTERS, SUIT_LETTERS, card_name
from engine.pack import LARGEST_NUMBER
from engine.play import NOT_HELD, IllegalPlay
from handheld import borrow
from handheld.flunk.promise import standing_words
from handheld.flunk.table_words import contract_words
from handheld.hand_row import list_hand
from handheld.score_words import help_words, score_words, tricks_words
from handheld.settings import FORCED, SORT
from handheld.typed import Misread, read_card, read_contract
from handheld.words import part_of, seat_name


class Quit(Exception):
    """The player has had enough, or there is nobody to ask any more."""


class NewGame(Exception):
    """The player wants another session; number: of its first deal, 0 for one that is drawn."""

    def __init__(self, number):
        super().__init__(number)
        self.number = number


class Console:
    """Plays a Game in words.

    ask(prompt) returns what was typed, or None when there is no more; say(line) shows a
    line; save() is called after every trick and deal. settings: the Settings, for how to play.
    """

    def __init__(self, game, words, ask, say, save, statistics, settings):
        self._game = game
        self._settings = settings
        self._table = part_of(words, "table")
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
        legal = bytearray(13)
        while game.session.phase() == session.PLAYING:
            before = game.view.count
            if game.players_turn():
                self._say_table()
                if self._settings.values[FORCED] and game.view.legal(legal) == 1:
                    game.act(legal[0])
                else:
                    self._obey(self._turn_words() + ": ", self._play)
            else:
                while not game.think():
                    pass
            self._tell_new_cards()
            if not game.view.count & 3 and game.view.count > before:
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
        if text == "undo" or text == "claim":
            talk = borrow("handheld.table_talk")
            (talk.undo if text == "undo" else talk.claim)(self._game, self._words, self._settings, self._say)
            self._told = self._game.view.count
            self._save()
            return
        card = read_card(text)
        try:
            self._game.act(card)
        except IllegalPlay as error:
            if error.rule != NOT_HELD:
                raise ValueError(self._table.MUST_FOLLOW.format(self._words.SUITS[error.suit]))
            if self._game.view.turn == DUMMY:
                raise ValueError(self._spoken.NOT_HELD.format(self._words.DUMMY, card_name(card)))
            raise ValueError(self._spoken.YOU_HOLD_NOT.format(card_name(card)))

    def _seat_name(self, seat):
        return seat_name(self._words, self._game.session, seat)

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
        self._say(self._spoken.TRICK_OVER.format(text, self._progress()))

    def _progress(self):
        """The contract, what is won, and what that leaves to do: 'High 9 ♠: 6 won, needs 3 of 5'."""
        view = self._game.view
        words = self._words
        text = (contract_words(words, view.contract) + ": " + self._spoken.WON.format(view.won) + ", "
                + standing_words(words, self._table, view))
        if view.contract >= 70:
            text += ", " + self._table.LEFT_TO_PLAY.format(13 - view.tricks())
        return text

    def _say_standing(self):
        """Where a game taken up again stands: the contract, the trick in progress, the hands."""
        view = self._game.view
        self._say(self._progress())
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
        found = list_hand(view.holding, seat, cards, view.trump if self._settings.values[SORT] else NO_TRUMP)
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
                    self._complain(error)

    def _complain(self, error):
        text = str(error)
        if isinstance(error, Misread):
            text = self._spoken.MISREAD[error.which].format(error.given)
        self._say(self._spoken.SENTENCE.format(text))

    def _answer(self, typed):
        if typed == "hands":
            self._say_hands()
        elif typed == "last" or typed == "tricks":
            borrow("handheld.table_talk").say_tricks(self._game, self._words, typed == "last", self._say)
        elif typed == "score":
            self._say_score()
        elif typed == "hint":
            self._say_hint()
        elif typed == "help":
            self._say_help()
        elif typed == "new" or typed.startswith("new "):
            self._begin_anew(typed[3:].strip())
        elif typed == "set" or typed.startswith("set "):
            borrow("handheld.text_menu").set_one(self._settings, self._spoken, typed[3:].split(), self._say)
            self._save()
        elif typed == "statistics":
            borrow("handheld.text_menu").say_statistics(self._statistics, self._words, self._say)
        elif typed == "why" or typed.startswith("why "):
            self._say_why(typed[3:].strip())
        else:
            return False
        return True

    def _begin_anew(self, number):
        if number and not (number.isdigit() and 1 <= int(number) <= LARGEST_NUMBER):
            self._say(self._spoken.SENTENCE.format(self._spoken.NO_SUCH_DEAL.format(LARGEST_NUMBER)))
            return
        raise NewGame(int(number or 0))

    def _say_help(self):
        for page in part_of(self._words, "pages").HELP_PAGES:
            if "{" not in page[1]:  # what is not about buttons
                lines = [line for line in page[1:] if "{" not in line]
                self._say(page[0] + ": " + self._spoken.BETWEEN_LINES.join(lines).strip())
        self._say(self._spoken.CONSOLE_HELP)

    def _say_score(self):
        played = self._game.session
        words = self._words
        if self._game.is_solo():
            self._say(self._scores.TOTAL.format(score_words(played.total(0))) + ", "
                      + self._scores.BOT_TOTAL.format(score_words(played.bot_total())))
        else:
            self._say(", ".join([words.PLAYERS[player] + " " + score_words(played.total(player))
                                 for player in range(3)]))
        told = help_words(self._scores, played, 65535)
        if told:
            self._say(told)

    def _say_hint(self):
        if not self._game.players_turn():
            self._say(self._spoken.SENTENCE.format(self._spoken.NO_HINT))
            return
        borrow("handheld.why").say_hint(self._words, self._game, self._say)
        self._save()

    def _say_why(self, asked):
        if not self._finished:
            self._say(self._spoken.SENTENCE.format(part_of(self._words, "reasons").NOT_YET))
            return
        answers = borrow("handheld.why").Answers(self._words, self._finished, self._game.watch,
                                                 self._say, read_card)
        try:
            answers.answer(asked)
        except ValueError as error:
            self._complain(error)

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
        self._say(self._spoken.DEAL_OVER.format(
            contract_words(words, played.contracts[index]), tricks_words(self._scores, played.tricks[index]),
            self._scores.SCORE.format(score_words(played.score_of(index)))))
        if game.is_solo():
            self._say(self._scores.BOT_HERE.format(score_words(played.bot_scores[index])))
        self._say_score()

    def _session_over(self):
        words = self._words
        if self._game.is_solo():
            self._say(self._spoken.SENTENCE.format(self._scores.SESSION_OVER))
            return
        names = [words.PLAYERS[player] for player in self._game.session.winners()]
        self._say(self._spoken.SENTENCE.format(self._scores.RUBBER_OVER) + " "
                  + self._spoken.WINNERS.format(", ".join(names)))
