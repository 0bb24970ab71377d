"""People keep their hands through every change of name, and nobody gets another's."""

import pytest

from tonk.session.match.choices import LastChoices
from tonk.session.match.plan import Player
from tonk.session.people import FACES, FIRST_FACE, MOST_PEOPLE, People, Person
from tonk.session.settings import Settings


def renamed(people: People, old: str, new: str) -> People:
    """These people with another name for one of them."""
    return people.changed(people.known(old), name=new)


def test_a_former_name_stays_with_its_person() -> None:
    """A former name finds its person, and nobody else may have it."""
    people = renamed(People().welcome(["You", "Bo"]), "You", "Ana")
    assert people.named("you") == Person("Ana", FIRST_FACE, ("You",))
    assert people.renames == {"You": "Ana"}
    assert people.refusal("You", people.known("Bo")) == "Ana used to be called You. Choose another name."
    assert people.refusal("ANA", people.known("Bo")) == "Ana is taken. Choose another name."
    assert people.refusal(" ", people.known("Bo")) == "Everyone needs a name."


def test_a_former_name_can_be_restored() -> None:
    """The person then has it once, and the other one as a former name."""
    people = renamed(renamed(People().welcome(["Ana"]), "Ana", "Bo"), "Bo", "Ana")
    assert people.all == (Person("Ana", FIRST_FACE, ("Bo",)),)
    assert people.refusal("Bo", people.known("Ana")) == ""


def test_a_face_is_kept_through_a_change_of_name() -> None:
    """The portrait belongs to the person, by any of their names."""
    people = People().welcome(["You"])
    people = renamed(people.changed(people.known("You"), portrait=FACES[3]), "You", "Ana")
    assert people.portrait("Ana") == people.portrait("You") == FACES[3]
    assert people.portrait("Cy") == ""


def test_newcomers_have_a_face_until_they_choose() -> None:
    """Each newcomer gets a different face while there are any; a person who chose the letter keeps it."""
    people = People((Person("Eve"),)).welcome(["Eve", *(f"P{number}" for number in range(len(FACES)))])
    assert people.portrait("P0") == FIRST_FACE
    assert sorted(one.portrait for one in people.all) == ["", *sorted(FACES)]
    assert people.welcome(["One more"]).portrait("One more") in FACES


def test_a_chair_is_offered_to_known_people_first() -> None:
    """After them comes a new person with an unused name."""
    people = renamed(People().welcome(["Ana", "Player 2"]), "Player 2", "Bo")
    assert people.free_person(["Ana"]).name == "Bo"
    assert people.free_person(iter(["Ana", "Bo"])).name == "Player 3"


def test_people_survive_saving() -> None:
    """Names, faces and former names come back, even a face that only another version has."""
    people = renamed(People(unknown={"later": 1}).welcome(["Ana", "Bo"]), "Ana", "Eve")
    people = people.changed(people.known("Bo"), portrait="of-another-version")
    assert People.from_json(people.to_json()) == (people, [])


def test_own_settings_survive_saving() -> None:
    """Settings come back even if everyone's are in use; the screen's settings are not among them."""
    own = Settings(card_size="large", keys=("sort=x",), master_volume=0.1)
    people = People().welcome(["Ana", "Bo"])
    people = people.with_settings(people.known("Bo"), own)
    read, problems = People.from_json(people.with_settings(people.known("Bo"), None).to_json())
    assert not problems
    assert read.known("Bo").settings is None
    assert read.known("Bo").kept == own.changed(master_volume=Settings().master_volume)
    assert People.from_json(people.to_json())[0].known("Bo").settings is not None


@pytest.mark.parametrize(
    "entry",
    [
        None,
        {"name": 3},
        {"name": " Bo"},
        {"name": "Ana"},
        {"name": "Cy", "former": ["ana"]},
        {"name": "Cy", "portrait": 5},
        {"name": "Cy", "former": [5]},
    ],
)
def test_an_impossible_person_costs_one_sentence(entry: object) -> None:
    """Everyone else is there."""
    people, problems = People.from_json({"people": [{"name": "Ana"}, entry]})
    assert [one.name for one in people.all] == ["Ana"]
    assert len(problems) == 1


def test_the_number_of_people_is_limited() -> None:
    """A further person isn't remembered, but can play."""
    people = People().welcome(f"P{number}" for number in range(MOST_PEOPLE + 1))
    assert len(people.all) == MOST_PEOPLE
    assert people.welcome(["Ana"]).known("Ana") == Person("Ana")


def test_the_last_choices_follow_a_change_of_name() -> None:
    """People go by their present names; a bot with the same name stays."""
    seats = (Player("You"), Player("Ruby", "solid"))
    choices = LastChoices.usual("You").changed(seats=seats).renamed({"You": "Ana", "Ruby": "Bea"})
    assert choices.seats == (Player("Ana"), Player("Ruby", "solid"))


@pytest.mark.parametrize("name", ["Ruby", "ruby"])
def test_a_bot_gives_up_its_chair_to_a_person_of_its_name(name: str) -> None:
    """The next game can be dealt at once, with as good a bot there, and nobody twice."""
    choices = LastChoices.usual("Ana").renamed({"Ana": name})
    names = [seat.name for seat in choices.seats]
    assert names[0] == name
    assert len({one.casefold() for one in names}) == len(names)
    assert [seat.level for seat in choices.seats] == ["", "casual", "casual", "casual"]
    assert choices.renamed({"Ana": name}) == choices


def test_a_removed_person_is_gone_by_every_name() -> None:
    """The others stay unchanged, in order."""
    people = renamed(People().welcome(["Ana", "Bo", "Cy"]), "Bo", "Eve")
    left = people.without(people.known("Eve"))
    assert [one.name for one in left.all] == ["Ana", "Cy"]
    assert left.named("Bo") is left.named("Eve") is None


def test_removed_people_come_back_one_by_one() -> None:
    """The last one comes first, each to their place, and only while nobody has any of their names."""
    people = renamed(People().welcome(["Ana", "Bo", "Cy", "Di"]), "Bo", "Eve")
    before = people
    for name in ("Eve", "Cy"):
        people = people.without(people.known(name))
    assert people.last_removed == before.known("Cy")
    people = people.with_last_removed()
    assert [one.name for one in people.all] == ["Ana", "Cy", "Di"]
    assert people.with_last_removed() == before
    assert before.with_last_removed() is before
    assert people.welcome(["BO"]).last_removed is None


def test_removed_people_survive_saving() -> None:
    """They come back with everything, and so many that they fill no disk; a damaged one costs only itself."""
    people = People().welcome(f"P{number}" for number in range(20))
    people = people.with_settings(people.known("P3"), Settings(card_size="large"))
    bare = People(people.all).to_json()
    assert "removed" not in bare
    for number in range(4, 20):
        people = people.without(people.known(f"P{number}"))
    people = people.without(people.known("P3"))
    saved = people.to_json()
    assert People.from_json(saved) == (people, [])
    assert people.with_last_removed().known("P3").settings == Settings(card_size="large")
    assert len(saved["removed"]) == 10
    for damaged in (None, 5, {"name": "Bo"}, {"name": "Bo", "place": -1}, {"name": "Bo", "place": "2"}):
        assert People.from_json({**bare, "removed": [damaged]})[0].removed == ()
    assert People.from_json({**bare, "removed": "Bo"}) == (People.from_json(bare)[0], [])
