"""The whole game in words: for a terminal, or a serial line, instead of the screen.

The same Game runs underneath. What a player types:

    high 9 s, low 2 nt, dump h    declares
    SA, as, h10                   plays a card
    hands, last, score, help      says it; quit leaves, the game is kept
    table, legal                  says how the contract and the trick stand, and what may be played
    full, compact                 speaks in whole sentences, or in short lines
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

from engine.cards import DUMMY
from engine.flunk import session, snapshot
from engine.pack import LARGEST_NUMBER
from engine.play import IllegalPlay
from handheld import borrow
from handheld.settings import FORCED, RECORDS, WORDS
from handheld.typed import Misread, Refused, read_card, read_contract
from handheld.words import part_of


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
        self._words = words
        self._spoken = part_of(words, "spoken")
        self._ask = ask
        self._say = say
        self._save = save
        self._statistics = statistics
        self._told = game.view.count
        self._finished = b""
        self._use_teller()

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
                    self._say(self._teller.session_over())
                    self._answer_at_the_end()
                    return
                self._game.next_deal()
            self._save()

    def _use_teller(self):
        # A board has memory for one of the two.
        module = borrow("handheld." + ("sentences" if self._settings.values[WORDS] else "short_lines"))
        self._teller = module.Teller(self._game, self._words, self._settings)

    # Declaring

    def _declaring(self):
        game = self._game
        self._told = 0
        self._say("")
        self._say(self._teller.deal())
        self._say_hands()
        if game.players_turn():
            self._obey(lambda: self._teller.ask_contract(), self._declare)
        else:
            while not game.think():
                pass
        self._say(self._teller.declared())
        self._say(self._teller.seated())

    def _declare(self, text):
        self._game.act(read_contract(text))

    # Playing

    def _playing(self):
        game = self._game
        legal = bytearray(13)
        while game.session.phase() == session.PLAYING:
            before = game.view.count
            if game.players_turn():
                if not game.view.count & 3:
                    self._say_hands()
                if self._settings.values[FORCED] and game.view.legal(legal) == 1:
                    game.act(legal[0])
                else:
                    self._obey(lambda: self._teller.turn(), self._play)
            else:
                while not game.think():
                    pass
            self._tell_new_cards()
            if not game.view.count & 3 and game.view.count > before:
                self._say(self._teller.taken())
                if game.session.deal.is_over() and not game.watch:
                    self._statistics.count_deal(game.session)
                self._save()

    def _play(self, text):
        if text == "undo" or text == "claim":
            talk = borrow("handheld.table_talk")
            (talk.undo if text == "undo" else talk.claim)(self._game, self._teller, self._settings, self._say)
            self._told = self._game.view.count
            self._save()
            return
        card = read_card(text)
        try:
            self._game.act(card)
        except IllegalPlay as error:
            raise Refused(self._teller.refused(error, card))

    def _tell_new_cards(self):
        view = self._game.view
        for place in range(self._told, view.count):
            self._say(self._teller.played(place))
        self._told = view.count

    def _say_standing(self):
        """Where a game taken up again stands: the deal, the contract, the trick in progress, the hands."""
        view = self._game.view
        self._say(self._teller.deal())
        self._say(self._teller.declared())
        self._say(self._teller.standing())
        self._told = view.count & 60
        self._tell_new_cards()
        self._say_hands()

    def _say_hands(self):
        self._say(self._teller.hand(DUMMY))
        self._say(self._teller.hand(self._game.own_seat()))

    # Talking

    def _obey(self, prompt, act):
        """Ask prompt() until act takes what was typed; answer questions meanwhile."""
        while True:
            typed = self._ask(prompt() + self._teller.prompt_end)
            if typed is None:
                raise Quit
            typed = typed.strip().lower()
            if typed == "quit":
                raise Quit
            if typed and not self._answer(typed):
                try:
                    act(typed)
                    return
                except (Misread, Refused) as error:
                    self._complain(error)

    def _complain(self, error):
        text = str(error)
        if isinstance(error, Misread):
            text = self._spoken.MISREAD[error.which].format(error.given)
        self._tell(self._spoken.SENTENCE.format(text))

    def _tell(self, text):
        """Say a text that the teller has not made."""
        self._say(self._teller.aloud(text))

    def _answer(self, typed):
        if typed == "hands":
            self._say_hands()
        elif typed == "last" or typed == "tricks":
            borrow("handheld.table_talk").say_tricks(self._game, self._teller, typed == "last", self._say)
        elif typed == "score":
            for line in self._teller.scores():
                self._say(line)
        elif typed == "table":
            self._say_table()
        elif typed == "legal":
            self._say_legal()
        elif typed == "hint":
            self._say_hint()
        elif typed == "help":
            for line in self._teller.help():
                self._say(line)
        elif typed == "new" or typed.startswith("new "):
            self._begin_anew(typed[3:].strip())
        elif typed == "full" or typed == "compact":
            self._settings.values[WORDS] = 1 if typed == "full" else 0
            self._use_teller()
            self._say(self._spoken.SPEAKS_SO[self._settings.values[WORDS]])
            self._save()
        elif typed == "set" or typed.startswith("set "):
            self._set(typed[3:].split())
        elif typed == "statistics":
            borrow("handheld.text_menu").say_statistics(self._statistics, self._words, self._say, self._teller.listed)
        elif typed == "why" or typed.startswith("why "):
            self._say_why(typed[3:].strip())
        else:
            return False
        return True

    def _say_table(self):
        if self._game.view.contract < 0:
            self._say(self._teller.deal())
        else:
            self._say(self._teller.standing())
            self._say(self._teller.on_table())

    def _say_legal(self):
        if self._game.view.contract >= 0 and self._game.players_turn():
            self._say(self._teller.legal())
        else:
            self._say(self._spoken.SENTENCE.format(self._spoken.NO_CARD_NOW))

    def _set(self, asked):
        borrow("handheld.text_menu").set_one(self._settings, self._spoken, asked, self._say)
        self._use_teller()
        self._save()

    def _begin_anew(self, number):
        if number and not (number.isdigit() and 1 <= int(number) <= LARGEST_NUMBER):
            self._say(self._spoken.SENTENCE.format(self._spoken.NO_SUCH_DEAL.format(LARGEST_NUMBER)))
            return
        raise NewGame(int(number or 0))

    def _say_hint(self):
        if not self._game.players_turn():
            self._say(self._spoken.SENTENCE.format(self._spoken.NO_HINT))
            return
        borrow("handheld.why").say_hint(self._teller.words, self._game, self._tell, self._teller.card)
        self._save()

    def _say_why(self, asked):
        if not self._finished:
            self._say(self._spoken.SENTENCE.format(part_of(self._words, "reasons").NOT_YET))
            return
        answers = borrow("handheld.why").Answers(self._teller.words, self._finished, self._game.watch,
                                                 self._tell, read_card, self._teller.card)
        try:
            answers.answer(asked)
        except (Misread, Refused) as error:
            self._complain(error)

    def _answer_at_the_end(self):
        """Nothing is played any more; but somebody may want to know why."""
        while not self._game.watch:
            typed = self._ask(self._teller.ask_why() + self._teller.prompt_end)
            if typed is None or not self._answer(typed.strip().lower()):
                return

    def _deal_over(self):
        game = self._game
        played = game.session
        self._finished = snapshot.save(played)
        while played.comparison_due() >= 0:
            game.compare()
        self._statistics.settle(played)
        for line in self._teller.deal_over() + self._teller.scores():
            self._say(line)
        values = self._settings.values
        if values[RECORDS] and not borrow("handheld.records").keep(game, self._words):
            values[RECORDS] = 0
            self._say(self._spoken.NO_RECORD)
