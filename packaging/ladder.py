"""Starts `selfplay.ladder`, whose games other processes play, too: they import it by its name."""

import sys

from selfplay.ladder import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
