"""Malformed inputs for everything that reads files or text from elsewhere."""
