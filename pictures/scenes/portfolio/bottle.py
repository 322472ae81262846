"""A single tall bottle in oxide slip, much wall around it."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from gallery import *

stage(1440, 1800, samples=16, bounces=4, world=ROOM, seed=3)
plinth(code="#77706a", wall="#6a6460")
form = pot("bottle", [(0.66, 0), (0.72, 0.06), (0.98, 0.55), (1.02, 1.25), (0.78, 2.0), (0.36, 2.6), (0.2, 3.1), (0.17, 3.9), (0.19, 4.35), (0.3, 4.55)],
           oxide(dip=("#2a211e", 1.7, 0.6, 0.34), edge=("#b07a4e", 4.55, 0.12)), wall=0.055, wobble=0.009, lean=0.004, seed=4)
place(form, (0.35, 0, 0), 75)
window(power=0.95, at=(-9, -0.5, 7), to=(0, 0, 2), size=5)
camera((0.0, -18.5, 2.9), (-0.05, 0, 2.75), lens=85, stop=5.6, focus=(0.35, -0.8, 2))
expose("portfolio/bottle")
