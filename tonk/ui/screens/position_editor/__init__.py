"""Setting up a position by placing cards."""
