"""From scene to finished picture: two half exposures, noise taken out of the light only (never out of the textures), tone, WebP."""
import os
import shutil
import tempfile
import time

import bpy

from core import np
from grade import grade

FILM = .9  # the film is this much smaller than the print: noise is what costs time
LAYERS = ('diff', 'diffc', 'gloss', 'glossc', 'trans', 'transc', 'rest', 'normal', 'position')


def settings(width, height, samples, interior=False):
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    c.use_denoising = False
    c.samples = samples
    c.use_adaptive_sampling = False
    c.max_bounces = 7 if interior else 4
    c.diffuse_bounces = 3 if interior else 2
    c.glossy_bounces = 3
    c.transmission_bounces = 4
    c.transparent_max_bounces = 10
    c.sample_clamp_indirect = 3.0 if interior else 4.0
    c.sample_clamp_direct = 0
    c.blur_glossy = 1.0
    c.caustics_reflective = c.caustics_refractive = False
    c.light_sampling_threshold = .02
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.35
    s.render.use_persistent_data = True
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = width, height, 100
    s.render.film_transparent = False
    v = s.view_layers[0]
    v.pass_alpha_threshold = 0.0  # panes count as surfaces
    for p in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect', 'glossy_color',
              'transmission_direct', 'transmission_indirect', 'transmission_color', 'emit', 'environment', 'normal', 'position', 'z'):
        setattr(v, 'use_pass_' + p, True)


def _wire(folder):
    """Compositor: sums of passes as float files."""
    s = bpy.context.scene
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    r = t.nodes.new('CompositorNodeRLayers')
    out = t.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    out.file_slots.clear()

    def add(a, b):
        n = t.nodes.new('CompositorNodeMixRGB')
        n.blend_type = 'ADD'
        n.inputs[0].default_value = 1
        t.links.new(r.outputs[a], n.inputs[1])
        t.links.new(r.outputs[b], n.inputs[2])
        return n.outputs[0]
    o = r.outputs
    src = dict(diff=add('DiffDir', 'DiffInd'), diffc=o['DiffCol'], gloss=add('GlossDir', 'GlossInd'), glossc=o['GlossCol'],
               trans=add('TransDir', 'TransInd'), transc=o['TransCol'], rest=add('Emit', 'Env'), normal=o['Normal'], position=o['Position'])
    for name in LAYERS:
        out.file_slots.new(name)
        t.links.new(src[name], out.inputs[name])
    comp = t.nodes.new('CompositorNodeComposite')
    t.links.new(o['Image'], comp.inputs[0])


def _read(folder, name, w, h):
    path = next(os.path.join(folder, f) for f in sorted(os.listdir(folder)) if f.startswith(name) and not f[len(name)].isalpha())
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Non-Color'
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    os.remove(path)
    return a.reshape(h, w, 4)[..., :3].copy()


