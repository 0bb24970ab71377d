"""The screens, and their stack: the top one gets the player's inputs."""

from collections.abc import Callable
from contextlib import suppress
from typing import Protocol, runtime_checkable

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import LEAST_PAGE, Viewport
from tonk.ui.shell.cues import Cue
from tonk.ui.shell.inputs import Input

MOST_PAGES = 16
"""The greatest number of screens on the stack: opening pages in circles forgets the oldest that can go."""


class Screen(Protocol):
    """One screen.

    Attributes:
        overlay: Whether the screen below shows behind this one (a dialog, a menu).
    """

    overlay: bool

    def handle(self, event: Input) -> None:
        """Take an input. Only the screen on top gets it; all but a move of the pointer redraws it."""

    def update(self, now: float) -> bool:
        """Go on to ``now`` (the context's seconds); return True if it must be redrawn.

        Screens that show through an overlay are updated too, so that their motions end; a screen that would act by
        itself asks first whether ``ui.screens.top`` is itself.
        """

    def wakes_at(self, now: float) -> float:
        """Return the time of its next change by itself, in the context's seconds.

        ``now`` or earlier while it has work to do, ``math.inf`` while only an input, a worker's answer or a notice can
        change it. The loop may sleep until then, but checks once in a while.
        """

    def draw(self, canvas: Canvas) -> None:
        """Draw all of it, ground included unless it is an overlay."""

    def resized(self, viewport: Viewport) -> None:
        """Lay itself out. Called once when the screen is put on the stack, and whenever the window changes."""


@runtime_checkable
class HandlesLeaving(Protocol):
    """A screen with something to do when it is left, whichever way."""

    def gone(self) -> None:
        """Release everything: the screen was removed from the stack."""


@runtime_checkable
class DrawsAhead(Protocol):
    """A screen with pictures that are better drawn before they are needed."""

    def draw_ahead(self) -> bool:
        """Draw one of them, in a few milliseconds; return False if all are drawn."""


@runtime_checkable
class ExpectsPage(Protocol):
    """A screen over which a page opens by itself.

    Attributes:
        expects_page: Whether a page opens soon whose pictures are not all drawn, so that they must be hurried.
    """

    expects_page: bool


@runtime_checkable
class HandlesReturn(Protocol):
    """A screen to be refreshed after others lay over it."""

    def came_back(self) -> None:
        """Refresh: the screen over this one was removed."""


@runtime_checkable
class KnowsLeastPage(Protocol):
    """A screen that needs a page of another least size than usual.

    Attributes:
        least_page: Its width and height in units; a smaller window shows a part of it.
    """

    least_page: tuple[float, float]


@runtime_checkable
class FallsBelow(Protocol):
    """A screen whose parts are beside each other, or below each other in a narrow window.

    Attributes:
        column: The least width and height of the page then, in units: it scrolls down but never across.
    """

    column: tuple[float, float]


