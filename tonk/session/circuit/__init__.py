"""The Circuit: a career through seven tables, one for each rule set that comes with the game."""
