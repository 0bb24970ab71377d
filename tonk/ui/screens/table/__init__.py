"""The game table, and what lies over it while a hand is played."""
