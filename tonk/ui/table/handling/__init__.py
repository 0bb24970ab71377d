"""Handling: pointer, keys and buttons become actions."""
