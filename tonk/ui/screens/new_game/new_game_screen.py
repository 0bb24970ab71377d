"""The new-game screen: rules, players, stakes. The last choices are filled in, so that Deal works at once."""

from collections.abc import Sequence

from tonk.records import rules_to_json
from tonk.rules import MAX_PLAYERS, RuleSet, preset_ids
from tonk.rules.cards import SpecialKinds
from tonk.rules.checked_rules import changed
from tonk.session.house_rules import as_kept
from tonk.session.match.characters import without_guests
from tonk.session.match.choices import LastChoices, first_set, rule_sets
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.new_game.guest_choice import pick_guest
from tonk.ui.screens.new_game.opponents_page import warm_faces
from tonk.ui.screens.new_game.place_scene import PlaceScene
from tonk.ui.screens.new_game.players_panel import PlayersPanel
from tonk.ui.screens.new_game.points_bar import PointsBar
from tonk.ui.screens.new_game.rules_picker import RulesPicker
from tonk.ui.screens.new_game.rules_summary_panel import RulesStrip
from tonk.ui.screens.new_game.seat_cards import Seating
from tonk.ui.screens.new_game.stakes_bar import BAR_HEIGHT, ROW_GAP, StakesBar
from tonk.ui.screens.parts.table_tiles import TableTiles, draw_start_here
from tonk.ui.screens.parts.titled_screen import TitledScreen, header_row
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, TileField, Widget
from tonk.words import _, ngettext, pgettext
from tonk.words.phrases import clipped
from tonk.words.rules.games import character, summary
from tonk.words.rules.rule_sets import (
    START_HERE,
    is_preset,
    later_drops,
    later_drops_name,
    short_name,
)
from tonk.words.table.dealers_choice import who_chooses

_PAD, _GAP, _HEADING, _LOW_HEADING, _BOTTOM = 20.0, 14.0, 40.0, 36.0, 12.0
_LOW = 620.0
"""The height of a body below which headings and large pictures don't fit."""
_LOW_TILE, _TILE = 68.0, 82.0
"""The least height of a tile in a low body, and otherwise."""
_LEAST_SEAT, _MOST_SEAT, _DEAL = 80.0, 120.0, 60.0
_SCENE, _SCENE_SHARE, _SPARE = 560.0, 0.46, 70.0
"""The width of the scene, its greatest share of the page, and the width that the summary's lines don't need."""
_LEAD = 4.0
"""The room above the tiles, for that mark."""
_PLATE = 0.62
"""The share of a tile's height above its plate."""
_TWO_ROWS = 900.0
"""The width of a body below which the stakes take two rows, with the button below them."""
_QUICK_TO_DROP = ("sharp", "expert")
"""The levels that often drop before everybody has had a turn."""
_LONGEST = 26
"""The greatest number of letters that fit on a tile."""


