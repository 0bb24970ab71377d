"""The game table, and the pages over it during a hand."""
