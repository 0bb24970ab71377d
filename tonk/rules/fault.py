"""Faults in input from outside, kept as a template so that the sentence can be translated later."""


class Fault(ValueError):
    """An impossible input, with the sentence that says why.

    ``template`` is the sentence with ``{names}`` for the values in ``values``.
    """

    def __init__(self, template: str, **values: object) -> None:
        self.template = template
        self.values = values
        super().__init__(template.format(**values))
