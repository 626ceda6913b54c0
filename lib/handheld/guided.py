"""A lesson being played: tells what matters, follows the way, and judges cards that leave it."""

from engine.cards import DUMMY
from engine.flunk.lessons import Lesson
from handheld import borrow, forget, learned
from handheld.exercise import Exercise
from handheld.words import part_of


class Guided(Exercise):
    """One lesson. cards: those played of it before. ValueError if they make no sense."""

    end = "lesson_end"

    def __init__(self, app, number, cards=b""):
        self._lesson = lesson = Lesson(number)
        self._on_way = True
        words = part_of(app.words, "lessons")
        self._turns = words.TURNS[number]
        self._tricks = words.TRICKS[number]
        self._verdicts = words.VERDICTS
        self._ranks = words.RANKS
        self._done = learned.done(app.learned)
        # The moment about which all has been said, and what is to be said after the trick.
        self._told = -1
        self._verdict = ""
        self._hint = self._reason = None
        self._number = number
        super().__init__(app, lesson.begin(cards))
        for place in range(lesson.start, self.view.count):
            self._on_way = self._on_way and lesson.allows(place, self.view.cards[place])
        self._note()

    def number(self):
        """The lesson's number."""
        return self._number

    def prepare(self):
        """Load the bots that play, in place of the one that finds out which card is good."""
        self._hint = None
        super().prepare()

    def reached(self):
        """Whether its aim was reached; only once the deal is over."""
        return self._lesson.reached(self.session.deal)

    def _note(self):
        """Write down how far it is, for the next save."""
        view = self.view
        self.app.learned = learned.pack(self._done, self._number,
                                        view.cards[self._lesson.start:view.count])

    def players_turn(self):
        """Whether the player is to play; in the first lessons dummy plays by itself."""
        return super().players_turn() and not (self._lesson.alone and self.view.turn == DUMMY)

    def think(self):
        """On the way the others need not think."""
        count = self.view.count
        if self._on_way:
            self.act(self._lesson.way[count - self._lesson.start][0])
            return True
        return super().think()

    def act(self, choice):
        """Play a card; the player's own are judged. ValueError if the rules forbid it."""
        view = self.view
        place = view.count
        self.session.deal.play.check(view.turn, choice)
        allowed = self._on_way and self._lesson.allows(place, choice)
        verdict = self._verdict if place & 3 else ""
        if not allowed and self.players_turn() and not verdict:
            verdict = self._judge(choice)
        self._hint = self._reason = None
        self._on_way = allowed
        self._verdict = verdict
        super().act(choice)
        self._note()

    # The coach

    def compare(self):
        """While the player looks at the table: tell him what there is to tell, and find out
        which card is good. True when a text came up."""
        view = self.view
        count = view.count
        resting = self.app.screen.state()[0]
        moment = 2 * count + (1 if resting else 0)
        if moment != self._told:
            self._told = moment
            text = ""
            if resting:
                text = self._verdict
            if self._on_way:
                text = (self._tricks if resting else self._turns).get(count, "")
            if text and (resting or self.players_turn()):
                borrow("handheld.box").Box(self.app, text, resting)
                return True
        if not resting and self.players_turn():
            self._look_for_a_card()
        return False

    def _look_for_a_card(self):
        if self._reason:
            return
        if not self._hint:
            self.make_room()
            self._hint = borrow("engine.flunk.hint").Hint(self.session, self.view)
            # It came along, and shall leave memory with the hint.
            forget("engine.flunk.bots.reasons")
        if self._hint.step():
            self._reason = self._hint.reason
            self._hint = None

    def _judge(self, card):
        """What to say about a card, other than that of the way, that the player is about to play;
        "" if there is nothing to tell."""
        while not self._reason:
            if self._hint:
                self._hint.hurry()
            self._look_for_a_card()
        reason = self._reason
        app = self.app
        good, as_good, better = self._verdicts.split("/")
        best = reason.choice
        worlds = reason.worlds
        if len(reason.options) < 2:
            return ""
        if worlds and reason.best_in[reason.options.index(card)] >= max(reason.best_in) and (
                card != best or min(reason.best_in) == worlds):
            # Where he leaves the way he shall know that it does not matter.
            return as_good if self._on_way else ""
        if card == best:
            text = good
        else:
            text = better.format(app.words.SUIT_SIGNS[best // 13] + self._ranks.split()[best % 13])
        text += "\n" + borrow("handheld.hint_words").line(app.words, reason, self.view)
        forget("handheld.words." + app.words.NAME + "_hints")
        return text

    def leave(self):
        """To the list of lessons; this one waits as it is."""
        self.close()
        app = self.app
        app.go("title")
        app.push("learn")
