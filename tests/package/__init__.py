"""Packages: the program in one folder, a Debian package, a wheel and a source archive, each built and tested."""
