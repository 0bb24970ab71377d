"""The search for the next drill, a few moves of bots in each frame."""

from collections.abc import Iterator, Sequence

from tonk.rules.guests.guest_knobs import GameName
from tonk.session.learning.drill_kinds import DrillKind
from tonk.session.learning.drills import Drill
from tonk.session.learning.game_drills import kinds_of
from tonk.ui.shell.services import Services
from tonk.words.learning.drills import score_text, waiting_text
from tonk.words.phrases import dotted

MOVES = 40
"""The number of bots' moves to look at for a new drill in one frame."""


def look_on(looking: Iterator[Drill | None], moves: int = MOVES) -> tuple[Drill | None, bool]:
    """Look at a few moves for the next drill; return it if found, and whether the search is exhausted."""
    over = object()
    for _move in range(moves):
        found = next(looking, over)
        if found is over:
            return None, True
        if isinstance(found, Drill):
            return found, False
    return None, False


def drills_progress(
    services: Services, kinds: Sequence[DrillKind] | None = None, game: GameName = "tonk"
) -> tuple[int, int] | None:
    """Return the number of recent right answers and of all recent answers; None without any.

    Args:
        services: The game around the screens.
        kinds: The kinds of questions; None for all.
        game: The game that they are about.
    """
    right, asked = services.progress.now.repetition.score(kinds or kinds_of(game), game)
    return (right, asked) if asked else None


def drills_status(services: Services, kinds: Sequence[DrillKind] | None = None, game: GameName = "tonk") -> str:
    """Return the success of recent answers and the number of repetitions due today, in words.

    Args:
        services: The game around the screens.
        kinds: The kinds of questions; None for all.
        game: The game that they are about.
    """
    repetition, today = services.progress.now.repetition, services.progress.today
    asked = kinds or kinds_of(game)
    score = score_text(*repetition.score(asked, game))
    return dotted((score, waiting_text(len(repetition.due(asked, today, game)))))
