"""The studio every scene works in: materials, thrown forms, light, camera, exposure.

One Blender unit is ten centimetres. A scene script builds its things with the
functions here and ends with `expose(name)`. Two renders with different seeds
are kept, with what each pixel saw (albedo, normal, depth), as plain float
arrays; `develop.py` makes the picture of them.

    blender -b -P pictures/scenes/restaurant/eggs.py -- --preview

`--share=0.67` exposes at that share of the size; `develop.py` enlarges to the whole.
"""

import math
import os
import random
import sys

import bpy
import numpy as np
from mathutils import Vector, noise

ARGS = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
PREVIEW = "--preview" in ARGS
SHARE = next((float(word[8:]) for word in ARGS if word.startswith("--share=")), 1.0)
OUT = os.environ.get("PICTURES_WORK", "/tmp/portico-pictures")


# ---------------------------------------------------------------- the stage


def stage(width=2400, height=1600, samples=64, bounces=6, world=(0.02, 0.02, 0.022), seed=1, limit=0.03):
    """An empty scene for a picture of `width` × `height` pixels.

    A pixel gets up to `samples` (over both halves); it stops early once its noise is below `limit`.
    """
    random.seed(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = round(100 * SHARE)
    if PREVIEW:
        scene.render.resolution_percentage = round(100 * 440 / max(width, height))
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = 10 if PREVIEW else max(6, samples // 2)
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = limit
    cycles.adaptive_min_samples = 6
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = min(3, bounces)
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = bounces
    cycles.transparent_max_bounces = 8
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 1
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.filter_width = 1.4
    scene.render.use_persistent_data = True
    background = bpy.data.worlds.new("room")
    background.use_nodes = True
    background.node_tree.nodes["Background"].inputs[0].default_value = (*world, 1)
    scene.world = background
    return scene


def camera(at, to, lens=70, stop=None, focus=None, shift=(0, 0), roll=0):
    """A camera at `at` looking at `to`; `stop` is the f-number at true scale."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.shift_x, data.shift_y = shift
    thing = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    look = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y")
    thing.rotation_euler = look.to_euler()
    if roll:
        thing.rotation_euler.rotate_axis("Z", math.radians(roll))
    data.clip_end = 5000
    if stop:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus or to) - Vector(at)).length
        data.dof.aperture_fstop = stop / 10  # a unit is 10 cm, Blender thinks it a metre
        data.dof.aperture_blades = 9
    bpy.context.scene.camera = thing
    return thing


def lamp(at, to, size, power, colour=(1, 1, 1), spread=180, height=None):
    """One rectangular soft light of `size` (units) and `power` (watts at our scale)."""
    data = bpy.data.lights.new("lamp", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size, height or size
    data.energy, data.color = power, colour
    data.spread = math.radians(spread)
    thing = bpy.data.objects.new("lamp", data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    return thing


def sun(direction, strength, colour=(1, 1, 1), softness=0.6):
    """Parallel light travelling along `direction`; `softness` in degrees."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = strength, colour, math.radians(softness)
    thing = bpy.data.objects.new("sun", data)
    bpy.context.collection.objects.link(thing)
    thing.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return thing


def bulb(at, power, colour, radius=0.3):
    """A small round lamp."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.color, data.shadow_soft_size = power, colour, radius
    thing = bpy.data.objects.new("bulb", data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    return thing


# ---------------------------------------------------------------- materials


def colour(code):
    """`#rrggbb` as linear light."""
    values = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


class Graph:
    """A material's nodes, written as expressions."""

    def __init__(self, name, mean=None):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.add("ShaderNodeOutputMaterial")
        self.coordinates = self.add("ShaderNodeTexCoord")
        self.mean = mean

    def add(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    def put(self, node, socket, value):
        target = node.inputs[socket]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, target)
        elif value is not None:
            if target.type == "RGBA" and len(value) == 3:
                value = (*value, 1)
            target.default_value = value

    def where(self, scale=(1, 1, 1), space="Object", rotate=(0, 0, 0), move=(0, 0, 0)):
        node = self.add("ShaderNodeMapping")
        self.put(node, "Vector", self.coordinates.outputs[space])
        self.put(node, "Scale", scale if not isinstance(scale, (int, float)) else (scale,) * 3)
        self.put(node, "Rotation", rotate)
        self.put(node, "Location", move)
        return node.outputs[0]

    def noise(self, scale, detail=4, rough=0.5, distort=0, at=None):
        node = self.add("ShaderNodeTexNoise")
        self.put(node, "Vector", at or self.where())
        for socket, value in (("Scale", scale), ("Detail", detail), ("Roughness", rough), ("Distortion", distort)):
            self.put(node, socket, value)
        return node.outputs["Fac"]

    def cells(self, scale, feature="F1", random=1.0, at=None, out="Distance"):
        node = self.add("ShaderNodeTexVoronoi", feature=feature)
        self.put(node, "Vector", at or self.where())
        self.put(node, "Scale", scale)
        self.put(node, "Randomness", random)
        return node.outputs[out]

    def wave(self, scale, axis="X", distort=0, detail=2, detail_scale=1, at=None, profile="SIN", rings=False):
        node = self.add("ShaderNodeTexWave", wave_profile=profile, wave_type="RINGS" if rings else "BANDS")
        setattr(node, "rings_direction" if rings else "bands_direction", axis)
        self.put(node, "Vector", at or self.where())
        for socket, value in (("Scale", scale), ("Distortion", distort), ("Detail", detail),
                              ("Detail Scale", detail_scale)):
            self.put(node, socket, value)
        return node.outputs["Fac"]

    def ramp(self, value, *stops, ease="LINEAR"):
        """Colours or numbers at positions: `(0.2, c), (0.8, d)`."""
        node = self.add("ShaderNodeValToRGB")
        band = node.color_ramp
        band.interpolation = ease
        while len(band.elements) < len(stops):
            band.elements.new(1)
        for element, (place, what) in zip(band.elements, stops):
            element.position = place
            element.color = (*what, 1) if not isinstance(what, (int, float)) else (what, what, what, 1)
        self.put(node, 0, value)
        return node.outputs[0]

    def mix(self, share, a, b, blend="MIX"):
        node = self.add("ShaderNodeMixRGB", blend_type=blend)
        self.put(node, 0, share)
        self.put(node, 1, a)
        self.put(node, 2, b)
        return node.outputs[0]

    def math(self, operation, a, b=None, clamp=False):
        node = self.add("ShaderNodeMath", operation=operation, use_clamp=clamp)
        self.put(node, 0, a)
        self.put(node, 1, b)
        return node.outputs[0]

    def axis(self, which="Z", space="Object"):
        node = self.add("ShaderNodeSeparateXYZ")
        self.put(node, 0, self.coordinates.outputs[space])
        return node.outputs[which]

    def bump(self, height, distance=0.02, strength=1.0, normal=None):
        node = self.add("ShaderNodeBump")
        self.put(node, "Height", height)
        self.put(node, "Distance", distance)
        self.put(node, "Strength", strength)
        self.put(node, "Normal", normal)
        return node.outputs[0]

    def surface(self, **inputs):
        """Ends the material in a principled surface and gives it."""
        node = self.add("ShaderNodeBsdfPrincipled")
        for key, value in inputs.items():
            self.put(node, key.replace("_", " "), value)
        # Light that has bounced off something matt cannot see texture: a plain colour answers it, many times faster.
        base = inputs.get("Base_Color", self.mean)
        mean = self.mean or (None if isinstance(base, bpy.types.NodeSocket) else base)
        if mean is None or "Metallic" in inputs:
            self.tree.links.new(node.outputs[0], self.out.inputs[0])
            return self.material
        matt = self.add("ShaderNodeBsdfDiffuse")
        self.put(matt, "Color", mean[:3])
        path = self.add("ShaderNodeLightPath")
        choose = self.add("ShaderNodeMixShader")
        self.put(choose, 0, path.outputs["Is Diffuse Ray"])
        self.tree.links.new(node.outputs[0], choose.inputs[1])
        self.tree.links.new(matt.outputs[0], choose.inputs[2])
        self.tree.links.new(choose.outputs[0], self.out.inputs[0])
        return self.material


def plain(name, code, rough=0.6, specular=0.4, **more):
    return Graph(name).surface(Base_Color=colour(code), Roughness=rough, Specular=specular, **more)


def plaster(name, code, relief=1.0, stain=0.12, scale=1.0):
    """Hand-trowelled wall: broad strokes, fine grit, slow stains."""
    g = Graph(name)
    base = g.mean = colour(code)
    dark = tuple(c * (1 - stain) for c in base)
    light = tuple(min(1, c * (1 + stain * 0.5)) for c in base)
    slow = g.noise(0.12 * scale, 5, 0.62, 0.6)
    tint = g.ramp(slow, (0.3, dark), (0.7, light))
    strokes = g.noise(0.5 * scale, 5, 0.58, 0.35, at=g.where((1, 1, 1.7)))
    grit = g.noise(9 * scale, 4, 0.7)
    n = g.bump(strokes, 0.13 * relief)
    n = g.bump(grit, 0.016 * relief, normal=n)
    return g.surface(Base_Color=tint, Roughness=0.92, Specular=0.15, Normal=n)


def concrete(name, code, relief=1.0, stain=0.16, scale=1.0):
    """Cast concrete: clouds, pores, a faint board mark."""
    g = Graph(name)
    base = g.mean = colour(code)
    clouds = g.noise(0.16 * scale, 8, 0.66, 0.4)
    streaks = g.noise(0.5 * scale, 5, 0.6, 0, at=g.where((1, 1, 0.12)))
    both = g.mix(0.4, clouds, streaks)
    tint = g.ramp(both, (0.3, tuple(c * (1 - stain) for c in base)), (0.72, tuple(c * (1 + stain * 0.4) for c in base)))
    pores = g.ramp(g.cells(4.2 * scale), (0.0, 0.0), (0.085, 1.0))
    keep = g.ramp(g.noise(1.1 * scale, 3), (0.5, 1.0), (0.62, 0.0))
    pores = g.math("MAXIMUM", pores, keep)
    n = g.bump(g.noise(1.2 * scale, 8, 0.62), 0.05 * relief)
    n = g.bump(pores, 0.03 * relief, normal=n)
    rough = g.ramp(clouds, (0.3, 0.62), (0.7, 0.86))
    return g.surface(Base_Color=g.mix(0.5, tint, g.mix(1, tint, pores, "MULTIPLY")), Roughness=rough, Specular=0.28,
                     Normal=n)


def linen(name, code, threads=80.0, relief=1.0, stripe=None):
    """Plain-weave cloth by UV in units: two thread systems, uneven yarn, slubs.

    `threads` per unit (10 cm); `stripe` = (code, [(from, to), …]) along U in units.
    """
    g = Graph(name)
    base = g.mean = colour(code)
    flat = g.where(space="UV")
    warp = g.wave(threads * 0.314, "X", 1.5, 1, 0.1, at=flat)
    weft = g.wave(threads * 0.314, "Y", 1.5, 1, 0.1, at=flat)
    slub_x = g.noise(1, 2, 0.6, at=g.where((0.7, threads * 0.5, 1), space="UV"))
    slub_y = g.noise(1, 2, 0.6, at=g.where((threads * 0.5, 0.7, 1), space="UV"))
    yarn = g.math("ADD", slub_x, slub_y)
    worn = g.mix(0.3, g.math("MULTIPLY", yarn, 0.5), g.noise(0.6, 3, at=flat))
    tint = g.ramp(worn, (0.36, tuple(c * 0.8 for c in base)), (0.64, tuple(min(1, c * 1.08) for c in base)))
    if stripe:
        separate = g.add("ShaderNodeSeparateXYZ")
        g.put(separate, 0, flat)
        u = g.math("ADD", separate.outputs[0], g.math("MULTIPLY", yarn, 0.012))
        for start, end in stripe[1]:
            inside = g.math("MULTIPLY", g.math("GREATER_THAN", u, start), g.math("LESS_THAN", u, end))
            tint = g.mix(inside, tint, g.mix(0.15, colour(stripe[0]), tint))
    height = g.math("ADD", g.math("MULTIPLY", g.math("MULTIPLY", warp, weft), 0.35), yarn)
    n = g.bump(height, 0.018 * relief)
    return g.surface(Base_Color=tint, Roughness=0.95, Specular=0.1, Sheen=0.35, Normal=n)


def stoneware(name, code, speck=None, dip=None, rough=0.55, relief=1.0, rings=0.5, amount=0.5, edge=None, pool=0.1):
    """Fired clay under a thin glaze.

    speck  colour of iron specks, `amount` 0…1 how many
    dip    (colour, height, wobble): a second glaze above (or below, if wobble < 0) a height of the object
    edge   (colour, height, width): where the glaze breaks over a rim at `height`
    """
    g = Graph(name)
    base = g.mean = colour(code)
    here = g.where()
    slow = g.noise(0.55, 4, 0.6, 0.5, at=here)
    tint = g.ramp(slow, (0.3, tuple(c * (1 - pool * 1.6) for c in base)), (0.7, tuple(min(1, c * (1 + pool)) for c in base)))
    z = g.axis("Z")
    shine = g.ramp(g.noise(1.6, 3, 0.65, at=here), (0.3, max(0.05, rough - 0.1)), (0.7, min(1, rough + 0.12)))
    if dip:
        code2, height, wobble = dip[:3]
        line = g.math("ADD", z, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(0.7, 4, at=here), 0.5), abs(wobble)))
        over = g.math("DIVIDE", g.math("SUBTRACT", line, height), 0.05, clamp=True)
        if wobble < 0:
            over = g.math("SUBTRACT", 1.0, over)
        second = colour(code2)
        glaze = g.ramp(slow, (0.3, tuple(c * 0.78 for c in second)), (0.7, tuple(min(1, c * 1.12) for c in second)))
        tint = g.mix(over, tint, glaze)
        if len(dip) > 3:
            shine = g.mix(over, shine, (dip[3],) * 3)
    if edge:
        near = g.math("SUBTRACT", 1.0, g.math("DIVIDE", g.math("ABSOLUTE", g.math("SUBTRACT", z, edge[1])), edge[2], clamp=True))
        near = g.math("MULTIPLY", near, g.ramp(g.noise(2.2, 5, 0.7, at=here), (0.36, 0.0), (0.6, 1.0)))
        tint = g.mix(near, tint, colour(edge[0]))
    if speck:
        for scale, size in ((4.5, 0.10), (11, 0.13)):
            dots = g.ramp(g.cells(scale, at=here), (size * 0.55, 1.0), (size, 0.0))
            some = g.ramp(g.noise(scale * 0.9, 2, at=g.where(1, move=(scale, 3, 7))), (0.62 - 0.2 * amount, 0.0), (0.66 - 0.2 * amount, 1.0))
            tint = g.mix(g.math("MULTIPLY", g.math("MULTIPLY", dots, some), 0.85), tint, colour(speck))
    n = g.bump(g.noise(0.9, 3, 0.55, at=here), 0.05 * relief)
    turned = g.noise(1, 2, 0.6, at=g.where((0.15, 0.15, 7)))
    n = g.bump(turned, 0.05 * rings, normal=n)
    n = g.bump(g.noise(9, 2, 0.6, at=here), 0.008 * relief, normal=n)
    return g.surface(Base_Color=tint, Roughness=shine, Specular=0.4, Normal=n)


