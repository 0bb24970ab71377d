"""The people at this screen: who plays, under what name, and with which face."""
