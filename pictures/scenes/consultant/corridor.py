"""A corridor: daylight through five openings on one side, an oak door at the end."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house import *

stage(1920, 2400, samples=16, bounces=5, world=sky(1.1), seed=4)
body = grey("body", "#b3b3b0", 0.22, stain=0.1)
floor = concrete("floor", "#8f9090", 0.5, stain=0.2, scale=0.2)
width, height, length = 24, 31, 130
box("floor", (60, length + 40, 2), (0, length / 2 - 10, -1), floor, bevel=0)
box("roof", (width + 12, length + 40, 2), (0, length / 2 - 10, height + 1), body, bevel=0)
box("right", (4, length + 40, height + 2), (width / 2 + 2, length / 2 - 10, height / 2), body, bevel=0)
# The left side: piers and a low upstand, openings between.
step, pier = 22, 9
for i in range(-2, 7):
    y = i * step
    box("pier", (5, pier, height - 4), (-width / 2 - 2.5, y + 6, (height - 4) / 2), body, bevel=0.12)
box("lintel", (5.2, length + 40, 4), (-width / 2 - 2.5, length / 2 - 10, height - 2), body, bevel=0.1)
# End wall with a door leaf.
box("end", (width + 10, 3, height), (0, length + 1.5, height / 2), body, bevel=0)
box("door", (10, 0.6, 22), (1.5, length - 0.25, 11), wood("oak", *OAK, 0.35, 0.4, along="Z"), bevel=0.08)
box("gap", (10.5, 0.3, 22.3), (1.5, length - 0.02, 11.1), plain("gap", "#141414"), bevel=0)
tube("handle", [(-2.6, length - 0.9, 9.0), (-2.6, length - 0.9, 12.4)], 0.16, steel("brass", "#c9a25c", 0.3))
ground = plain("ground", "#9c9a92", 0.9)
box("ground", (400, 500, 2), (-215, 50, -1.6), ground, bevel=0)
sun((0.66, 0.3, -0.52), 6.0, SUN, 0.5)
camera((1.2, -14, 15.5), (0.3, 100, 14.2), lens=38, shift=(0, 0.0))
expose("consultant/corridor")
