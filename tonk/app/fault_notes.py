"""Notes of faults: their details as text, and listeners for trouble while bots or the coach think."""

import platform
import re
import traceback
from collections.abc import Callable, Mapping

from tonk import __version__
from tonk.session.workers import WhoThinks
from tonk.storage.faults import keep_fault
from tonk.storage.notices import shown
from tonk.storage.store import Store
from tonk.thinking.worker_client import TroubleListeners
from tonk.words import faults as words

_LAST_LINE = re.compile(r"\n[^\n]*\Z")

_TROUBLES: Mapping[WhoThinks, tuple[Callable[[str], str], Callable[[], str]]] = {
    WhoThinks.BOTS: (words.bots_failed, words.bots_stopped),
    WhoThinks.COACH: (words.coach_failed, words.coach_stopped),
    WhoThinks.ASIDE: (words.work_failed, words.work_stopped),
}
"""The sentences for a fault while thinking, and for a worker that was replaced."""


def headed(text: str) -> str:
    """Return the details of a fault, headed by the versions of the software."""
    return f"Tonk {__version__}, Python {platform.python_version()}, {platform.platform()}\n{text}"


def fault_text(fault: BaseException) -> str:
    """Return the details of a fault: versions and traceback."""
    return headed("".join(traceback.format_exception(fault)))


def listeners_of(store: Store, who: WhoThinks) -> TroubleListeners:
    """Return listeners that write trouble down and show a notice.

    Args:
        store: Everything that is kept.
        who: The bots or the coach.
    """
    failed_sentence, stopped_sentence = _TROUBLES[who]
    written: dict[str, str] = {}

    def failed(details: str) -> None:
        place = _LAST_LINE.sub("", details.rstrip())  # the message may name cards, which change
        if place not in written:  # a fault at every decision counts once
            file = keep_fault(store.places.data, headed(details))
            written[place] = "" if file is None else shown(file)
        store.notices.notify_once(f"thinking of {who.name}", failed_sentence(written[place]))

    return TroubleListeners(failed, lambda: store.notices.notify(stopped_sentence()))
