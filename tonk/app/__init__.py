"""The game put together: the only package that knows everything and provides the services for the screens."""

from tonk.app.game import Game
from tonk.app.running import play, run_game

__all__ = ["Game", "play", "run_game"]
