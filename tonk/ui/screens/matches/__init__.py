"""The page of waiting matches."""
