"""Statistics of the hands in the history."""
