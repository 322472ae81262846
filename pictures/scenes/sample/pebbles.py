"""River stones on pale sand-coloured paper: a neutral still life."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import *

stage(2400, 1600, samples=12, bounces=3, world=(0.09, 0.095, 0.10), seed=8)
sweep(60, 40, 30, plaster("paper", "#c9c4bb", 0.15, stain=0.04), radius=8, at=(0, 16, 0))


def stone(name, code, vein, seed):
    g = Graph(name, colour(code))
    at = g.where(1, move=(seed * 3.1, seed, -seed))
    base = colour(code)
    tint = g.ramp(g.noise(1.1, 6, 0.6, 0.5, at=at), (0.3, tuple(c * 0.75 for c in base)), (0.7, tuple(min(1, c * 1.15) for c in base)))
    line = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(0.6, 3, 0.5, 0.8, at=at), 0.5))
    tint = g.mix(g.ramp(line, (0.0, 0.8 if vein else 0.0), (0.012, 0.0)), tint, colour(vein or code))
    grain = g.noise(22, 3, 0.7, at=at)
    tint = g.mix(0.25, tint, g.ramp(grain, (0.35, tuple(c * 0.6 for c in base)), (0.65, tuple(min(1, c * 1.3) for c in base))))
    n = g.bump(g.noise(2.5, 4, 0.5, at=at), 0.03)
    n = g.bump(grain, 0.01, normal=n)
    return g.surface(Base_Color=tint, Roughness=0.72, Specular=0.3, Normal=n)


def pebble(name, size, material, at, turn, seed, tilt=(0, 0)):
    """A water-worn stone: a ball squeezed, then pushed about by slow noise."""
    points, faces = [], []
    rows, around = 60, 110
    for i in range(rows + 1):
        p = math.pi * i / rows
        for j in range(around):
            a = 2 * math.pi * j / around
            v = Vector((math.sin(p) * math.cos(a), math.sin(p) * math.sin(a), -math.cos(p)))
            k = 1 + 0.16 * noise.noise(v * 0.9 + Vector((seed, 0, seed))) + 0.05 * noise.noise(v * 2.1 + Vector((0, seed, 0)))
            flat = math.copysign(abs(v.z) ** 0.92, v.z)
            points.append((v.x * k * size[0], v.y * k * size[1], flat * k * size[2]))
    for i in range(rows):
        for j in range(around):
            k = (j + 1) % around
            faces.append((i * around + j, i * around + k, (i + 1) * around + k, (i + 1) * around + j))
    return place(mesh(name, points, faces, material), at, turn, tilt)


pebble("slate", (1.35, 1.05, 0.55), stone("slate", "#5b5e60", "#c9c6bf", 1), (-2.75, 0.25, 0.50), 12, 3.3)
pebble("sand", (0.95, 0.8, 0.5), stone("sand", "#b3a48f", None, 2), (-0.55, -0.15, 0.46), 60, 7.1)
pebble("white", (0.7, 0.62, 0.40), stone("white", "#cfccc6", None, 4), (1.1, 0.2, 0.37), 20, 5.2)
pebble("rust", (0.55, 0.45, 0.34), stone("rust", "#8d6a55", None, 6), (2.4, -0.1, 0.31), 130, 9.7)
pebble("dark", (0.3, 0.25, 0.19), stone("dark", "#434547", None, 9), (3.3, 0.05, 0.17), 40, 2.4)
lamp((-8, 0.5, 6.5), (0, 0, 0.8), 4.5, 2300, (1.0, 0.97, 0.93))
camera((0.1, -19.5, 4.6), (0.1, 0, 0.75), lens=85, stop=5.6, focus=(0, -0.8, 0.9))
expose("sample/pebbles")
