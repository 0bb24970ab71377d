"""The hands played before."""
