"""David Parlett's Flunk: contracts, scores, deals, sessions and bots."""
