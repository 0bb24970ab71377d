"""The sounds of a table besides its cards, such as those of turns, refusals and hints, and their direction."""

import pygame

from tests.support.tables import table
from tests.ui.table.seated import Seated
from tests.ui.table.test_hint_lamp import Lit, drawn
from tonk.rules import Position
from tonk.rules.cards import Seat
from tonk.session.settings import Settings
from tonk.ui.shell.cues import SOUNDS, Cue
from tonk.ui.table.motion.departures import Pace
from tonk.ui.table.motion.felt_effects import FeltEffects, Noise


def _heard(seated: Seated) -> list[str]:
    """Return the cues heard since the last call."""
    cues = seated.pilot.ui.sounds.cues  # type: ignore[attr-defined]
    heard = list(cues)
    del cues[:]
    return heard


def _at_start(seats: int = 2) -> Position:
    """A table at which Ana is to draw."""
    hands = ["4C 9D 9H KS JD", "KH QD 3S 3D", "2H 5D 8S", "7H TS QC"][:seats]
    return table("jazz-club", hands=hands, stock="9S AC 8D", discard="TC 2S", phase="start")


def test_a_turn_is_heard_once_when_it_comes() -> None:
    """The cue of a turn is heard once, when the turn comes."""
    seated = Seated(_at_start())
    assert _heard(seated).count(SOUNDS[Cue.YOUR_TURN]) == 1
    seated.pilot.press(pygame.K_SPACE)
    seated.pilot.advance(1.0)
    assert SOUNDS[Cue.YOUR_TURN] not in _heard(seated)


def test_an_illegal_discard_plays_the_cue_of_a_refusal() -> None:
    """A discard before the draw plays the cue of a refusal."""
    seated = Seated(_at_start())
    _heard(seated)
    seated.pilot.press(pygame.K_d)
    assert _heard(seated) == [SOUNDS[Cue.REFUSED]]


def test_a_card_that_is_chosen_is_heard() -> None:
    """Choosing a card and letting it go both play a cue."""
    seated = Seated(_at_start())
    _heard(seated)
    for _press in range(2):
        seated.pilot.click(seated.at("KS"))
        assert _heard(seated) == [SOUNDS[Cue.CHOSEN]]


def test_a_hint_is_heard_and_music_gives_way() -> None:
    """A hint plays its cue once, with its words, and the music gets quieter."""
    there = Lit(drawn())
    _heard(there)
    before = there.pilot.ui.sounds.gave_way  # type: ignore[attr-defined]
    there.pilot.press(pygame.K_i)
    there.pilot.advance(0.5)
    assert _heard(there).count(SOUNDS[Cue.HINT_GIVEN]) == 1
    assert there.pilot.ui.sounds.gave_way == before + 1  # type: ignore[attr-defined]


def test_a_move_is_heard_from_the_side_of_who_makes_it() -> None:
    """A move is heard from the side of the player who makes it."""
    seated = Seated(_at_start(4))
    layout, board = seated.screen.board.layout, seated.screen.board
    places = [2 * layout.fan(Seat(seat), 1)[0].x / layout.w - 1 for seat in (1, 3)]
    assert places[0] < -0.3 < 0.3 < places[1]
    seated.pilot.press(pygame.K_SPACE)
    seated.pilot.advance(1.0)
    assert abs(seated.pilot.ui.sounds.sides[-1]) < 0.2  # type: ignore[attr-defined]
    assert board.hand.is_open


def test_noises_of_two_sides_do_not_silence_each_other() -> None:
    """A noise too soon after one from the same side is left out, but not one from the other side."""
    effects = FeltEffects()
    noises = [Noise("deal", 0.0, -1.0), Noise("deal", 0.04, 1.0), Noise("deal", 0.08, 1.0), Noise("deal", 0.12, 1.0)]
    effects.start([], noises, 0.0, Pace())
    assert [noise.due for noise in effects.due(1.0)] == [0.0, 0.04, 0.12]


def test_by_ear_the_places_of_the_felt_are_heard_as_the_keyboard_comes_to_them() -> None:
    """With speech on, the stock, the discards and a spread each play a cue when focused; without speech none does."""
    places = {SOUNDS[cue] for cue in (Cue.AT_STOCK, Cue.AT_DISCARDS, Cue.AT_SPREAD)}
    hands = ["4C 9D 9H KS JD", "KH QD 3S 3D"]
    for speech, expected in ((False, set()), (True, places)):
        position = table(
            "jazz-club", hands=hands, stock="9S AC 8D", discard="TC 2S", phase="start", spreads=["1: 7H 7S 7C"]
        )
        seated = Seated(position, settings=Settings(animation_speed="instant", lessons=False, speech=speech))
        _heard(seated)
        for _stop in range(12):
            seated.pilot.press(pygame.K_TAB)
        assert places & set(_heard(seated)) == expected


def test_a_hand_that_may_end_soon_hangs_in_the_balance() -> None:
    """It hangs in the balance while someone has two cards or the last stock is short, and not before or afterwards."""
    full, few = ["4C 9D 9H KS JD", "KH QD 3S 3D"], ["4C 9D 9H KS JD", "KH QD"]
    for hands, stock, tense in ((full, "9S AC 8D 2D", False), (few, "9S AC 8D 2D", True), (full, "9S AC 8D", True)):
        seated = Seated(table("jazz-club", hands=hands, stock=stock, discard="TC 2S", phase="start"))
        seated.pilot.advance(1.0)
        assert seated.pilot.ui.sounds.tense is tense  # type: ignore[attr-defined]
    seated.screen.gone()
    assert seated.pilot.ui.sounds.tense is False  # type: ignore[attr-defined]
