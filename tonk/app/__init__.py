"""The game put together: the one package that sees everything, and gives the screens what they ask for."""

from tonk.app.game import Game
from tonk.app.running import play, run_game

__all__ = ["Game", "play", "run_game"]