def wood(name, dark, light, scale=1.0, rough=0.5, along="X", relief=1.0):
    """Oiled timber with the grain along one axis."""
    g = Graph(name)
    stretch = {"X": (0.09, 1.3, 1.3), "Y": (1.3, 0.09, 1.3), "Z": (1.3, 1.3, 0.09)}[along]
    at = g.where(tuple(s * scale for s in stretch))
    body = g.noise(1.1, 7, 0.62, 1.2, at=at)
    fibre = g.noise(14, 4, 0.7, 0.2, at=at)
    both = g.mix(0.35, body, fibre)
    mid = g.mean = tuple((a + b) / 2 for a, b in zip(colour(dark), colour(light)))
    tint = g.ramp(both, (0.3, colour(dark)), (0.5, mid), (0.68, colour(light)))
    n = g.bump(fibre, 0.012 * relief)
    n = g.bump(body, 0.02 * relief, normal=n)
    return g.surface(Base_Color=tint, Roughness=g.ramp(both, (0.3, rough - 0.08), (0.7, rough + 0.12)), Specular=0.35, Normal=n)


def steel(name, code="#c9c6c0", rough=0.24):
    """Used table steel: fine scratches, uneven polish."""
    g = Graph(name)
    wear = g.noise(2.5, 6, 0.7)
    scratches = g.noise(40, 3, 0.7, at=g.where((1, 0.06, 1)))
    n = g.bump(scratches, 0.0015)
    return g.surface(Base_Color=colour(code), Metallic=1.0, Roughness=g.ramp(wear, (0.3, rough * 0.75), (0.7, rough * 1.5)), Normal=n)


