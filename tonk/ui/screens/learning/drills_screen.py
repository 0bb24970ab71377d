"""The drills: a tile for each kind, and one for all kinds mixed."""

from collections.abc import Iterator, Sequence

from tonk.rules.guests.guest_knobs import GameName
from tonk.session.learning.drill_kinds import OWN, DrillKind
from tonk.session.learning.drill_run import DrillRun, mistakes_of
from tonk.session.learning.drills import Drill
from tonk.session.learning.game_drills import drilled_rules, kinds_of
from tonk.session.match.played_hand import KeptReview
from tonk.ui.screens.learning.drill_search import MOVES, drills_progress, drills_status, look_on
from tonk.ui.screens.parts.tile_page import Tile, TilePage
from tonk.ui.screens.parts.vignettes import draw_vignette, drill_scene
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.words import _
from tonk.words.learning.drills import coming_back, drill_line, drill_name, drills_title

_HANDS_LOOKED_AT = 60
"""The number of recent hands searched for mistakes."""

_AT_ONCE = 4 * MOVES
"""The number of moves, those of a few hands, to look at when a drill is requested."""


class DrillsScreen(TilePage):
    """The page of the drills of a game.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        game: The game.
    """

    least_page = (640.0, 360.0)

    def __init__(self, ui: UiContext, services: Services, game: GameName = "tonk") -> None:
        take_in_mistakes(services)
        self._game, self._rules = game, drilled_rules(game, services.choices.rule_set)
        self._run: DrillRun | None = None
        self._looking: Iterator[Drill | None] = iter(())
        self._tries = 0
        kinds, rules = kinds_of(game), self._rules
        tiles = [self._tile(ui, services, (kind,), drill_name(kind, rules), drill_line(kind, rules)) for kind in kinds]
        mixed = _("A bit of everything, starting with what is due today.")
        tiles.insert(0, self._tile(ui, services, kinds, _("All mixed"), mixed))
        super().__init__(ui, services, drills_title(rules), tiles)

    def _tile(self, ui: UiContext, services: Services, kinds: Sequence[DrillKind], title: str, line: str) -> Tile:
        game, scene = self._game, drill_scene(kinds[0], self._rules) if len(kinds) == 1 else "mixed"
        return Tile(
            title,
            line,
            lambda canvas, box, radius: draw_vignette(canvas, ui, box, scene, radius),
            lambda: self._begin(tuple(kinds)),
            lambda: drills_status(services, kinds, game),
            lambda: drills_progress(services, kinds, game),
        )

    def _begin(self, kinds: tuple[DrillKind, ...]) -> None:
        """Look for the first drill of these kinds, and ask it as soon as it is found."""
        repetition, today = self.services.progress.now.repetition, self.services.progress.today
        due = repetition.due(kinds, today, self._game)
        self._run = run = DrillRun(kinds, self._rules, repetition, due)
        self._looking, self._tries = run.next(), len(run.again) + len(kinds)
        self._look_on(run, _AT_ONCE)
        if self._run is not None:
            self.ui.toast(_("Looking for a hand…"))

    def update(self, now: float) -> bool:
        """Continue a search for the first drill."""
        if self._run is not None and self.ui.screens.top is self:
            self._look_on(self._run, MOVES)
        return super().update(now)

    def wakes_at(self, now: float) -> float:
        """Return ``now`` during a search for a drill (`Screen`)."""
        return super().wakes_at(now) if self._run is None else now

    def _look_on(self, run: DrillRun, moves: int) -> None:
        """Look at a few moves; if there is no drill of a kind, or it can't be asked, take the next kind."""
        while True:
            found, over = look_on(self._looking, moves)
            if found is None and not over:
                return
            if found is not None and self.services.routes.show_drill(run, found, self.ui.home):
                self._run = None
                return
            self._tries -= 1
            if not self._tries:
                break
            self._looking = run.next()
        self._run = None
        self.ui.toast(_nothing_now(run, self.services.progress.today))


def _nothing_now(run: DrillRun, today: int) -> str:
    """Return why there is nothing to ask."""
    if any(kind != OWN for kind in run.kinds):
        return _("These rules have no questions of this kind.")
    due = run.repetition.next_due(run.kinds, run.rules.game)
    if due is None:
        return _("No mistakes to practise yet. Have the coach review a hand, and your mistakes turn up here.")
    return _("Nothing is due now. {back}").format(back=coming_back(due - today))


def take_in_mistakes(services: Services) -> None:
    """Make drills of mistakes that the coach has found in recent hands: once per mistake, while there is room."""
    book, before = services.history, services.progress.now
    lost = [one for one in book.reviews() if one.skill < 0] if before.repetition.has_room else []
    if all(map(before.has_taken, lost)):
        return
    hands = {hand.key: hand for hand in book.hands(_HANDS_LOOKED_AT)}
    by_hand: dict[tuple[str, int], list[KeptReview]] = {key: [] for key in hands}
    for one in lost:
        by_hand.get((one.match_id, one.hand_no), []).append(one)
    now = before.looking_at(one for found in by_hand.values() for one in found)
    for key, found in by_hand.items():
        for one in found:
            if now.repetition.has_room and not now.has_taken(one) and (review := book.review(key, one.seat)):
                now = now.with_mistakes(mistakes_of(hands[key], review), services.progress.today, one)
    if now != before:
        services.progress.keep(now)
