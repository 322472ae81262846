"""Still life of three: an ash vase, a bone jar, an oxide cup."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from gallery import *

stage(2400, 1600, samples=16, bounces=4, world=ROOM, seed=2)
plinth()

tall = pot("vase", [(0.62, 0), (0.68, 0.08), (1.02, 0.9), (1.1, 1.8), (0.86, 2.7), (0.44, 3.25), (0.36, 3.55), (0.46, 3.85)],
           ash(dip=("#beb3a3", 2.3, 0.6, 0.5)), wall=0.08, wobble=0.008, seed=2)
place(tall, (-1.05, 0.35, 0), 40)
jar = pot("jar", [(0.72, 0), (0.8, 0.06), (1.16, 0.5), (1.22, 1.05), (1.0, 1.55), (0.74, 1.78), (0.72, 1.9)],
          bone(edge=("#7a5134", 1.9, 0.16)), wall=0.08, wobble=0.01, seed=5)
place(jar, (1.4, 0.1, 0), 200)
cup = pot("cup", [(0.36, 0), (0.4, 0.05), (0.53, 0.25), (0.56, 0.62), (0.55, 0.86)], oxide(dip=("#8d8377", 0.3, -0.2, 0.7), edge=("#a06a44", 0.86, 0.1)), wall=0.055, seed=8)
place(cup, (0.22, -1.6, 0), 10)

window()
camera((0.25, -21, 3.6), (0.25, 0, 1.75), lens=85, stop=5.6, focus=(0, -0.4, 1.2))
expose("portfolio/three")
