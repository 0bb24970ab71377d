"""The coach: what each legal move is worth to a seat, found by playing it out in worlds that the seat may be in.

It sees what the seat sees, a view, and nothing else; a test reads the imports to make sure. Whole hands are judged by
``tonk.coaching.review``, which reads a record and hands the coach nothing but views.
"""

from tonk.coaching.advice import Advice, Worth
from tonk.coaching.coach import COACH_BUDGET, Coach, CoachBudget

__all__ = ["COACH_BUDGET", "Advice", "Coach", "CoachBudget", "Worth"]
