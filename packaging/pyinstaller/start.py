"""What the bundled program runs: the same command as an installed one."""

import sys

from held import hold_on_to_modules

if __name__ == "__main__":
    hold_on_to_modules()
    from twoheirs_qt.cli import main

    sys.exit(main())
