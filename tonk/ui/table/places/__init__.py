"""Places: where everything at a table lies, worked out from the window and the view."""
