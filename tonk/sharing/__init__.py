"""Sharing work: in this process, among processes of this machine, or on a Dask cluster.

All three are executors of ``concurrent.futures``. Work is a function of a range of numbers, such as deals of a match; a
``Team`` does it in portions and returns the results in order. So the same work gives the same result on any team, and
interrupting it leaves its first part.
"""

from tonk.sharing.opening import cores, team_of
from tonk.sharing.team import ALONE, NoTeam, Team, Work

__all__ = ["ALONE", "NoTeam", "Team", "Work", "cores", "team_of"]
