"""Sentences that are marked: the new ones, and where they stand when the text is wrapped."""

import pytest

from tests.ui.pilot import dummy_ui
from tonk.rules import load_preset
from tonk.ui.screens.rules.marked_sentences import lines_of, new_spans, sentences
from tonk.words.rules.games import rules_text


def test_only_new_sentences_are_marked() -> None:
    """Each with its stop, and without the blank before it."""
    text = "You may drop. Books may be hit! Is that all?"
    known = frozenset(sentences("You may drop. Something else."))
    assert [text[start:end] for start, end in new_spans(text, known)] == ["Books may be hit!", "Is that all?"]


@pytest.mark.parametrize("size", [(1366, 768)])
def test_lines_are_broken_where_the_text_is(size: tuple[int, int]) -> None:
    """As many lines as the text is drawn in, for every paragraph of the rules, in columns of many widths."""
    text = dummy_ui(size).text
    for preset in ("jazz-club", "twists"):
        for section in rules_text(load_preset(preset)):
            for words in section.paragraphs:
                for wide in (353.0, 440.25):
                    high = text.measure(words, "body", wide)[1]
                    assert len(list(lines_of(text, words, "body", wide))) == round(high / text.line_height("body"))
