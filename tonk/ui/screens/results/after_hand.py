"""What comes after a hand: the buttons at the foot of its page."""

from dataclasses import dataclass

from tonk.records.seals import check_deck
from tonk.rules.cards import FIRST_SEAT, by_seat
from tonk.session.match.match import Match
from tonk.session.match.played_hand import HandKey
from tonk.session.match.table_game import TableGame
from tonk.ui.drawing.vectors import icon
from tonk.ui.screens.deals.seal_page import check_button
from tonk.ui.screens.history.played_hands import open_review
from tonk.ui.screens.replay.dropped import show_replay
from tonk.ui.screens.results.match_end_screen import MatchEndScreen
from tonk.ui.screens.results.score_sheet_screen import sheet_opener
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button
from tonk.words import _


@dataclass(frozen=True)
class Onward:
    """The ways on from the page at the end of a hand.

    Attributes:
        go_on: What most players want next; Enter does it.
        leave: Away from the table; Esc does it.
        others: What else there is, from left to right. Where one opens a page, Enter goes on when it is closed.
    """

    go_on: Button
    leave: Button
    others: tuple[Button, ...] = ()


def after_hand(ui: UiContext, services: Services, match: TableGame) -> Onward:
    """What comes after a hand of a match: the next one, or the final standings.

    Raises:
        ValueError: It is no match: what comes after a practice hand, whoever began it must say.
    """
    if not isinstance(match, Match):
        raise ValueError("what comes after a practice hand is not known")
    outcome = match.position.outcome

    def see_result() -> None:
        ui.screens.show_only(MatchEndScreen(ui, services, match))

    next_told = _("Next hand") if outcome is None or outcome.score is None else _("Next round")
    go_on, then = (_("Final standings"), see_result) if match.over else (next_told, services.next_hand)
    others = [replay_button(ui, services, match), *review_buttons(ui, services, match)]
    if match.seal is not None:
        others.append(check_button(ui, lambda: check_deck(match.record())))
    if (sheet := sheet_opener(ui, services, match)) is not None:
        others.append(Button(_("Score sheet"), sheet, icon=icon("chart")))
    return Onward(
        Button(go_on, then, kind="primary", icon=icon("play")),
        Button(_("Main menu"), services.show_title, icon=icon("exit"), tooltip=_("The match waits for you")),
        tuple(others),
    )


def _key(hand: TableGame) -> HandKey | None:
    """Under which a hand is in the history; None for one of practice."""
    return (hand.plan.id, hand.hand_number) if hand.plan.id else None


def replay_button(ui: UiContext, services: Services, hand: TableGame) -> Button:
    """A button that goes through the hand again, from the seat of the first person in it."""
    persons = [seat for seat, player in by_seat(hand.plan.players) if player.is_person]

    def show() -> None:
        show_replay(ui, services, hand.record(), seat=(persons or [FIRST_SEAT])[0], key=_key(hand))

    return Button(_("Replay"), show, icon=icon("play"), tooltip=_("Go through the hand again"))


def review_buttons(ui: UiContext, services: Services, match: Match) -> list[Button]:
    """A button that has the coach judge what the person did in the hand; none where nobody plays alone."""
    persons = [seat for seat, player in by_seat(match.plan.players) if player.is_person]
    if len(persons) != 1 or not match.actions:
        return []

    def show() -> None:
        open_review(ui, services, match.record(), persons[0], _key(match))

    return [Button(_("Review"), show, icon=icon("check"), tooltip=_("What the coach thinks of your moves"))]
