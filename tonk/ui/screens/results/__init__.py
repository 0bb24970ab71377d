"""The end of a hand, of a round and of a match."""
