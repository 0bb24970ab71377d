"""A few malformed inputs in the gate; ``python -m tests.fuzz`` tries many."""

from tests.fuzz.__main__ import fuzz


def test_readers_refuse_unreadable_input() -> None:
    """Each of a few hundred malformed inputs is read or refused as documented."""
    read, failed = fuzz(0.0, 1, "", least=300)

    assert read.total() >= 300
    assert not failed
