"""All that the game says, a module a language."""
