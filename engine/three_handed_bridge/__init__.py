"""Three-handed Bridge, in which the dealer always has dummy: makes, doubling, scores, deals, rubbers."""
