"""How everything is drawn: the canvas, letters, shapes, cards, faces and places, and how they move."""
