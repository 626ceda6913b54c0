"""The cards of the lessons. Loaded for the moment in which one begins."""

# Of each lesson: deal number; contract; who deals, the player (0) or his left neighbour (1);
# whether dummy plays by itself; the cards before; and the way, where cards that do as well
# stand after a stroke.
DEALS = (
    # Tricks: High 7 NT.
    (152, 63, 0, True,
     "ha h5 hj h7 hk h3 h8 h6 d2 d5 da d6 ht h4 c5 d4 s3 sq s2 s4 c6 c7 ca c3 sa d7 dq s8 d3 hq d9 dt",
     "dk d8 c2 dj st sj c4 ct/h2/h9 sk cq h9/h2/ct s5 c9 cj ck s7 h2/h9/ct s9 s6 c8"),
    # Trumps: High 7 spades.
    (44, 49, 0, True,
     "sk s7 s2 s8 s6 sa s9 sj h4 h5 h8 h3 cq ct c5 ck sq s4 d2 s5 da d7 h2 d6 dk d8 c2 d3 dj d4 h6 dq",
     "c6 c4 s3 c7 h9 hk ht c3 ca cj c8 st ha hq hj d5 h7 c9 dt d9"),
    # Dummy: High 8 spades.
    (51, 50, 0, False,
     "dk d8 d5 d9 d4 d3 da d2 d7 dj d6 h8 st s3 sj s2 s8 s5 s9 s6 h9 c2 h5 hj dt c6 dq c4 ck ca s7 c3",
     "hk h3 c8 ha h6 h7 sk/sa c5 s4 c7 sq h2 ht h4 ct c9 cq hq sa/sk cj"),
    # High, and exactly: High 7 diamonds.
    (151, 21, 0, False,
     "d3 dq dk d8 d9 dt da d7 s2 s4 s8 s5 d6 dj h4 d2 c7 c5 ca c2 h9 ht hq h3 s7 h6 sa sj c9 hk c4 ct",
     "cq c8 st c3/cj ck h8/hj s3 cj/c3 h7 hj/h8 s6 ha h2 h5 d4 s9 sq sk d5 c6"),
    # Low: Low 5 diamonds.
    (10310, 19, 0, False,
     "h6 h3 ha h5 h7 h8 sa hq dt d9 d7 d3 c6 c3 cq cj ht ca h9 hk s2 s4 s5 s9 s7 sk s3 st d6 dq dk da",
     "s6 ck c9/c8 s8 c5 sq/sj c2 c4 c7 sj/sq ct c8/c9 d5 d4 d8 h2/hj d2 hj/h2 dj h4"),
    # Dump: Dump clubs.
    (3559, 70, 0, False,
     "c4 c9 ct c6 hq hk ha h5 sa s5 s2 st cj c8 dk c3 s9 s6 s3 sk da d4 d2 d5 h9 h3 h7 h2 d3 d9 dq d7",
     "sq s7 ht/hj s4 h8 h6 hj/ht h4 d6 sj c7/c5 dj d8 ck/c2 cq c5/c7 dt c2/ck ca s8"),
    # Defending: High 7 clubs, declared by the left neighbour.
    (2766, 7, 1, False,
     "c8 c9 cj ca d7 d6 dq da c3 ct d8 c4 dk d3 d9 d2 s7 s6 sk st s5 s4 sj s8 c5 sa c2 cq h3 h9 h4 h6",
     "ht ha h8 dj/d4/d5/dt s2 s9 dt/d4/d5/dj s3 h5 d5/d4/dt/dj h2 hq hj hk d4/d5/dt/dj h7 c7 c6 ck sq"),
)
