"""What runs on a PC only: the player, the tests, the makers of tables, cards and builds."""
