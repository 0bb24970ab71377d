"""Sound out of nothing, with numpy: waves, things that are struck, a small band, and the files that keep them."""
