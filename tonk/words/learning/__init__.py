"""Lessons, drills, and what the coach says, in words."""
