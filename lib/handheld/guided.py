"""A lesson being played: tells what matters, follows the way, and has cards judged that leave it."""

from engine.cards import DUMMY
from handheld import borrow, forget
from handheld.words import part_of

# What only a lesson needs leaves memory with it.
Exercise = borrow("handheld.exercise").Exercise
learned = borrow("handheld.learned")


class Guided(Exercise):
    """One lesson. cards: those played of it before. ValueError if they make no sense.

    asked   the place in the order of play (0..51) of a card of the player's that is to be
            judged when its trick is over, or -1
    """

    end = "lesson_end"

    def __init__(self, app, number, cards=b""):
        self._lesson = lesson = borrow("engine.flunk.lessons").Lesson(number)
        forget("engine.flunk.lesson_deals")
        self._number = number
        self._on_way = True
        words = part_of(app.words, "lesson" + str(number + 1))
        self._turns = words.TURNS
        self._tricks = words.TRICKS
        self._done = learned.done(app.learned)
        # The moment about which all has been said, and what is to be said after the trick.
        self._told = -1
        self._verdict = ""
        self.asked = -1
        super().__init__(app, lesson.begin(cards))
        for place in range(lesson.start, self.view.count):
            self._on_way = self._on_way and lesson.allows(place, self.view.cards[place])
        self._note()

    def number(self):
        """The lesson's number."""
        return self._number

    def prepare(self):
        """Load the bot that plays, where one has to."""
        if not self._on_way:
            super().prepare()

    def make_room(self):
        """Let go of that bot, if there is one."""
        if self._bot:
            super().make_room()

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
        if self._on_way:
            self.act(self._lesson.way[self.view.count - self._lesson.start][0])
            return True
        return super().think()

    def act(self, choice):
        """Play a card. ValueError if the rules forbid it."""
        place = self.view.count
        mine = self.players_turn()
        super().act(choice)
        if not place & 3:
            self.asked = -1
        if not (self._on_way and self._lesson.allows(place, choice)):
            if mine and self.asked < 0:
                self.asked = place
            self._on_way = False
        self._note()

    # The coach

    def compare(self):
        """While the player looks at the table, tell him what there is to tell: True when a text
        came up."""
        view = self.view
        count = view.count
        app = self.app
        resting = app.screen._resting
        moment = 2 * count + (1 if resting else 0)
        if moment == self._told:
            return False
        if resting and self.asked >= 0:
            # It takes the memory of the table.
            app.push("judge")
            return True
        self._told = moment
        text = ""
        if self._on_way:
            text = (self._tricks if resting else self._turns).get(count, "")
        elif resting:
            text = self._verdict
        if text and (resting or self.players_turn()):
            borrow("handheld.box").Box(app, text, resting)
            return True
        return False

    def tell_again(self):
        """What was told last has not been read to its end."""
        self._told = -1

    def past(self):
        """A Session as it was before the card that is asked about."""
        return self._lesson.begin(self.view.cards[self._lesson.start:self.asked])

    def judged(self, text):
        """What there is to say about that card, "" for nothing."""
        self.asked = -1
        self._verdict = text

    def leave(self):
        """To the list of lessons; this one waits as it is."""
        self.close()
        app = self.app
        app.go("title")
        app.push("learn")
