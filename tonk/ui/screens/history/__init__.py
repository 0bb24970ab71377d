"""The hands that were played."""
