"""Hints with a name: moments of play, what a bot chose there, and what is said for it.

A hint is (name, dealer, number, contract, cards played so far, the card, what was wished for,
in how many of how many worlds it was the best or None without a search, what the card does,
what speaks for it, the line of the screens, why that is so). The player is player 0; the
wish is as in engine.flunk.bots.reasons.
"""

from random_play import contract_name, legal_cards

from engine.flunk import contracts
from engine.flunk.bots import aim, reasons
from engine.flunk.session import RUBBER, Session
from engine.names import card_from_name
from engine.view import View

HINTS = (
    ("the only card", 0, 3000, "Dump D",
     "D2 DT D8 DK  CQ C5 CK CA  D7 D6 D3",
     "D9", -1, None, "", "ONLY",
     "Only card that fits", "Declarer's last diamond, and diamonds are led."),
    ("every heart the same", 2, 3002, "Low 6 NT",
     "SA S3 S5 S8  SJ SK H3 S9  S6 H7 SQ S4  D4 D8 DK D3  HK DT H5 H2  D6 DQ DA D2  C3 CT C6 C8  ST S2 D9 S7  "
     "C7 C5 CQ C2  CA C4",
     "H9", 2, (10, 10), "", "ALIKE",
     "Every card does as well", "Four tricks from the end a search found no difference."),
    ("nine of ten", 0, 3003, "High 9 H",
     "DA D7 D4 D5  D3 D6 DJ D8  DT H6 D9 D2  S6 S5 SK SA  S4 S2 S9 SQ  H4 H8 HA H2  HT H7 H3 S3  SJ S8 H5 S7  "
     "CA C6 C2 C4",
     "HJ", 3, (9, 10), "", "BEST",
     "Best in 9 of 10 tries", "Best in nine of ten layouts, so not in all."),
    ("no card wins", 1, 3001, "High 12 NT",
     "CA C5 C6 C3  CK C7 CQ C2  D3 D5 DT D2  HJ HA H4 H2  CJ CT S5",
     "S2", 4, None, "", "NONE_WINS",
     "No card wins this trick", "A defender out of clubs, at no trump."),
    ("every card wins", 0, 3006, "High 8 H",
     "SK SJ ST SA  C9 CQ C2 CA  HT HA H6",
     "HK", 1, None, "", "ALL_WIN",
     "Every card wins this one", "Dummy is last and has three hearts above all that lie there."),
    ("nothing better to say", 0, 3000, "Dump D",
     "D2 DT D8 DK  CQ C5",
     "CK", 6, None, "", "JUDGED",
     "Judged best of 3 cards", "Caught already, and the king of clubs may take the trick all the same."),
    ("four, and no more", 0, 3081, "Low 4 H",
     "S3 S7 S2 S5  S4 SQ DQ SA  S9 SJ CQ C4  D4 D6 D5 DK  S6 ST D9 CK  C2 C5 C3 C8  S8 SK CA CT  C7 CJ C6 C9  "
     "D2 D7 DJ",
     "DT", 0, None, "DUCK", "HAS",
     "Duck: you have your 4", "Low 4, four taken: the ten stays under the jack, the ace would not."),
    ("past it already", 0, 3057, "Low 4 D",
     "D2 D8 DQ DT  H3 HT H6 HA  C2 CJ C9 CA  C7 CT C3 C6  H5 H8 H9 H7  S3 S8 ST S9  D3 HQ D9 D6  SQ S6 SK SJ  "
     "H4 H2 SA HK  DK",
     "D7", 0, None, "DUCK", "PAST",
     "Duck: past your 4", "Low 4, six taken: each trick more costs ten."),
    ("the ace makes seven", 0, 3048, "High 7 H",
     "HA HJ HQ HK  H5 H9 S5 H6  SA S4 S3 S2  H3 SK HT H4  C5 CQ C3 C6  H7 H2 S9 SQ  S8 H8 D6 S6  CA D8 C4 C2  "
     "CT DT C8 C7",
     "DA", 3, None, "WINS", "MAKES",
     "Wins: it makes your 7", "High 7, six taken, dummy leads the ace of diamonds."),
    ("the ruff makes nine", 0, 3105, "High 9 S",
     "D8 D9 D4 D2  DA D3 D5 DQ  S2 S3 SA SJ  D7 H2 DK D6  CK CT C2 CA  C3 C5 C9 S7  HA H7 H8 H5  DT C6 C4 S9  "
     "H9 H3 HQ S4  CQ C7 H4 C8  S6 SK DJ S8  HK H6 HJ",
     "SQ", 3, None, "RUFF", "MAKES",
     "Ruff: it makes your 9", "High 9, eight taken: no higher trump is left with the defender to come."),
    ("all of the rest", 0, 3015, "High 7 S",
     "SK SJ ST S9  SQ S8 S5 S7  C7 CK CA C4  C5 C3 CQ C2  C6 CJ C8 H2  DJ DQ DK D5  HJ H8 H6 HQ  HA HK H9 HT  "
     "H7",
     "S4", 4, None, "RUFF", "REST",
     "Ruff: you need the rest", "High 7, two taken, five to come."),
    ("each one counts", 0, 3153, "High 11 S",
     "D2 D3 DK D4  H2 H4 H3 H5  HA H8 H7 H6  DA D7 DQ D5  SK S4 S9 SA  S3 S2 SJ S8  D9 DJ DT D8  H9 HK HQ D6  "
     "CK CQ C7 C2  HT HJ S6 C5  C6 C9 C3",
     "S7", 4, None, "RUFF", "SHORT",
     "Ruff: each one counts", "High 11, four taken, too few to come."),
    ("dummy's trick already", 0, 3009, "High 8 C",
     "H6 H8 H9 HA  CK C2",
     "C3", 3, None, "YOURS", "MORE",
     "Yours: 7 more needed", "Seven more needed; the king of clubs cannot be beaten."),
    ("too many would come", 0, 3015, "High 7 S",
     "SK",
     "SJ", 1, None, "DUCK", "ENOUGH",
     "Duck: enough will come", "High 7, and a hand for more: the ace of trumps can wait."),
    ("an ace on course", 0, 3018, "High 8 D",
     "H4",
     "HA", 2, None, "MAY_WIN", "COURSE",
     "May win: on course for 8", "It takes the trick, unless the defender to come ruffs."),
    ("under his ten", 2, 3065, "Low 2 D",
     "H3 HT H6 H8  C6 C2 C4 CK  H5 HK HJ DQ  S5 S7 S3 SA  C3 CQ",
     "CT", 0, None, "DUCK", "HE_HAS",
     "Duck: he has his 2", "Low 2, two taken: the defender leaves the queen there."),
    ("an ace thrown away", 2, 3065, "Low 2 D",
     "H3 HT H6 H8  C6 C2 C4 CK  H5 HK HJ DQ  S5 S7 S3 SA  C3 CQ CT C9  S2",
     "CA", 0, None, "THROW", "HE_PAST",
     "Throw: he is past his 2", "Low 2, three taken: the more the better."),
    ("the trick that beats it", 2, 3059, "Low 6 NT",
     "CA C6 C3 C5  D2 DJ D5 D7  SQ SJ S6 SA  ST S2 S4 S5  S3 H4 S9 H2  SK D3 S8 D4  C2 C4 CQ CJ  S7 D8 C7 H7",
     "DA", 4, None, "WINS", "BEATS",
     "Wins: that beats it", "Low 6, one taken, five to come: the ace of diamonds is one of them."),
    ("one is enough", 2, 3014, "High 8 H",
     "D6 D8 DA D5  C7 CA C3 C2  HJ S2 H5 HK  D2 D4 DT D9  DK D7 S4 DQ  CK C6 CT CQ",
     "C5", 4, None, "LEAD", "ONE_BEATS",
     "Lead: one beats it", "High 8, one taken, seven to come."),
    ("down and further", 1, 3001, "High 12 NT",
     "CA C5 C6 C3  CK C7 CQ C2  D3 D5 DT D2",
     "HJ", 4, None, "LEAD", "DOWN",
     "Lead: it is down, go on", "High 12, none taken after three tricks."),
    ("not yet", 2, 3017, "High 9 C",
     "SA S2 S3 ST  S5 SK S7 S9  D7 D5 DA D3  H9",
     "H6", 4, None, "WAIT", "BEAT",
     "Wait: to beat the 9", "Second to play: the ace and king of hearts are kept."),
    ("under the jack", 1, 3073, "Low 1 NT",
     "H2 HJ",
     "H7", 0, None, "DUCK", "FEED",
     "Duck: feed him too many", "Low 1: the king could take the jack, and the defender feeds instead."),
    ("either way", 1, 3058, "High 7 D",
     "HT HK HQ H3  CA",
     "C6", 2, None, "FOLLOW", "BOTH",
     "Follow: beat or feed", "The ace of clubs is led, and the partner may ruff."),
    ("a clean club", 0, 3072, "Dump S",
     "S4 S2 DA S3  HK H6 H9 H2  HA H8 HQ H5  DJ D6 DK DQ  C2 C4 C3",
     "C7", 5, None, "WINS", "CLEAN_TRICK",
     "Wins: a clean trick", "Last to play, no spade there."),
    ("a club that nobody has", 0, 3072, "Dump S",
     "S4 S2 DA S3  HK H6 H9 H2  HA H8 HQ H5  DJ D6 DK DQ  C2 C4 C3 C7",
     "CA", 5, None, "WINS", "TRICKS",
     "Wins: tricks without ♠", "An ace led in search of a clean trick."),
    ("out of harm", 0, 3024, "Dump C",
     "DK",
     "D5", 5, None, "LOSES", "CLEAR",
     "Loses: keep clear of ♣", "Neither hand has a diamond above the king."),
    ("a high spade away", 0, 3012, "Dump H",
     "H2 H8 H7 HK  CJ CQ C9 C2  HQ HA CA HJ  DK DA DJ D8  D7 D6 C4 D4  D9 D5 C5",
     "SA", 6, None, "THROW", "NO_MORE",
     "Throw: take no more ♥", "Caught: the ace goes on a diamond."),
    ("a queen for later", 1, 3316, "Dump H",
     "SA S2 S4 S3  H4 H3 CK H2  H5 HK",
     "SQ", 5, None, "THROW", "PUT",
     "Throw: make him take ♥", "A defender out of hearts, the dump suit, keeps his low cards."),
    ("let him have it", 1, 3100, "Dump H",
     "H2 H9 H6 HA  SA S2 S7",
     "S4", 6, None, "LOSES", "PUT_MORE",
     "Loses: give him more ♥", "Caught: the defenders let him take the trick."),
    ("one less for him", 2, 3020, "Dump H",
     "H2 H7 H9 H6  CA C3",
     "C4", 5, None, "YOURS", "LESS",
     "Yours: one less for him", "The ace of clubs is the partner's."),
)


