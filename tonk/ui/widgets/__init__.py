"""Widgets: buttons, switches, fields and the like. They know nothing of cards or of the game."""

from tonk.ui.widgets.base import Pressable, Widget
from tonk.ui.widgets.button import Button
from tonk.ui.widgets.group import WidgetGroup
from tonk.ui.widgets.toast import ToastRack
from tonk.ui.widgets.tooltip import Tooltip

__all__ = ["Button", "Pressable", "ToastRack", "Tooltip", "Widget", "WidgetGroup"]
