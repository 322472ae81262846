"""Figs on a dark plate, one torn open, a linen napkin; side light at the end of the day."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from halm import *

stage(1800, 1350, samples=16, world=(0.010, 0.010, 0.011), seed=31)

box("board", (40, 24, 1), (0, 0, -0.5), wood("table", "#2a1b12", "#54392a", 0.8, 0.5), bevel=0.05)
wall(13, "#4a4038")


def fig_skin(seed):
    g = Graph(f"fig{seed}", colour("#2c1b2a"))
    here = g.where(1, move=(seed, 0, seed))
    separate = g.add("ShaderNodeSeparateXYZ")
    g.put(separate, 0, g.coordinates.outputs["Object"])
    x, y, z = separate.outputs
    angle = g.math("ARCTAN2", y, x)
    rib = g.add("ShaderNodeCombineXYZ")
    g.put(rib, 0, g.math("MULTIPLY", g.math("COSINE", angle), 2.2))
    g.put(rib, 1, g.math("MULTIPLY", g.math("SINE", angle), 2.2))
    g.put(rib, 2, g.math("ADD", g.math("MULTIPLY", z, 0.25), seed))
    ribs = g.noise(2.2, 4, 0.6, at=rib.outputs[0])
    stem = g.math("DIVIDE", g.math("SUBTRACT", z, 0.35), 0.6, clamp=True)
    body = g.ramp(ribs, (0.3, colour("#170d18")), (0.5, colour("#2a182c")), (0.7, colour("#46262f")))
    body = g.mix(stem, body, g.mix(ribs, colour("#5a4a30"), colour("#6d7040")))
    bloom = g.ramp(g.noise(1.5, 5, 0.65, at=here), (0.45, 0.0), (0.7, 0.3))
    tint = g.mix(bloom, body, colour("#8d8ba0"))
    pale = g.ramp(g.cells(6, at=here), (0.05, 0.4), (0.1, 0.0))
    tint = g.mix(pale, tint, colour("#a79a86"))
    n = g.bump(ribs, 0.05)
    n = g.bump(g.noise(16, 3, 0.6, at=here), 0.006, normal=n)
    return g.surface(Base_Color=tint, Roughness=g.ramp(bloom, (0.0, 0.38), (0.4, 0.75)), Specular=0.4, Normal=n)


def fig(at, turn, tilt, seed, size=1.0):
    profile = [(0, 0.0), (0.1, -0.01), (0.36, 0.08), (0.52, 0.32), (0.53, 0.55), (0.42, 0.82), (0.24, 1.06), (0.12, 1.24), (0.085, 1.38), (0.09, 1.44), (0.05, 1.46), (0, 1.455)]
    line = [(r, z - 0.5) for r, z in profile]
    thing = turned(f"fig{seed}", line, fig_skin(seed * 2.3), around=120, wobble=0.03, lean=0.06, seed=seed)
    return place(thing, at, turn, tilt, size)


def flesh():
    g = Graph("flesh", colour("#8c3b34"))
    separate = g.add("ShaderNodeSeparateXYZ")
    g.put(separate, 0, g.coordinates.outputs["Object"])
    depth = g.math("SUBTRACT", 1.0, g.axis("Z", "Generated"))
    x, z = separate.outputs[0], separate.outputs[2]
    # distance from the skin, normalised: kept as the second UV
    uv = g.add("ShaderNodeSeparateXYZ")
    g.put(uv, 0, g.coordinates.outputs["UV"])
    inward = g.math("ADD", uv.outputs[0], g.math("MULTIPLY", g.math("SUBTRACT", g.noise(4, 3), 0.5), 0.14))
    seeds = g.cells(17, "F1")
    dots = g.ramp(seeds, (0.22, 1.0), (0.3, 0.0))
    pulp = g.ramp(g.noise(9, 4, 0.65), (0.3, colour("#6f1f22")), (0.55, colour("#a8483a")), (0.75, colour("#cf8060")))
    pulp = g.mix(g.math("MULTIPLY", dots, 0.85), pulp, colour("#dcc08a"))
    hollow = g.ramp(inward, (0.0, 0.0), (0.2, 1.0))
    pulp = g.mix(hollow, colour("#5a1a1c"), pulp)
    tint = g.mix(g.ramp(inward, (0.72, 0.0), (0.82, 1.0)), pulp, colour("#e4d6b4"))
    tint = g.mix(g.ramp(inward, (0.955, 0.0), (0.99, 1.0)), tint, colour("#4a2a3a"))
    n = g.bump(g.math("ADD", g.noise(12, 3, 0.6), g.math("MULTIPLY", dots, 0.8)), 0.05)
    return g.surface(Base_Color=tint, Roughness=g.ramp(inward, (0.6, 0.22), (0.8, 0.6)), Specular=0.5, Subsurface=0.2, Subsurface_Radius=(0.14, 0.05, 0.04), Subsurface_Color=tint, Normal=n)


def half_fig(at, turn, tilt, seed):
    """Half a fig cut stem to eye: half the skin, and the cut face bulging a little."""
    line = smooth_line([(0, 0.0), (0.1, -0.01), (0.36, 0.08), (0.52, 0.32), (0.53, 0.55), (0.42, 0.82), (0.24, 1.06), (0.12, 1.24), (0.085, 1.38), (0.05, 1.44), (0, 1.45)], 8)
    line[:, 1] -= 0.5
    line[:, 0] = np.maximum(line[:, 0], 0)
    n = len(line)
    angles = np.linspace(0, math.pi, 60)
    points = [(r * math.cos(a), r * math.sin(a), z) for r, z in line for a in angles]
    faces = [(i * 60 + j, i * 60 + j + 1, (i + 1) * 60 + j + 1, (i + 1) * 60 + j) for i in range(n - 1) for j in range(59)]
    skin = mesh("half-skin", points, faces, fig_skin(seed))
    across = np.linspace(-1, 1, 81)
    points, uv = [], []
    for r, z in line:
        for s in across:
            inward = abs(s)
            points.append((r * s, -0.03 * (1 - s * s) + 0.0, z))
            uv.append((max(inward, abs(z - 0.08) / 0.64 if z < 0.08 else min(1.0, (z - 0.0) / 0.86)), 0))
    faces = [(i * 81 + j, i * 81 + j + 1, (i + 1) * 81 + j + 1, (i + 1) * 81 + j) for i in range(n - 1) for j in range(80)]
    face = mesh("half-face", points, faces, flesh(), uv=uv)
    for part in (skin, face):
        place(part, at, turn, tilt, 1.0)


clay = stoneware("plate", "#4a4c48", speck="#1a1a17", rough=0.4, rings=0.9, amount=0.5, edge=("#8a5b38", 0.24, 0.07))
line = smooth_line([(1.3, 0), (1.45, 0.05), (1.9, 0.11), (2.12, 0.18), (2.18, 0.255)], 8)
inside = smooth_line([(2.14, 0.262), (2.04, 0.19), (1.78, 0.12), (1.3, 0.085), (0.6, 0.08), (0, 0.078)], 8)
place(turned("plate", np.vstack([[(0, 0.02), (1.2, 0.02)], line, inside]), clay, exact=True, wobble=0.005, seed=4), (0, 0, 0))

fig((-0.75, 0.55, 0.62), 20, (74, 14), 1)
fig((0.55, 0.8, 0.60), -110, (80, -8), 2, 0.97)
fig((-0.95, -0.55, 0.60), 150, (82, 6), 3, 0.95)
fig((0.0, 0.1, 0.56), 60, (8, 6), 4, 1.0)
half_fig((0.5, -0.75, 0.5), -20, (-62, 0), 5)
half_fig((1.25, -0.2, 0.46), -4, (-52, 24), 6)

lamp((-8.5, 1.5, 5.0), (0, 0, 0.5), 4.5, 4200, AMBER)
lamp((7, 3, 8), (0, 0, 0), 9, 420, DUSK)
camera((0.25, -8.6, 4.9), (0.25, 0.02, 0.4), lens=80, stop=4.5, focus=(0.2, -0.6, 0.7))
expose("restaurant/figs")
