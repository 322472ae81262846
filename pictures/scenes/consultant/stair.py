"""A concrete stair in daylight, its shadow climbing the wall; an oak rail."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house import *

stage(2400, 1800, samples=16, bounces=3, world=sky(0.42), seed=2)
wall_c, step_c = grey("wall", "#b4b4b1", 0.25, stain=0.1), grey("step", "#a3a3a0", 0.35)

# Back wall of three pours with open joints.
for i, z in enumerate((7, 21.1, 35.2)):
    for j, x in enumerate((-42, -13.9, 14.2, 42.3)):
        box("pour", (28, 4, 14), (x, 12, z), wall_c, bevel=0.12)
box("floor", (140, 60, 2), (0, -14, -1), step_c, bevel=0)
# The flight: 14 risers.
rise, going = 1.75, 2.9
line = [(-9 - going / 2, 0)]
for i in range(16):
    x = -9 - going / 2 + going * i
    line += [(x, rise * (i + 1)), (x + going, rise * (i + 1))]
line.append((line[-1][0], 0))
count = len(line)
points = [(x, y, z) for y in (-1.1, 9.95) for x, z in line]
faces = [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
flight = mesh("flight", points, faces + [tuple(range(count))[::-1], tuple(range(count, 2 * count))], step_c, smooth=False)
soften = flight.modifiers.new("edge", "BEVEL")
soften.width, soften.segments = 0.06, 2
# Handrail: oak on thin dark brackets.
start, end = (-11.5, 9.2, 8.9), (32.0, 9.2, 8.9 + 43.5 * rise / going)
slope = math.degrees(math.atan2(rise, going))
length = math.hypot(43.5, 43.5 * rise / going)
rail = box("rail", (length, 0.42, 0.62), tuple((a + b) / 2 for a, b in zip(start, end)), wood("oak", *OAK, 0.6, 0.42), bevel=0.12, tilt=(0, -slope))
iron = plain("iron", "#1e1f20", 0.45)
for k in range(5):
    t = 0.07 + k * 0.215
    x, z = start[0] + (end[0] - start[0]) * t, start[2] + (end[2] - start[2]) * t
    tube("bracket", [(x, 9.9, z - 1.0), (x, 9.3, z - 1.0), (x, 9.2, z - 0.9), (x, 9.2, z - 0.2)], 0.09, iron)
# A slab above, out of the picture, cuts the sun to one slanting field.
box("slab", (70, 26, 2), (-64, -10, 44), step_c, bevel=0)
box("pier", (5, 4, 60), (-33, -18, 20), step_c, bevel=0)
sun((0.62, 0.42, -0.58), 4.2, SUN, 0.5)
camera((4.5, -62, 9.5), (4.5, 0, 11.2), lens=72, shift=(0, 0.02))
expose("consultant/stair")
