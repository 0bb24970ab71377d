"""The router: the only package that knows every screen, and opens the requested one.

No screen is imported before it opens, or there is time for it, so that the first frame waits for the title alone.
"""

from collections.abc import Iterator

from tonk.ui.router.game_router import GameRouter
from tonk.ui.router.hand_router import HandRouter
from tonk.ui.router.practice_router import PracticeRouter


class Router(GameRouter, HandRouter, PracticeRouter):
    """Opens every screen (`tonk.ui.shell.routes.Routes`)."""


def load_screens() -> None:
    """Load the screens that are not open yet: later they come at once."""
    from tonk.ui.screens.circuit import circuit_screen  # noqa: F401
    from tonk.ui.screens.history import history_screen  # noqa: F401
    from tonk.ui.screens.matches import matches_screen  # noqa: F401
    from tonk.ui.screens.new_game import new_game_screen  # noqa: F401
    from tonk.ui.screens.results import hand_end_screen  # noqa: F401
    from tonk.ui.screens.rules import rules_screen  # noqa: F401
    from tonk.ui.screens.settings import settings_screen  # noqa: F401
    from tonk.ui.screens.statistics import statistics_screen  # noqa: F401
    from tonk.ui.screens.table import table_screen  # noqa: F401


def load_later() -> Iterator[None]:
    """Load the screens that are opened less often, one at a step, which takes about as long as a frame."""
    from tonk.ui.screens.learning import practice_hub  # noqa: F401

    yield
    from tonk.ui.screens.learning import lessons_screen  # noqa: F401

    yield
    from tonk.ui.screens.learning import drills_screen  # noqa: F401

    yield
    from tonk.ui.screens.deals import daily_screen  # noqa: F401

    yield
    from tonk.ui.screens.deals import deal_code_screen, duplicate_screen  # noqa: F401

    yield
    from tonk.ui.screens.position_editor import set_up_screen  # noqa: F401

    yield
    from tonk.ui.screens.circuit import outcome_screen  # noqa: F401

    yield
    from tonk.ui.screens.rules import house_rules_screen  # noqa: F401

    yield
    from tonk.ui.screens.replay import open_record_screen  # noqa: F401

    yield
    from tonk.ui.screens.settings import ease_screen, saves_screen, sounds_screen  # noqa: F401

    yield
