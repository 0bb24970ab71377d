"""The words of the command line's own parser, in the language of the game.

The parser asks `gettext` for them, under two names in its module; here, these return the game's sentences.
"""

import argparse
from collections.abc import Mapping

from tonk.words import _


def speak_parser() -> None:
    """Make the parser use the language of the game from now on."""
    argparse._ = _said  # type: ignore[attr-defined]
    argparse.ngettext = _counted  # type: ignore[attr-defined]


def _said(sentence: str) -> str:
    return _sentences().get(sentence, sentence)


def _counted(one: str, many: str, count: int) -> str:
    return _said(one if count == 1 else many)


def _sentences() -> Mapping[str, str]:
    # Translators: these are words of the command line's help and errors. What stands after % must stay as it is.
    return {
        "usage: ": _("usage: "),
        "positional arguments": _("positional arguments"),
        "options": _("options"),
        "show this help message and exit": _("show this help message and exit"),
        "%(prog)s: error: %(message)s\n": _("%(prog)s: error: %(message)s\n"),
        "the following arguments are required: %s": _("the following arguments are required: %s"),
        "unrecognized arguments: %s": _("unrecognized arguments: %s"),
        "argument %(argument_name)s: %(message)s": _("argument %(argument_name)s: %(message)s"),
        "invalid choice: %(value)r (choose from %(choices)s)": _("invalid choice: %(value)r (choose from %(choices)s)"),
        "invalid %(type)s value: %(value)r": _("invalid %(type)s value: %(value)r"),
        "expected one argument": _("expected one argument"),
        "expected at least one argument": _("expected at least one argument"),
        "not allowed with argument %s": _("not allowed with argument %s"),
        "ignored explicit argument %r": _("ignored explicit argument %r"),
        "ambiguous option: %(option)s could match %(matches)s": _(
            "ambiguous option: %(option)s could match %(matches)s"
        ),
    }
