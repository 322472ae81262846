"""The studio shelf: pots drying on boards in two rows, a window at the side."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from gallery import *

stage(1800, 1350, samples=16, bounces=4, world=(0.02, 0.02, 0.021), seed=7)
sheet("wall", 60, 40, plaster("wall", "#5f5a54", 0.7), rows=4, at=(0, 1.6, 10), tilt=(90, 0))
board = wood("board", "#4d3b2b", "#8a735a", 0.8, 0.7)
for z, turn in ((0.0, 0.3), (3.4, -0.2), (6.8, 0.2)):
    box("board", (30, 2.9, 0.26), (0, 0.1, z - 0.13), board, bevel=0.03, turn=turn)
for x in (-5.9, 5.6):
    box("upright", (0.3, 0.4, 24), (x, 1.35, 2), wood("upright", "#3d2e21", "#7b654d", 0.8, 0.7, along="Z"), bevel=0.03)

shapes = {
    "vase": ([(0.4, 0), (0.45, 0.06), (0.66, 0.6), (0.68, 1.2), (0.42, 1.75), (0.26, 2.05), (0.33, 2.3)], 0.06),
    "jar": ([(0.5, 0), (0.56, 0.05), (0.8, 0.4), (0.82, 0.85), (0.62, 1.2), (0.54, 1.36)], 0.06),
    "bottle": ([(0.42, 0), (0.46, 0.05), (0.6, 0.45), (0.55, 0.95), (0.22, 1.4), (0.14, 1.9), (0.2, 2.3)], 0.045),
    "bowl": ([(0.34, 0), (0.37, 0.07), (0.55, 0.14), (0.82, 0.36), (0.95, 0.68)], 0.055),
    "cup": ([(0.28, 0), (0.31, 0.04), (0.41, 0.2), (0.42, 0.5), (0.41, 0.7)], 0.045),
    "jug": ([(0.5, 0), (0.54, 0.05), (0.64, 0.5), (0.56, 1.15), (0.48, 1.6), (0.52, 1.85)], 0.055),
}
clays = [bone("s1"), ash("s2"), raw("s3"), bone("s4", dip=("#6f6a63", 0.8, 0.5, 0.5)), oxide("s5"), raw("s6", dip=("#cabfae", 0.55, 0.35, 0.55))]
rows = [
    (0.0, [("bowl", -5.0, 0), ("bowl", -3.15, 1), ("jar", -1.2, 3), ("cup", 0.35, 4), ("cup", 1.25, 0), ("cup", 2.1, 2), ("vase", 3.6, 5), ("jug", 5.3, 1)]),
    (3.4, [("vase", -4.7, 1), ("bottle", -3.1, 4), ("jug", -1.5, 0), ("bottle", 1.1, 2), ("vase", 2.7, 0), ("jar", 4.6, 4)]),
    (6.8, [("jar", -4.0, 2), ("bowl", -1.5, 4), ("bowl", 2.2, 0), ("jar", 4.6, 1)]),
]
dice = random.Random(3)
for z, pots in rows:
    for kind, x, clay in pots:
        line, wall_thick = shapes[kind]
        k = dice.uniform(0.94, 1.06)
        form = pot(kind, [(r * dice.uniform(0.98, 1.02), h * k) for r, h in line], clays[clay], wall=wall_thick, wobble=0.011, seed=dice.randrange(999), around=110)
        place(form, (x + dice.uniform(-0.05, 0.05), dice.uniform(-0.35, 0.2), z), dice.uniform(0, 360))
lamp((-11, -5, 6), (0, 0, 2.4), 5, 3000, NORTH)
lamp((9, -7, 5), (0, 0, 2), 8, 160, LOW)
camera((-1.2, -21, 3.4), (-0.35, 0, 3.12), lens=70, stop=4, focus=(-0.5, -0.5, 2.6))
expose("portfolio/shelf")