def glass(name, tint=(1, 1, 1), rough=0.0):
    """Clear glass whose shadow lets light through, as caustics are off."""
    g = Graph(name)
    body = g.add("ShaderNodeBsdfGlass")
    g.put(body, "Color", tint)
    g.put(body, "Roughness", rough)
    g.put(body, "IOR", 1.48)
    clear = g.add("ShaderNodeBsdfTransparent")
    g.put(clear, "Color", tuple(c * 0.93 for c in tint))
    path = g.add("ShaderNodeLightPath")
    choose = g.add("ShaderNodeMixShader")
    g.put(choose, 0, path.outputs["Is Shadow Ray"])
    g.tree.links.new(body.outputs[0], choose.inputs[1])
    g.tree.links.new(clear.outputs[0], choose.inputs[2])
    g.tree.links.new(choose.outputs[0], g.out.inputs[0])
    return g.material


def glow(name, rgb, strength):
    g = Graph(name)
    node = g.add("ShaderNodeEmission")
    g.put(node, 0, rgb)
    g.put(node, 1, strength)
    g.tree.links.new(node.outputs[0], g.out.inputs[0])
    return g.material


# ---------------------------------------------------------------- forms


def mesh(name, points, faces, material=None, smooth=True, uv=None):
    """A mesh of points and faces; `uv` gives (u, v) per point."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, p)) for p in points], [], faces)
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    if uv is not None:
        layer = data.uv_layers.new()
        for loop in data.loops:
            layer.data[loop.index].uv = uv[loop.vertex_index]
    data.update()
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    if material:
        data.materials.append(material)
    return thing


def place(thing, at=(0, 0, 0), turn=0, tilt=(0, 0), scale=1):
    thing.location = at
    thing.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
    thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return thing


def smooth_line(points, steps=10):
    """A Catmull-Rom line through points (centripetal enough for profiles)."""
    p = np.array(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for i in range(1, len(p) - 2):
        for t in np.linspace(0, 1, steps, endpoint=False):
            a, b, c, d = p[i - 1:i + 3]
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    out.append(p[-2])
    return np.array(out)


def turned(name, profile, material, around=160, steps=10, wobble=0.006, lean=0.0, seed=0, exact=False):
    """A thrown or turned form: `profile` is (radius, height) from foot to last point.

    The wheel is never quite true: `wobble` is the share by which the radius wanders, `lean` a drift of the axis.
    """
    line = np.array(profile, float) if exact else smooth_line(profile, steps)
    line[:, 0] = np.maximum(line[:, 0], 0)
    dice = random.Random(seed)
    phases = [dice.uniform(0, 6.283) for _ in range(4)]
    angles = np.linspace(0, 2 * math.pi, around, endpoint=False)
    top = line[:, 1].max() or 1
    points = []
    for radius, height in line:
        t = height / top
        wander = 1 + wobble * (np.cos(2 * angles + phases[0] + t) + 0.5 * np.cos(3 * angles + phases[1] - 2 * t)
                               + 0.3 * np.cos(5 * angles + phases[2] + 5 * t) * t)
        r = radius * wander
        lift = wobble * 0.9 * radius * np.cos(angles * 2 + phases[3]) * t
        points.append(np.stack([r * np.cos(angles) + lean * height * t, r * np.sin(angles), height + lift], 1))
    points = np.concatenate(points)
    rows = len(line)
    faces = []
    for i in range(rows - 1):
        for j in range(around):
            k = (j + 1) % around
            faces.append((i * around + j, i * around + k, (i + 1) * around + k, (i + 1) * around + j))
    return mesh(name, points, faces, material)


def vessel(outer, wall=0.09, floor=0.12, lip=None):
    """The whole profile of a hollow pot from its outer line (foot → rim): up, over the lip, down inside."""
    line = smooth_line(outer, 10)
    tangent = np.gradient(line, axis=0)
    length = np.maximum(np.hypot(tangent[:, 0], tangent[:, 1]), 1e-6)
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], 1) / length[:, None]  # to the inside
    thick = np.full(len(line), wall)
    inner = line + normal * thick[:, None]
    inner = inner[(inner[:, 1] > floor + line[0, 1]) & (inner[:, 0] > 0.02)]
    rim = line[-1]
    over = []
    a, b = rim, inner[-1]
    mid, half = (a + b) / 2, (b - a) / 2
    up = np.array([half[1], -half[0]])
    if up[1] < 0 and abs(up[1]) > abs(up[0]):
        up = -up
    for t in np.linspace(0.12, 0.88, 9):
        over.append(mid - half * math.cos(math.pi * t) + up * math.sin(math.pi * t) * (lip or 0.9))
    down = inner[::-1]
    last = down[-1]
    bottom = [(last[0] * s, last[1] - 0.06 * (1 - s ** 2)) for s in (0.93, 0.8, 0.6, 0.4, 0.2, 0.0)]
    foot = [(0, line[0, 1] + 0.05), (line[0, 0] * 0.8, line[0, 1] + 0.05), (line[0, 0] * 0.86, line[0, 1]), (line[0, 0] * 0.97, line[0, 1])]
    return np.array(foot + list(line) + over + list(down) + bottom, float)


def pot(name, outer, material, wall=0.09, floor=0.12, lip=None, **more):
    """A hollow vessel from its outer line."""
    return turned(name, vessel(outer, wall, floor, lip), material, exact=True, **more)


def box(name, size, at, material, bevel=0.03, turn=0, segments=3, tilt=(0, 0)):
    """A block with softened edges, standing with its centre at `at`."""
    x, y, z = (s / 2 for s in size)
    points = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh(name, points, faces, material, smooth=False)
    if bevel:
        modifier = thing.modifiers.new("edge", "BEVEL")
        modifier.width, modifier.segments = bevel, segments
        modifier.harden_normals = False
    return place(thing, at, turn, tilt)


def sheet(name, width, depth, material, rows=200, height=None, at=(0, 0, 0), turn=0, tilt=(0, 0), thick=0):
    """A grid in the ground plane; `height(x, y)` (arrays) lifts it. UV is in units."""
    columns = max(2, int(rows * width / depth))
    x, y = np.meshgrid(np.linspace(-width / 2, width / 2, columns), np.linspace(-depth / 2, depth / 2, rows))
    z = height(x, y) if height else np.zeros_like(x)
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    a = np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)
    faces = np.stack([a, a + 1, a + columns + 1, a + columns], -1).reshape(-1, 4)
    thing = mesh(name, points, faces.tolist(), material, uv=points[:, :2])
    if thick:
        modifier = thing.modifiers.new("thick", "SOLIDIFY")
        modifier.thickness = thick
    return place(thing, at, turn, tilt)


def sweep(width, depth, height, material, radius=3.0, at=(0, 0, 0)):
    """Ground that turns into a back wall, as in a photographer's corner."""
    line = [(-depth, 0), (0 - radius, 0)]
    for t in np.linspace(0, math.pi / 2, 24):
        line.append((-radius + radius * math.sin(t), radius - radius * math.cos(t)))
    line.append((0, height))
    points, faces = [], []
    for y, z in line:
        points += [(-width / 2, y, z), (width / 2, y, z)]
    for i in range(len(line) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    return place(mesh("sweep", points, faces, material), at)


def egg(name, length, material, at, turn=0, tilt=(0, 0), blunt=0.12, width=0.74):
    """An egg lying at `at` (its centre), the long axis along Z before it is tilted."""
    t = np.linspace(0, math.pi, 60)
    z = -np.cos(t) * length / 2
    r = np.sin(t) * length / 2 * width * (1 + blunt * np.cos(t))
    return place(turned(name, np.stack([r, z], 1), material, exact=True, wobble=0.004, around=96), at, turn, tilt)


def tube(name, points, radius, material, taper=None, cyclic=False):
    """A round rod through points; `taper` gives a factor per point."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions = "3D"
    data.bevel_depth, data.bevel_resolution, data.resolution_u = radius, 6, 16
    data.use_fill_caps = True
    line = data.splines.new("NURBS")
    line.points.add(len(points) - 1)
    for i, p in enumerate(points):
        line.points[i].co = (*p, 1)
        line.points[i].radius = taper[i] if taper else 1
    line.use_endpoint_u, line.order_u, line.use_cyclic_u = True, 4, cyclic
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    if material:
        data.materials.append(material)
    return thing


def fold(x, y, scale, amount, seed=0.0, octaves=3, stretch=(1, 1)):
    """Slow creases for a lying cloth: ridged noise, as an array."""
    flat = np.stack([np.ravel(x) * stretch[0] * scale, np.ravel(y) * stretch[1] * scale], 1)
    out = np.zeros(len(flat))
    for i, (u, v) in enumerate(flat):
        total, gain, f = 0.0, 1.0, 1.0
        for _ in range(octaves):
            n = noise.noise(Vector((u * f + seed, v * f - seed, seed * 1.7)))
            total += gain * (1 - abs(n)) ** 3
            gain *= 0.45
            f *= 2.1
        out[i] = total
    return (out * amount).reshape(np.shape(x))


# ---------------------------------------------------------------- exposure


def expose(name):
    """Renders twice with different seeds and keeps the light as arrays under `name`."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True
    folder = os.path.join(OUT, name + (".preview" if PREVIEW else ""))
    os.makedirs(folder, exist_ok=True)
    if not PREVIEW:
        np.save(os.path.join(folder, "size.npy"), np.array([scene.render.resolution_x, scene.render.resolution_y]))
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.file_slots.clear()
    passes = {"light": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Depth"}
    for key, source in passes.items():
        out.file_slots.new(key)
        tree.links.new(layers.outputs[source], out.inputs[key])
    for half in (0, 1):
        scene.cycles.seed = 11 + half * 101
        scene.frame_current = half
        bpy.ops.render.render()
        for key in passes:
            path = os.path.join(folder, f"{key}{half:04d}.exr")
            image = bpy.data.images.load(path)
            image.colorspace_settings.name = "Non-Color"
            values = np.empty(image.size[0] * image.size[1] * 4, np.float32)
            image.pixels.foreach_get(values)
            values = values.reshape(image.size[1], image.size[0], 4)[::-1]
            np.save(os.path.join(folder, f"{key}{half}.npy"), values[..., 0] if key == "depth" else values[..., :3])
            bpy.data.images.remove(image)
            os.remove(path)
    print("exposed", folder)
