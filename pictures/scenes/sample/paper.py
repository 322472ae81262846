"""Cut paper shapes, leaning and layered: a half disc, an arch, a sheet."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import *

stage(2400, 1800, samples=12, bounces=3, world=(0.12, 0.125, 0.13), seed=9)


def card(name, code):
    g = Graph(name, colour(code))
    fibre = g.noise(30, 4, 0.7)
    base = colour(code)
    tint = g.ramp(fibre, (0.3, tuple(c * 0.94 for c in base)), (0.7, tuple(min(1, c * 1.03) for c in base)))
    n = g.bump(g.noise(55, 3, 0.7), 0.006)
    return g.surface(Base_Color=tint, Roughness=0.95, Specular=0.1, Normal=n)


sweep(60, 30, 30, card("ground", "#cdc8bf"), radius=0.15, at=(0, 3.2, 0))


def cut(name, outline, material, at, turn=0, lean=8, thick=0.06):
    """A flat piece cut from board, standing on its lower edge and leaning back."""
    points = [(x, -thick / 2, z) for x, z in outline] + [(x, thick / 2, z) for x, z in outline]
    n = len(outline)
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    thing = mesh(name, points, faces, material, smooth=False)
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = 0.012, 2, "ANGLE"
    return place(thing, at, turn, (-lean, 0))


arc = lambda r, a, b, x=0, z=0: [(x + r * math.cos(math.radians(t)), z + r * math.sin(math.radians(t))) for t in np.linspace(a, b, 60)]
cut("sheet", [(-1.5, 0), (1.5, 0), (1.5, 4.3), (-1.5, 4.3)], card("sheet", "#8f9490"), (-1.2, 1.9, 0.02), 6, 14)
cut("arch", [(1.15, 0)] + arc(1.15, 0, 180, 0, 1.9) + [(-1.15, 0), (-0.55, 0)] + arc(0.55, 180, 0, 0, 1.75) + [(0.55, 0)], card("arch", "#b98b6b"), (1.55, 0.9, 0.02), -10, 5, 0.5)
cut("half", arc(1.35, 0, 180), card("half", "#e3ded4"), (-0.4, 0.0, 0.02), 4, 4, 0.34)
ball = turned("ball", [(0.46 * math.sin(t), 0.46 - 0.46 * math.cos(t)) for t in np.linspace(0, math.pi, 50)], card("ball", "#4c5557"), exact=True, wobble=0)
place(ball, (2.75, -0.85, 0))
sun((0.66, 0.62, -0.55), 3.4, (1.0, 0.95, 0.88), 1.4)
camera((0.4, -19, 3.6), (0.4, 0, 1.75), lens=80, stop=11, focus=(0.3, 0, 1))
expose("sample/paper")
