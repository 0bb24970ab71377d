"""Where the table stands: the places, which rules are at home in them, and their pictures."""
