"""Statistics of the hands that were played."""
