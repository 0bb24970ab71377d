"""Widgets: buttons, switches, fields and the like. They know nothing of cards or of the game."""

from tonk.ui.widgets.base import Pressable, Widget
from tonk.ui.widgets.button import Button
from tonk.ui.widgets.choice import ChoiceField
from tonk.ui.widgets.dialog import Dialog, DialogAnswer
from tonk.ui.widgets.field import Field
from tonk.ui.widgets.group import WidgetGroup
from tonk.ui.widgets.list_view import ListView
from tonk.ui.widgets.number_field import NumberField
from tonk.ui.widgets.number_set import NumberSetField
from tonk.ui.widgets.scroll import ScrollArea
from tonk.ui.widgets.several import MultiChoiceField
from tonk.ui.widgets.slider import Slider
from tonk.ui.widgets.stepper import Stepper
from tonk.ui.widgets.text_field import TextField
from tonk.ui.widgets.tiles import TileField
from tonk.ui.widgets.toast import ToastRack
from tonk.ui.widgets.toggle import Toggle
from tonk.ui.widgets.tooltip import Tooltip

__all__ = [
    "Button",
    "ChoiceField",
    "Dialog",
    "DialogAnswer",
    "Field",
    "ListView",
    "MultiChoiceField",
    "NumberField",
    "NumberSetField",
    "Pressable",
    "ScrollArea",
    "Slider",
    "Stepper",
    "TextField",
    "TileField",
    "ToastRack",
    "Toggle",
    "Tooltip",
    "Widget",
    "WidgetGroup",
]
