"""The drawing of everything: canvas, letters, shapes, cards, faces and places, and their motion."""
