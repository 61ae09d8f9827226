"""The tests; a package, so that one of this name that a library brings along is not meant."""

import os

# No test is heard, nor opens a device, whatever starts it.
os.environ["TWOHEIRS_SOUND"] = "off"
