"""Reading a file dropped on the game: the result is a text or a sentence, whatever the file is."""

from codecs import getincrementaldecoder
from collections.abc import Iterator
from pathlib import Path

from tonk.records.reading import LARGEST, PART, Unreadable
from tonk.storage.files import read_parts
from tonk.storage.formats import DamagedFile
from tonk.words import _


def read_text(path: str) -> Iterator[str]:
    """Yield the text of a file in parts.

    Raises:
        Unreadable: The file is missing, not regular, too large, not a text, or can't be read.
    """
    decoder = getincrementaldecoder("utf-8-sig")()
    try:
        for part in read_parts(Path(path), LARGEST, PART):
            yield decoder.decode(part)
        decoder.decode(b"", final=True)
    except DamagedFile as damage:
        raise Unreadable(str(damage)) from None
    except UnicodeDecodeError:
        raise Unreadable(_("it is not text in UTF-8")) from None
    except FileNotFoundError:
        raise Unreadable(_("there is no such file")) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or type(error).__name__
        raise Unreadable(_("it can't be read ({error})").format(error=why)) from None
