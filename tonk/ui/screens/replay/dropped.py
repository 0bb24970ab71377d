"""Opening what the player brings: a file or a text dropped onto the window, or the clipboard's text."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import PurePath

from tonk.records.reading import LARGEST, PART, TextsIn, Unreadable, read_record
from tonk.records.record import FORMAT as HAND_FORMAT
from tonk.records.rule_files import is_rule_file
from tonk.rules.cards import Seat
from tonk.session.deals.deal_codes import meant_as_code
from tonk.session.match.played_hand import HandKey
from tonk.ui.screens.replay.reading_dialog import ReadingDialog
from tonk.ui.shell import clipboard
from tonk.ui.shell.context import DroppedInput, UiContext
from tonk.ui.shell.inputs import FileDropped, TextDropped
from tonk.ui.shell.routes import TakesRecord, TakesRules
from tonk.ui.shell.services import Services
from tonk.words import _
from tonk.words.replaying import not_opened

_MOST_FILES = 32
_LOOKED_AT = 1 << 16
_BEGINNINGS = ("{", "[")
"""The first letters of a text that is, or resembles, a hand."""
_AT_ONCE = 4
"""The number of parts of a text to look at before a dialog appears."""


@dataclass(frozen=True)
class DroppedContents:
    """The contents of everything that was brought at once: the texts of rule sets and of records."""

    rules: list[str] = field(default_factory=list)
    records: list[str] = field(default_factory=list)


Reading = Generator[None, None, DroppedContents]
"""Work in steps, each a part of a frame, that changes nothing before the end."""


def open_dropped(ui: UiContext, services: Services, dropped: Sequence[DroppedInput]) -> None:
    """Open the hands in everything dropped at once; if it can't be read, only explain why.

    A rule set is added to the house rules, and earlier unsaved contents are kept in their places. A long text is read
    from frame to frame, under a dialog.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        dropped: Everything that was dropped at once.
    """
    only = dropped[0] if len(dropped) == 1 else None
    if isinstance(only, FileDropped) and services.take_in_unsaved(only.path):
        return
    name = PurePath(only.path).name if isinstance(only, FileDropped) else ""
    _read(ui, services, _look_into(ui, services, dropped[:_MOST_FILES]), name)


def open_pasted(ui: UiContext, services: Services) -> None:
    """Open the hands on the clipboard."""
    text = clipboard.paste()
    if not text.strip():
        ui.toast(_("There is no hand on the clipboard."))
    elif len(text) > LARGEST:
        ui.toast(not_opened("", _("it is too large")))
    else:
        _read(ui, services, _look_into(ui, services, [TextDropped(text)]), "")


def _read(ui: UiContext, services: Services, work: Reading, name: str) -> None:
    """Do the work, the first steps at once; then show the results."""

    def done(found: Sequence[DroppedContents]) -> None:
        _show(ui, services, found, name if len(found) == 1 else "")

    if isinstance(ui.screens.top, ReadingDialog):
        # Anything opened now would lie over the reading dialog, which would then never end.
        ui.screens.top.read_also(work)
        return
    try:
        for _step in range(_AT_ONCE):
            next(work)
    except StopIteration as end:
        done([end.value])
    else:
        ui.screens.push(ReadingDialog(ui, work, done, name))


def _show(ui: UiContext, services: Services, found: Sequence[DroppedContents], name: str) -> None:
    """Add the rule sets that were found, then open the hands."""
    for text in (text for brought in found for text in brought.rules):
        services.routes.take_in_rules(text)
    show_records(ui, services, [text for brought in found for text in brought.records], name)


def _look_into(ui: UiContext, services: Services, dropped: Sequence[DroppedInput]) -> Reading:
    """Look for rule sets and records in everything brought."""
    found = DroppedContents()
    left = LARGEST
    on_rules = _is_at_rules(ui)
    for one in dropped:
        name = PurePath(one.path).name if isinstance(one, FileDropped) else ""
        parts = services.read_file(one.path) if isinstance(one, FileDropped) else _in_parts(one.text)
        inside, first, count, before = TextsIn(), "", 0, left
        try:
            for count, part in enumerate(parts, 1):
                left -= len(part)
                if left < 0:
                    raise Unreadable(_("it is too large"))
                first = first if count > 1 else part
                inside.feed(part)
                yield
        except Unreadable as why:
            left = before  # a file that is too large leaves room for the others
            ui.toast(not_opened(name, str(why)))
            continue
        if (count <= 1 or on_rules) and _are_rules(first, on_rules=on_rules):
            found.rules.append(first)
            continue
        texts = inside.texts()
        if not texts:
            ui.toast(not_opened(name, _("it is empty")))
        found.records.extend(texts)
    return found


def _in_parts(text: str) -> Iterator[str]:
    return (text[start : start + PART] for start in range(0, len(text), PART))


def _is_at_rules(ui: UiContext) -> bool:
    """Return whether the page of house rules is open, where everything but a hand is taken as a rule set."""
    page = next((screen for screen in reversed(ui.screens.all) if not isinstance(screen, ReadingDialog)), None)
    return isinstance(page, TakesRules)


def _are_rules(text: str, *, on_rules: bool) -> bool:
    """Return whether a text, or its first part, is meant to be a rule set."""
    there = on_rules and text.strip() != "" and HAND_FORMAT not in text[:_LOOKED_AT]
    return there or is_rule_file(text)


def show_records(ui: UiContext, services: Services, texts: Sequence[str], name: str) -> None:
    """Open one record at once, or a list of several; without records, do nothing.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        texts: The records.
        name: Their file; empty for none or several.
    """
    if len(texts) == 1:
        show_record(ui, services, texts[0], name)
    elif texts:
        services.routes.show_record_list(texts, name)


def show_record(
    ui: UiContext,
    services: Services,
    text: str,
    name: str = "",
    *,
    seat: Seat | None = None,
    key: HandKey | None = None,
    played: str = "",
) -> None:
    """Open a record in text, or say why it can't be opened; the rest is as in `show_replay`.

    A bare position is set up, as is any record on the set-up page. The code of a deal opens its page.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        text: The text.
        name: Its file; may be empty.
        seat: The viewer's seat.
        key: Its key in the history; None if it isn't there.
        played: Its date, in words.
    """
    if isinstance(ui.screens.top, TakesRecord):
        ui.screens.top.take_record(text)
        return
    if meant_as_code(text):
        services.routes.show_deal_code(text)
        return
    try:
        if not text.startswith(_BEGINNINGS):
            raise Unreadable(_("it holds neither a hand nor the code of a deal"))
        record = read_record(text)
    except Unreadable as why:
        ui.toast(not_opened(name, str(why)))
        return
    if record.position is not None and not record.actions:
        services.routes.show_position(record, name)
    else:
        services.routes.show_replay(record, seat=seat, key=key, name=name, played=played)
