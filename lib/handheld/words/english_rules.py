"""The rules, and what can be typed in the game in words, in whole English sentences."""

RULES = (
    "The dealer declares, and plays his own hand and dummy's, which lies open, against two defenders.",
    "There are thirteen tricks, and the ace is high. Whoever holds a card of the suit that was led must play one. The player on the declarer's left leads first.",
    "High promises to take exactly 7 to 13 tricks, Low exactly 0 to 6, with trumps or at no trump.",
    "Dump names a suit: at no trump, the declarer takes tricks without one card of it.",
    "High pays 10 points a trick, at no trump 15, if the number is exact. Each trick over halves that: the contract is flunked. Each trick under costs 10, at no trump 15.",
    "Low pays the same on the tricks that are lost.",
    "A promise of 12 tricks, or of 1, pays 150, at no trump 200. A promise of 13, or of none, pays 200, at no trump 250.",
    "A dump pays 30 a trick while no card of the suit is caught. Otherwise each one caught costs 10.",
    "Defenders beat the contract, or feed the declarer more tricks than he wants: both spoil his score.",
    "The first lead tells everybody what its defender wants: with a high card to attack, with a low one to feed; with one in the middle he is undecided.",
)

COMMANDS = (
    "To declare, type for example high 9 s for nine tricks with spades as trumps, low 2 nt for two tricks at no trump, or dump h for hearts.",
    "To play a card, type suit and rank, such as sa for the ace of spades or h10 for the ten of hearts; ace of spades will do too.",
    "Type hands for the cards that you see, table for the contract and the trick in progress, legal for the cards that may be played.",
    "Type last for the last trick, tricks for all of them, score for the points, statistics for what you have done so far.",
    "Type hint for what a good bot would do, undo to take your card back, claim when the rest is settled, why for the bots' reasons in a deal that is over.",
    "Type compact for short lines, full for whole sentences, set for the settings, new for another game, quit to leave; the game is kept.",
)
