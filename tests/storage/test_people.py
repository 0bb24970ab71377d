"""The people at this screen come back with their hands, and a damaged file costs one sentence."""

from pathlib import Path

import pytest

from tests.storage.hands import BO_WINS, noon, played
from tonk.app.at_screen import remember_people
from tonk.rules import load_preset
from tonk.rules.cards import Seat
from tonk.session.match.choices import LastChoices
from tonk.session.match.plan import MatchPlan, Player
from tonk.session.match.played_hand import HandFilter
from tonk.session.people import FACES, People
from tonk.storage.match_shelf import MatchShelf
from tonk.storage.paths import Places
from tonk.storage.store import Store


def reopened(folder: Path) -> Store:
    """The store of a folder, opened again."""
    return Store.open(Places(folder, folder), noon)


def call(store: Store, old: str, new: str) -> None:
    """Change somebody's name."""
    people = store.people.now.welcome([old])
    store.people.keep(people.changed(people.known(old), name=new))


def test_people_come_back(tmp_path: Path) -> None:
    """Names and faces are there the next time; the last player doesn't replace known people."""
    store = reopened(tmp_path)
    store.people.begin_with(["You"])
    people = store.people.now
    store.people.keep(people.changed(people.known("You"), name="Ana", portrait=FACES[0]))
    store.close()
    store = reopened(tmp_path)
    store.people.begin_with(["Bo"])
    assert [(one.name, one.portrait) for one in store.people.now.all] == [("Ana", FACES[0])]
    store.close()


def test_two_copies_share_their_people(tmp_path: Path) -> None:
    """Neither undoes the other's new people or names, from the first start on."""
    first, second = reopened(tmp_path), reopened(tmp_path)
    for store in (first, second):
        store.people.begin_with(["You"])
    call(first, "You", "Ana")
    first.close()
    second.people.look_again()
    second.people.keep(second.people.now.welcome(["Bo"]))
    second.close()
    third = reopened(tmp_path)
    assert [one.names for one in third.people.now.all] == [("Ana", "You"), ("Bo",)]
    third.close()


@pytest.mark.parametrize("named", ["Player", "Marie"])
def test_players_of_earlier_versions_keep_their_hands(tmp_path: Path, named: str) -> None:
    """They keep those hands and the next game; a person with the default name is "You" now, and was "Player"."""
    store = reopened(tmp_path)
    store.history.add(played(1, seats=[named, "Bo", "Cy"]))
    store.close()
    store = reopened(tmp_path)
    name = "You" if named == "Player" else named
    assert remember_people(store, store.choices.load()).person == name
    assert [one.name for one in store.people.now.all] == store.history.people() == [name]
    store.close()
    again = reopened(tmp_path)
    assert [one.goes_by(named) for one in again.people.now.all] == [True]
    again.close()


def test_an_old_choice_of_players_is_updated(tmp_path: Path) -> None:
    """Its person is "You", with the old name as well."""
    store = reopened(tmp_path)
    assert remember_people(store, LastChoices.usual("Player")).person == "You"
    assert store.people.now.renames == {"Player": "You"}
    store.close()


def test_a_damaged_file_costs_one_sentence(tmp_path: Path) -> None:
    """It is renamed, and everybody can play again."""
    (tmp_path / "people.json").write_text('{"format": "tonk-people/1", "people": [')
    store = reopened(tmp_path)
    assert store.people.now == People()
    (sentence,) = store.news()
    assert "people.json couldn't be used" in sentence
    assert list(tmp_path.glob("people*bad*"))
    store.close()


def test_hands_follow_a_change_of_name(tmp_path: Path) -> None:
    """On the disk and in memory they are listed, found and summed under the present name, with later ones."""
    store = reopened(tmp_path)
    history = store.history
    history.add(played(1))
    history.add(played(2, result=BO_WINS, people=(Seat(0), Seat(1))))
    call(store, "Ana", "Eve")
    history.note(played(3))
    history.note(played(4, seats=["Eve", "Bo", "Cy"]))
    eve = HandFilter(player="Eve")
    assert [hand.seats[0] for hand in history.hands()] == ["Eve"] * 4
    assert history.hand(("m", 1)) == history.hands()[-1]
    assert [hand.hand_no for hand in history.hands(wanted=eve)] == [4, 3, 2, 1]
    assert history.count(eve) == 4
    assert history.people() == ["Bo", "Eve"]
    assert [point.net for point in history.bankroll("Eve")] == [4, -2, 4, 4]
    assert [point.net for point in history.bankroll("Bo", wanted=eve)] == [4]
    store.close()


def test_a_bot_keeps_a_name_that_a_person_had(tmp_path: Path) -> None:
    """Only the hands of people are renamed."""
    store = reopened(tmp_path)
    store.history.add(played(1, people=(Seat(1),)))
    call(store, "Ana", "Eve")
    assert store.history.hands()[0].seats == ("Ana", "Bo", "Cy")
    store.close()


def test_a_match_continues_under_the_present_name(tmp_path: Path) -> None:
    """It is listed and resumed with that name, unless a bot at the table has it."""
    store = reopened(tmp_path)
    shelf = MatchShelf(store.matches, store.people.renames)
    plan = MatchPlan("", 5, load_preset("jazz-club"), (Player("You"), Player("Ruby", "casual")))
    shelf.keep(shelf.begin(plan, None, ()))
    shelf.leave()
    call(store, "You", "Ruby")
    (waiting,) = shelf.waiting()
    assert waiting.plan.names == ("You", "Ruby")
    call(store, "Ruby", "Ana")
    (waiting,) = shelf.waiting()
    match = shelf.resume(waiting.id)
    assert match is not None
    assert waiting.plan.names == match.plan.names == ("Ana", "Ruby")
    store.close()
