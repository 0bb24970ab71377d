"""Setting up a position: cards are put where they shall lie."""
