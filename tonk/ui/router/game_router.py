"""Ways to the screens around a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonk.ui.router.router_part import RouterPart
from tonk.ui.screens.title_screen import TitleScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tonk.rules import RuleSet
    from tonk.rules.cards import Seat, SpecialKind, SpecialKinds
    from tonk.rules.deck_seal import Seal
    from tonk.rules.seats import PerSeat
    from tonk.session.match.choices import LastChoices
    from tonk.session.match.match import Match
    from tonk.session.match.plan import MatchPlan
    from tonk.session.match.score_sheet import ScoreSheet
    from tonk.session.match.sitting import Sitting
    from tonk.session.match.table_game import TableGame
    from tonk.session.practice.practice_hand import PracticeHand
    from tonk.session.practice.practice_options import PracticeOptions
    from tonk.ui.screens.table.table_screen import TableScreen
    from tonk.ui.shell.inputs import Input
    from tonk.ui.shell.routes import LendsHands, NextSteps


class GameRouter(RouterPart):
    """Opens the screens around a game."""

    def show_title(self) -> None:
        """Go to the title; the match at the table waits from now on."""
        self._services.matches.leave()
        self._ui.screens.show_only(TitleScreen(self._ui, self._services))

    def show_new_game(self, choices: LastChoices | None = None) -> None:
        """Open the new-game screen."""
        from tonk.ui.screens.new_game.new_game_screen import NewGameScreen

        self._ui.screens.push(NewGameScreen(self._ui, self._services, choices))

    def show_matches(self) -> None:
        """Open the page of matches that wait."""
        from tonk.ui.screens.matches.matches_screen import MatchesScreen

        self._ui.screens.push(MatchesScreen(self._ui, self._services))

    def show_circuit(self) -> None:
        """Open the map of the Circuit; before it, once, what the end of the last table came to."""
        from tonk.ui.screens.circuit.circuit_screen import CircuitScreen
        from tonk.ui.screens.circuit.outcome_screen import OutcomeScreen

        if self._lacks_rules():
            return
        self._services.circuit.catch_up()
        settled = self._services.circuit.now.unread_end
        if settled is None:
            self._ui.screens.push(CircuitScreen(self._ui, self._services))
        else:
            self._ui.screens.push(OutcomeScreen(self._ui, self._services, settled))

    def show_twists_of_match(
        self, plan: MatchPlan, last: Sequence[SpecialKind], on_choose: Callable[[SpecialKinds | None], None]
    ) -> None:
        """Let the special cards of a whole match be chosen (`Routes` has the arguments)."""
        from tonk.ui.screens.new_game.dealers_choice import TwistsOfMatch

        self._ui.screens.push(TwistsOfMatch(self._ui, self._services, plan, last, on_choose))

    def show_dealers_choice(
        self,
        plan: MatchPlan,
        dealer: Seat,
        score: PerSeat[int] | None,
        last: Sequence[SpecialKind],
        on_choose: Callable[[SpecialKinds], None],
    ) -> None:
        """Let the dealer choose the special cards of a hand (`Routes` has the arguments)."""
        from tonk.ui.screens.new_game.dealers_choice import DealersChoice

        self._ui.screens.push(DealersChoice(self._ui, self._services, plan, dealer, score, last, on_choose))

    def show_cut_deck(self, name: str, seal: Seal, on_cut: Callable[[int], None]) -> None:
        """Let a deck be cut (`Routes` has the arguments)."""
        from tonk.ui.screens.table.cut_deck_screen import CutDeckScreen

        self._ui.screens.push(CutDeckScreen(self._ui, self._services, name, seal, on_cut))

    def show_table(self, sitting: Sitting, *, dealt: bool, ready: bool) -> TableScreen:
        """Go to the table of a match, and leave all other screens; the table comes back.

        Args:
            sitting: The match that is played.
            dealt: Whether its hand has just been dealt.
            ready: Whether its deck was shuffled in sight before.
        """
        from tonk.ui.screens.table.table_screen import TableScreen

        table = TableScreen(self._ui, self._services, sitting, dealt=dealt, ready=ready)
        self._ui.screens.show_only(table)
        return table

    def show_practice(self, hand: PracticeHand, sitting: Sitting, options: PracticeOptions) -> None:
        """Open the table of a practice hand (`Routes` has the arguments)."""
        from tonk.ui.screens.table.practice_table import PracticeTable

        self._ui.screens.push(PracticeTable(self._ui, self._services, hand, sitting, options))

    def show_rules(self, rules: RuleSet | None = None) -> None:
        """Open the rules."""
        from tonk.ui.screens.rules.rules_screen import RulesScreen

        self._ui.screens.push(RulesScreen(self._ui, self._services, rules))

    def show_people(
        self, name: str, elsewhere: Sequence[str] = (), on_choose: Callable[[str], None] | None = None
    ) -> None:
        """Open the page of the people at this screen (`Routes` has the arguments)."""
        from tonk.ui.screens.people.people_page import PeoplePage

        self._ui.screens.push(PeoplePage(self._ui, self._services, name, elsewhere, on_choose))

    def introduce(self, on_done: Callable[[], None]) -> None:
        """Ask a newcomer for a name and a face, and then go on; everyone else goes on at once."""
        from tonk.ui.screens.people.introduction_page import IntroductionPage, is_newcomer

        if is_newcomer(self._services):
            self._ui.screens.push(IntroductionPage(self._ui, self._services, on_done))
        else:
            on_done()

    def show_settings(self, *, keys: bool = False) -> None:
        """Open the settings, or the page of the keys beside them."""
        from tonk.ui.screens.settings.settings_screen import SettingsScreen

        self._ui.screens.push(SettingsScreen(self._ui, self._services, keys=keys))

    def show_sounds(self) -> None:
        """Open the page on which each sound can be heard."""
        from tonk.ui.screens.settings.sounds_screen import SoundsScreen

        self._ui.screens.push(SoundsScreen(self._ui, self._services))

    def show_ease(self) -> None:
        """Open the page of presets, and of what there is for whom."""
        from tonk.ui.screens.settings.ease_screen import EaseScreen

        self._ui.screens.push(EaseScreen(self._ui, self._services))

    def show_saves(self) -> None:
        """Open the page about everything that is kept: its folder, messages and backups."""
        from tonk.ui.screens.settings.saves_screen import SavesScreen

        self._ui.screens.push(SavesScreen(self._ui, self._services))

    def show_hand_end(
        self,
        game: TableGame,
        onward: NextSteps | None,
        *,
        lesson: str = "",
        below: Callable[[Input], bool] = lambda _event: False,
        hands: LendsHands | None = None,
    ) -> None:
        """Show the end of a hand over its table (`Routes` has the arguments)."""
        from tonk.ui.screens.results.hand_end_screen import HandEndScreen

        page = HandEndScreen(self._ui, self._services, game, onward, lesson=lesson, below=below, hands=hands)
        self._ui.screens.push(page)

    def draw_hand_end_ahead(self, game: TableGame, onward: NextSteps | None) -> Iterator[object]:
        """Draw the page at the end of a hand before it comes (`Routes` has the arguments)."""
        from tonk.ui.screens.results.hand_end_screen import draw_page_ahead

        return draw_page_ahead(self._ui, self._services, game, onward)

    def show_match_end(self, match: Match) -> None:
        """Go to the end of a match."""
        from tonk.ui.screens.results.match_end_screen import MatchEndScreen

        self._ui.screens.show_only(MatchEndScreen(self._ui, self._services, match))

    def show_score_sheet(self, sheet: ScoreSheet) -> None:
        """Open a score sheet."""
        from tonk.ui.screens.results.score_sheet_screen import ScoreSheetScreen

        self._ui.screens.push(ScoreSheetScreen(self._ui, self._services, sheet))
