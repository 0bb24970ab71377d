"""The great moments of gin, knock rummy and thirty-one: each is celebrated by its own measure, where it happens."""

import pytest

from tests.support.guest_tables import guest_table
from tests.support.tables import action
from tests.ui.table import sheets
from tests.ui.table.seated import Seated
from tonk.rules import Position, changed, load_preset
from tonk.ui.table.motion.celebration_effects import GoldWord, Scatter
from tonk.ui.table.motion.celebrations import Moment, measure_of
from tonk.ui.table.motion.cried_motion import CriedWord
from tonk.ui.table.motion.slammed_words import SlammedWord

_RUNS = "AS 2S 3S 4H 5H 6H 7C 7D 7H"
_LOOSE = "2C 4C 6C 8D TD QS JH 9S 2H 3D"
_BIG = changed(load_preset("gin"), {"big_gin": True})
_THREES = ["AS KS QS 2D", "KC QC 9C", "2C 3C 4C"]
_LOW = ["9S KS QS 2D", "KC QC 9C", "2C 3C 4C"]


@pytest.mark.parametrize(
    ("position", "doing", "what", "word"),
    [
        (guest_table("gin", hands=[f"{_RUNS} 7S KD", _LOOSE]), "knock KD", Moment.GIN, "Gin!"),
        (guest_table(_BIG, hands=["AS 2S 3S 4H 5H 6H 7H 9C 9D 9H 9S", "2C 4C"]), "knock", Moment.BIG_GIN, "Big gin!"),
        (guest_table("gin", hands=["4C 5C 6C 9D KS", "AD"]), "knock KS", Moment.UNDERCUT, "Undercut!"),
        (guest_table("knock-rummy", hands=["4C 5C 6C KS", "AD", "2D"]), "knock KS", Moment.RUM, "Rum!"),
        (guest_table("thirty-one", hands=_THREES), "discard 2D", Moment.THIRTY_ONE, "31!"),
        (guest_table("thirty-one", hands=_LOW, knocked=1), "discard 2D", Moment.LIFE_LOST, "A life lost!"),
        (
            guest_table("thirty-one", hands=_LOW, knocked=1, score=(2, 2, 0)),
            "discard 2D",
            Moment.OUT_OF_MATCH,
            "Out!",
        ),
    ],
    ids=["gin", "big gin", "undercut", "rum", "31", "a life", "out"],
)
def test_each_moment_is_cried_by_its_measure(position: Position, doing: str, what: Moment, word: str) -> None:
    """The word and the pieces of each moment follow its measure, and the word stands inside the window."""
    seated = Seated(position, settings=sheets.SLOW)
    seated.screen._act(action(doing))
    effects = seated.screen.board.effects._effects
    words = [one for one in effects if isinstance(one, GoldWord)]
    assert [one.word for one in words] == [word]
    measure = measure_of(what)
    (cried,) = words
    strikes = cried.rhythm.touches(len(word), len(word) - 1) if isinstance(cried, SlammedWord) else 0.0
    strikes = cried.comes if isinstance(cried, CriedWord) else strikes
    assert cried.seconds - strikes == pytest.approx(measure.seconds)
    bursts = [one for one in effects if isinstance(one, Scatter)]
    assert [one.count for one in bursts] == [measure.pieces] * bool(measure.pieces)
    layout = seated.screen.board.layout
    assert 0 < words[0].center[0] < layout.w
    assert 0 < words[0].center[1] < layout.h


@pytest.mark.parametrize(
    ("game", "left", "cried"),
    [
        ("gin", 3, True),
        ("gin", 4, False),
        ("knock-rummy", 1, True),
        ("knock-rummy", 3, False),
        ("thirty-one", 1, False),
    ],
)
def test_the_last_card_that_can_be_drawn_is_cried(game: str, left: int, *, cried: bool) -> None:
    """In gin two cards always stay in the stock, so the third last is the last; in thirty-one a new stock is made."""
    stock = " ".join(["9C", "9D", "TC", "TD"][:left])
    hands = ["AS 3S 5S 7H 9H JH KH 2C 4C 6C", "2D 3D 4D"] if game != "thirty-one" else ["AS 3S 5S", "2D 3D 4D"]
    position = guest_table(game, hands=hands, stock=stock, discard="5D 7D", phase="start")
    seated = Seated(position, settings=sheets.SLOW)
    seated.screen._act(action("draw"))
    words = [one.word for one in seated.screen.board.effects._effects if isinstance(one, GoldWord)]
    assert words == (["Last card!"] if cried else [])
