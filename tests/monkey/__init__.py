"""Random events of every kind, and the truths that must hold after each."""
