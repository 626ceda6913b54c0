"""What tools/arena.py measures of the bots of each game; a module a game, by its name."""
