"""Marks on new sentences: which sentences are new, and where they lie in wrapped text."""

import pytest

from tests.ui.pilot import dummy_ui
from tonk.rules import load_preset
from tonk.ui.screens.rules.marked_sentences import lines_of, new_spans, sentences
from tonk.words.rules.games import rules_text


def test_only_new_sentences_are_marked() -> None:
    """A mark covers a new sentence with its stop, and no space before it."""
    text = "You may drop. Books may be hit! Is that all?"
    known = frozenset(sentences("You may drop. Something else."))
    assert [text[start:end] for start, end in new_spans(text, known)] == ["Books may be hit!", "Is that all?"]


@pytest.mark.parametrize("size", [(1366, 768)])
def test_lines_are_broken_where_the_text_is(size: tuple[int, int]) -> None:
    """The marks break every paragraph of the rules into as many lines as the drawn text has."""
    text = dummy_ui(size).text
    for preset in ("jazz-club", "twists"):
        for section in rules_text(load_preset(preset)):
            for words in section.paragraphs:
                for wide in (353.0, 440.25):
                    high = text.measure(words, "body", wide)[1]
                    assert len(list(lines_of(text, words, "body", wide))) == round(high / text.line_height("body"))
