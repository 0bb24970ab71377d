"""Reading a file that the player hands to the game: whatever it is, nothing comes of it but a text or a sentence."""

from pathlib import Path

from tonk.records.reading import Unreadable
from tonk.storage.files import read_limited
from tonk.storage.formats import DamagedFile
from tonk.words import _

LARGEST = 16 << 20
"""So many bytes are read and no more: hands by the ten thousand."""


def read_text(path: str) -> str:
    """The text of a file.

    Raises:
        Unreadable: There is no such file, it is not an ordinary one, too large or no text, or it can't be read.
    """
    try:
        return read_limited(Path(path), LARGEST).decode("utf-8-sig")
    except DamagedFile as damage:
        raise Unreadable(str(damage)) from None
    except UnicodeDecodeError:
        raise Unreadable(_("it is not text in UTF-8")) from None
    except FileNotFoundError:
        raise Unreadable(_("there is no such file")) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or type(error).__name__
        raise Unreadable(_("it can't be read ({error})").format(error=why)) from None
