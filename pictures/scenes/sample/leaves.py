"""The shadow of leaves on a plaster wall in the afternoon."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import *

stage(2400, 1800, samples=12, bounces=3, world=(0.16, 0.18, 0.21), seed=10)
sheet("wall", 60, 50, plaster("wall", "#d3ccc0", 0.7, stain=0.05), rows=4, at=(0, 0, 0), tilt=(90, 0))
leaf_stuff = plain("leaf", "#4c5a3c", 0.6)
dice = random.Random(12)


def leaf(at, length, aim, roll):
    """One blade, folded along its rib."""
    points, faces = [], []
    for i in range(13):
        t = i / 12
        w = 0.30 * length * math.sin(math.pi * t ** 0.8) ** 0.9
        sag = -0.22 * length * t * t
        points += [(t * length, -w, sag + 0.25 * w), (t * length, 0, sag), (t * length, w, sag + 0.25 * w)]
    for i in range(12):
        for j in (0, 1):
            faces.append((3 * i + j, 3 * i + j + 1, 3 * i + j + 4, 3 * i + j + 3))
    thing = mesh("leaf", points, faces, leaf_stuff)
    thing.location = at
    thing.visible_camera = False  # the picture is of the shadows alone
    thing.rotation_mode = "QUATERNION"
    thing.rotation_quaternion = Vector(aim).to_track_quat("X", "Z")
    thing.rotation_mode = "XYZ"
    thing.rotation_euler.rotate_axis("X", roll)


# Twigs between the sun and the wall; the farther from the wall, the softer the shadow.
direction = Vector((0.62, 0.60, -0.50)).normalized()
for away, start, heading, count in ((5.5, (-6.5, 5.8), (0.9, -0.36), 15), (9, (-7.5, 2.0), (0.85, -0.12), 13), (4.2, (-3.0, 7.5), (0.75, -0.75), 14),
                                    (14, (-5, 9), (0.6, -0.55), 16), (7, (-8, -1.5), (0.95, 0.22), 9)):
    back = Vector((0, 0, 0)) - direction * (away / direction.y)
    line = []
    for i in range(count):
        t = i * 0.55
        x = start[0] + heading[0] * t
        z = start[1] + heading[1] * t - 0.03 * t * t
        p = Vector((x, -0.02, z)) + back
        line.append(p)
        side = 1 if i % 2 else -1
        aim = Vector((heading[0] * 0.7 + dice.uniform(-0.3, 0.3), dice.uniform(-0.35, 0.35), heading[1] * 0.7 + side * dice.uniform(0.5, 1.0)))
        leaf(p, dice.uniform(0.75, 1.25), aim, dice.uniform(-0.8, 0.8))
    twig = tube("twig", [tuple(p) for p in line], 0.03, leaf_stuff, taper=[1 - 0.7 * i / count for i in range(count)])
    twig.visible_camera = False
sun(direction, 4.6, (1.0, 0.88, 0.72), 1.3)
camera((0, -42, 1.5), (0, 0, 1.5), lens=90)
expose("sample/leaves")
