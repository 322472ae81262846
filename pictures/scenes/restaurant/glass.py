"""A glass of red wine and a carafe on the window sill wall: plaster, last sun."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from halm import *

stage(1920, 2400, samples=96, bounces=7, world=(0.02, 0.017, 0.015), seed=12, limit=0.07)

box("shelf", (30, 7, 0.8), (0, 0, -0.4), wood("oak", "#4a2f1b", "#8a623c", 0.9, 0.48), bevel=0.08)
sheet("wall", 40, 30, plaster("plaster", "#b59c7f", 0.6), rows=4, at=(0, 2.6, 8), tilt=(90, 0))

clear = glass("clear", (0.985, 0.995, 0.985))


def drink(name, rgb, deep):
    """A liquid with its colour in depth, letting light through in shadow."""
    g = Graph(name)
    body = g.add("ShaderNodeBsdfGlass")
    g.put(body, "Color", rgb)
    g.put(body, "Roughness", 0.0)
    g.put(body, "IOR", 1.34)
    clear = g.add("ShaderNodeBsdfTransparent")
    g.put(clear, "Color", deep)
    path = g.add("ShaderNodeLightPath")
    choose = g.add("ShaderNodeMixShader")
    g.put(choose, 0, path.outputs["Is Shadow Ray"])
    g.tree.links.new(body.outputs[0], choose.inputs[1])
    g.tree.links.new(clear.outputs[0], choose.inputs[2])
    g.tree.links.new(choose.outputs[0], g.out.inputs[0])
    return g.material


# Wine glass: stem and bowl as one skin, outer line up, inner line down.
outer = smooth_line([(0.38, 0.0), (0.37, 0.025), (0.2, 0.06), (0.055, 0.14), (0.042, 0.5), (0.045, 0.85), (0.12, 0.98), (0.34, 1.14), (0.455, 1.45),
                     (0.455, 1.72), (0.40, 2.02), (0.365, 2.2)], 10)
inner = smooth_line([(0.352, 2.2), (0.387, 2.02), (0.441, 1.72), (0.441, 1.45), (0.33, 1.165), (0.15, 1.05), (0.0, 1.03)], 10)
goblet = turned("goblet", np.vstack([[(0, 0.0)], outer, [(0.358, 2.208)], inner]), clear, exact=True, wobble=0.0015, seed=2)
wine_line = smooth_line([(0.0, 1.026), (0.15, 1.046), (0.332, 1.16), (0.4435, 1.45), (0.4445, 1.52)], 10)
wine = turned("wine", np.vstack([wine_line, [(0.42, 1.512), (0.0, 1.51)]]), drink("wine", (0.42, 0.022, 0.03), (0.55, 0.08, 0.07)), exact=True, wobble=0.0015, seed=2)

# Carafe of water, hand-blown: a full belly and a wide lip.
body = smooth_line([(0.5, 0.0), (0.58, 0.04), (0.74, 0.3), (0.78, 0.7), (0.66, 1.2), (0.38, 1.75), (0.27, 2.2), (0.29, 2.6), (0.41, 2.92)], 10)
hollow = smooth_line([(0.392, 2.925), (0.268, 2.6), (0.246, 2.2), (0.354, 1.74), (0.632, 1.2), (0.75, 0.7), (0.71, 0.32), (0.54, 0.12), (0.0, 0.10)], 10)
carafe = turned("carafe", np.vstack([[(0, 0.03)], body, [(0.405, 2.94)], hollow]), clear, exact=True, wobble=0.006, seed=5)
water_line = smooth_line([(0.0, 0.096), (0.542, 0.116), (0.713, 0.32), (0.7535, 0.7), (0.6355, 1.2), (0.5, 1.47)], 10)
water = turned("water", np.vstack([water_line, [(0.47, 1.462), (0.0, 1.46)]]), drink("water", (0.97, 0.985, 0.97), (0.93, 0.94, 0.92)), exact=True, wobble=0.006, seed=5)

for part in (goblet, wine):
    place(part, (-0.62, -0.75, 0.0), 20)
for part in (carafe, water):
    place(part, (0.72, 0.1, 0.0), 0)

# A cork and a small dish of olives would be chatter: one cork only.
cork = turned("cork", [(0, 0), (0.11, 0.0), (0.118, 0.015), (0.118, 0.42), (0.108, 0.44), (0, 0.44)], stoneware("cork", "#b98d5c", speck="#4a2d17", rough=0.85, rings=0.2), exact=True, around=48)
place(cork, (-0.05, -1.55, 0.118), 62, (90, 0))

# Late sun through a window with one glazing bar, and the room's own soft light.
sun((7.0, 3.2, -3.1), 7.5, (1.0, 0.72, 0.45), 1.1)
for y0, y1, z0, z1 in ((-30, -9.4, -5, 30), (-6.95, 6, -5, 30), (-9.4, -6.95, 7.05, 30), (-9.4, -6.95, -5, 3.0), (-8.25, -8.1, 3, 7.05)):
    box("frame", (0.3, y1 - y0, z1 - z0), (-14, (y0 + y1) / 2 + 4.7, (z0 + z1) / 2 + 2.9), plain("frame", "#8a7a68"), bevel=0)
lamp((-6, -8, 7), (0, 0, 1.5), 5, 900, (1.0, 0.84, 0.68))
lamp((7, -6, 6), (0, 0, 1), 6, 220, DUSK)
camera((0.05, -13.0, 2.5), (0.05, 0, 1.78), lens=85, stop=5.6, focus=(-0.6, -0.75, 1.5))
expose("restaurant/glass")
