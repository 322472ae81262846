"""Lemons and a kitchen knife on a folded cloth, low evening light."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from halm import *

stage(2400, 1600, samples=16, world=(0.012, 0.010, 0.009), seed=9)

tablecloth(turn=-6, seed=5.1, code="#cfc4b2")
wall(12, "#4d3f33")


def peel():
    g = Graph("peel", colour("#e2a614"))
    here = g.where()
    slow = g.noise(0.9, 4, 0.6, 0.3, at=here)
    tint = g.ramp(slow, (0.28, colour("#c7980f")), (0.5, colour("#e8b91c")), (0.75, colour("#f3d040")))
    ends = g.math("ABSOLUTE", g.axis("Z"))
    tint = g.mix(g.math("MULTIPLY", g.math("DIVIDE", g.math("SUBTRACT", ends, 0.42), 0.18, clamp=True), 0.55), tint, colour("#8f8420"))
    pores = g.math("ADD", g.cells(26, "SMOOTH_F1", at=here), g.math("MULTIPLY", g.noise(9, 2, at=here), 0.8))
    n = g.bump(g.noise(2.2, 3, 0.5, at=here), 0.05)
    n = g.bump(pores, 0.014, normal=n)
    return g.surface(Base_Color=tint, Roughness=0.38, Specular=0.42, Subsurface=0.1, Subsurface_Radius=(0.12, 0.08, 0.02),
                     Subsurface_Color=tint, Normal=n)


skin = peel()


def lemon(name, size, at, turn, tilt, seed):
    profile = [(0, -0.66), (0.05, -0.655), (0.085, -0.61), (0.16, -0.55), (0.33, -0.42), (0.455, -0.18), (0.475, 0.05), (0.42, 0.28),
               (0.27, 0.47), (0.15, 0.555), (0.115, 0.60), (0.075, 0.635), (0.05, 0.62), (0, 0.61)]
    thing = turned(name, profile, skin, around=96, wobble=0.018, seed=seed, lean=0.03)
    return place(thing, at, turn, tilt, size)


lemon("lemon-a", 1.0, (-1.05, 0.45, 0.53), 35, (82, 12), 1)
lemon("lemon-b", 0.94, (-0.12, 1.1, 0.50), -70, (95, 40), 2)
lemon("lemon-c", 1.02, (0.42, 0.05, 0.53), 118, (86, 0), 3)


# Half a lemon, its cut face towards us: pith, membranes, eight lobes of pulp.
def pulp():
    g = Graph("pulp", colour("#dcb84a"))
    separate = g.add("ShaderNodeSeparateXYZ")
    g.put(separate, 0, g.coordinates.outputs["Object"])
    x, y = separate.outputs[0], separate.outputs[1]
    radius = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y)))
    angle = g.math("DIVIDE", g.math("ARCTAN2", y, x), 6.28318 / 9)
    angle = g.math("ADD", angle, g.math("MULTIPLY", g.noise(1.6, 2), 0.5))
    inside = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("ADD", angle, 20)), 0.5))  # 0 mid-lobe … 0.5 membrane
    across = g.math("MULTIPLY", g.math("SUBTRACT", 0.5, inside), radius)
    lobe = g.math("DIVIDE", g.math("SUBTRACT", across, 0.004), 0.014, clamp=True)
    rim = g.math("DIVIDE", g.math("SUBTRACT", 0.425, g.math("ADD", radius, g.math("MULTIPLY", g.math("POWER", g.math("MULTIPLY", inside, 2), 4), 0.035))), 0.02, clamp=True)
    core = g.math("DIVIDE", g.math("SUBTRACT", radius, 0.035), 0.02, clamp=True)
    flesh = g.math("MULTIPLY", g.math("MULTIPLY", lobe, rim), core)
    ray = g.add("ShaderNodeCombineXYZ")
    g.put(ray, 0, g.math("MULTIPLY", angle, 7))
    g.put(ray, 1, g.math("MULTIPLY", radius, 9))
    vesicles = g.cells(1, "SMOOTH_F1", at=ray.outputs[0])
    juice = g.ramp(g.math("ADD", vesicles, g.math("MULTIPLY", g.noise(7, 3), 0.4)), (0.25, colour("#c59a22")), (0.85, colour("#f2da7c")))
    tint = g.mix(flesh, colour("#e9dcae"), juice)
    n = g.bump(g.math("ADD", flesh, g.math("MULTIPLY", vesicles, 0.7)), 0.03)
    return g.surface(Base_Color=tint, Roughness=g.mix(flesh, (0.6,) * 3, (0.16,) * 3), Specular=0.5, Subsurface=0.25,
                     Subsurface_Radius=(0.16, 0.12, 0.03), Subsurface_Color=tint, Normal=n)


half = turned("half", [(0.462, 0.0), (0.475, -0.03), (0.44, -0.22), (0.33, -0.42), (0.16, -0.55), (0.085, -0.61), (0.05, -0.655), (0, -0.66)], skin,
              around=96, wobble=0.012, seed=7)
face = turned("face", [(0, 0.0), (0.2, 0.004), (0.38, 0.004), (0.45, 0.004), (0.464, -0.006)], pulp(), around=96, wobble=0.012, seed=7)
for part in (half, face):
    place(part, (1.36, -0.55, 0.50), -24, (66, -6), 1.0)

# The knife: a thin blade with a ground edge, a worn walnut handle.
outline = [(0, 0.0), (0.05, 0.34), (0.6, 0.36), (2.2, 0.30), (2.9, 0.16), (3.1, 0.0), (2.9, -0.01), (1.6, -0.06), (0.3, -0.07), (0.02, -0.06)]
spine = [p for p in outline]
top = [(x, y, 0.016 if y > 0.1 else 0.006) for x, y in spine]
low = [(x, y, -0.016 if y > 0.1 else -0.006) for x, y in spine]
count = len(spine)
faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))] + [(i, (i + 1) % count + 0, (i + 1) % count + count, i + count) for i in range(count)]
blade = mesh("blade", top + low, faces, steel("blade", rough=0.26), smooth=False)
bevel = blade.modifiers.new("edge", "BEVEL")
bevel.width, bevel.segments = 0.008, 2
handle = box("handle", (1.25, 0.34, 0.22), (-0.62, 0.14, 0), wood("walnut", "#2a1a10", "#5e3d25", 2.2, 0.42), bevel=0.09, segments=5)
rivets = [turned(f"rivet{i}", [(0, 0.116), (0.045, 0.115), (0.05, 0.105)], steel("rivet", "#c8b48a", 0.3), exact=True, around=24, wobble=0) for i in range(3)]
for i, rivet in enumerate(rivets):
    rivet.location = (-0.25 - 0.37 * i, 0.14, 0)
knife = bpy.data.objects.new("knife", None)
bpy.context.collection.objects.link(knife)
for part in (blade, handle, *rivets):
    part.parent = knife
place(knife, (1.55, -1.42, 0.165), 172, (2, 2.0), 1.0)

lamp((-8.5, 2.5, 4.6), (0, 0, 0.5), 5, 2500, AMBER)
lamp((7, -5, 9), (0, 0, 0), 9, 170, DUSK)
camera((0.35, -9.4, 4.3), (0.33, 0.0, 0.36), lens=76, stop=4, focus=(0.4, -0.5, 0.8))
expose("restaurant/lemons")
