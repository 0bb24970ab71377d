"""Captions, which show the sounds of the table as words if the player wants that."""

import math

from tests.ui.pilot import Pilot, dummy_ui
from tonk.session.settings import Settings
from tonk.ui.drawing import speeds
from tonk.ui.shell.captions import Captions
from tonk.ui.shell.cues import Cue
from tonk.ui.shell.sounds import NAMES
from tonk.words.sounds import sound_names


def test_every_sound_that_means_something_has_words() -> None:
    """Every sound has words, except the tick of a slider and the notes of a count."""
    assert set(NAMES) - set(sound_names()) == {"nudge", *(f"count{step}" for step in range(1, 6))}
    assert set(sound_names()) <= set(NAMES)


def test_a_caption_stays_for_a_while_and_comes_once() -> None:
    """The newest caption is the last line, and the player's own presses have no captions."""
    captions = Captions()
    for name in ("flick", "place", "press", "count1", "yours", "place"):
        captions.note(name, 1.0)
    assert captions.words == ("A card is drawn from the stock", "Your turn", "A card is laid or discarded")
    assert captions.wakes_at() == 1.0 + speeds.CAPTION_SHOWN
    captions.update(1.0 + speeds.CAPTION_SHOWN)
    assert captions.words == ()
    assert captions.wakes_at() == math.inf


def test_sounds_are_captioned_only_where_that_is_wanted() -> None:
    """Sounds of cards and of the interface have captions only if the player wants them, also without a loudspeaker."""
    for wanted in (True, False):
        pilot = Pilot(dummy_ui((640, 360), Settings(captions=wanted)))
        pilot.ui.sound("hit")
        pilot.ui.cues.note(Cue.YOUR_TURN)
        pilot.post()
        assert pilot.loop.captions.words == (("A hit", "Your turn") if wanted else ())