def expose(samples):
    """Two renders with different seeds; returns a list of two dicts of layers."""
    s = bpy.context.scene
    w, h = s.render.resolution_x, s.render.resolution_y
    folder = tempfile.mkdtemp(dir='/dev/shm' if os.path.isdir('/dev/shm') else None)
    _wire(folder)
    s.cycles.samples = max(1, samples // 2)
    halves = []
    for seed in (11, 4242):
        s.cycles.seed = seed
        s.render.filepath = os.path.join(folder, 'c')
        bpy.ops.render.render(write_still=False)
        halves.append({n: _read(folder, n, w, h) for n in LAYERS})
    shutil.rmtree(folder, ignore_errors=True)
    return halves


def shift(a, dy, dx):
    """Array moved by (dy, dx), edges repeated."""
    h, w = a.shape[:2]
    ys = np.clip(np.arange(h) + dy, 0, h - 1)
    xs = np.clip(np.arange(w) + dx, 0, w - 1)
    return a[ys][:, xs]


def blur(a, r):
    """Box blur of radius r, twice."""
    for _ in range(2):
        for ax in (0, 1):
            pad = [(0, 0)] * a.ndim
            pad[ax] = (r + 1, r)
            c = np.cumsum(np.pad(a, pad, mode='edge'), axis=ax, dtype=np.float32 if a.ndim < 3 else np.float32)
            n = a.shape[ax]
            hi = np.take(c, np.arange(2 * r + 1, 2 * r + 1 + n), axis=ax)
            lo = np.take(c, np.arange(0, n), axis=ax)
            a = (hi - lo) / (2 * r + 1)
    return a


TAPS = ((0, 1, .1), (0, -1, .1), (1, 0, .1), (-1, 0, .1), (1, 1, .07), (1, -1, .07), (-1, 1, .07), (-1, -1, .07), (0, 2, .03), (0, -2, .03), (2, 0, .03), (-2, 0, .03))
LUMA = np.array([.3, .5, .2], np.float32)


def guides(normal, position, depth, albedo, levels):
    """Edge-stopping weights that do not depend on the light, once for all layers: same plane, same facing, same colour."""
    h, w = depth.shape
    alb = albedo @ LUMA
    unit = 1 / (depth * np.float32(.0016) + np.float32(.0015))
    all_ = []
    for lv in range(levels):
        st = 2 ** lv
        p = 2 * st
        pad = ((p, p), (p, p), (0, 0))
        nn, pp, aa = np.pad(normal, pad, mode='edge'), np.pad(position, pad, mode='edge'), np.pad(alb, p, mode='edge')
        out = []
        for dy, dx, kw in TAPS:
            sl = (slice(p + dy * st, p + dy * st + h), slice(p + dx * st, p + dx * st + w))
            cos = np.clip(np.einsum('ijk,ijk->ij', normal, nn[sl]), 0, 1)
            off = np.abs(np.einsum('ijk,ijk->ij', normal, pp[sl] - position))
            out.append(-off * unit / np.float32(1 + .35 * st) - np.abs(aa[sl] - alb) * 5 + 20 * np.log(cos + 1e-4) + np.float32(np.log(kw)))
        all_.append(out)
    return all_


def near(a):
    """Mean of the eight neighbours."""
    p = np.pad(a, ((1, 1), (1, 1), (0, 0)), mode='edge')
    h, w = a.shape[:2]
    return sum(p[i:i + h, j:j + w] for i in range(3) for j in range(3) if (i, j) != (1, 1)) / np.float32(8)


def clean(a, b, guide, levels=4, strength=3.0, radius=2):
    """Edge-stopping wavelet filter of the mean of two half exposures; their difference tells the noise."""
    x = (a + b) * np.float32(.5)
    var = blur(((a - b) @ LUMA) ** 2 * np.float32(.25), radius) + np.float32(1e-8)
    h, w = var.shape
    for lv in range(levels):
        st = 2 ** lv
        p = 2 * st
        l = x @ LUMA
        inv = 1 / (np.sqrt(np.maximum(var, 0)) * np.float32(strength) + np.float32(.004) * (1 + l))
        px, pl, pv = np.pad(x, ((p, p), (p, p), (0, 0)), mode='edge'), np.pad(l, p, mode='edge'), np.pad(var, p, mode='edge')
        acc, wsum, vacc = x * np.float32(.14), np.full((h, w), .14, np.float32), var * np.float32(.14 * .14)
        for (dy, dx, _), g in zip(TAPS, guide[lv]):
            sl = (slice(p + dy * st, p + dy * st + h), slice(p + dx * st, p + dx * st + w))
            wt = np.exp(g - np.abs(pl[sl] - l) * inv)
            acc += px[sl] * wt[..., None]
            wsum += wt
            vacc += pv[sl] * wt * wt
        x = acc / wsum[..., None]
        var = vacc / (wsum * wsum)
        if lv == 0:  # lonely pixels on edges: take the light of their neighbours
            alone = np.clip(1 - (wsum - np.float32(.14)) * np.float32(5), 0, 1)[..., None]
            x += (near(x) - x) * alone
    return x


def despeckle(a, b):
    """Remove fireflies: no half may exceed the other's neighbourhood many times."""
    for p, q in ((a, b), (b, a)):
        ref = blur(q, 2) * 4 + .25
        np.minimum(p, ref, out=p)


def develop(halves, strength=3.0, levels=4, eye=(0, 0, 0)):
    A, B = halves
    mean = {n: (A[n] + B[n]) * np.float32(.5) for n in ('normal', 'position', 'rest')}
    normal = mean['normal']
    normal = normal / np.maximum(np.linalg.norm(normal, axis=2, keepdims=True), 1e-4)
    position = np.clip(mean['position'], -400, 400)
    depth = np.linalg.norm(position - np.asarray(eye, np.float32), axis=2)
    flat = guides(normal, position, depth, np.zeros(normal.shape, np.float32), 3)
    colour = {n: clean(A[n], B[n], flat, 2, 1.6) if n != 'transc' else (A[n] + B[n]) * np.float32(.5) for n in ('diffc', 'transc')}
    g = guides(normal, position, depth, colour['diffc'], levels)
    for n in ('diff', 'gloss', 'trans'):
        despeckle(A[n], B[n])
    out = clean(A['rest'], B['rest'], flat, 3, 3.0)
    for n, lv, st in (('diff', levels, strength), ('trans', 2, strength * .7)):
        out = out + clean(A[n], B[n], g, lv, st, 2 if levels < 5 else 3) * colour[n + 'c']
    # mirrors and panes: light and colour flicker together, so they are cleaned as one
    return out + clean(A['gloss'] * A['glossc'], B['gloss'] * B['glossc'], g, levels - 1, strength * 1.3, 3)


def glare(x, amount=.06):
    """A little bloom around lamps and lit windows."""
    bright = np.maximum(x - 1.2, 0)
    if bright.max() <= 0:
        return x
    bright = np.minimum(bright, 6)
    return x + amount * (blur(bright, 4) + blur(bright, 14) * .8)


def vignette(x, amount=.09):
    h, w = x.shape[:2]
    yy, xx = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
    return x * (1 - amount * (xx ** 2 + yy ** 2) ** 1.2 / 2)[..., None].astype(np.float32)


def enlarge(x, height, width):
    """Catmull-Rom, one axis after the other, and the edges as crisp as before."""
    for axis, n in ((0, height), (1, width)):
        m = x.shape[axis]
        at = (np.arange(n) + .5) * m / n - .5
        i = np.floor(at).astype(int)
        t = (at - i).astype(np.float32)
        weights = (((2 - t) * t - 1) * t / 2, ((3 * t - 5) * t * t + 2) / 2, ((4 - 3 * t) * t + 1) * t / 2, (t - 1) * t * t / 2)
        shape = [1, 1, 1]
        shape[axis] = n
        x = sum(np.take(x, np.clip(i + o - 1, 0, m - 1), axis=axis) * w.reshape(shape) for o, w in enumerate(weights))
    return np.clip(x + .2 * (x - blur(x, 1)), 0, 1).astype(np.float32)


def _write(x, path, depth, quality):
    """Linear values through the view transform into a file."""
    s = bpy.context.scene
    h, w = x.shape[:2]
    im = bpy.data.images.new('picture', w, h, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = np.maximum(x, 0)
    im.pixels.foreach_set(rgba.ravel())
    i = s.render.image_settings
    i.file_format = 'WEBP' if path.endswith('.webp') else 'PNG'
    i.color_mode, i.color_depth, i.quality = 'RGB', depth, quality
    s.use_nodes = False
    im.save_render(path, scene=s)


def save(x, path, size, quality=80, inside=False, dusk=False):
    """Film, then the print of it, then the file."""
    h, w = x.shape[:2]
    folder = tempfile.mkdtemp()
    _write(x, os.path.join(folder, 'film.png'), '16', 100)
    film = _read(folder, 'film', w, h)
    shutil.rmtree(folder)
    shown = grade(np, film, inside, dusk)
    if size != (w, h):
        shown = enlarge(shown, size[1], size[0])
    v = bpy.context.scene.view_settings
    v.view_transform, v.look, v.exposure, v.gamma = 'Standard', 'None', 0, 1
    linear = np.where(shown <= .04045, shown / 12.92, ((shown + .055) / 1.055) ** 2.4).astype(np.float32)
    _write(linear, path, '8', quality)


def photograph(path, width=1440, height=960, samples=32, interior=False, strength=4.2, quality=80, bloom=.06, dusk=False):
    t = time.time()
    film = FILM * (.92 if interior else 1)
    settings(round(width * film), round(height * film), samples, interior)
    if interior:
        bpy.context.scene.view_settings.exposure += .25
        bpy.context.scene.world.cycles.sampling_method = 'NONE'  # the lights at the windows stand for the sky
    halves = expose(samples)
    t1 = time.time()
    eye = tuple(bpy.context.scene.camera.location)
    x = develop(halves, 7.5, 6, eye) if interior else develop(halves, strength, 5, eye)
    save(vignette(glare(x, bloom)), path, (width, height), quality, interior, dusk)
    print(f'exposed {t1 - t:.0f} s, developed {time.time() - t1:.0f} s', flush=True)
