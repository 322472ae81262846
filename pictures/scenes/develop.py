"""Makes a picture of an exposure: clears the sampling noise, sets tone and colour, adds film grain.

    /usr/bin/python3 pictures/scenes/develop.py <folder of arrays> <look> <out.png>

The two half exposures are filtered against each other (non-local means over luminance,
each half weighed by what the other saw, so noise is never mistaken for detail), on light
divided by the surface's own colour, so that texture stays sharp.
"""

import os
import struct
import sys
import zlib

import numpy as np

# exposure in stops, contrast, saturation; shadows and lights are tints (linear factors)
LOOKS = {
    "neutral": dict(stops=0.0, contrast=1.0, saturation=1.0, shadows=(1, 1, 1), lights=(1, 1, 1), grain=0.013, vignette=0.1,
                  air=((0.30, 0.27, 0.33, 90, 900), (0.50, 0.37, 0.34, 330, 420))),
    # Halm: evening, amber light, brown-green shadows
    "restaurant": dict(stops=0.0, contrast=1.06, saturation=0.98, shadows=(0.99, 1.0, 0.97), lights=(1.02, 1.0, 0.96), grain=0.014, vignette=0.18),
    # Ines Varga: a dim gallery, bone and oxide
    "portfolio": dict(stops=0.0, contrast=1.1, saturation=0.9, shadows=(1.0, 0.99, 0.98), lights=(1.0, 0.995, 0.98), grain=0.014, vignette=0.12),
    # Marlow & Reyes: cool day, concrete
    "consultant": dict(stops=0.4, contrast=1.04, saturation=0.92, shadows=(0.98, 1.0, 1.025), lights=(1.0, 1.0, 0.99), grain=0.010, vignette=0.06),
    # Cover: fog at dusk
    "cover": dict(stops=-0.45, contrast=1.16, saturation=1.04, shadows=(0.98, 0.99, 1.03), lights=(1.02, 1.0, 0.98), grain=0.013, vignette=0.1,
                  air=((0.30, 0.27, 0.33, 90, 900), (0.50, 0.37, 0.34, 330, 420))),
    "sample": dict(stops=0.0, contrast=1.02, saturation=0.85, shadows=(1, 1, 1), lights=(1.0, 1.0, 0.99), grain=0.010, vignette=0.05),
}


def blur(image, radius):
    """A box mean of (2 radius + 1)² with repeated edges."""
    width = 2 * radius + 1
    for axis in (0, 1):
        pad = [(0, 0)] * image.ndim
        pad[axis] = (radius + 1, radius)
        total = np.cumsum(np.pad(image, pad, "edge"), axis, dtype=np.float64)
        high = np.take(total, range(width, total.shape[axis]), axis)
        low = np.take(total, range(0, total.shape[axis] - width), axis)
        image = ((high - low) / width).astype(np.float32)
    return image


def filtered(halves, albedo, normal, depth, window=5, patch=2, strength=0.55):
    """The mean of two half exposures after dual-buffer non-local means."""
    base = (albedo[0] + albedo[1]) / 2
    flat = np.where(base.sum(-1, keepdims=True) < 0.003, 1, base + 0.02)
    raw = [np.minimum(h / flat, 60) for h in halves]
    eye = [np.log1p(4 * r.mean(-1)) for r in raw]
    difference = (eye[0] - eye[1]) ** 2 / 2
    variance = blur(difference, 3) + 1e-6
    features = np.concatenate([(normal[0] + normal[1]) / 2, 3 * base], -1)
    shaky = np.concatenate([(normal[0] - normal[1]) ** 2 / 4, 9 * (albedo[0] - albedo[1]) ** 2 / 4], -1)
    shaky = blur(shaky.sum(-1), 2)
    rows, columns = eye[0].shape
    total = [np.zeros_like(r) for r in raw]
    weight = [np.zeros((rows, columns), np.float32) for _ in raw]
    pad = window
    grow = lambda a: np.pad(a, [(pad, pad), (pad, pad)] + [(0, 0)] * (a.ndim - 2), "reflect")
    eye_wide, raw_wide = [grow(e) for e in eye], [grow(r) for r in raw]
    variance_wide, features_wide = grow(variance), grow(features)
    for dy in range(-window, window + 1):
        for dx in range(-window, window + 1):
            if dx * dx + dy * dy > window * window + 1:
                continue
            cut = (slice(pad + dy, pad + dy + rows), slice(pad + dx, pad + dx + columns))
            other = variance_wide[cut]
            feature = ((features - features_wide[cut]) ** 2).sum(-1)
            feature = np.maximum(0, feature - 2 * shaky) / (0.012 + 2 * shaky)
            for h in (0, 1):
                gap = (eye[h] - eye_wide[h][cut]) ** 2 - (variance + np.minimum(other, variance))
                gap = blur(gap / (1e-5 + strength * (variance + other)), patch)
                share = np.exp(-np.maximum(0, np.maximum(gap, feature)))
                t = 1 - h
                total[t] += share[..., None] * raw_wide[t][cut]
                weight[t] += share
    clean = sum(t / w[..., None] for t, w in zip(total, weight)) / 2
    return clean * flat


def calm(halves):
    """Takes single hot pixels down to what both halves and their neighbours allow."""
    lid = np.minimum(blur(halves[0], 2), blur(halves[1], 2)) * 6 + 0.15
    return [np.minimum(h, lid) for h in halves]


