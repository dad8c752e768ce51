"""Trees, hedges, shrubs, lawns and pots, with real leaves. Everything returns a Stamp that can be placed many times."""
import math

from core import Kit, Stamp, np
import materials as M

LEAVES = {
    'spring': ('#56772e', '#6d8c3c', '#809c48', '#617f36'),
    'summer': ('#2b441f', '#395627', '#4a672f', '#40602b'),
    'autumn': ('#a8641d', '#c4832a', '#d39a33', '#8d4a1a', '#7f7a2a'),
    'winter': ('#3a4a28', '#46552f', '#525b35'),
    'lime': ('#4e7a28', '#6a9438', '#7da545'),
    'outside': ('#7d9c55', '#95b168', '#a8c07c', '#88a65e'),
    'copper': ('#4a2428', '#5c2d2e', '#6e3a35', '#3d2226'),
    'box': ('#25401b', '#335226', '#41632d', '#4f7236'),
    'laurel': ('#1f3a1a', '#2d4d22', '#3c612b', '#507838'),
    'beech': ('#3d5f22', '#55792d', '#6a8c38', '#47692a'),
    'beechwinter': ('#7a5230', '#8f6538', '#a37a4a', '#6b4a2e'),
    'olive': ('#5a6b4a', '#6f7f5c', '#8a9877', '#4c5d3e'),
    'blossom': ('#f0dfe2', '#e9c9d1', '#f6eeee', '#dfb1bd'),
    'lavender': ('#6a5c9a', '#7c6cab', '#5b4f86', '#8f82b8'),
    'hydrangea': ('#c7d0de', '#aebbd6', '#dfe0e4', '#93a3c9'),
    'rose': ('#b8415a', '#cf6678', '#e0a0a8', '#a52f48'),
    'whiteflower': ('#efece2', '#f7f5ee', '#e2ded0'),
    'straw': ('#b59a5c', '#c9b077', '#9d8550', '#8b8a4e'),
}


def scatter_leaves(k, mat, centres, size, up=.35, aspect=.55, jitter=.25, droop=0.0):
    """One diamond per centre, in every direction."""
    n = len(centres)
    r = k.np
    d = r.normal(size=(n, 3))
    d[:, 2] -= droop
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    nrm = r.normal(size=(n, 3))
    nrm[:, 2] += up * 3
    side = np.cross(d, nrm)
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-6)
    s = (size * (1 + jitter * r.normal(size=n)))[:, None]
    a, b = centres, centres + d * s
    m = centres + d * s * .45
    v = np.stack([a, m + side * s * aspect * .5, b, m - side * s * aspect * .5], 1).reshape(-1, 3)
    f = np.arange(n * 4).reshape(n, 4)
    k.add(mat, v, f, rnd=r.random(n))


def broad_leaves(k, mat, centres, size, aspect=.6):
    """Larger leaves with a rounded outline and a fold along the middle."""
    prof = ((0, 0), (.18, .32), (.42, .5), (.68, .42), (.88, .18), (1, 0))
    for c in centres:
        d = k.np.normal(size=3)
        d[2] = abs(d[2]) * .4 - .1
        d /= np.linalg.norm(d)
        up = np.array((0, 0, 1.)) - d * d[2]
        up /= np.linalg.norm(up)
        side = np.cross(d, up)
        s = size * k.rng.uniform(.7, 1.2)
        mid = [c + d * s * t + up * s * .14 * math.sin(t * 3.0) for t, _ in prof]
        for sg in (-1, 1):
            edge = [m + side * sg * s * aspect * w + up * s * .1 * w for m, (_, w) in zip(mid, prof)]
            k.add(mat, np.array(mid + edge), np.array([[i, i + 1, i + 7, i + 6] for i in range(5)]), smooth=True)


