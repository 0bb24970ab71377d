"""The coach: rates every legal move of a seat by playing it out in sampled worlds that the seat may be in.

It sees a seat's view and nothing else; a test checks its imports. ``tonk.coaching.review`` reviews whole hands: it
reads a record and shows the coach only views.
"""

from tonk.coaching.advice import Advice, Worth
from tonk.coaching.coach import COACH_BUDGET, Coach, CoachBudget

__all__ = ["COACH_BUDGET", "Advice", "Coach", "CoachBudget", "Worth"]