class NewGameScreen(TitledScreen):
    """Tables to choose from, the players, the stakes, and a button that deals.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        choices: The initial choices; the last ones if None.
    """

    column = (640.0, 1060.0)

    def __init__(self, ui: UiContext, services: Services, choices: LastChoices | None = None) -> None:
        super().__init__(ui, services, _("New game"))
        choices = services.choices if choices is None else choices
        seating = Seating(without_guests(choices.seats), services.people)
        self._choices = choices
        self._sets = rule_sets(choices, [own.rules for own in services.rulebook.all()])
        self._players_panel = PlayersPanel(ui, services, seating, self._chosen, self._seat_them)
        self._stakes = StakesBar(choices.stake, choices.bankroll, choices.end, self._chosen)
        first = first_set(choices, self._sets)
        scored = next((one for one in (self._sets[first], *self._sets) if one.target is not None), self._sets[0])
        self._points = PointsBar(scored, choices.dealer_chooses, choices.twists, self._chosen)
        names = tile_names(self._sets)
        self._tables = TileField("", names, first, self._rules_chosen, self._draw_table, columns=len(names))
        self._tables.draw_over = self._mark_table
        self._tables.called = _("Rules")
        self._strip = RulesStrip(ui, self._show_rules, self.pick, self._choose_twists, self._drop_later)
        self._games = Button(
            _("Other games"), self._pick_guest, kind="quiet", tooltip=_("Gin, knock rummy, thirty-one")
        )
        self._scene = PlaceScene(ui)
        self._pictures = TableTiles(ui, _PLATE)
        self._deal = Button(pgettext("button", "Deal"), self.deal, kind="primary", icon=icon("play"))
        self._footer = self._players = self._bar = Box(0, 0, 0, 0)
        self._problem = ""
        self._seat_them()
        self._came_from = ui.home
        ui.sit_at(self.rules.id)

    @property
    def rules(self) -> RuleSet:
        """Return the chosen rule set, with the chosen target."""
        rules = self._sets[self._tables.value]
        return changed(rules, {"target": self._points.target}) if rules.target is not None else rules

    @property
    def problem(self) -> str:
        """Return why the cards can't be dealt, in a sentence, or ""."""
        return self._problem

    def leave(self) -> None:
        """Go back, also to the player's previous place."""
        self.ui.go_to(self._came_from)
        super().leave()

    def came_back(self) -> None:
        """Show the people at the table by their present names."""
        self._players_panel.follow()

    def deal(self) -> None:
        """Begin the chosen game; every other match waits."""
        self.services.begin(self.chosen())

    def chosen(self) -> LastChoices:
        """Return the game as currently chosen."""
        return self._choices.changed(
            rules=rules_to_json(self.rules),
            seats=self._players_panel.seating.cleaned,
            stake=self._stakes.stake,
            bankroll=self._stakes.bankroll,
            end=self._stakes.end,
            dealer_chooses=self._points.dealer_chooses,
            twists=self._points.twists,
        )

    def arrange(self, body: Box) -> None:
        """Place from top to bottom: the tables, the chosen table's specialities, the players, the stakes and Deal."""
        header, body = header_row(body), body.cut_top(_LEAD)[1]
        upright, low = body.h > body.w, body.h < _LOW
        gap, below = (7.0, 4.0) if low else (_GAP, _BOTTOM)
        columns = -(-len(self._sets) // 2) if upright else len(self._sets)
        self._tables.columns = columns
        tile = (body.w - (columns - 1) * self._tables.gap) / columns
        narrow = body.w < _TWO_ROWS
        bar = (2 * BAR_HEIGHT + ROW_GAP + _GAP + _DEAL if narrow else BAR_HEIGHT) + 2 * (8 if low else 12)
        seat_columns = 2 if upright else 3
        rows = -(-MAX_PLAYERS // seat_columns)
        heading = _LOW_HEADING if low else _HEADING
        seats = heading + rows * (_LEAST_SEAT + 12) - 12 + 2 * (10 if low else 14)
        spare = body.h - below - bar - 3 * gap - seats
        if low and spare < self._tables.rows * (_LOW_TILE + self._tables.gap):
            spare, heading = spare + heading, 0.0
        least = _LOW_TILE if low else _TILE
        footer = self._arrange_summary(body, spare - self._tables.rows * (least + self._tables.gap))
        high = min(tile * (0.5 if upright else 0.68), max(least, (spare - footer) / self._tables.rows - 12))
        tables = self._tables.rows * (high + self._tables.gap) - self._tables.gap
        room = body.h - below - tables - footer - bar - 3 * gap
        players = min(room, heading + rows * (_MOST_SEAT + gap) - gap + 2 * _PAD)
        top = body.y + max(0.0, (room - players) * 0.3)
        self._tables.box = Box(body.x, top, body.w, tables)
        self._pictures.arrange([*self._tables.parts.values()], [rules.id for rules in self._sets])
        self._footer = Box(body.x, top + tables + gap, body.w, footer)
        read = self._strip.read
        read.box, header = header.cut_right(read.natural_width(self.ui.text), _GAP)
        self._games.box = header.cut_right(self._games.natural_width(self.ui.text), 0)[0]
        words, scene = self._footer.cut_right(self._scene_width(body))[::-1]
        self._strip.arrange(words)
        names = [player.name for player in self._players_panel.seating.players if not player.is_person]
        self._scene.arrange(scene.inset(1, 1) if scene.w else scene, names)
        self._players = Box(body.x, self._footer.bottom + gap, body.w, players)
        self._players_panel.arrange(self._players.inset(_PAD, 10 if low else 14), heading, seat_columns)
        self._bar = Box(body.x, self._players.bottom + gap, body.w, bar)
        inner = self._bar.inset(_PAD, 8 if low else 12)
        deal, stakes = inner.cut_bottom(_DEAL, _GAP) if narrow else inner.cut_right(max(190.0, inner.w * 0.2), 18)
        self._deal.box = Box(deal.x, deal.bottom - _DEAL, deal.w, _DEAL)
        self._stakes.arrange(stakes)
        self._points.arrange(self.ui.text, stakes)

    def _scene_width(self, body: Box) -> float:
        """Return the width of the scene beside the summary and its buttons; 0 in a low or high window."""
        wide = min(_SCENE, body.w * _SCENE_SHARE) - max(0.0, self._strip.beside - _SPARE)
        return wide if body.h >= _LOW and body.w > body.h else 0.0

    def update(self, now: float) -> bool:
        """Go on to ``now``; while nothing moves, draw faces ahead for the opponents' page."""
        changed = super().update(now)
        if not changed and (self._scene.warm() or self._pictures.warm()):
            self.changed()
        elif not changed:
            warm_faces(self.ui)
        return changed

    def paint(self, canvas: Canvas) -> None:
        """Draw the panels and their contents."""
        theme = canvas.theme
        for box in (self._footer, self._players, self._bar):
            canvas.panel(box)
        self._scene.draw(canvas)
        self._players_panel.draw(canvas)
        if self.body.h >= _LOW:
            at = (self._players.x + _PAD, self._players.y + 10)
            canvas.text(at, _("Players"), "heading", theme.gold)
        self._stakes.draw(canvas)
        self._points.draw(canvas)

    def _rules_chosen(self, table: int) -> None:
        """Go to the table of these rules, with their usual target."""
        if (target := self._sets[table].target) is not None:
            self._points.play_to(target)
        self.ui.sit_at(self.rules.id)
        self._strip.summary.scroll_to(0, at_once=True)
        self._chosen()

    def _chosen(self) -> None:
        """Check whether the choice can be played, and lay out its consequences."""
        seating = self._players_panel.seating
        self._problem = seating.problem() or table_problem(self.rules, len(seating.players))
        self._players_panel.admit(self.rules.most_players, table_problem(self.rules, self.rules.most_players + 1))
        self._players_panel.refresh_level()
        self._deal.disabled = self._problem or None
        self._stakes.show(not self.rules.scores_points)
        self._points.show(self.rules, len(seating.players))
        self.resized(self.ui.viewport)
        self.changed()

    def _seat_them(self, focused: Widget | None = None) -> None:
        """Arrange everything again after a player was added or removed."""
        focused = focused or self.group.focused
        for name in self._players_panel.names:
            name.on_submit = lambda _name: self.group.focus(None)
        self.group.clear()
        self.group.add(self._back, self._tables, *self._strip.widgets, self._games)
        self.group.add(*self._players_panel.widgets)
        self.group.add(*self._stakes.widgets, *self._points.widgets, self._deal)
        self.group.default = self._deal
        self._chosen()
        self.group.focus(focused if focused in self.group.widgets else None)

    @property
    def _own_sets(self) -> list[RuleSet]:
        """Return the player's house rules, including those on the table."""
        kept = [own.rules for own in self.services.rulebook.all() if own.rules.is_tonk]
        there = [rules for rules in self._sets[len(preset_ids()) :] if rules.is_tonk]
        return kept + [rules for rules in there if as_kept(rules, kept) is None]

    def pick(self) -> None:
        """Let the player choose other house rules for the last table."""

        def choose(rules: RuleSet) -> None:
            self._lay_last(rules)

        sets = self._own_sets
        chosen = as_kept(self._sets[-1], sets) or self._sets[-1]
        self.ui.screens.push(RulesPicker(self.ui, _("Which house rules?"), sets, chosen, choose))

    def _pick_guest(self) -> None:
        """Let the player choose a game other than Tonk for the last table."""
        pick_guest(self.ui, self.services, self._sets[-1], self._lay_last)

    def _lay_last(self, rules: RuleSet) -> None:
        """Put house rules on the last table, and choose them."""
        self._sets[len(preset_ids()) :] = [rules]
        self._tables.options = tuple(tile_names(self._sets))
        self._tables.value = len(self._sets) - 1
        if not rules.is_tonk:
            self._players_panel.leave_no_more_than(rules.most_players)
        self._rules_chosen(self._tables.value)

    def _drop_later(self) -> None:
        """Play the chosen rules without drops in the first round."""
        self._lay_last(changed(self.rules, {"first_drop_round": 2, "name": later_drops_name(self.rules)}))

    @property
    def _later_drops(self) -> str:
        """Return the effect of no drops in the first round; empty if nobody at the table would drop soon."""
        quick = any(player.level in _QUICK_TO_DROP for player in self._players_panel.seating.players)
        return later_drops(self.rules) if quick else ""

    def _choose_twists(self) -> None:
        """Ask which twists are in every hand, or whether the dealer chooses."""
        plan = self.chosen().plan("", 0)
        self.services.routes.show_twists_of_match(plan, self._points.offered, self._points.choose)

    def _show_rules(self) -> None:
        self.services.routes.show_rules(self.rules)

    def _arrange_summary(self, body: Box, most: float) -> float:
        """Fit the lines about the rules, and return the height of their panel."""
        rules, always = self.rules, self._points.always
        later = "" if self._problem else self._later_drops
        self._strip.show(
            [self._problem] if self._problem else in_short(rules, always, later),
            later=bool(later),
            wrong=bool(self._problem),
            others=self._tables.value >= len(preset_ids()) and len(self._own_sets) > 1,
            twists=who_chooses(always) if rules.twists and not rules.scores_points else "",
        )
        return self._strip.fit(body.w - self._scene_width(body), most, [in_short(one) for one in self._sets])

    def _draw_table(self, canvas: Canvas, box: Box, table: int) -> None:
        rules = self._sets[table]
        self._pictures.draw(canvas, box, rules.id)

    def _mark_table(self, canvas: Canvas, tile: Box, table: int) -> None:
        if self._sets[table].id == START_HERE and is_preset(self._sets[table]):
            draw_start_here(canvas, tile)


def in_short(rules: RuleSet, always: SpecialKinds | None = None, length: str = "") -> list[str]:
    """Return the character of the game's own rules, and their main points.

    Args:
        rules: The rules.
        always: The twists of every hand, unless the dealer chooses.
        length: The length of hands with these players, instead of the usual character; empty for that.
    """
    line = length or character(rules)
    return [*([line] if line else []), *summary(rules, always)]


def tile_names(sets: Sequence[RuleSet]) -> list[tuple[int, str]]:
    """Return the number and the name of each rule set, shortened to fit its tile."""
    return [(number, clipped(short_name(rules), _LONGEST)) for number, rules in enumerate(sets)]


def table_problem(rules: RuleSet, players: int) -> str:
    """Return why this many players can't play by these rules, in a sentence, or ""."""
    if rules.seats(players):
        return ""
    least, most = rules.least_players, rules.most_players
    if least == most:
        return ngettext("These rules are for {n} player.", "These rules are for {n} players.", least).format(n=least)
    return ngettext(
        "These rules are for {least} to {n} player.", "These rules are for {least} to {n} players.", most
    ).format(least=least, n=most)
