"""Setting up a game: rules, players, stakes."""
