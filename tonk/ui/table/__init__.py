"""The table: cards on felt, moved by the hand."""
