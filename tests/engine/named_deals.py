"""Deals with a name: moments of play where the right card can be told from the seat's own view.

Each was found by searching deals played by bots, and checked by a solver that sees all cards:
however the hidden cards lie (as the cards played and the suits shown out of allow), no other
card than those named brings the side on turn more, and every other one brings it less in
some of these layouts. So a bot that plays another card has made a mistake, not a guess.

A deal is (name, number, contract, lowest level that must find it, cards played so far, the
right cards, why). A complaint about a bot becomes one more entry.
"""

DEALS = (
    ("duck the eighth", 2460, "High 7 NT", "easy",
     "DT DA D2 D4  HA H9 H4 HJ  ST S3 S9 S8  H6 H8 H3 HT  D3 D5 DQ DK  SA S5 S2 C4  SK SJ SQ C8  "
     "HQ H7 HK D6  C3 CK C2 S7  CT C5 S6",
     "C6",
     "High 7 NT, seven taken: last hand has a six to lose with, the jack would be one too many."),
    ("duck seven tricks from the end", 433, "Low 3 NT", "easy",
     "D3 D2 SA D5  H7 H6 HQ H2  C4 C8 C6 C9  H9 HA H5 H3  D7 HJ D4 DT  DA D9 CA SQ  C7 C3 C5",
     "C2",
     "Low 3 NT, three taken: the two stays under the seven; the ten would be the fourth."),
    ("the eight under the jack", 2192, "Low 5 NT", "normal",
     "DQ DK DA D3  D6 D7 DT DJ  ST S4 S8 S3  C5 C7 CQ C8  S7 S2 S9 S5  C2 C9 CJ C3  S6 SJ HT SK  "
     "D8 D2 CK D5  C6 SA HK C4  HJ",
     "H8",
     "Low 5 NT, five taken: the highest card that still loses goes, for it might win later."),
    ("the king under the ace", 792, "Low 4 NT", "normal",
     "D2 DT D3 DA  C9 C6 C3 C2  H2 H6 H4 HJ  D4 D8 D9 D5  CJ CA CQ C8  SQ S9 S7 S8  H3 HA",
     "HK",
     "Low 4 NT, four taken: the ace has the trick anyway, so the king is lost on it."),
    ("an ace to be rid of", 1922, "Low 4 NT", "normal",
     "C8 CJ C3 C7  D7 D3 D4 D9  C6 CT CQ CK  S3 SA S8 SK  DQ DT DK SQ  CA C5 D8 C2  D2 SJ H6 D6  "
     "H2 HQ H8 HJ  H4 HA HK HT  H3 ST",
     "DA",
     "Low 4 NT, four taken: dummy is out of hearts, so its ace of diamonds is thrown away."),
    ("a king to be rid of", 426, "Low 5 NT", "normal",
     "C2 C5 C4 C3  H5 HJ H6 H8  C6 CJ CA CQ  D2 D3 D5 D7  S5 S7 S3 S8  C8 CK D9 CT  D4 DA DT DQ  "
     "HQ H7 H2 DJ  S9 S2 D8 ST  DK SK D6 HA  S4 SA",
     "HK",
     "Low 5 NT, five taken: dummy throws its king on the defenders' ace, and keeps two clubs."),
    ("the queen under the king", 2501, "High 9 NT", "easy",
     "D2 D4 DA DJ  H9 HK H5 H2  H6 H4 HJ H3  HQ H8 C4 H7  HT D3 S7 D7  HA C3 S9 C9  D9 D6 DK DQ  "
     "D8 S4 D5 C5  DT S8 S6 C2  S3 ST S5 SJ  CJ CA CK C7  SK",
     "SQ",
     "High 9 NT, nine taken: a defender leaves the trick to declarer, and his ace at home."),
    ("last hand feeds", 411, "High 9 S", "easy",
     "DQ DK D4 D8  SA S3 S5 S7  SK S6 S4 ST  HA H6 H2 H3  C8 C3 CA C2  CT C7 CQ CJ  D7 D6 DA DJ  "
     "S2 CK S9 SJ  D9 DT D3 D2  H5 H4 H7 HK  S8 SQ HQ D5  H9 C6 HT",
     "H8",
     "High 9 S, nine taken: the defender could take the trick, and makes it declarer's tenth."),
    ("the eight, not the ace", 139, "Low 1 NT", "easy",
     "D2 D5 DT D3  D9 CA DQ D8  C3 CT C5 CJ  H3 HQ HJ H7  D7 D4 DA HT  S3 S6 S9 S4  C2 C7 CK C9  "
     "ST S8 SK SQ  H6 H5 H4 H2  H9 DK",
     "H8",
     "Low 1 NT, one taken: a defender who plays his ace would save declarer a trick."),
    ("feed under the queen", 2335, "Low 4 NT", "easy",
     "C2 C4 C7 C6  H2 HT H5 HK  D2 DJ D7 D9  S5 S2 SK S9  CQ C9 C8 CJ  S7 S3 DK S6  S4 ST DQ SA  "
     "H6 H4 H3 H9  D6 DA D3 DT  C3 H8 CK CT  HQ H7 CA",
     "HJ",
     "Low 4 NT, four taken: the jack leaves the trick to dummy's queen; the ace would not."),
    ("the ace while there is time", 931, "High 10 NT", "easy",
     "H2 H7 HA H3  D8 D3 DJ D2  S4 S8 S3 S2  SK C3 S5 S6  SQ D7 ST SJ  HT HQ HK H4  SA DT C4 H5  "
     "S9 D9 D4 DQ  S7 DK C6 HJ  H9 C9 H6 CJ  CQ C7 CK CA",
     "DA",
     "High 10 NT, two needed of two: the ace beats it now, and never again."),
    ("overruff to beat it", 717, "High 10 C", "normal",
     "D6 D9 DQ DK  SQ SA SJ S5  H4 H3 H2 HK  C5 C3 CK C8  S9 SK H9 S3  D3 DJ C9 DA  S2 CT",
     "CJ",
     "High 10 C, seven needed of seven: dummy has ruffed with the ten, the jack is higher."),
    ("ruff to beat it", 808, "High 10 H", "easy",
     "D3 DA D9 D2  C6 C4 CT CQ  H2 HT H4 H7  S5 S3 SK S7  S8 S4 SJ S2  C5 C7 SQ C2  DK D4 C3 D7  "
     "CK H8 C9 D5  SA S6 DT",
     "H9",
     "High 10 H, five needed of five: the ace of spades can be ruffed with the only trump."),
    ("the discard that keeps everything", 1277, "High 9 S", "normal",
     "C2 C3 CK CA  S8 SQ S3 S5  S2 SJ C4 S4  D9 D7 DK D2  DJ D5 D4 DA  CT CQ C8 C5  S7 S6 ST H4  "
     "HQ HA C7 H2  CJ C6",
     "DT",
     "High 9 S: partner's jack has the trick: no ruff, and the three hearts stay together."),
    ("no ruff of partner's trick", 2391, "High 9 D", "easy",
     "S5 S6 S3 SJ  SA SK H2 S8  D7 D3 DA D4  CQ C8 C4 CJ  CA C5 C7 D8  DQ D6 D2 H4  H9 HT H5 H6  "
     "HK DJ HQ H8  CT C6",
     "H7 HJ S9 SQ",
     "High 9 D: partner's ten has the trick; the king of trumps takes one of its own later."),
    ("ruff for the contract", 1346, "High 11 H", "easy",
     "H4 H3 HT HQ  H8 D2 H2 H5  C6 C3 CK C2  S5 S2 SQ SK  S3 S4 S8 ST  C8 C5 H6 C4  DJ D6 DA D7  "
     "CA C7 HA C9  S9 H7 S6 S7  CQ D5 CT",
     "H9 HJ HK",
     "High 11 H, four needed of four: dummy ruffs the defenders' queen."),
    ("no ruff of declarer's own king", 1642, "High 11 H", "easy",
     "C2 C3 C9 CA  H9 H4 HA H2  HK C6 H8 HQ  S8 S4 ST SA  D8 DJ D2 D5  SK S6 S9 S2  H7 C5 H5 S5  "
     "H3 C8 HJ CT  DA DK D3 D4  CK C4",
     "D6 DT S3",
     "High 11 H, three needed of four: the king of clubs has the trick without a trump."),
    ("no ruff when there is enough", 2838, "Low 6 H", "easy",
     "H2 H5 H4 HQ  DQ D8 DT D2  CA CT C5 CK  DA DK D5 D6  S2 SA S6 ST  S7 S3 S8 S9  SK SQ S5 CJ  "
     "S4 SJ",
     "C2 C4 C7 CQ D4",
     "Low 6 H, six taken: dummy is out of spades and throws anything but its trump."),
    ("no overruff when there is enough", 1846, "Low 5 H", "easy",
     "C7 CJ C3 C6  SK SJ S3 ST  C5 CK CQ CA  C9 C4 C2 D3  S9 SQ S7 DK  H3 H9 H6 HK  S4 S8 S5 HA  "
     "H5 H7 H4 H8  DQ DJ DA C8  DT CT D5 D2  D7 H2 D9 D4  S2 HT",
     "D6",
     "Low 5 H, five taken: the defender's ten of trumps may have it."),
    ("two aces for two tricks", 1590, "Low 5 NT", "normal",
     "DA D5 DT DK  D8 DJ D4 DQ  S9 S8 S7 S5  S2 SQ CK SK  H9 H4 HQ HJ  H6 H3 HK H2  D6 D7 S3 D3  "
     "C3 C8 C5 C2  HA HT H5 D9  H8 H7 C4 C7  CQ C6 CJ",
     "C9",
     "Low 5 NT, three taken, three to play: two more by two aces, so this one goes to the queen."),
    ("no ace on his own nine", 438, "High 10 NT", "easy",
     "C2 C6 CK CA  SA S9 S2 S4  SK S3 S6 S7  CJ CQ C7 C4  ST SQ SJ S5  C9 C3 C8 H4  C5 H2 CT HK  "
     "S8 DT H5 D2  H9 H7 HQ HA  D8 D9 D5",
     "D3 D4",
     "High 10 NT, three needed of four: declarer's nine has the trick; the ace takes another."),
    ("the way out", 2316, "High 9 S", "normal",
     "C5 CA C3 C2  S6 S5 SA S2  HA H4 H9 H2  C7 CQ CK C4  DJ D5 DK D3  SQ SK S8 S9  S4 D2 D6 ST  "
     "DQ D7 H3 D8  DA DT C9 D9  S3 SJ HT CJ  H7 HJ H5 S7",
     "C6",
     "High 9 S, nine taken: one of two cards gives up the lead for good."),
    ("the low way out", 2489, "Low 4 NT", "easy",
     "DA DQ D7 D2  DK D8 DJ D9  D5 D6 DT CA  CJ CQ CK C5  CT C8 S5 C2  C7 C4 S4 C9  HA H8 H7 H4  "
     "S3 SK S8 HT  C3 D4 H6 C6  SQ SJ S6 H9",
     "S7",
     "Low 4 NT, four taken: of ace, ten and seven only the seven loses."),
    ("a lead that feeds", 2659, "High 7 C", "normal",
     "D8 DA DJ D7  CA C4 CT C7  DT D4 DK D3  ST S8 S4 SQ  C3 C8 CK CQ  C9 CJ C2 C5  D6 H3 DQ SA  "
     "H2 HQ C6 H7  D5 HT HJ HK  S6 S7 S3 S5",
     "S9 SJ",
     "High 7 C, seven taken: no ace is cashed, declarer gets the lead and all the rest."),
    ("a lead that he must take", 2149, "Low 5 NT", "normal",
     "ST SQ SA S7  S3 S8 SK S6  S9 SJ S2 H8  D5 D4 DK DJ  C3 C8 C7 CK  S4 C2 C5 S5  D2 D7 DQ DT  "
     "H6 H9 H7 H4  D8 DA HA D6  H5 CQ H3 HJ",
     "HT",
     "Low 5 NT, five taken: a heart, which declarer's side alone can win."),
    ("a spade on declarer's ace", 2158, "Dump S", "easy",
     "DA D2 D5 SK  D3 D6 DK S4  DJ S3 DQ SA  D4 SJ D7 C2  D8 S2 DT S9  D9 S8 C5 C3  HQ H8 HJ HA  "
     "CQ C4 CK C6  CA CT C9",
     "S7 ST SQ",
     "Dump S, two clean tricks: a defender out of clubs throws a spade on declarer's ace."),
    ("duck the dump suit", 630, "Dump C", "easy",
     "C2 C8 C9 C4  ST SQ SA S4  DA D3 D2 D4  SJ S5 S2 S3  SK S9 S7 C7  S6 C3 S8 CJ  CQ",
     "C5 C6",
     "Dump C, nothing taken: the ace would capture clubs."),
    ("the nine under the king", 2891, "Dump D", "normal",
     "CK C4 CT C8  CA CQ C6 C9  C7 HK C2 CJ  H7 H5 H8 HQ  SK S3 S2 S7  SA S5 S4 S6  SQ D7 SJ S9  "
     "C5 D3 C3 DT  D5 D2 DK",
     "D9",
     "Dump D, a clean trick: the king takes it, so the nine is lost and the four kept."),
    ("the ace of the dump suit away", 1440, "Dump D", "normal",
     "D4 D5 D6 D2  CA C4 CK C2  CQ C3 CT C7  HA H2 H4 H3  SA S3 SQ S6  ST S2 S4 S8  SJ DK S9 S7  "
     "S5 D8 SK",
     "DA",
     "Dump D: the defenders' king has the trick, dummy is out of spades: the ace of diamonds goes."),
    ("clean tricks first", 688, "Dump C", "easy",
     "HA H2 HJ HT  C6 C4 C2 C3  CT C5 CQ CJ  SA S4 S7 S8  CK C8 CA C9  H9 H4 H3 HK  S9 H7 SQ S6  "
     "DA DQ D6 D5  ST S3 SK D7  SJ HQ H6 S5",
     "H8 S2",
     "Dump C, five clean tricks: two winners are cashed before the lead is lost."),
    ("out in the dump suit", 2027, "Dump H", "easy",
     "H7 H6 H9 H4  HK H2 H5 HQ  D2 D5 D8 DQ  CA C3 C5 C9  DK D7 DJ D6  SQ S4 S6 S7  DA D9 C8 D4  "
     "C2 CK CT C6  DT HA D3 HT  C4 CQ C7 S2  S9 S8 SK S5",
     "H3",
     "Dump H, seven clean tricks: the three of hearts gives up the lead, a spade would not."),
    ("out with the three", 2517, "Dump C", "normal",
     "C2 C6 C7 C5  D9 DQ DA D2  DK D4 DT D5  D7 S4 C9 S6  D6 CA SK CJ  DJ CQ HQ C8  D8 C4 SJ CK  "
     "D3 SQ H3 H2  HT H6 H4 HA  HK HJ H9 H5",
     "C3",
     "Dump C, two clean tricks: the three of clubs is lost to the defenders."),
    ("hunt with a low card", 2707, "Dump H", "easy",
     "DA D3 D2 DQ  DT D5 DK D4  CA C5 C2 C6  D9 HA DJ D7  CJ S5 S2 CK  S4 ST SA S3  SQ S9 S7 SK  "
     "SJ S6 D6 CT  CQ H8 H3 C8  H7 H6 HT H5",
     "H4 H9",
     "Dump H, two clean tricks: a low heart may be declarer's to take, the king takes the trick itself."),
    ("the nine of diamonds under the king", 2433, "Low 6 NT", "normal",
     "C9 C2 CK CJ  CA CT C5 C7  C4 H2 C8 CQ  S9 S6 S5 ST  SA D4 SJ SQ  S3 H3 D7 S8  H9 D8 H6 HQ  "
     "HA HJ DT H8  DK D2 DJ",
     "D9",
     "Low 6 NT, two taken: with the nine it comes to six, with the ace to seven."),
    ("the knave of trumps or nothing", 1752, "High 9 C", "hard",
     "HK H8 H6 SA  H4 H7 H3 S4  DK D2 D4 DA  D8 HJ D6 DJ  C4 D5 CQ C2  C8 C5 C3 D7  S7 S6 S9 SJ  "
     "SQ S2 S5 D3  D9",
     "CJ",
     "High 9 C, four taken, and all five to come are needed: only the knave of trumps makes nine."),
    ("trumps are for later", 352, "High 8 D", "hard",
     "HQ H7 H2 HK  D3 D7 DA D4  CQ CK C9 CT  D6 C7 SA DT  SK S5 S4 S9  D2 D5 H4 S8  DQ HJ H6 DJ  "
     "HA H3 C4 S7  H9 H5 S2",
     "CJ CA SQ",
     "High 8 D, four taken: a ruff now leads to a ninth trick, a discard of these to eight."),
    ("away with the queen", 2056, "Low 1 NT", "normal",
     "C7 C8 CK C4  D4 D6 D3 D7  SK S9 SQ S7  D5 D8 DA D2  C3 C9 CT CA  HK HQ HJ H4  S3 S6 S2 SJ  "
     "H6 H9 H5 H3  S5 ST DJ",
     "CQ",
     "Low 1 NT, four taken, and each more costs 15: without the queen of clubs the fewest come."),
    ("away with the king", 8, "Low 2 C", "normal",
     "C2 C8 C7 CT  S2 S6 S7 S3  CJ C3 DK C5  C4 HT DQ CK  C6 C9 ST DA  D4 D2 D3 DT  HJ H8 H9 H6  "
     "S4 S8 HK SJ  D8 DJ",
     "SK",
     "Low 2 C, five taken: without the king of spades no more come, else three at least."),
    ("the knave of clubs goes", 2718, "High 7 S", "hard",
     "ST SK S8 S3  H9 H2 H5 H7  D5 DA D6 DQ  SQ S4 S9 SJ  HA C5 HJ HK  C3 CA CQ C2  S2 S6 S5 D7  "
     "D8 C7 DK D2  D9 D4 D3",
     "CJ",
     "High 7 S, three taken: the knave keeps seven, a heart leads to six, the ruff fails in 50 layouts of 70."),
    ("ruff with the nine", 49, "High 8 D", "hard",
     "H3 HJ H6 H8  CT C9 CK CA  C3 S2 C8 C4  H5 HA H7 H4  D2 D3 DK DJ  SJ S8 SK S3  D4 DQ DT HQ  "
     "DA D5 H9 D6  C6",
     "D9",
     "High 8 D, four taken: ruffed with the nine it comes to eight, with the seven to nine."),
    ("the nine of clubs goes", 2779, "High 8 H", "hard",
     "HA HK H6 H4  H2 HQ H9 H3  D9 D3 DQ D5  SJ S2 SQ SA  D4 DJ D8 D2  CK CA C2 C3  S9 S7 S4 SK  "
     "D7 DT CQ DA  DK D6 S6",
     "C9",
     "High 8 H, four taken: with the nine of clubs it comes to eight in every layout, with a ruff in two of 70."),
    ("the small club costs him more", 2500, "Low 4 NT", "hard",
     "ST SK S5 S2  S4 S9 SJ H9  C8 C5 C3 C6  C2 CA HJ CT  H6 HT H7 HA  D2 D9 D5 DA  S6 SA DK S3  "
     "H3 DQ H2 HK  C9 HQ",
     "C4 C7",
     "Low 4 NT, the declarer has five, which is one too many: a small club makes him take more than the queen."),
    ("ruff with the eight of hearts", 1060, "High 8 H", "hard",
     "CK C3 D7 C5  S3 SA S7 S5  HA H2 H7 HT  D8 DJ DA D4  CJ C7 C9 H4  H9 HQ S2 H5  HJ D6 H3 H6  "
     "DK DQ C2 DT  D3 ST",
     "H8",
     "High 8 H, six taken: a club leads to worse in all six layouts, the nine of spades in three."),
    ("duck with the five", 1437, "High 7 C", "hard",
     "C6 CA C2 C4  S9 S5 SK ST  D5 D3 D9 D2  H8 H6 H9 H4  D4 DJ D6 DT  S3 S8 SJ S6  CQ C8 DA CT  "
     "CJ C3 DQ C7  C9 SQ D8",
     "C5",
     "High 7 C, four taken: the king of trumps is worse in 60 layouts of 70, better in none."),
    ("the four of diamonds first", 1588, "Low 4 NT", "hard",
     "C3 C9 C2 C6  CA C4 CK C7  C8 S7 CT SA  SQ ST S2 S4  D3 D9 DT D5  DQ D8 DK DJ  SJ S8 SK S3  "
     "H9 H2 HK H7  D2 D6 HQ",
     "D4",
     "Low 4 NT, the declarer has eight: the four makes him take more than the seven or the ace, in ten layouts of 15."),
)
