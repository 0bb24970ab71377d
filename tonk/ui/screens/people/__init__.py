"""The people at this screen: their names and faces, and the choice among them."""
