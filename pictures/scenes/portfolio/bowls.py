"""A row of five bowls, the same hand, no two alike."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from gallery import *

stage(1920, 960, samples=16, bounces=4, world=ROOM, seed=4)
plinth(code="#6f6a63", wall="#4f4b47")
clays = [bone("b1", edge=("#7a5134", 0.72, 0.1)), ash("b2"), oxide("b3", edge=("#a87047", 0.74, 0.1)), bone("b4", dip=("#77726b", 0.42, -0.25, 0.75)), raw("b5", dip=("#c9bfae", 0.5, 0.22, 0.5))]
for i, clay in enumerate(clays):
    k = 1 + 0.05 * math.sin(i * 2.4)
    form = pot(f"bowl{i}", [(0.34 * k, 0), (0.37, 0.09), (0.5, 0.14), (0.8 * k, 0.38), (0.97 * k, 0.74 / k)], clay, wall=0.055, wobble=0.012, seed=20 + i)
    place(form, (-4.7 + 2.32 * i + 0.1 * math.sin(i * 5), 0.14 * math.cos(i * 3), 0), 50 * i)
window(power=1.1, at=(-10, -1.5, 6.5), to=(0, 0, 0.5), size=5)
camera((-0.1, -23, 2.9), (-0.1, 0, 0.95), lens=68, stop=5.6, focus=(0, -0.6, 0.5))
expose("portfolio/bowls")
