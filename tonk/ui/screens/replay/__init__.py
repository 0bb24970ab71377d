"""Replaying a hand, and opening one from outside."""
