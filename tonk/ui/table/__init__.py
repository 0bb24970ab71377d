"""The table: cards on felt, moved by hand."""
