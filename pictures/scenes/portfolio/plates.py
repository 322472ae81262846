"""A stack of plates seen from the side, edges and shadows."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from gallery import *

stage(1920, 2400, samples=16, bounces=4, world=ROOM, seed=6)
plinth(code="#807a72", wall="#6e6862")
clays = [bone("p1", edge=("#7a5134", 0.24, 0.06)), ash("p2", edge=("#6a4a34", 0.24, 0.05)), oxide("p3", edge=("#a87047", 0.24, 0.06)), raw("p4", dip=("#c5baa8", 0.12, 0.1, 0.5))]
order = [1, 0, 0, 2, 1, 0, 3, 0, 2, 1, 0]
height = 0.0
dice = random.Random(8)
for i, which in enumerate(order):
    r = (2.05 if i < 5 else 1.62 if i < 9 else 1.2) * dice.uniform(0.985, 1.015)
    outer = smooth_line([(r * 0.6, 0), (r * 0.64, 0.04), (r * 0.86, 0.1), (r * 0.97, 0.17), (r, 0.235)], 8)
    inner = smooth_line([(r * 0.975, 0.242), (r * 0.93, 0.18), (r * 0.8, 0.115), (r * 0.6, 0.085), (r * 0.3, 0.08), (0, 0.078)], 8)
    plate = turned(f"plate{i}", np.vstack([[(0, 0.02), (r * 0.56, 0.02)], outer, [(r * 0.99, 0.246)], inner]), clays[which], exact=True, wobble=0.006, seed=40 + i)
    place(plate, (dice.uniform(-0.07, 0.07), dice.uniform(-0.07, 0.07), height), dice.uniform(0, 360), (dice.uniform(-0.5, 0.5), dice.uniform(-0.5, 0.5)))
    height += 0.155 + dice.uniform(0, 0.012)
cup = pot("cup", [(0.34, 0), (0.38, 0.05), (0.5, 0.22), (0.52, 0.55), (0.5, 0.78)], bone("c", dip=("#5a3626", 0.36, 0.2, 0.5), edge=("#a87047", 0.78, 0.08)), wall=0.05, seed=9)
place(cup, (0.08, -0.05, height - 0.06), 60)
window(power=1.0, at=(-9, -1.5, 5.5), to=(0, 0, 1.2), size=4.5)
camera((0.0, -17.5, 2.9), (0.0, 0, 1.75), lens=85, stop=5.6, focus=(0, -1.6, 0.9))
expose("portfolio/plates")
