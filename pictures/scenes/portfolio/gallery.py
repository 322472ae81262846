"""What Ines Varga's pictures have in common: a dim room, one north light, chalk walls, her three clays."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from studio import *  # noqa: E402,F403

NORTH = (0.93, 0.97, 1.0)
LOW = (1.0, 0.86, 0.72)
ROOM = (0.016, 0.016, 0.017)

bone = lambda name="bone", **more: stoneware(name, "#cdc3b3", speck="#54402f", **{"rough": 0.6, "rings": 0.8, "amount": 0.35, **more})
ash = lambda name="ash", **more: stoneware(name, "#8f8b84", speck="#2b2825", **{"rough": 0.66, "rings": 0.9, "amount": 0.6, **more})
oxide = lambda name="oxide", **more: stoneware(name, "#4a2c20", **{"rough": 0.48, "rings": 1.0, "pool": 0.2, **more})
raw = lambda name="raw", **more: stoneware(name, "#9a6e50", speck="#3b2418", **{"rough": 0.85, "rings": 0.7, "amount": 0.5, **more})


def plinth(code="#6d675f", wall="#5b5651", depth=7.0, radius=2.0, edge=True):
    """A lime-washed ledge against a wall of nearly the same grey."""
    sheet("wall", 60, 40, plaster("wall", wall, 0.5), rows=4, at=(0, depth, 10), tilt=(90, 0))
    box("ledge", (60, 30, 1.2), (0, -15 + depth + 0.01, -0.6), plaster("ledge", code, 0.45, scale=1.4), bevel=0.06)


def window(power=1, at=(-8.5, -2.5, 7.5), to=(0, 0, 1.5), size=5.5, fill=1.0):
    """One soft light from the left and a breath of warmth from the right."""
    lamp(at, to, size, 3000 * power, NORTH)
    lamp((9, -4, 5), (0, 0, 1.5), 8, 110 * fill * power, LOW)
