"""What is around the screens: window, loop, stack of screens, inputs, and the services that screens may ask for."""
