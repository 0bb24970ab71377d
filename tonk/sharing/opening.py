"""The team that a command line asks for."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tonk.sharing.cluster import cluster_team
from tonk.sharing.processes import Processes
from tonk.sharing.team import ALONE, Team


@contextmanager
def team_of(workers: int, cluster: str | None = None) -> Iterator[Team]:
    """Open a team for some work; it is closed at the end, even if it is working.

    Args:
        workers: The number of processes; 1 for this one alone.
        cluster: The address of a Dask cluster that does it instead.

    Raises:
        NoTeam: The cluster can't be had.
    """
    if cluster is not None:
        with cluster_team(cluster) as team:
            yield team
    elif workers == 1:
        yield ALONE
    else:
        processes = Processes(workers)
        try:
            yield Team(processes, workers)
        finally:
            processes.shutdown(cancel_futures=True)


def cores() -> int:
    """Count the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
