"""Slabs standing in order on a pale table, long shadows; one of them is oak."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house import *

stage(2400, 1600, samples=12, bounces=3, world=sky(0.16), seed=3)
sweep(60, 40, 30, plaster("paper", "#c9cbca", 0.12, stain=0.04), radius=8, at=(0, 14, 0))
pale, dark = grey("pale", "#b9b9b5", 1.5), grey("dark", "#77797a", 1.6)
oak = wood("oak", *OAK, 1.2, 0.45, along="Z")
dice = random.Random(11)
for i in range(9):
    height = 2.9 if i != 6 else 2.25
    turn = 24 + dice.uniform(-0.9, 0.9)
    x, y = -3.7 + i * 0.93, 0.9 - i * 0.2
    box(f"slab{i}", (0.3, 2.2, height), (x, y, height / 2), oak if i == 6 else (dark if i == 2 else pale), bevel=0.02, turn=turn)
box("cube", (0.95, 0.95, 0.95), (5.35, -1.75, 0.475), dark, bevel=0.025, turn=24)
sun((0.66, 0.42, -0.40), 3.6, SUN, 0.7)
camera((-0.9, -19.5, 6.6), (1.05, -0.1, 1.3), lens=62, stop=8, focus=(0, 0, 1))
expose("consultant/blocks")
