"""A match at the table: who plays, its hands, its sitting, its score."""
