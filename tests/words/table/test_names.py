"""A person with the default name is "you" in sentences that know players only by name."""

from tonk.rules import load_preset
from tonk.rules.cards import Seat
from tonk.session.practice.arrangement import CardPlace, Zone
from tonk.ui.screens.history.bankroll_chart import account_title
from tonk.ui.screens.position_editor.place_drawing import place_name
from tonk.words import language
from tonk.words.deals import run_text
from tonk.words.phrases import person, usual_name
from tonk.words.replaying import turning_line
from tonk.words.table.names import TableNames, about

YOU = usual_name()


def test_nobody_is_called_you_in_the_third_person() -> None:
    """The word "you" has a sentence of its own; anybody else is named."""
    assert [about(name, "You sit", "{name} sits") for name in (YOU, "Ana")] == ["You sit", "Ana sits"]
    assert [account_title(name, "money") for name in (YOU, "Ana")] == ["Your money", "Ana's money"]
    assert run_text("Pagat", [YOU], [3], 8) == "Pagat: you are on deal 4 of 8."
    assert turning_line(YOU, -2.0, load_preset("jazz-club"), own=True) == "turning point: it cost you 2.0 stakes"
    assert turning_line("Ana", 2.0, load_preset("twists"), own=False) == "turning point: 2 points better for Ana"


def test_a_default_name_follows_the_language() -> None:
    """A default name saved in English is recognized in every language."""
    kept = str(YOU)
    assert language.use("fr")
    names = TableNames.of((kept, "Ruby"))
    assert (person(kept), person("Ruby")) == ("Vous", "Ruby")
    assert [names.one(Seat(seat), "yours", "{name}") for seat in range(2)] == ["yours", "Ruby"]
    assert about(kept, "yours", "{name}") == "yours"


def test_the_set_up_board_says_you_too() -> None:
    """Positions on the set-up board name them the same way."""
    names = TableNames((YOU, "Ruby"), Seat(0))
    skips = [place_name(CardPlace(Zone.SKIP, seat), names) for seat in range(2)]
    assert skips == ["A Skip: you lose the next turn", "A Skip: Ruby loses the next turn"]
    assert place_name(CardPlace(Zone.HAND, 0), names) == "To your hand"
    assert place_name(CardPlace(Zone.STOCK), names) == "On top of the stock, drawn next"
