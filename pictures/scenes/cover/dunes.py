"""Dunes under fog at dusk, ridge behind ridge."""

import os, sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from studio import *

stage(2400, 1350, samples=16, bounces=3, world=(0.14, 0.17, 0.27), seed=5)


def waves(seed, size):
    """Smooth random field of `size` points a side, periodic, from a few octaves of filtered noise."""
    dice = np.random.default_rng(seed)
    spectrum = np.fft.fft2(dice.standard_normal((size, size)))
    f = np.fft.fftfreq(size) * size
    return spectrum, f[:, None], f[None, :]


def field(seed, size, low, slope, stretch=1.0, turn=0.0):
    spectrum, fy, fx = waves(seed, size)
    c, s = math.cos(turn), math.sin(turn)
    u, v = (fx * c + fy * s) * stretch, -fx * s + fy * c
    f = np.hypot(u, v)
    gain = np.where(f < 0.5, 0, (1 + (f / low) ** 2) ** (-slope / 2))
    out = np.fft.ifft2(spectrum * gain).real
    return (out - out.mean()) / out.std()


size = 900
extent = 1000.0
axis = np.linspace(0, 1, size)
u, v = np.meshgrid(axis, axis)

# Crests: a saw along the wind, bent by slow fields; gentle windward, steep lee, sharp at the top.
bend = field(3, size, 2.2, 4.2)
swell = field(8, size, 3.0, 4.0)
phase = (v * 9.0 + u * 2.6) + bend * 0.62
saw = np.mod(phase, 1.0)
lee = 0.30
rise = np.where(saw < 1 - lee, saw / (1 - lee), (1 - saw) / lee)
rise = np.where(saw < 1 - lee, rise ** 1.35, rise ** 0.85)
amount = np.clip(0.62 + 0.34 * swell, 0.12, 1.4)
second = np.mod(v * 21 + u * 9 + field(5, size, 3.0, 4.0) * 0.9, 1.0)
second = np.where(second < 0.68, second / 0.68, (1 - second) / 0.32)
height = 26 * rise * amount + 9 * swell + 3.2 * second * np.clip(0.7 - 0.5 * swell, 0, 1) + 0.15 * field(9, size, 30, 3.0)
# A breath of smoothing keeps the crests from being razor blades.
for _ in range(1):
    height[1:-1, 1:-1] = (height[1:-1, 1:-1] * 4 + height[:-2, 1:-1] + height[2:, 1:-1] + height[1:-1, :-2] + height[1:-1, 2:]) / 8
points = np.stack([(u - 0.5) * extent, v * extent, height], -1).reshape(-1, 3)
a = np.arange(size - 1)[:, None] * size + np.arange(size - 1)
faces = np.stack([a, a + 1, a + size + 1, a + size], -1).reshape(-1, 4)

g = Graph("sand", colour("#a88a6c"))
here = g.where()
slow = g.noise(0.02, 5, 0.6)
tint = g.ramp(slow, (0.3, colour("#94755a")), (0.7, colour("#bd9f7e")))
ripple = g.wave(0.16, "Y", 2.2, 3, 0.8, at=g.where((0.5, 1, 1), rotate=(0, 0, 0.35)))
n = g.bump(ripple, 0.10)
n = g.bump(g.noise(0.6, 4, 0.6), 0.12, normal=n)
sand = g.surface(Base_Color=tint, Roughness=0.95, Specular=0.08, Normal=n)
mesh("dunes", points, faces.tolist(), sand)

# The sky that is seen: rose at the ground, slate above.
g = Graph("sky")
z = g.axis("Y", "Generated")
band = g.ramp(z, (0.0, (0.50, 0.34, 0.30)), (0.2, (0.52, 0.37, 0.33)), (0.36, (0.36, 0.31, 0.35)), (0.62, (0.17, 0.19, 0.28)), (1.0, (0.08, 0.105, 0.18)), ease="EASE")
light = g.add("ShaderNodeEmission")
g.put(light, 0, band)
g.tree.links.new(light.outputs[0], g.out.inputs[0])
back = sheet("sky", 6000, 700, g.material, rows=4, at=(0, 1500, 310), tilt=(90, 0))
back.visible_diffuse = back.visible_glossy = back.visible_shadow = False

sun((0.93, -0.10, -0.17), 5.4, (1.0, 0.55, 0.30), 2.0)
camera((40, -60, 62), (20, 400, 34), lens=62)
expose("cover/dunes")
