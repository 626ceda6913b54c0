"""One Player Short: the auction for dummy's hand, contracts, scores, deals, sessions and bots."""
