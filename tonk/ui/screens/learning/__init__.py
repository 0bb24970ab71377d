"""Lessons, drills, and the coach's reviews."""
