"""The frame around the screens: window, loop, stack of screens, inputs, and the services for screens."""
