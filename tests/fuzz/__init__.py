"""Inputs that nobody would write, for everything that reads what others may have written."""
