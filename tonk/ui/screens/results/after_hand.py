"""The buttons at the foot of the page at the end of a hand."""

from tonk.records.deck_seal import check_deck
from tonk.rules.cards import FIRST_SEAT, by_seat
from tonk.session.match.match import Match
from tonk.session.match.played_hand import HandKey
from tonk.session.match.table_game import TableGame
from tonk.ui.drawing.vectors import icon
from tonk.ui.screens.deals.seal_page import check_button
from tonk.ui.screens.results.match_story import sheet_opener
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.routes import NextSteps
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button
from tonk.words import _, pgettext


def after_hand(ui: UiContext, services: Services, match: TableGame) -> NextSteps:
    """Return the ways on after a hand of a match: the next one, or the final standings.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        match: The match.

    Raises:
        ValueError: It is not a match: the page that began a practice hand must say what follows it.
    """
    if not isinstance(match, Match):
        raise ValueError("what comes after a practice hand is not known")

    def see_result() -> None:
        services.routes.show_match_end(match)

    next_label = _("Next hand") if not match.plan.rules.in_rounds else _("Next round")
    go_on, then = (_("Final standings"), see_result) if match.over else (next_label, services.next_hand)
    others = [replay_button(services, match), *review_buttons(services, match)]
    if match.seal is not None:
        others.append(check_button(ui, lambda: check_deck(match.record())))
    if (sheet := sheet_opener(services, match)) is not None:
        others.append(Button(_("Score sheet"), sheet, icon=icon("chart")))
    return NextSteps(
        Button(go_on, then, kind="primary", icon=icon("play")),
        Button(
            _("Main menu"), services.routes.show_title, icon=icon("exit"), tooltip=_("You can resume the match later")
        ),
        tuple(others),
    )


def _key(hand: TableGame) -> HandKey | None:
    """Return a hand's key in the history; None for practice."""
    return (hand.plan.id, hand.hand_number) if hand.plan.id else None


def replay_button(services: Services, hand: TableGame) -> Button:
    """Return a button that replays the hand from the seat of the first person in it."""
    persons = [seat for seat, player in by_seat(hand.plan.players) if player.is_person]

    def show() -> None:
        services.routes.show_replay(hand.record(), seat=(persons or [FIRST_SEAT])[0], key=_key(hand))

    return Button(_("Replay"), show, icon=icon("play"), tooltip=_("Watch the hand again"))


def review_buttons(services: Services, match: Match) -> list[Button]:
    """Return a button that has the coach judge the person's play; none unless one person plays alone."""
    persons = [seat for seat, player in by_seat(match.plan.players) if player.is_person]
    if len(persons) != 1 or not match.actions:
        return []

    def show() -> None:
        services.routes.show_review(match.record(), persons[0], _key(match))

    return [
        Button(
            pgettext("button", "Review"), show, icon=icon("check"), tooltip=_("See what the coach thinks of your moves")
        )
    ]
