"""The corner of a desk by a window: a lamp lit too early, a notebook, a pencil."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house import *

stage(2400, 1800, samples=12, bounces=3, world=sky(0.10), seed=5)
sheet("wall", 80, 50, grey("wall", "#a8aaaa", 0.35, stain=0.1), rows=4, at=(0, 6.5, 12), tilt=(90, 0))
box("desk", (24, 12, 0.45), (4.2, 0.2, -0.225), plain("desk", "#c9c8c4", 0.5, 0.35), bevel=0.04)
box("edge", (24, 11.9, 0.3), (4.2, 0.2, -0.6), wood("ply", *OAK, 1.0, 0.5), bevel=0.02)

black = plain("black", "#1c1d1f", 0.42, 0.45)
brass = steel("brass", "#c49a55", 0.28)
# Lamp: a weighted base, two arms, a spun shade with a warm inside.
bx, by = 3.6, 3.0
place(turned("base", [(0, 0.30), (0.3, 0.30), (0.82, 0.28), (0.9, 0.22), (0.92, 0.06), (0.9, 0), (0, 0)][::-1], black, exact=True, wobble=0), (bx, by, 0))
tube("lower", [(bx, by, 0.28), (bx + 0.3, by, 1.2), (bx + 1.1, by, 3.7)], 0.075, black)
joint = place(turned("joint", [(0, -0.16), (0.17, -0.16), (0.19, -0.1), (0.19, 0.1), (0.17, 0.16), (0, 0.16)], brass, exact=True, wobble=0, around=64), (bx + 1.1, by, 3.7), 0, (90, 0))
tube("upper", [(bx + 1.1, by, 3.7), (bx - 0.4, by, 4.8), (bx - 1.75, by, 5.75)], 0.065, black)
shade_line = smooth_line([(0.16, 0.62), (0.3, 0.58), (0.5, 0.38), (0.78, 0.05), (1.02, -0.32)], 8)
shade_in = smooth_line([(1.0, -0.32), (0.75, 0.03), (0.47, 0.34), (0.27, 0.53), (0, 0.56)], 8)
shade = turned("shade", np.vstack([[(0, 0.64)], shade_line, shade_in]), plain("shade", "#202224", 0.38, 0.45), exact=True, wobble=0)
place(shade, (bx - 1.95, by - 0.05, 5.7), 0, (-6, 24))
bright = turned("bulb", [(0, -0.3), (0.16, -0.22), (0.24, 0), (0.2, 0.2), (0, 0.3)], glow("filament", (1.0, 0.74, 0.42), 20), around=48, wobble=0)
place(bright, (bx - 2.02, by - 0.05, 5.68))
bulb((bx - 2.1, by - 0.05, 5.5), 900, (1.0, 0.68, 0.36), 0.25)

# Notebooks, a pencil, a cup.
cloth_cover = plain("cover", "#3c4347", 0.8, 0.2)
paper = plain("paper", "#dedbd2", 0.85, 0.1)
for i, (code, w, d, turn) in enumerate((("#3c4347", 2.1, 2.9, 9), ("#a9b0b2", 1.9, 2.6, 5), ("#c07a3c", 1.5, 2.1, 13))):
    z = 0.32 * i
    box("block", (w - 0.07, d - 0.09, 0.24), (0.4, 0.2, z + 0.16), paper, bevel=0.01, turn=turn)
    cover = plain(f"cover{i}", code, 0.75, 0.2)
    box("board", (w, d, 0.035), (0.4, 0.2, z + 0.02), cover, bevel=0.012, turn=turn)
    box("board", (w, d, 0.035), (0.4, 0.2, z + 0.30), cover, bevel=0.012, turn=turn)
lead = [(3.0, -1.9, 0.06), (4.6, -1.35, 0.06)]
pencil = turned("pencil", [(0, 0), (0.018, 0.02), (0.02, 0.1), (0.062, 0.3), (0.062, 1.75), (0, 1.75)], wood("cedar", "#b9803f", "#d9a55c", 3, 0.4, along="Z"), exact=True, wobble=0, around=6)
place(pencil, (3.2, -1.7, 0.06), 70, (90, 0))
mug = pot("mug", [(0.3, 0), (0.34, 0.04), (0.42, 0.12), (0.43, 0.5), (0.43, 0.85)], stoneware("mug", "#d5d4cf", speck="#4c4c4a", rough=0.45), wall=0.04, seed=3)
place(mug, (5.7, 0.4, 0))

lamp((-13, -3, 8), (2, 1, 0.5), 7, 3000, (0.80, 0.90, 1.0))
camera((0.0, -19, 5.9), (2.1, 0.6, 3.0), lens=62, stop=4.5, focus=(1.2, 0.4, 1))
expose("consultant/desk")
