"""The first screen: the game's name, a hand of cards, and the menu."""

from collections.abc import Callable, Hashable

import pygame

from tonk import __version__
from tonk.rules.cards import by_seat
from tonk.session.circuit.tables import EVENT
from tonk.session.match.characters import CALM
from tonk.session.match.choices import LastChoices
from tonk.session.match.waiting_match import WaitingMatch
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CARD_RATIO
from tonk.ui.drawing.places.room_view import middle_of
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.matches.match_pictures import form_for, warm_tile
from tonk.ui.screens.parts.gold_letters import GoldLeaf, draw_emblem
from tonk.ui.screens.parts.person_plate import PLATE_HEIGHT, PersonPlate
from tonk.ui.screens.parts.title_hand import TitleHand
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.screens.parts.waiting_people import WaitingPeople, next_blink
from tonk.ui.shell.commands import Where
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button
from tonk.ui.widgets.button import ButtonKind
from tonk.words import _, pgettext
from tonk.words.matches import event_name, match_line
from tonk.words.narration import speech_offer
from tonk.words.phrases import dotted, joined, person
from tonk.words.rules.rule_sets import rules_name

_MENU_WIDTH, _ROW, _LEAST_ROW, _GAP, _LEAST_GAP = 412.0, 48.0, 38.0, 12.0, 6.0
_WIDEST_MENU = 452.0
"""The width of the menu in a language of long words: further to the right are people."""
_PLAY, _PAD, _LEAST_PAD = 68.0, 16.0, 12.0
"""The height of the large button, and the side margins of the smaller ones, also where words are long."""
_NOTE, _FACE, _FACE_STEP, _MOST_FACES = 68.0, 38.0, 27.0, 92.0
"""The room below a button for a waiting match, the size of its faces, their spacing and their greatest width."""
_FRAME = 10.0
_LETTERS, _LETTERS_SHARE, _MEDAL, _LINE = 128.0, 0.178, 0.66, 34.0
"""The game's name: its height, and greatest share of the window's height; the medal beside it, and the line below."""
_BESIDE, _FAR = 64.0, 560.0
"""The left edge of the menu: in the window, and from the middle of a wide one."""
_MARGIN = 24.0
"""The margin of the words in the window's corners."""
_QUIT, _OFFER = 44.0, 14.0
_HELD, _HELD_SHARE, _HELD_LOW, _ASIDE = 180.0, 0.245, 0.86, 58.0
"""The width of the cards in the hand and its greatest share of the window's height; the height of their middle as a
share of the window's, and its distance left of the lamp, on whose other side is the corner of a button."""
_HOLDS = 760.0
"""The width of a body below which the hand doesn't fit."""
_DOT = 7.5


