"""Setting up a game: rules, players, what it is played for."""