class ScreenStack:
    """The screens, one over the other.

    Args:
        window: Returns the width of the window in units.
        viewport: Returns the present window for top screens that need a page of this size.
        on_change: Called after a screen was added or removed.
        on_cue: Called with the cue for that.

    Attributes:
        closing: Whether the game ends after this step.
        may_quit: Asked before it ends; returns False if something must be asked first.
    """

    def __init__(
        self,
        window: Callable[[], float],
        viewport: Callable[[tuple[float, float]], Viewport],
        on_change: Callable[[], None],
        on_cue: Callable[[Cue], None],
    ) -> None:
        self._window = window
        self._viewport = viewport
        self._on_change, self._on_cue = on_change, on_cue
        self._screens: list[Screen] = []
        self._page = (0.0, 0.0)
        self.closing = False
        self.may_quit: Callable[[], bool] = lambda: True

    @property
    def top(self) -> Screen | None:
        """Return the screen that the player acts on; None before the first and after the last."""
        return self._screens[-1] if self._screens else None

    @property
    def all(self) -> tuple[Screen, ...]:
        """Return all screens, the top one last."""
        return tuple(self._screens)

    @property
    def visible(self) -> tuple[Screen, ...]:
        """Return the visible screens, in the order to draw them."""
        first = len(self._screens) - 1
        while first > 0 and self._screens[first].overlay:
            first -= 1
        return tuple(self._screens[max(0, first) :])

    def show_only(self, screen: Screen) -> None:
        """Leave all screens for this one."""
        while self._screens:
            self._part_with(self._screens.pop())
        self.push(screen)

    def push(self, screen: Screen) -> None:
        """Put a screen on top; the one below stays unchanged. One that can't be laid out isn't added."""
        self._screens.append(screen)
        try:
            self._lay_out(screen)
        except Exception:
            self._screens.pop()
            raise
        self._forget_oldest()
        self._on_cue(Cue.PAGE_OPENED)
        self._on_change()

    def _forget_oldest(self) -> None:
        """Remove the oldest page but the first, with overlays on it, if there are too many."""
        while len(self._screens) > MOST_PAGES:
            following = (at for at in range(2, len(self._screens) - 1) if not self._screens[at].overlay)
            for _ in range(1, next(following, 2)):
                self._part_with(self._screens.pop(1))

    def pop(self) -> None:
        """Remove the top screen; without a screen the game ends."""
        if self._screens:
            self._part_with(self._screens.pop())
            self._on_cue(Cue.PAGE_CLOSED)
        if not self._screens:
            self.quit()
        self._lay_out()
        if isinstance(self.top, HandlesReturn):
            self.top.came_back()
        self._on_change()

    def close(self, screen: Screen) -> None:
        """Remove a screen and everything over it; do nothing if it is not on the stack."""
        while screen in self._screens:
            self.pop()

    def remove(self, screen: Screen) -> None:
        """Remove a screen wherever it lies; do nothing if it is not on the stack."""
        if screen is self.top:
            self.pop()
        elif screen in self._screens:
            self._screens.remove(screen)
            self._part_with(screen)
            self._on_change()

    def drop(self, screen: Screen) -> None:
        """Remove a screen that has failed, and all above it, even if they can't release everything."""
        if screen not in self._screens:
            return
        while screen in self._screens:
            with suppress(Exception):
                self._part_with(self._screens.pop())
        self._on_change()

    def _part_with(self, screen: Screen) -> None:
        if isinstance(screen, HandlesLeaving):
            screen.gone()

    def resized(self) -> None:
        """Lay out every screen for the present window."""
        viewport = self._fitted()
        for screen in self._screens:
            screen.resized(viewport)

    def _lay_out(self, came: Screen | None = None) -> None:
        """Lay out a new screen, and all visible ones if the page's size has changed."""
        before, viewport = self._page, self._fitted()
        if before != self._page:
            for screen in self.visible:
                screen.resized(viewport)
        elif came is not None:
            came.resized(viewport)

    def _fitted(self) -> Viewport:
        """Return the window with a page that is large enough for every visible screen."""
        needed = [self._least_page(one) for one in self.visible]
        least = max((w for w, _h in needed), default=0.0), max((h for _w, h in needed), default=0.0)
        viewport = self._viewport(least)
        self._page = viewport.w, viewport.h
        return viewport

    def _least_page(self, screen: Screen) -> tuple[float, float]:
        """Return the width and the height that a screen needs in this window."""
        usual = screen.least_page if isinstance(screen, KnowsLeastPage) else LEAST_PAGE
        narrow = isinstance(screen, FallsBelow) and self._window() < usual[0] - 1
        return screen.column if narrow and isinstance(screen, FallsBelow) else usual

    def quit(self, *, at_once: bool = False) -> None:
        """End the game after this step, unless something must be asked first and there is time for that."""
        self.closing = at_once or self.may_quit()