class TitleScreen(TitledScreen):
    """Resume, new game, the Circuit, daily deals, practise, history, rules, settings, quit."""

    least_page = (853.0, 600.0)
    column = (640.0, 580.0)
    pastes = True

    where = Where.TITLE

    def __init__(self, ui: UiContext, services: Services) -> None:
        super().__init__(ui, services)
        services.at_screen.play_as(services.choices.person)
        self._name = GoldLeaf(_LETTERS)
        self._hand = TitleHand(ui)
        self._name_at = (0.0, 0.0)
        self._menu_width = _MENU_WIDTH
        self._note_box = Box(0, 0, 0, 0)
        self._waiting: WaitingMatch | None = None
        self._to_warm: list[WaitingMatch] = []
        self._form = form_for(0, ui.viewport)
        self._waiting_people = WaitingPeople(ui)
        who = services.people.known(services.choices.person)
        self._plate = PersonPlate(ui, who, self._ask_who)
        self._fill()

    def _fill(self) -> None:
        """Fill the menu, with the most recent match and other waiting ones."""
        ui, services = self.ui, self.services
        self.group.clear()
        matches = services.matches.waiting()
        waiting = self._waiting = next((match for match in matches if not match.elsewhere), None)
        self._to_warm, self._form = list(matches), form_for(len(matches), ui.viewport)
        ui.sit_at(waiting.plan.rules.id if waiting is not None else rules_id(services.choices))
        resumes = waiting is not None
        label, action = (
            (_("Resume"), self._resume) if resumes else (pgettext("button", "Play"), services.routes.show_new_game)
        )
        self._play = self._add(label, action, "play", pygame.K_p, large=True)
        if resumes:
            self._add(_("New game"), services.routes.show_new_game, "plus", pygame.K_n)
        if matches or services.matches.removed is not None:
            self._add(_("Matches"), services.routes.show_matches, "file", pygame.K_m)
        if waiting is None and not services.progress.now.greeted:
            self._add(_("First time? Learn to play"), self._learn, "star", pygame.K_l)
            self._add(_("Accessibility"), services.routes.show_ease, "eye", pygame.K_e)
        elif waiting is None and services.progress.now.first_lesson_waits:
            self._add(_("Resume the lesson"), self._learn, "star", pygame.K_l)
        self._add(_("Circuit"), services.routes.show_circuit, "trophy", pygame.K_i)
        self._daily = _MarkedButton(
            _("Daily deals"),
            services.routes.show_daily_deals,
            icon=icon("calendar"),
            key=pygame.K_d,
            key_hint=pygame.K_d,
            align="left",
        )
        self._daily.pad = _PAD
        self.group.add(self._daily)
        self._add(_("Practise"), services.routes.show_practice_hub, "practise", pygame.K_c)
        self._add(_("History"), services.routes.show_history, "chart", pygame.K_h)
        self._add(_("Rules"), services.routes.show_rules, "book", pygame.K_r)
        self._add(_("Settings"), services.routes.show_settings, "sliders", pygame.K_s)
        self._quit = self._add(_("Quit"), services.quit, "exit", pygame.K_q)
        self._plate.who = services.people.known(services.choices.person)
        self.group.add(self._plate)
        self.group.default = self._play

    @property
    def _buttons(self) -> list[Button]:
        return [widget for widget in self.group.widgets if isinstance(widget, Button)]

    def _add(self, label: str, act: Callable[[], None], drawing: str, key: int, *, large: bool = False) -> Button:
        kind: ButtonKind = "primary" if large else "quiet"
        button = Button(label, act, kind=kind, icon=icon(drawing), key=key, key_hint=key, align="left", large=large)
        if not large:
            button.pad = _PAD
        self.group.add(button)
        return button

    def _resume(self) -> None:
        if self._waiting is not None and not self.services.resume(self._waiting.id):
            self.services.routes.show_title()  # with another match, or none

    def _learn(self) -> None:
        self.group.remove(*[button for button in self._buttons if button.key == pygame.K_l])
        self.arrange(self.body)
        self.services.routes.show_first_lesson()

    def _ask_who(self) -> None:
        self.services.routes.show_people(self._plate.who.name, (), self.services.at_screen.choose)

    def leave(self) -> None:
        """Do nothing on Esc: a slip should not end the game."""

    def came_back(self) -> None:
        """Show the matches waiting now, and the persons' present names and faces."""
        self.services.at_screen.play_as(self.services.choices.person)
        held = self.group.focused
        label, on_plate = held.label if isinstance(held, Button) else "", held is self._plate
        self._fill()
        same = next((button for button in self._buttons if button.label == label), None)
        self.group.focus(self._plate if on_plate else same)
        self.resized(self.ui.viewport)
        self.changed()

    def handle(self, event: Input) -> None:
        """Go to the first button by the arrow keys if nothing has the keyboard yet."""
        if isinstance(event, KeyPress) and event.key == pygame.K_UP and self.group.focused is None:
            self.group.focus(self._buttons[-1], show=True)
            return
        super().handle(event)

    def update(self, now: float) -> bool:
        """Move the cards in; before they turn over, draw their faces, one in each frame.

        Once all are there, the page of matches is drawn ahead.
        """
        if not self._hand.warm(now) and self._waiting_people.warm():
            self.changed()
        dailies = self.services.dailies
        self._daily.mark(_("Today's deals are waiting") if dailies.today not in dailies.now.results else "")
        moving = self._hand.update(now)
        changed = super().update(now) or moving
        if not changed:
            self._draw_ahead()
        return changed

    def _draw_ahead(self) -> None:
        """Paint a part of the table as seen from above, then of the tiles of waiting matches."""
        if not self.ui.paint_table_ahead() or not self._to_warm:
            return
        if not warm_tile(self.ui, self._to_warm[0], self._form):
            self._to_warm.pop(0)

    def arrange(self, body: Box) -> None:
        """Place the menu at the left, the people and the cards at the right; in a high window the cards above."""
        wide_plate = self._plate.wide
        self._plate.box = Box(body.right - wide_plate - _MARGIN, body.y + _MARGIN, wide_plate, PLATE_HEIGHT)
        quit_wide = self._quit.natural_width(self.ui.text)
        self._quit.box = Box(body.right - quit_wide - _MARGIN, body.bottom - _QUIT - _MARGIN, quit_wide, _QUIT)
        self._name.size = min(_LETTERS, body.h * _LETTERS_SHARE)
        name_height = self._name.size * 1.02 + _LINE - 10
        note = _NOTE + 2 * _FRAME if self._waiting else 0.0
        self._menu_width = self._fit_words()
        wide, count = self._is_wide, len(self._rows)
        self._hand.width = min(240.0, body.w / 4.4)
        above = 0.0 if wide else self._hand.width * (CARD_RATIO + 0.5)
        each = (body.h - above - name_height - _PLAY - 3 * _MARGIN - (30 if wide else 80) - note) / count
        gap = max(_LEAST_GAP, min(_GAP, each * 0.2))
        row = max(_LEAST_ROW, min(_ROW, each - gap))
        whole = above + name_height + 30 + _PLAY + count * (row + gap) + note
        if wide:
            left = max(_BESIDE if body.w >= _HOLDS else body.x, body.center[0] - _FAR)
            top = max(14.0, body.center[1] - whole / 2 - 6)
            self._hand.width = min(_HELD, body.h * _HELD_SHARE)
            self._hand.center = middle_of(self.ui.viewport.box) - _ASIDE, body.h * _HELD_LOW
            if body.w < _HOLDS:
                self._hand.center = body.center[0], -body.h  # the menu takes their place
        else:
            left = body.center[0] - self._menu_width / 2
            top = max(20.0, body.center[1] - whole / 2) + above
            self._hand.center = body.center[0], top - above / 2 - 30
        self._waiting_people.seat(self._opponents(), self.ui.viewport.box)
        while self.ui.settings.less_motion and self._waiting_people.warm():
            pass  # no one joins later
        self._name_at = left, top
        self._place_menu(left, top + name_height + 30, row, gap)

    @property
    def _is_wide(self) -> bool:
        """Return whether the people are beside the menu, not below a hand of cards above it."""
        return self.body.w >= self.body.h or self.body.w < _HOLDS

    def _opponents(self) -> list[str]:
        """Return the opponents in the waiting match or in the last new game."""
        players = self.services.choices.seats if self._waiting is None else self._waiting.plan.players
        return [player.name for player in players if not player.is_person]

    @property
    def _rows(self) -> list[list[Button]]:
        """Return the smaller buttons two by two; on the first start, and if their number is odd, some alone."""
        small = [button for button in self._buttons if button not in (self._play, self._quit)]
        first = sum(button.key in (pygame.K_l, pygame.K_e) for button in small)
        alone = first + (len(small) - first) % 2
        return [*([button] for button in small[:alone]), *(small[at : at + 2] for at in range(alone, len(small), 2))]

    def _fit_words(self) -> float:
        """Return the width at which the buttons that share a row show their keys, too; their margins shrink first."""
        beside = [button for row in self._rows if len(row) > 1 for button in row]
        for button in beside:
            button.pad = _PAD
        needed = max((button.natural_width(self.ui.text) for button in beside), default=0.0)
        excess = needed - (_MENU_WIDTH - _LEAST_GAP) / 2
        spared = min(max(0.0, excess / 2), _PAD - _LEAST_PAD)
        for button in beside:
            button.pad = _PAD - spared
        return min(max(_MENU_WIDTH, 2 * (needed - 2 * spared) + _LEAST_GAP), _WIDEST_MENU)

    def _place_menu(self, left: float, top: float, row: float, gap: float) -> None:
        frame = _FRAME if self._waiting else 0.0  # the frame, not what is in it, is as wide as the menu
        y, inside = top + frame, self._menu_width - 2 * frame
        self._play.box = Box(left + frame, y, inside, _PLAY)
        y += _PLAY + gap
        if self._waiting:
            self._note_box = Box(left + frame, y - gap + 6, inside, _NOTE - 6)
            y += _NOTE + 2 * _FRAME
        for buttons in self._rows:
            line = Box(left, y, self._menu_width, row)
            for button, box in zip(buttons, line.split_columns(len(buttons), _LEAST_GAP), strict=True):
                button.box = box
            y += row + gap

    def draw(self, canvas: Canvas) -> None:
        """Draw the room, with the table and the people in it, and everything else."""
        settled, wide = self.ui.draw_ground(canvas, room=True), self._is_wide
        if wide and settled and not self.ui.settings.less_motion:
            self.ui.draw_room_life(canvas, self._waiting_people.strokes, next_blink)
        elif wide:
            self._waiting_people.draw(canvas)
        self.paint(canvas)
        self.group.draw(canvas)

    def paint(self, canvas: Canvas) -> None:
        """Draw the name, the hand of cards, and the waiting match."""
        self._hand.draw(canvas)
        if self._waiting is not None:
            button, note = self._play.box, self._note_box
            canvas.panel(Box(button.x, button.y, note.w, note.bottom - button.y).inset(-_FRAME), "panel", 16)
        name = self._name.draw(canvas, self.ui, self._name_at, "Tonk")
        medal = self._name.size * _MEDAL
        draw_emblem(canvas, self.ui, (name.right + medal / 2 + 12, name.center[1] + 4), medal)
        self._draw_line(canvas, name.bottom - 4)
        if self._waiting is not None:
            counts = self._waiting.over or self.services.circuit.now.plays(self._waiting.id)
            _draw_waiting(canvas, self.ui, self._note_box, self._waiting, counts=counts)
        first = not (self.ui.speech.on or self.services.progress.now.greeted)
        offer = speech_offer(*self.ui.bindings.named("speech")) if first else ""
        _draw_foot(canvas, (self._name_at[0], self.body.bottom - _OFFER), self._quit.box.x, offer)

    def _draw_line(self, canvas: Canvas, y: float) -> None:
        """Draw a line below the name, between two fine lines, that says what it is."""
        theme, x, wide = canvas.theme, self._name_at[0], self._menu_width
        words = _("A card game for two to six")
        said = canvas.text((x + wide / 2, y), words, "small", theme.ink, anchor="midtop")
        for start, end in ((x, said.x - 14), (said.right + 14, x + wide)):
            canvas.line((start, said.center[1]), (end, said.center[1]), theme.panel_border)


