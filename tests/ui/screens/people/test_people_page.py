"""The page of people: names and faces changed by mouse and by keys, and shown everywhere."""

from collections.abc import Sequence

import pygame

from tests.ui.gamepad import plugged_in
from tests.ui.hearing import listen
from tests.ui.pilot import Pilot
from tests.ui.screens.new_game.seats import levels, open_screen, set_level
from tests.ui.screens.screen_services import (
    ScreenServices,
    button,
    click,
    group_of,
    labels,
    make_services,
    numbered,
    opened,
    played,
    read,
    tab_to,
    widgets,
)
from tonk.session.match.plan import Player
from tonk.session.people import FACES, FIRST_FACE, People, Person
from tonk.session.settings import Settings
from tonk.ui.screens.new_game.new_game_screen import NewGameScreen
from tonk.ui.screens.new_game.seat_cards import FaceButton
from tonk.ui.screens.parts.chooser import Picker
from tonk.ui.screens.parts.person_plate import PersonPlate
from tonk.ui.screens.people.face_field import FaceField
from tonk.ui.screens.people.introduction_page import IntroductionPage
from tonk.ui.screens.people.people_page import PeoplePage
from tonk.ui.screens.statistics.statistics_screen import StatisticsScreen
from tonk.ui.screens.title_screen import TitleScreen
from tonk.ui.shell.commands import PadButton
from tonk.ui.widgets import TextField


def open_page(people: Sequence[str] = ("Ana", "Bo"), hands: int = 0) -> tuple[ScreenServices, Pilot]:
    """Open the page at the first of these people."""
    services = make_services(hands=numbered(played(hands, persons=2)) if hands else ())
    services.people = services.people.welcome(people)
    return services, opened(services, PeoplePage(services.ui, services, people[0]))


def field(pilot: Pilot) -> TextField:
    """Return the field of the name."""
    return next(widget for widget in widgets(pilot) if isinstance(widget, TextField))


def faces(pilot: Pilot) -> FaceField:
    """Return the faces to choose from."""
    return next(widget for widget in widgets(pilot) if isinstance(widget, FaceField))


def type_name(pilot: Pilot, name: str) -> None:
    """Type another name."""
    pilot.click(field(pilot).box.center)
    pilot.press(pygame.K_a, ctrl=True)
    pilot.type(name)


def pick(pilot: Pilot, row: int) -> None:
    """Click on a row of the list."""
    rows = next(widget for widget in widgets(pilot) if isinstance(widget, Picker))
    pilot.click((rows.box.x + 90, rows.box.y + (row + 0.5) * rows.row_height))


def test_a_name_and_a_face_are_chosen() -> None:
    """A new name and face are kept, also for the next game, and the old name is remembered."""
    services, pilot = open_page()
    type_name(pilot, "Eve")
    pilot.click(faces(pilot).parts[3].center)
    assert services.people.all[0] == Person("Eve", FACES[2], ("Ana",))
    assert services.choices.person == "Eve"
    assert services.ui.portraits.people is services.people


def test_the_keyboard_alone_changes_name_and_face() -> None:
    """Tab reaches the name, Enter goes on to the faces, and the arrows choose one."""
    services, pilot = open_page()
    tab_to(pilot, field(pilot))
    pilot.press(pygame.K_END)
    pilot.type("bel")
    pilot.press(pygame.K_RETURN)
    assert group_of(pilot).focused is faces(pilot)
    pilot.press(pygame.K_LEFT, pygame.K_LEFT)
    assert services.people.all[0] == Person("Anabel", FACES[-3], ("Ana",))


def test_a_name_that_is_taken_is_refused_at_once() -> None:
    """A taken name is refused with a sentence and not kept, but a face can still be chosen."""
    services, pilot = open_page()
    type_name(pilot, "bo")
    assert "Bo is taken. Choose another name." in read(pilot)
    pilot.click(faces(pilot).parts[1].center)
    pilot.press(pygame.K_ESCAPE)
    assert services.people.all == (Person("Ana", FACES[0]), Person("Bo", FACES[-2]))


