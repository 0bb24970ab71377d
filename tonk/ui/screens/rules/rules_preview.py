"""The right of the page on which house rules are made: their current text, or their effects."""

from collections.abc import Callable

from tonk.rules import RuleSet
from tonk.session.rule_draft import RuleDraft
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.rules.marked_sentences import sentences
from tonk.ui.screens.rules.rule_effects_panel import RuleEffectsPanel
from tonk.ui.screens.rules.rules_leaflet import Leaflet
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import ChoiceField, ScrollArea
from tonk.ui.widgets.base import NOWHERE
from tonk.words import _, pgettext
from tonk.words.rules.games import rules_text, summary

_PAD, _TABS = 14.0, 44.0
_RULES, _EFFECT = "rules", "effect"


class RulesPreview:
    """Two pages about a draft: its rules page, with all differences from its base highlighted, and its effects.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        draft: The rules being made.
        turned: Called when the other page is shown.

    Attributes:
        tabs: Chooses the page.
        text: The rules page.
    """

    def __init__(self, ui: UiContext, services: Services, draft: RuleDraft, turned: Callable[[], None]) -> None:
        self._draft = draft
        self._turned = turned
        self._box = NOWHERE
        self.tabs = ChoiceField("", [(_RULES, _("How it reads")), (_EFFECT, _("What it does"))], _RULES, self.show)
        self.tabs.called = pgettext("part of a screen", "Page")
        self._leaflet = Leaflet(ui)
        self._leaflet.known = frozenset(_sentences_of(draft.base))
        self.text = ScrollArea(self._paint_text)
        self.text.called = _("Rules")
        self.text.on_paper = True
        self._effect = RuleEffectsPanel(services, len(services.choices.seats))
        self._read: frozenset[str] = frozenset()
        self._fresh: list[str] = []
        self.follow()

    def show(self, page: str) -> None:
        """Show the text of the rules, or their effects."""
        self.tabs.value = page
        self._compare()
        self._turned()

    def _compare(self) -> None:
        if self.tabs.value == _EFFECT:
            self._effect.compare(self._draft.rules, self._draft.base)
        else:
            self._effect.stop()

    def follow(self) -> None:
        """Show the present rules."""
        rules = self._draft.rules
        lines = _sentences_of(rules)
        self._fresh = [line for line in lines if line not in self._read]
        self._read = frozenset(lines)
        self.text.version = rules
        self._compare()

    def scroll_to_changes(self) -> None:
        """Scroll to the first sentence that the last change altered."""
        places = [place for place in map(self._leaflet.where, self._fresh) if place is not None]
        if places:
            self.text.scroll_to(min(places) - 80)

    def update(self) -> bool:
        """Return whether there are new figures to draw."""
        return self.tabs.value == _EFFECT and self._effect.update()

    def stop(self) -> None:
        """Stop comparing."""
        self._effect.stop()

    def place(self, box: Box) -> None:
        """Place it in a box."""
        self._box = box
        self.tabs.box, paper = box.cut_top(_TABS, 8)
        self.text.visible = self.tabs.value == _RULES
        self.text.box = Box(paper.x + _PAD, paper.y + 4, paper.w - _PAD - 6, paper.h - 8)
        self.text.content_height = self._leaflet.arrange(self._draft.rules, self.text.inner_width - 14)

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper of the rules, or the figures."""
        paper = self._box.cut_top(_TABS, 8)[1]
        if self.tabs.value == _RULES:
            canvas.fill(paper, canvas.theme.card_cream)
        else:
            canvas.panel(paper)
            self._effect.draw(canvas, paper, self._draft.base)

    def _paint_text(self, canvas: Canvas, content: Box) -> None:
        self._leaflet.draw(canvas, content.x, content.y, self.text.box)


def _sentences_of(rules: RuleSet) -> list[str]:
    """Return every sentence of the rules page."""
    paragraphs = [text for section in rules_text(rules) for text in section.paragraphs]
    return [sentence for text in (*paragraphs, *summary(rules)) for sentence in sentences(text)]