def named(entry):
    """(deal, view, Reason) of a hint with a name: what a bot had decided, made up of the entry."""
    _, dealer, number, contract, played, card, wish, worlds, *_ = entry
    session = Session(RUBBER, "normal", number, 1, 3, first_dealer=dealer)
    session.act(next(each for each in range(74) if contract_name(each) == contract))
    for name in played.split():
        session.act(card_from_name(name))
    assert session.player_to_act() == 0
    view = View()
    session.look(view, session.deal.turn())
    reason = reasons.Reason()
    reason.choice = card_from_name(card)
    reason.options = legal_cards(session.deal.play)
    reason.act = reasons._act_of(view, reason.choice, reason.options)
    reason.how = reasons._JUDGED if len(reason.options) > 1 else reasons._FORCED
    reason.wish = wish
    reason.worths = [each == reason.choice for each in reason.options]
    if worlds:
        found, reason.worlds = worlds
        alike = entry[9] == "ALIKE"
        reason.best_in = [found if each == reason.choice or alike else 1 for each in reason.options]
        reason.totals = [found if each == reason.choice or alike else 1 for each in reason.options]
    # What a bot that wishes this expects.
    needed = contracts.target_of(session.deal.contract) + (1 if view.seat else 0)
    reason.expected = 256 * (needed + {aim.SHUN: 2, aim.RATHER_NOT: 1, aim.RATHER: -1, aim.WANT: -2}.get(wish, 0))
    return session.deal, view, reason