def test_somebody_new_is_welcome_and_can_be_removed() -> None:
    """A new person's name is typed at once; removing spares the person at the table."""
    services, pilot = open_page()
    assert button(pilot, "Remove").disabled == "Ana sits at the table."
    click(pilot, "New person")
    assert group_of(pilot).focused is field(pilot)
    pilot.type("Cy")
    pick(pilot, 1)
    assert services.people.all[2] == Person("Cy", FACES[-3])
    click(pilot, "Remove")
    assert "The hands of Bo stay in the history." in read(pilot)
    assert [one.name for one in services.people.all] == ["Ana", "Cy"]


def test_the_reason_against_removing_has_the_name_typed_last() -> None:
    """A person who sits at the table and gets another name can't be removed, under that name."""
    _services, pilot = open_page()
    type_name(pilot, "Eve")
    pilot.press(pygame.K_RETURN)
    pilot.advance(0.1)
    assert button(pilot, "Remove").disabled == "Eve sits at the table."


def test_each_person_has_statistics_of_their_own() -> None:
    """The page shows a person's number of hands, and its button opens that person's statistics."""
    _services, pilot = open_page(("Bo", "Ana"), hands=3)
    assert "3 hands played" in read(pilot)
    click(pilot, "Statistics")
    pilot.advance(1.0)
    screen = pilot.ui.screens.top
    assert isinstance(screen, StatisticsScreen)
    assert screen.survey is not None
    assert screen.survey.figures.wanted.person == "Bo"


def test_a_former_name_is_mentioned_only_where_it_was_chosen() -> None:
    """A former name is shown unless it was "You", which nobody chose."""
    for former, told in (("Eve", True), ("You", False)):
        services = make_services(hands=numbered(played(1)))
        services.people = People((Person("Ana", former=(former,)),))
        seen = read(opened(services, PeoplePage(services.ui, services, "Ana")))
        assert "1 hand played" in seen
        assert ("Formerly" in seen) == told


def test_a_chair_goes_to_who_is_picked() -> None:
    """The picked person takes the seat; one at another seat can be renamed but not seated twice."""
    services, pilot = open_screen()
    services.people = services.people.welcome(["Ana", "Bo", "Cy"])
    pilot = opened(services, NewGameScreen(services.ui, services))
    set_level(pilot, levels(pilot)[1], "")
    pilot.click([widget for widget in widgets(pilot) if isinstance(widget, FaceButton)][1].box.center)
    assert "at the table" in read(pilot)
    pick(pilot, 2)
    pick(pilot, 0)
    type_name(pilot, "Eve")
    pilot.press(pygame.K_ESCAPE)
    click(pilot, "Deal")
    assert services.begun[0].seats[:2] == (Player("Eve"), Player("Cy"))


def test_the_title_shows_who_plays() -> None:
    """The plate on the title opens the page, and shows the new name when the page closes."""
    services = make_services()
    pilot = opened(services, TitleScreen(services.ui, services))
    plate = next(widget for widget in widgets(pilot) if isinstance(widget, PersonPlate))
    pilot.click(plate.box.center)
    assert isinstance(pilot.ui.screens.top, PeoplePage)
    type_name(pilot, "Eve")
    pilot.press(pygame.K_ESCAPE)
    assert plate.who == Person("Eve", FIRST_FACE, ("Ana",))
    assert "Eve" in read(pilot)


def test_removing_a_person_names_them_as_just_typed() -> None:
    """Remove keeps a name that was just typed, even within the same frame, and undoing it brings that name back."""
    services, pilot = open_page(("Ana", "Bo"))
    pick(pilot, 1)
    type_name(pilot, "Eve")
    button(pilot, "Remove").press()
    assert "The hands of Eve stay" in read(pilot)
    assert [one.name for one in services.people.all] == ["Ana"]
    click(pilot, "Undo")
    assert [one.names for one in services.people.all] == [("Ana",), ("Eve", "Bo")]


def furnished() -> tuple[ScreenServices, Pilot, Person]:
    """Open the page with three people, of whom the second has a face, a former name and settings of their own."""
    services = make_services()
    people = services.people.welcome(["Ana", "Eve", "Cy"])
    people = people.changed(people.known("Eve"), name="Bo", portrait=FACES[4])
    services.people = people.with_settings(people.known("Bo"), Settings(card_size="large"))
    return services, opened(services, PeoplePage(services.ui, services, "Ana")), services.people.known("Bo")