def tree(seed=1, h=7.0, spread=2.6, season='summer', trunk=2.2, leaves=21000, size=.125, kind=None, barkc='#5a4c40', shape=1.0):
    """A broad-leaved tree; bare in winter."""
    k = Kit('tree', seed)
    rng, bark = k.rng, M.bark(barkc)
    tips, twigs = [], []

    def grow(p, d, ln, r, level):
        n = 5
        pts, rad = [p], [r]
        for i in range(n):
            wig = .045 if level == 0 else .13
            d = d + np.array([rng.gauss(0, wig), rng.gauss(0, wig), rng.gauss(.04, .08)])
            d /= np.linalg.norm(d)
            p = p + d * ln / n
            pts.append(p)
            rad.append(r * (1 - .42 * (i + 1) / n))
        k.tube(bark, pts, rad, 9 if level < 2 else 5)
        if level >= 2:
            tips.extend(pts[1:])
        if level == 4:
            return
        kids = (4, 4, 4, 3)[level] if level else 5
        for j in range(kids):
            a = rng.uniform(0, 6.28) if level else j * 6.28 / kids + rng.uniform(-.4, .4)
            tilt = rng.uniform(.45, 1.0) if level else rng.uniform(.35, .8)
            axis = np.array([math.cos(a), math.sin(a), 0.])
            nd = d * math.cos(tilt) + axis * math.sin(tilt)
            nd[2] = nd[2] * shape + .12
            nd /= np.linalg.norm(nd)
            start = pts[-1] if j < 2 or level == 0 else pts[rng.choice((2, 3, 4))]
            grow(np.array(start), nd, ln * rng.uniform(.6, .78) if level else spread * rng.uniform(.55, .75), rad[-1] * .72, level + 1)
        if level == 0:
            grow(np.array(pts[-1]), np.array([0, 0, 1.]), (h - trunk) * .4, rad[-1] * .8, 1)
    grow(np.zeros(3), np.array([0, 0, 1.]), trunk, .035 * h * .62, 0)
    if season != 'winter' or kind in ('laurel', 'olive'):
        t = np.array(tips)
        idx = k.np.integers(0, len(t), leaves)
        c = t[idx] + k.np.normal(0, .2 * (spread / 2.6) ** .6, (leaves, 3))
        scatter_leaves(k, M.leaf(LEAVES[kind or season]), c, size)
        if season == 'spring' and kind == 'blossom':
            c = t[k.np.integers(0, len(t), leaves // 4)] + k.np.normal(0, .2, (leaves // 4, 3))
            scatter_leaves(k, M.leaf(LEAVES['spring']), c, size * .8)
    else:
        t = np.array(tips)
        for p in t[k.np.integers(0, len(t), 700)]:
            d = k.np.normal(0, .18, 3) + (0, 0, .12)
            k.tube(bark, [p, p + d, p + d * 1.8 + k.np.normal(0, .05, 3)], [.007, .005, .002], 3)
    return Stamp(k)


def conifer(seed=1, h=9.0, r=1.6, tints=('#1e3320', '#2a4429', '#375433')):
    k = Kit('conifer', seed)
    k.tube(M.bark(), [(0, 0, 0), (0, 0, h)], [.16, .02], 8)
    n = 16000
    z = k.np.random(n) ** 1.4 * h * .93 + h * .06
    lim = r * (1 - z / h) ** .85 * (.8 + .2 * np.sin(z * 7))
    a, rr = k.np.uniform(0, 6.28, n), k.np.random(n) ** .35
    c = np.stack([np.cos(a) * rr * lim, np.sin(a) * rr * lim, z - rr * lim * .35], -1)
    scatter_leaves(k, M.leaf(tints, .2), c, .14, 0, .22, droop=.4)
    return Stamp(k)


def hedge(seed=1, length=1.0, width=.6, h=1.5, kind='laurel', leaves=5200, size=.07):
    """One metre of clipped hedge, from x = 0."""
    k = Kit('hedge', seed)
    core = M.leaf(('#16240f', '#1d2d14'), .1, 'hedge core')
    k.box(core, 0, length, -width / 2 + .06, width / 2 - .06, 0, h - .06)
    r = k.np
    areas = np.array([length * h, length * h, length * width, width * h * .5, width * h * .5])
    which = r.choice(5, leaves, p=areas / areas.sum())
    u, v = r.random(leaves), r.random(leaves)
    d = r.normal(0, .022, leaves)
    x, y, z = u * length, np.zeros(leaves), v * h
    y = np.where(which == 0, -width / 2 + .03 + d, np.where(which == 1, width / 2 - .03 + d, (u - .5) * width))
    x = np.where(which == 2, v * length, np.where(which == 3, d, np.where(which == 4, length + d, x)))
    y = np.where(which == 2, (u - .5) * width, y)
    z = np.where(which == 2, h - .03 + d, z)
    c = np.stack([x, y, z], -1)
    c += np.stack([np.zeros(leaves), .03 * np.sin(x * 5 + z * 4), .03 * np.sin(x * 6.28)], -1)
    scatter_leaves(k, M.leaf(LEAVES[kind], .3), c, size, .2)
    return Stamp(k)


def row(stamp, x0, x1, y, rng, z=0, along='x', step=1.0):
    n = max(1, round((x1 - x0) / step))
    for i in range(n):
        p = x0 + (x1 - x0) * i / n
        flip = rng.random() < .5
        s = ((x1 - x0) / n / step, 1, 1 + rng.uniform(-.015, .015))
        if along == 'x':
            stamp.place(p + (s[0] * step if flip else 0), y, z, 180 if flip else 0, s)
        else:
            stamp.place(y, p + (s[0] * step if flip else 0), z, 270 if flip else 90, s)


def ball(seed=1, r=.4, kind='box', leaves=3500, size=.045, squash=1.0, core=True):
    """Clipped ball or loose shrub standing on the ground."""
    k = Kit('ball', seed)
    if core:
        prof = [(r * .9 * math.sin(t), r * squash + -r * .9 * squash * math.cos(t)) for t in np.linspace(0.02, 3.12, 9)]
        k.lathe(M.leaf(('#16240f', '#1d2d14'), .1, 'hedge core'), 0, 0, 0, prof, 14)
    d = k.np.normal(size=(leaves, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    c = d * r * (1 + k.np.normal(0, .045, leaves))[:, None] * (1, 1, squash) + (0, 0, r * squash)
    scatter_leaves(k, M.leaf(LEAVES[kind], .3), c, size)
    return Stamp(k)


def shrub(seed=1, r=.6, h=.9, kind='beech', flower=None, leaves=2600, size=.07, blooms=40, bloom=.07):
    """Loose shrub, with flower heads if asked."""
    k = Kit('shrub', seed)
    n = leaves
    a, z = k.np.uniform(0, 6.28, n), k.np.random(n) ** .8
    rr = r * np.sqrt(k.np.random(n)) * np.sin(np.clip(z * 2.6 + .45, 0, 3.1))
    c = np.stack([np.cos(a) * rr, np.sin(a) * rr, z * h], -1)
    scatter_leaves(k, M.leaf(LEAVES[kind], .35), c, size)
    if flower:
        m = M.leaf(LEAVES[flower], .4, 'flower')
        for _ in range(blooms):
            an, zz = k.rng.uniform(0, 6.28), k.rng.uniform(.45, 1.05)
            q = r * math.sin(min(3, zz * 2.4 + .5)) * 1.02
            p = np.array([math.cos(an) * q, math.sin(an) * q, zz * h])
            pts = k.np.normal(0, bloom * .42, (26, 3)) + p
            scatter_leaves(k, m, pts, bloom * .55, .6, .9)
    return Stamp(k)


def lavender(seed=1, r=.3, h=.5, tint='lavender', stems=130):
    k = Kit('lavender', seed)
    g, f = M.leaf(('#6b7a5c', '#7f8c6e', '#5c6d4c'), .3), M.leaf(LEAVES[tint], .4, 'flower')
    for _ in range(stems):
        a, t = k.rng.uniform(0, 6.28), k.rng.random() ** .7
        x, y = math.cos(a) * t * r, math.sin(a) * t * r
        z = h * k.rng.uniform(.75, 1.1) * (1 - .25 * t)
        k.tube(g, [(x * .3, y * .3, 0), (x * .8, y * .8, z * .6), (x * 1.15, y * 1.15, z)], .004, 3)
        c = np.array([(x * 1.15, y * 1.15, z)] * 9) + np.stack([k.np.normal(0, .008, 9), k.np.normal(0, .008, 9), k.np.uniform(-.09, .03, 9)], -1)
        scatter_leaves(k, f, c, .028, 0, .7)
    n = 500
    a, t = k.np.uniform(0, 6.28, n), np.sqrt(k.np.random(n)) * r * .9
    scatter_leaves(k, g, np.stack([np.cos(a) * t, np.sin(a) * t, k.np.random(n) * h * .5], -1), .06, 0, .2)
    return Stamp(k)


def plume(seed=1, h=1.1, tint='straw', blades=300, r=.5):
    """Ornamental grass."""
    k = Kit('plume', seed)
    m = M.leaf(LEAVES[tint], .4, 'blade')
    t = np.linspace(0, 1, 5)
    for _ in range(blades):
        a, lean, hh = k.rng.uniform(0, 6.28), k.rng.random() ** 1.3 * r, h * k.rng.uniform(.5, 1.1)
        base = k.np.normal(0, .06, 2)
        x, y = base[0] + math.cos(a) * lean * t ** 1.8, base[1] + math.sin(a) * lean * t ** 1.8
        z = hh * (t - .25 * lean * t ** 2.5)
        w = .007 * (1 - t * .9)
        sx, sy = -math.sin(a), math.cos(a)
        v = np.concatenate([np.stack([x + sx * w, y + sy * w, z], -1), np.stack([x - sx * w, y - sy * w, z], -1)])
        i = np.arange(4)
        k.add(m, v, np.stack([i, i + 1, i + 6, i + 5], -1))
    return Stamp(k)


def lawn_patch(seed=1, size=1.6, blades=5200, h=.045, tints=('#4c6b24', '#5f7f2e', '#75923c', '#54702a')):
    k = Kit('lawn', seed)
    n = blades
    r = k.np
    p = np.stack([r.uniform(-size / 2, size / 2, n), r.uniform(-size / 2, size / 2, n), np.zeros(n)], -1)
    a = r.uniform(0, 6.28, n)
    hh = h * r.uniform(.5, 1.35, n)
    w = .0035 * r.uniform(.7, 1.5, n)
    lean = np.stack([r.normal(0, .35, n) * hh, r.normal(0, .35, n) * hh, hh], -1)
    s = np.stack([np.cos(a) * w, np.sin(a) * w, np.zeros(n)], -1)
    v = np.stack([p - s, p + s, p + lean], 1).reshape(-1, 3)
    k.add(M.leaf(tints, .35, 'grass'), v, np.arange(n * 3).reshape(n, 3), rnd=r.random(n))
    return Stamp(k)


GRASS = {'summer': ('#48592c', '#566536', '#687445', '#4f5f30'), 'spring': ('#4f6a2e', '#607a38', '#728a46'),
         'autumn': ('#5d6a2c', '#717a38', '#858a48', '#8f8547'), 'winter': ('#55603a', '#666c44', '#777a52')}


def lawn(k, x0, x1, y0, y1, rng, season='summer', z=0.0, h=.045, near=None, size=1.6, blades=5200):
    """Ground colour plus blades (only nearer than `near` metres from the camera point (x, y))."""
    g = {'summer': ('#465329', '#5f6a3a'), 'spring': ('#4d652b', '#667d3e'), 'autumn': ('#5b642c', '#7d7c40'), 'winter': ('#565e3a', '#70724c')}[season]
    k.quad(M.ground(*g), (x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z))
    if M.SNOW:
        return
    st = [lawn_patch(i, size, blades, h, GRASS[season]) for i in (1, 2)]
    nx, ny = max(1, math.ceil((x1 - x0) / size)), max(1, math.ceil((y1 - y0) / size))
    for i in range(nx):
        for j in range(ny):
            x, y = x0 + (x1 - x0) * (i + .5) / nx, y0 + (y1 - y0) * (j + .5) / ny
            if near and math.hypot(x - near[0], y - near[1]) > near[2]:
                continue
            s = ((x1 - x0) / nx / size, (y1 - y0) / ny / size, 1)
            rng.choice(st).place(x, y, z, rng.choice((0, 180)), s)


def fallen(k, x0, x1, y0, y1, n=900, tints='autumn', z=.012, size=.08):
    """Leaves on the ground."""
    p = np.stack([k.np.uniform(x0, x1, n), k.np.uniform(y0, y1, n), np.full(n, z) + k.np.random(n) * .012], -1)
    a = k.np.uniform(0, 6.28, n)
    d, s = np.stack([np.cos(a), np.sin(a), k.np.normal(0, .12, n)], -1) * size, np.stack([-np.sin(a), np.cos(a), k.np.normal(0, .12, n)], -1) * size * .3
    v = np.stack([p, p + d * .45 + s, p + d, p + d * .45 - s], 1).reshape(-1, 3)
    k.add(M.leaf(LEAVES[tints], .2, 'fallen'), v, np.arange(n * 4).reshape(n, 4), rnd=k.np.random(n))


def climber(k, x0, x1, z0, z1, y=-.03, kind='laurel', n=5000, size=.085, shape=None, flower=None):
    """Ivy, vine or wisteria against a wall."""
    x, z = k.np.uniform(x0, x1, n), k.np.uniform(z0, z1, n)
    edge = .5 + .5 * np.sin(x * 2.1 + 1) * np.sin(x * 5.3) + k.np.normal(0, .18, n)
    keep = (z - z0) / (z1 - z0) < .55 + .45 * edge if shape is None else shape(x, z)
    x, z = x[keep], z[keep]
    c = np.stack([x, y - np.abs(k.np.normal(0, .05, len(x))), z], -1)
    scatter_leaves(k, M.leaf(LEAVES[kind], .3), c, size, 0)
    if flower:
        pick = c[k.np.integers(0, len(c), len(c) // 5)] - (0, .05, .05)
        scatter_leaves(k, M.leaf(LEAVES[flower], .4, 'flower'), pick, size * .6, 0, .9)


def pot(k, x, y, z=0.0, r=.2, h=.38, colour='clay'):
    m = {'clay': M.pieces('terracotta', ('#96563a', '#a9674a', '#8a4c34'), .85, .2, 20, .2), 'dark': M.stone('#3c4144', .15, .55), 'white': M.stone('#d9d5cb', .06, .6), 'zinc': M.zinc()}[colour]
    k.lathe(m, x, y, z, [(r * .7, 0), (r * .72, .01), (r * .96, h * .86), (r * 1.06, h * .88), (r * 1.06, h), (r * .95, h), (r * .92, h * .9), (0, h * .9)], 26)
    k.cyl(M.soil(), x, y, z + h * .8, z + h * .92, r * .9)
