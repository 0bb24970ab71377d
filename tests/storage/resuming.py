"""Ways to resume the last match, as a player would; imported by copies that tests start and kill."""

from tonk.storage.kept_matches import KeptMatches
from tonk.storage.matches import MatchFile, MatchStore


def newest(files: MatchStore) -> MatchFile | None:
    """Return the last written match that nobody plays, and hold it."""
    return next((files.open(match.id) for match in files.found() if not match.elsewhere), None)


def resumed(kept: KeptMatches) -> MatchFile | None:
    """Return the last match that nobody plays, resumed."""
    waiting = next((match.id for match in kept.waiting() if not match.elsewhere), None)
    found = kept.open(waiting) if waiting else None
    return found[0] if found else None