def toned(light, look):
    """Scene light to display values 0…1: a filmic shoulder and toe on slightly mixed channels."""
    light = np.maximum(light, 0) * 2 ** look["stops"]
    cross = 0.055
    light = light * (1 - 3 * cross) + light.sum(-1, keepdims=True) * cross
    grey = 0.18
    stops = np.log2(np.maximum(light, 1e-5) / grey)
    slope = 0.56 * look["contrast"]
    low, high = 5.2, 3.6  # stops from middle grey until black and white are near
    under = np.tanh(slope * stops / (low * 0.42)) * 0.46
    over = np.tanh(slope * stops / (high * 0.52)) * 0.54
    value = 0.46 + np.where(stops < 0, under, over)
    value = np.clip((value - 0.012) / 0.975, 0, 1)
    middle = (value * (0.25, 0.65, 0.1)).sum(-1, keepdims=True)
    value = middle + (value - middle) * 1.12 * look["saturation"]
    value = value * (np.array(look["shadows"]) * (1 - middle) + np.array(look["lights"]) * middle)
    return np.clip(value, 0, 1)


def grained(value, amount, seed=5):
    """Film grain: soft clumps in luminance, most in the middle tones, a trace of colour."""
    dice = np.random.default_rng(seed)
    rows, columns = value.shape[:2]
    def clumps():
        n = dice.standard_normal((rows + 2, columns + 2)).astype(np.float32)
        n = (n[1:-1, 1:-1] * 2 + n[:-2, 1:-1] + n[2:, 1:-1] + n[1:-1, :-2] + n[1:-1, 2:]) / 2.83
        return n
    middle = value.mean(-1)
    body = np.sqrt(np.clip(middle * (1 - middle) * 4, 0.05, 1))
    grain = clumps()[..., None] * 0.9 + np.stack([clumps() for _ in range(3)], -1) * 0.22
    return np.clip(value + grain * body[..., None] * amount, 0, 1)


def vignetted(light, amount):
    rows, columns = light.shape[:2]
    y, x = np.mgrid[-1:1:rows * 1j, -1:1:columns * 1j]
    fall = 1 - amount * np.clip((x * x + y * y) / 2, 0, 1) ** 1.3
    return light * fall[..., None]


def write_png(path, value):
    rows, columns = value.shape[:2]
    dither = np.random.default_rng(1).random(value.shape)
    pixels = np.clip(value * 255 + dither - 0.5 + 0.5, 0, 255).astype(np.uint8)
    raw = b"".join(b"\0" + row.tobytes() for row in pixels)
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", columns, rows, 8, 2, 0, 0, 0))
                   + chunk(b"IDAT", zlib.compress(raw, 3)) + chunk(b"IEND", b""))


def aired(light, depth, layer):
    """Air between us and things: `layer` = (red, green, blue, start, reach); beyond `start` 63 % is lost in `reach`.

    What lies beyond 1,200 units is sky, and has its air already.
    """
    red, green, blue, start, reach = layer
    lost = sum(np.where(d > 1200, 0, 1 - np.exp(-np.maximum(0, d - start) / reach)) for d in depth) / len(depth)
    wide = np.pad(lost, 1, "edge")  # a ridge's own edge keeps its air against the sky
    for dy, dx in ((0, 1), (2, 1), (1, 0), (1, 2)):
        lost = np.maximum(lost, wide[dy:dy + lost.shape[0], dx:dx + lost.shape[1]])
    lost = blur(lost, 1)[..., None]
    return light * (1 - lost) + np.array((red, green, blue), np.float32) * lost


def enlarged(value, width, height):
    """A picture at a larger size: cubic convolution along each side, then a little edge back."""
    for axis, target in ((0, height), (1, width)):
        source = value.shape[axis]
        if source == target:
            continue
        place = (np.arange(target) + 0.5) * source / target - 0.5
        first = np.floor(place).astype(int)
        t = (place - first).astype(np.float32)
        weights = (-0.5 * t + t**2 - 0.5 * t**3, 1 - 2.5 * t**2 + 1.5 * t**3, 0.5 * t + 2 * t**2 - 1.5 * t**3, -0.5 * t**2 + 0.5 * t**3)
        shape = [1] * value.ndim
        shape[axis] = target
        value = sum(np.take(value, np.clip(first + k - 1, 0, source - 1), axis) * w.reshape(shape) for k, w in enumerate(weights))
    soft = blur(value, 1)
    return np.clip(value + 0.55 * (value - soft), 0, 1)


def develop(folder, look, out):
    load = lambda key: [np.load(f"{folder}/{key}{i}.npy") for i in (0, 1)]
    halves = calm(load("light"))
    light = filtered(halves, load("albedo"), load("normal"), load("depth"))
    for layer in look.get("air", ()):
        light = aired(light, load("depth"), layer)
    light = vignetted(light, look["vignette"])
    value = toned(light, look)
    size = f"{folder}/size.npy"
    if os.path.exists(size):
        width, height = np.load(size)
        if width > value.shape[1]:
            value = enlarged(value, width, height)
    fine = min(1, max(value.shape) / 1600) ** 1.5  # grain is for the full size
    write_png(out, grained(value, look["grain"] * fine))


if __name__ == "__main__":
    folder, name, out = sys.argv[1:4]
    look = dict(LOOKS[name.split(":")[0]])
    for part in name.split(":")[1:]:
        key, value = part.split("=")
        look[key] = float(value)
    develop(folder, look, out)
