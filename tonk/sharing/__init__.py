"""Work shared out: the one place that knows how. It is done here, by processes of this machine, or by a Dask cluster.

All three are executors of ``concurrent.futures``. Work is a function of a range of numbers, such as deals of a match;
a ``Team`` does it in portions and gives the results in order. So the same work comes out the same on any team, and
breaking it off leaves its first part.
"""

from tonk.sharing.opening import cores, team_of
from tonk.sharing.team import ALONE, NoTeam, Team, Work

__all__ = ["ALONE", "NoTeam", "Team", "Work", "cores", "team_of"]
