"""`python -m polyglot_ad` is the command `polyglot-ad`."""

import sys

from .cli import main

sys.exit(main())
