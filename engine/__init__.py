"""Rules, scores, bots and sessions: pure code that knows no clock, display or file."""
