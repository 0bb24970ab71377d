"""Deals to share: codes, sealed decks, and sets of deals."""
