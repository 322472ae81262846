"""What Halm's pictures have in common: the table, the linen, the evening at the window."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from studio import *  # noqa: E402,F403

AMBER = (1.0, 0.75, 0.50)
CANDLE = (1.0, 0.6, 0.3)
DUSK = (0.46, 0.6, 1.0)


def tablecloth(width=34, depth=24, at=(0, 0, 0), crease=0.05, code="#d9cdb8", seed=2.0, turn=0, relief=1.0):
    """Linen over a table: laid flat, with ironing creases and slow waves."""

    def height(x, y):
        slow = 0.10 * np.sin(x * 0.45 + seed) * np.sin(y * 0.37 + 1.3 * seed) + 0.05 * np.sin(x * 0.9 - y * 0.5 + seed)
        ironed = sum(crease * np.exp(-np.abs(x - c - 0.06 * np.sin(y * 0.7)) / 0.16) for c in (-9.1, -1.9, 5.4))
        ironed = ironed + sum(crease * np.exp(-np.abs(y - c - 0.05 * np.sin(x * 0.6)) / 0.16) for c in (-4.2, 2.7, 9.0))
        return slow * 0.5 + ironed + fold(x, y, 0.24, 0.045, seed)

    return sheet("cloth", width, depth, linen("linen", code, relief=relief), rows=260, height=height, at=at, turn=turn)


def wall(distance, code="#5d4a38", width=60, height=40, relief=1.0):
    """The plaster behind the table."""
    return sheet("wall", width, height, plaster("plaster", code, relief), rows=4, at=(0, distance, height / 2 - 8), tilt=(90, 0))
