"""The rules of a rule set in words."""
