"""The screens: thin things that put widgets and the table together."""
