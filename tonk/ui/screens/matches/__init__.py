"""The page of matches that wait."""
