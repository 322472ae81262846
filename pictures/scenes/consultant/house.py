"""What Marlow & Reyes's pictures have in common: concrete, a cool sky, clear sun, one thing of oak or brass."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from studio import *  # noqa: E402,F403

SKY = (0.50, 0.60, 0.74)
SUN = (1.0, 0.93, 0.84)
OAK = ("#8a5a2e", "#c48a4d")


def sky(strength):
    return tuple(c * strength for c in SKY)


grey = lambda name="concrete", code="#a9a9a6", scale=0.6, **more: concrete(name, code, scale=scale, **more)
