"""The stack of screens, which stays short however many pages are opened."""

from typing import Any

from tonk.ui.drawing.viewport import Viewport
from tonk.ui.shell.screen_stack import MOST_PAGES, ScreenStack


class Page:
    """A page that knows if it was closed."""

    def __init__(self, *, overlay: bool = False) -> None:
        self.overlay, self.left = overlay, False

    def resized(self, viewport: Viewport) -> None:
        """Do nothing, as the page has no parts."""

    def gone(self) -> None:
        """Remember that the page was closed."""
        self.left = True


def opened(pages: list[Any]) -> tuple[Any, ...]:
    """Open one page after another and return those that are still in the stack."""
    stack = ScreenStack(lambda: 1280.0, lambda _least: Viewport(1280, 720), lambda: None, lambda _cue: None)
    for page in pages:
        stack.push(page)
    return stack.all


def test_pages_opened_without_end_are_forgotten_from_the_oldest() -> None:
    """A full stack closes its oldest page except the first, to which the last way back leads."""
    pages = [Page() for _ in range(MOST_PAGES + 40)]
    assert list(opened(pages)) == [pages[0], *pages[-(MOST_PAGES - 1) :]]
    assert [page.left for page in pages].count(True) == 40


def test_an_overlay_is_forgotten_with_its_page() -> None:
    """An overlay is closed with the page below it, since another page would be seen behind it."""
    pages = [Page(), Page(), Page(overlay=True), Page(overlay=True), *(Page() for _ in range(MOST_PAGES - 3))]
    assert list(opened(pages)) == [pages[0], *pages[4:]]
