"""A bowl of eggs on linen, evening light from the left."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from halm import *

stage(2400, 1800, samples=16, world=(0.010, 0.009, 0.009), seed=4)

tablecloth(turn=8, seed=2.4)
wall(11, "#59483a")

clay = stoneware("bowl", "#b9a98f", speck="#3a2517", rough=0.42, edge=("#6b4326", 1.02, 0.12), rings=0.7, amount=0.7)
bowl = pot("bowl", [(0.62, 0), (0.66, 0.1), (0.98, 0.26), (1.42, 0.62), (1.62, 1.05)], clay, wall=0.085, wobble=0.007, seed=3)
place(bowl, (0, 0, 0.07))


def shell(name, code, seed):
    g = Graph(name)
    base = colour(code)
    slow = g.noise(1.2, 4, 0.6, at=g.where(1, move=(seed, seed * 2, 0)))
    tint = g.ramp(slow, (0.3, tuple(c * 0.86 for c in base)), (0.7, base))
    specks = g.ramp(g.cells(9, at=g.where(1, move=(seed, 0, seed))), (0.08, 1.0), (0.15, 0.0))
    some = g.ramp(g.noise(3, 3, at=g.where(1, move=(0, seed, 0))), (0.52, 0.0), (0.62, 0.4))
    tint = g.mix(g.math("MULTIPLY", specks, some), tint, tuple(c * 0.45 for c in base))
    n = g.bump(g.noise(30, 3, 0.6), 0.006)
    return g.surface(Base_Color=tint, Roughness=0.46, Specular=0.35, Subsurface=0.12, Subsurface_Radius=(0.12, 0.06, 0.03),
                     Subsurface_Color=tint, Normal=n)


shells = [shell(f"shell{i}", c, i * 3.7) for i, c in enumerate(["#c58f68", "#d8b08c", "#b57d56", "#e3cdb2", "#cb9c78"])]
# Five round the bowl, lying along it; two on top, in the gaps.
for i in range(5):
    a = math.radians(14 + 72 * i + (5, -6, 3, -4, 6)[i])
    at = (0.70 * math.cos(a), 0.70 * math.sin(a), 0.755 + (0.0, 0.02, -0.01, 0.02, 0.0)[i])
    egg(f"egg{i}", (0.93, 0.96, 0.92, 0.95, 0.94)[i], shells[i], at, turn=math.degrees(a) + (58, 66, 70, 60, 74)[i], tilt=(90, 0))
egg("egg5", 0.97, shells[3], (-0.27, -0.12, 1.16), turn=35, tilt=(80, 0))
egg("egg6", 0.94, shells[0], (0.44, 0.26, 1.19), turn=-52, tilt=(74, 0))
egg("egg-a", 0.98, shells[3], (2.2, -1.15, 0.41), turn=62, tilt=(84, 0))
egg("egg-b", 0.94, shells[0], (3.12, -0.1, 0.385), turn=-38, tilt=(93, 0))

lamp((-9, -1.0, 6.5), (0, 0, 0.6), 5.5, 3000, AMBER)
lamp((8, 6, 9), (0, 0, 0), 10, 260, DUSK)
camera((0.7, -12.0, 4.2), (0.78, 0.1, 0.95), lens=80, stop=4, focus=(0, -0.8, 1.0))
expose("restaurant/eggs")