def test_a_removal_is_undone_by_mouse() -> None:
    """A click on Undo puts the person back in the same place with everything; then there is nothing to undo."""
    services, pilot, bo = furnished()
    assert "Undo" not in labels(pilot)
    pick(pilot, 1)
    click(pilot, "Remove")
    assert [one.name for one in services.people.all] == ["Ana", "Cy"]
    click(pilot, "Undo")
    assert [one.name for one in services.people.all] == ["Ana", "Bo", "Cy"]
    assert services.people.all[1] == bo
    assert field(pilot).text == "Bo"
    assert "Undo" not in labels(pilot)


def test_a_removal_is_undone_by_keys() -> None:
    """Delete removes, Enter or Ctrl+Z undoes it, and neither key does so while a name is typed."""
    services, pilot, bo = furnished()
    names = [one.name for one in services.people.all]
    pilot.press(pygame.K_DOWN, pygame.K_DOWN, pygame.K_DELETE)
    assert [one.name for one in services.people.all] == ["Ana", "Cy"]
    pilot.press(pygame.K_RETURN)
    assert [one.name for one in services.people.all] == names
    pilot.press(pygame.K_DELETE)
    tab_to(pilot, field(pilot))
    pilot.press(pygame.K_z, ctrl=True)
    pilot.press(pygame.K_DELETE)
    assert [one.name for one in services.people.all] == ["Ana", "Cy"]
    tab_to(pilot, button(pilot, "New person"))
    pilot.press(pygame.K_z, ctrl=True)
    assert services.people.all[1] == bo


def test_a_removal_is_undone_by_ear() -> None:
    """The voice says who was removed and what Undo does, and the pad's button that presses undoes it at once."""
    services, pilot, bo = furnished()
    voice = listen(pilot.ui, "full")
    pilot.press(pygame.K_DOWN, pygame.K_DOWN)
    button(pilot, "Remove").press()
    pilot.advance(0.5)
    said = " ".join(voice.take())
    assert "This name and face are removed. The hands of Bo stay in the history." in said
    assert "Undo" in said
    assert "Put back: Bo" in said
    with plugged_in(pilot) as pad:
        pad.press(PadButton.A)
    assert services.people.all[1] == bo


def test_a_person_picked_for_a_chair_can_be_removed() -> None:
    """Only who had the chair before can't be removed there; after a removal they have it again, under any new name."""
    services, chosen = make_services(), list[str]()
    services.people = services.people.welcome(["Ana", "Bo", "Cy"])
    pilot = opened(services, PeoplePage(services.ui, services, "Bo", (), chosen.append))
    assert button(pilot, "Remove").disabled == "Bo sits at the table."
    type_name(pilot, "Eve")
    pick(pilot, 2)
    click(pilot, "Remove")
    assert [one.name for one in services.people.all] == ["Ana", "Eve"]
    click(pilot, "Undo")
    assert [one.name for one in services.people.all] == ["Ana", "Eve", "Cy"]
    pilot.press(pygame.K_ESCAPE)
    assert chosen == ["Eve"]


def test_a_removal_can_be_undone_another_day() -> None:
    """The next time the page opens, the last removal can still be undone, unless somebody has taken the name."""
    services, pilot, bo = furnished()
    pick(pilot, 1)
    click(pilot, "Remove")
    services.people = People.from_json(services.people.to_json())[0]
    pilot = opened(services, PeoplePage(services.ui, services, "Ana"))
    click(pilot, "Undo")
    assert services.people.all[1] == bo
    pick(pilot, 1)
    click(pilot, "Remove")
    services.people = services.people.welcome(["bo"])
    assert "Undo" not in labels(opened(services, PeoplePage(services.ui, services, "Ana")))


def test_a_newcomer_may_stay_unknown() -> None:
    """Skip keeps no name; a taken name is refused with a sentence, and Enter does not go on."""
    services = make_services()
    services.people = services.people.welcome(["Bo"])
    done: list[bool] = []
    pilot = opened(services, IntroductionPage(services.ui, services, lambda: done.append(True)))
    pilot.type("bo")
    pilot.press(pygame.K_RETURN)
    assert "Bo is taken" in read(pilot)
    assert not done
    before = services.people
    click(pilot, "Skip")
    assert done == [True]
    assert services.people == before
