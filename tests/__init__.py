"""The tests; a package, so that one of this name that a library brings along is not meant."""
