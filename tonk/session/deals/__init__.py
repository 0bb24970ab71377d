"""Deals, their codes, and sets of deals that several play."""
