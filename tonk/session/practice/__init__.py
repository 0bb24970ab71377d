"""Hands played for practice, and the board on which a position is set up."""
