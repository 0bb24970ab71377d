"""A monkey at the game: events of every kind by chance, and what must be true after each."""
