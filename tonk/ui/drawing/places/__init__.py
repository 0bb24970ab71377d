"""The places where the table stands, the rules that are at home in them, and their pictures."""
