"""Close: a bowl's rim where the glaze breaks to iron and pools inside."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from gallery import *

stage(2400, 2400, samples=16, bounces=4, world=ROOM, seed=5)
plinth(code="#57524c", wall="#403c39")


def pooled():
    """An ash glaze: bare and rusty on the edge, running, thick and green-grey below."""
    g = Graph("pooled", colour("#8d8b7e"))
    here = g.where()
    z = g.axis("Z")
    runs = g.noise(1, 4, 0.6, 0.2, at=g.where((2.6, 2.6, 0.35)))
    depth = g.math("ADD", g.math("SUBTRACT", 1.62, z), g.math("MULTIPLY", g.math("SUBTRACT", runs, 0.5), 0.55))
    tint = g.ramp(depth, (0.0, colour("#4f2c1b")), (0.05, colour("#7d4d2c")), (0.13, colour("#a98c68")), (0.3, colour("#b9b3a0")), (0.75, colour("#8b9084")), (1.0, colour("#6c756c")))
    mottled = g.ramp(g.noise(3.2, 5, 0.65, 0.5, at=here), (0.34, 0.0), (0.66, 0.5))
    tint = g.mix(mottled, tint, g.mix(0.6, tint, colour("#d9d0bd")))
    specks = g.ramp(g.cells(9, at=here), (0.07, 0.9), (0.13, 0.0))
    some = g.ramp(g.noise(4, 2, at=g.where(1, move=(3, 3, 3))), (0.5, 0.0), (0.56, 1.0))
    tint = g.mix(g.math("MULTIPLY", specks, some), tint, colour("#2c1d14"))
    bubbles = g.ramp(g.cells(26, at=here), (0.1, 0.0), (0.2, 1.0))
    turned_lines = g.noise(1, 2, 0.6, at=g.where((0.12, 0.12, 6)))
    n = g.bump(turned_lines, 0.05)
    n = g.bump(runs, 0.05, normal=n)
    n = g.bump(bubbles, 0.004, normal=n)
    shine = g.ramp(depth, (0.0, 0.62), (0.25, 0.3), (1.0, 0.16))
    return g.surface(Base_Color=tint, Roughness=shine, Specular=0.5, Normal=n)


form = pot("bowl", [(0.9, 0), (0.95, 0.1), (1.5, 0.35), (2.15, 0.95), (2.4, 1.62)], pooled(), wall=0.1, wobble=0.012, seed=31, around=260)
place(form, (0, 0, 0), 120)
behind = pot("behind", [(0.7, 0), (0.8, 0.1), (1.2, 0.9), (1.2, 1.9), (0.8, 2.6), (0.6, 3.0)], oxide(), wall=0.08, seed=3)
place(behind, (2.6, 4.6, 0))
window(power=1.0, at=(-8, 2.5, 6.5), to=(0, 0, 1.4), size=5, fill=1.5)
camera((1.2, -8.4, 4.7), (-0.75, -0.2, 1.28), lens=120, stop=8, focus=(-0.75, -2.2, 1.62))
expose("portfolio/rim")
