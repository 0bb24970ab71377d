"""Ways to the match that was played last, as a player takes them; imported by copies that tests start and kill."""

from tonk.storage.kept_matches import KeptMatches
from tonk.storage.matches import MatchFile, MatchStore


def newest(files: MatchStore) -> MatchFile | None:
    """The match that was written last and nobody plays, held from now on."""
    return next((files.open(match.id) for match in files.found() if not match.elsewhere), None)


def resumed(kept: KeptMatches) -> MatchFile | None:
    """The match that was played last and nobody plays, brought to the table."""
    waiting = next((match.id for match in kept.waiting() if not match.elsewhere), None)
    found = kept.open(waiting) if waiting else None
    return found[0] if found else None
