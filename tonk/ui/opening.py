"""Opening what the player brings: a file or a text dropped onto the window, or what is on the clipboard."""

from collections.abc import Sequence
from pathlib import PurePath

from tonk.records import Record
from tonk.records.reading import Unreadable, open_replay, read_record, texts_in
from tonk.records.record import FORMAT as HAND_FORMAT
from tonk.records.rule_files import is_rule_file
from tonk.rules.cards import Seat
from tonk.session.played import HandKey
from tonk.ui import clipboard
from tonk.ui.house import House
from tonk.ui.inputs import FileDropped
from tonk.ui.scene import Dropped, Stage
from tonk.words import _
from tonk.words.replaying import not_opened

_MOST_FILES = 32
_LOOKED_AT = 1 << 16
_LONGEST = 16 << 20
"""So many letters are looked at, however much is brought at once."""


def open_dropped(stage: Stage, house: House, dropped: Sequence[Dropped]) -> None:
    """Open the hands in all that was dropped at once; what can't be read is told in a sentence, and no more happens.

    A rule set is taken in among the house rules.
    """
    texts: list[str] = []
    left = _LONGEST
    for one in dropped[:_MOST_FILES]:
        name = PurePath(one.path).name if isinstance(one, FileDropped) else ""
        try:
            text = house.read_file(one.path) if isinstance(one, FileDropped) else one.text
            left -= len(text)
            if left < 0:
                raise Unreadable(_("it is far too large"))
            if _as_rules(stage, house, text):
                continue
        except Unreadable as why:
            stage.toast(not_opened(name, str(why)))
        else:
            texts += texts_in(text)
            if not text.strip():
                stage.toast(not_opened(name, _("it is empty")))
    only = dropped[0] if len(dropped) == 1 else None
    show_records(stage, house, texts, PurePath(only.path).name if isinstance(only, FileDropped) else "")


def _as_rules(stage: Stage, house: House, text: str) -> bool:
    """Take a text in as a rule set if it is meant to be one; on the page of house rules, everything but a hand is."""
    from tonk.ui.scenes.house_rules import HouseRulesScene, open_rules

    there = isinstance(stage.top, HouseRulesScene) and text.strip() != "" and HAND_FORMAT not in text[:_LOOKED_AT]
    if not there and not is_rule_file(text):
        return False
    open_rules(stage, house, text)
    return True


def open_pasted(stage: Stage, house: House) -> None:
    """Open the hands that are on the clipboard."""
    text = clipboard.paste()
    if not text.strip():
        stage.toast(_("There is no hand on the clipboard."))
    elif len(text) > _LONGEST:
        stage.toast(not_opened("", _("it is far too large")))
    elif not _as_rules(stage, house, text):
        show_records(stage, house, texts_in(text), "")


def show_records(stage: Stage, house: House, texts: Sequence[str], name: str) -> None:
    """Open one record at once, or a list of several to choose from; none changes nothing.

    Args:
        stage: The stage.
        house: The game around it.
        texts: The records.
        name: The file that they come from; empty for none or several.
    """
    if len(texts) == 1:
        show_record(stage, house, texts[0], name)
    elif texts:
        from tonk.ui.scenes.record_list import RecordListScene

        stage.push(RecordListScene(stage, house, texts, name))


def show_record(
    stage: Stage,
    house: House,
    text: str,
    name: str = "",
    *,
    seat: Seat | None = None,
    key: HandKey | None = None,
    played: str = "",
) -> None:
    """Open a record told in text, or say why it can't be; the rest is as in `show_replay`.

    One that is a position, and no more, is set up; so is any on the page where positions are.
    """
    from tonk.ui.scenes.set_up import SetUpScene, open_position

    if isinstance(stage.top, SetUpScene):
        stage.top.take_in(text)
        return
    try:
        record = read_record(text)
    except Unreadable as why:
        stage.toast(not_opened(name, str(why)))
        return
    if record.position is not None and not record.actions:
        open_position(stage, house, record, name)
    else:
        show_replay(stage, house, record, seat=seat, key=key, name=name, played=played)


def show_replay(
    stage: Stage,
    house: House,
    record: Record,
    *,
    seat: Seat | None = None,
    key: HandKey | None = None,
    name: str = "",
    played: str = "",
) -> None:
    """Open a replay of a record; one that does not follow the rules is told in a sentence.

    Args:
        stage: The stage.
        house: The game around it.
        record: The hand.
        seat: From whose seat it is seen; None for the first, with all hands open.
        key: Under which the hand is in the history; None for one that is not there.
        name: The file that it comes from, if it does.
        played: When it was played, in words, if that is known.
    """
    from tonk.ui.scenes.replay import ReplayScene
    from tonk.ui.scenes.reviews import Reviews

    try:
        replay = open_replay(record)
    except Unreadable as why:
        stage.toast(not_opened(name, str(why)))
        return
    before = stage.top
    if isinstance(before, ReplayScene):
        before.leave()
    stage.push(ReplayScene(stage, house, replay, Reviews(house, record, key), seat=seat, played=played))
