"""A table laid for two at a window, dusk outside, a candle inside."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from halm import *

stage(2400, 1600, samples=20, bounces=7, world=(0.008, 0.009, 0.012), seed=21)

tablecloth(width=26, depth=15, at=(0, -2.2, 0), seed=7.3, code="#d8cfbf", crease=0.04)

# The window: a deep reveal, bars, evening behind.
reveal = plaster("reveal", "#8b7763", 0.5)
frame = plain("frame", "#57483a", 0.55)
box("sill", (40, 3.2, 1.0), (0, 6.6, -0.7), reveal, bevel=0.06)
box("left", (12, 3.2, 40), (-13.2, 6.6, 10), reveal, bevel=0.1)
box("right", (12, 3.2, 40), (13.6, 6.6, 10), reveal, bevel=0.1)
for x in (-7.1, -0.1, 7.4):
    box("bar", (0.42, 0.5, 40), (x, 7.4, 10), frame, bevel=0.05)
for z in (-0.05, 6.6):
    box("rail", (16, 0.4, 0.42), (0, 7.4, z), frame, bevel=0.05)

# Outside: the last light over a roof line, out of focus.
g = Graph("evening")
height = g.axis("Y", "Generated")
clouds = g.noise(0.05, 6, 0.6, 0.4, at=g.where((0.5, 3.2, 1)))
height = g.math("ADD", height, g.math("MULTIPLY", g.math("SUBTRACT", clouds, 0.5), 0.07))
sky = g.ramp(height, (0.0, (0.012, 0.014, 0.022)), (0.085, (0.02, 0.022, 0.034)), (0.105, (0.62, 0.30, 0.13)), (0.16, (0.36, 0.27, 0.26)), (0.24, (0.12, 0.17, 0.29)), (0.5, (0.04, 0.08, 0.18)))
light = g.add("ShaderNodeEmission")
g.put(light, 0, sky)
g.put(light, 1, 1.5)
g.tree.links.new(light.outputs[0], g.out.inputs[0])
sheet("sky", 120, 50, g.material, rows=4, at=(0, 60, 14), tilt=(90, 0))
clay = stoneware("plate", "#b6aa98", speck="#33251a", rough=0.42, rings=0.8, amount=0.6, edge=("#6d4a2e", 0.2, 0.07))
deep = stoneware("small", "#5f6a62", speck="#20261f", rough=0.36, rings=0.8, amount=0.4, edge=("#8a5f3b", 0.3, 0.08))


def plate(at, r=1.3, material=clay, seed=1):
    line = smooth_line([(r * 0.6, 0), (r * 0.66, 0.05), (r * 0.86, 0.1), (r * 0.97, 0.16), (r, 0.215)], 8)
    inside = smooth_line([(r * 0.975, 0.22), (r * 0.93, 0.165), (r * 0.8, 0.1), (r * 0.6, 0.075), (r * 0.3, 0.07), (0, 0.068)], 8)
    return place(turned("plate", np.vstack([[(0, 0.02), (r * 0.55, 0.02)], line, inside]), material, exact=True, wobble=0.004, seed=seed), at)


def small_bowl(at, seed=3):
    return place(pot("bowl", [(0.34, 0), (0.37, 0.06), (0.58, 0.14), (0.68, 0.32)], deep, wall=0.05, floor=0.06, seed=seed), at)


metal = steel("cutlery", "#cfc8bb", 0.2)


def blade_like(name, line, thick, at, turn, lift=0.0):
    """Flat cutlery from a half outline of (x, half width), gently arched along its length."""
    line = smooth_line(line, 6)
    rows = []
    for x, w in line:
        arch = 0.05 * math.sin(math.pi * min(1, max(0, (x + 0.1) / 2.2))) + lift * max(0, x - 1.2) ** 2
        for s in np.linspace(-1, 1, 9):
            rows.append((x, s * w, arch + thick * (1 - s * s)))
    n = len(line)
    faces = [(i * 9 + j, i * 9 + j + 1, (i + 1) * 9 + j + 1, (i + 1) * 9 + j) for i in range(n - 1) for j in range(8)]
    thing = mesh(name, rows, faces, metal)
    thick_modifier = thing.modifiers.new("thick", "SOLIDIFY")
    thick_modifier.thickness = 0.025
    return place(thing, at, turn)


def knife(at, turn):
    return blade_like("knife", [(0, 0.02), (0.03, 0.085), (0.5, 0.075), (0.95, 0.055), (1.05, 0.05), (1.15, 0.095), (1.7, 0.1), (2.1, 0.075), (2.28, 0.01)], 0.02, at, turn)


def fork(at, turn):
    stem = blade_like("fork", [(0, 0.03), (0.04, 0.1), (0.4, 0.075), (0.9, 0.04), (1.25, 0.035), (1.36, 0.06), (1.46, 0.125), (1.58, 0.135)], 0.015, at, turn)
    for k in (-1.5, -0.5, 0.5, 1.5):
        tine = tube("tine", [(1.54, k * 0.073, 0.055), (1.75, k * 0.073, 0.035), (1.95, k * 0.07, 0.05), (2.14, k * 0.066, 0.12)], 0.026, metal, taper=[1, 1, 0.9, 0.45])
        tine.parent = stem
    return stem


def goblet(at, fill):
    outer = smooth_line([(0.36, 0.0), (0.35, 0.025), (0.2, 0.06), (0.055, 0.14), (0.042, 0.5), (0.045, 0.8), (0.12, 0.93), (0.33, 1.09), (0.44, 1.38), (0.435, 1.62), (0.385, 1.9), (0.355, 2.05)], 8)
    inner = smooth_line([(0.342, 2.05), (0.372, 1.9), (0.421, 1.62), (0.426, 1.38), (0.32, 1.115), (0.15, 1.0), (0.0, 0.98)], 8)
    place(turned("goblet", np.vstack([[(0, 0)], outer, [(0.348, 2.058)], inner]), clear, exact=True, wobble=0.0015, around=96), at)
    if fill:
        line = smooth_line([(0.0, 0.976), (0.15, 0.996), (0.322, 1.112), (0.428, 1.38)], 8)
        place(turned("wine", np.vstack([line, [(0.4, 1.372), (0, 1.37)]]), wine, exact=True, wobble=0.0015, around=96), at)


clear = glass("clear", (0.985, 0.99, 0.985))
wine = glass("wine", (0.86, 0.62, 0.26))


def napkin(at, turn, seed):
    cloth = linen(f"napkin{seed}", "#8d7a63", threads=80)
    lift = lambda x, y: 0.05 * np.exp(-((y - 0.3) / 0.2) ** 2) * np.sin(x * 1.4 + seed) + fold(x, y, 0.7, 0.03, seed)
    for k in range(3):
        sheet(f"napkin{k}", 0.95 - 0.02 * k, 2.35 - 0.03 * k, cloth, rows=80, height=lift, at=(at[0], at[1], at[2] + 0.045 * k), turn=turn, thick=0.03)


ground = 0.09
# Ours, near
plate((-2.5, -2.2, ground), 1.38, seed=1)
small_bowl((-2.45, -2.15, ground + 0.08))
fork((-4.25, -3.2, ground), 88)
knife((-0.78, -3.3, ground), 91)
napkin((-5.0, -2.3, ground + 0.02), 4, 2.2)
goblet((-0.75, -0.55, ground), True)
# The other's, across
plate((2.7, 1.1, ground), 1.38, seed=5)
small_bowl((2.72, 1.15, ground + 0.08), 6)
fork((4.45, 2.1, ground), -94)
knife((1.1, 2.15, ground), -88)
goblet((1.05, -0.75, ground), True)

# Candle in a low clay holder.
holder = pot("holder", [(0.3, 0), (0.34, 0.05), (0.3, 0.14), (0.22, 0.22), (0.2, 0.36)], deep, wall=0.06, floor=0.12)
place(holder, (-0.15, 1.6, ground))
wax = plain("wax", "#e6d6b8", 0.5, 0.4, Subsurface=0.5, Subsurface_Radius=(0.5, 0.3, 0.14), Subsurface_Color=(*colour("#e6d0a4"), 1))
place(turned("candle", [(0.13, 0), (0.13, 1.7), (0.12, 1.75), (0.06, 1.73), (0, 1.72)], wax, exact=True, around=48, wobble=0.01), (-0.15, 1.6, ground + 0.2))
tube("wick", [(0, 0, 0), (0.01, 0, 0.06), (0.03, 0, 0.11)], 0.012, plain("wick", "#1a1310", 0.9)).location = (-0.15, 1.6, ground + 1.92)
flame = turned("flame", [(0, -0.06), (0.045, 0.0), (0.06, 0.07), (0.04, 0.2), (0.012, 0.32), (0, 0.35)], glow("flame", (1.0, 0.62, 0.24), 22), around=32, wobble=0)
place(flame, (-0.13, 1.6, ground + 2.06))
bulb((-0.13, 1.6, ground + 2.2), 150, CANDLE, 0.09)

# A warm lamp in the room behind us, the blue hour from the window.
lamp((-8, -8, 10), (0, 0, 0), 5, 1500, (1.0, 0.72, 0.44))
lamp((0, 9.5, 7), (0, -3, 0), 10, 900, DUSK, height=6)
camera((-3.5, -13.4, 4.9), (-0.75, 0.3, 1.15), lens=60, stop=5.6, focus=(-1.4, -1.8, 0.5))
expose("restaurant/table")
