"""The settings, and the page of keys."""
