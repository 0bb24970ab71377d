"""Lessons, drills and hints, and the progress made with them."""
