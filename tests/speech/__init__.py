"""Tests of the voices."""