class _MarkedButton(Button):
    """A button of the menu with a dot in its corner while something is waiting there."""

    _marked = False

    def mark(self, why: str) -> None:
        """Show the dot with a reason as its tooltip; without a reason, hide it."""
        self._marked, self.tooltip = bool(why), why

    def look(self) -> tuple[Hashable, ...]:
        """Return the dot, besides what every button shows."""
        return (*super().look(), self._marked)

    def draw(self, canvas: Canvas) -> None:
        """Draw the button, and the dot on its upper right corner."""
        super().draw(canvas)
        if self._marked:
            theme, at = canvas.theme, (self.box.right - _DOT, self.box.y + _DOT)
            canvas.disc(at, _DOT, theme.gold_light, border=theme.panel_raised, border_width=2)


def _draw_waiting(canvas: Canvas, ui: UiContext, note: Box, match: WaitingMatch, *, counts: bool) -> None:
    """Draw the note of the match to resume: its rules and hand, and its players with their faces.

    Args:
        canvas: The canvas.
        ui: The context of the window.
        note: The room for the note.
        match: The match.
        counts: Whether its result counts on the Circuit.
    """
    theme, players = canvas.theme, match.plan.players
    step = min(_FACE_STEP, _MOST_FACES / (len(players) - 1))
    faces = _FACE + (len(players) - 1) * step
    upper, lower = note.cut_top(_FACE)
    what, who = waiting_note(match, counts=counts)
    left = Box(upper.x + 4, upper.y, upper.w - faces - 12, upper.h)
    style = "strong" if canvas.text_renderer.measure(what, "strong")[0] <= left.w else "small"
    canvas.line_of_text(left, what, style, theme.gold_light)
    canvas.line_of_text(Box(lower.x + 4, lower.y, lower.w - 8, lower.h), who, "small", theme.ink_soft)
    size = canvas.viewport.px(_FACE)
    for seat, player in by_seat(players):
        color = theme.seats[seat % len(theme.seats)]
        face = ui.portraits.picture(player.name, CALM, size, is_person=player.is_person, seat=seat, enamel=color)
        center = (upper.right - faces + seat * step + _FACE / 2, upper.center[1])
        canvas.disc(center, _FACE / 2 + 1.5, theme.panel_raised)
        canvas.picture(face, center, "center")


def _draw_foot(canvas: Canvas, at: tuple[float, float], end: float, offer: str) -> None:
    """Draw, in the corner below the menu, an offer, if there is one, and the version, if it fits beside that."""
    (x, y), color = at, canvas.theme.ink_soft
    if offer:
        x = canvas.text(at, offer, "small", color, anchor="bottomleft").right + _MARGIN
    if x + canvas.text_renderer.measure(__version__, "small")[0] <= end:
        canvas.text((x, y), __version__, "small", color, anchor="bottomleft")


def waiting_note(match: WaitingMatch, *, counts: bool) -> tuple[str, str]:
    """Describe the waiting match: the rules and the hand, then the Circuit if it belongs there, and the players.

    Args:
        match: The match.
        counts: Whether its result counts on the Circuit.
    """
    event = event_name(counts=counts) if match.plan.event == EVENT else ""
    line = match_line(rules_name(match.plan.rules.name), match.hand, scored=match.plan.points, over=match.over)
    return line, dotted([event, joined([person(name) for name in match.plan.names])])


def rules_id(choices: LastChoices) -> str:
    """Return the last rule set, or the one that it was based on."""
    return choices.rules if isinstance(choices.rules, str) else str(choices.rules.get("base", ""))
