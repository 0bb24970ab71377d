"""The page of the people at this screen."""
