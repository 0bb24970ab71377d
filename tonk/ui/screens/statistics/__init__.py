"""Statistics of the played hands."""
