"""A hand at the table in words."""
