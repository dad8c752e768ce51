"""Roofs: tiles and slates as real pieces, ridges, gables, mansards, dormers, chimneys."""
import math

from core import np
import facade as F
import materials as M


def plane(k, mat, origin, u, v, width, length, kind='slate', mask=None, flare=0.0):
    """Cover a sloping plane. origin = lower left corner, u along the eave, v up the slope (unit vectors)."""
    o, u, v = (np.asarray(a, float) for a in (origin, u, v))
    n = np.cross(u, v)
    n /= np.linalg.norm(n)
    if n[2] < 0:
        n = -n
    if mask is None:
        base = [(0, 0), (width, 0), (width, length), (0, length)]
        k.quad(mat, *[o + u * a + v * b for a, b in base], rnd=.1)
    if kind == 'pantile':
        w, e, seg = .215, .31, 6
    elif kind == 'flat':
        w, e, seg = .25, .3, 1
    else:
        w, e, seg = .22, .17, 1
    cols, rows = int(width / w) + 2, int(math.ceil(length / e))
    w = width / (cols - 2) if kind == 'pantile' else w
    e = length / rows
    ci, ri = np.meshgrid(np.arange(cols), np.arange(rows), indexing='ij')
    ci, ri = ci.ravel(), ri.ravel()
    shift = np.where(ri % 2, .5, 0.) if kind != 'pantile' else 0.
    u0 = (ci - 1 + shift) * w
    v0 = ri * e
    cu = u0 + w / 2
    keep = (cu > 0) & (cu < width)
    if mask is not None:
        keep &= mask(cu, v0 + e * .5)
    u0, v0 = u0[keep], v0[keep]
    m = len(u0)
    if not m:
        return
    rnd = k.np.random(m)
    jit = k.np.normal(0, .0022, m)
    s = np.linspace(0, 1, seg + 1)
    if kind == 'pantile':
        prof = .030 * np.sin(s * 2 * math.pi - .6) + .03
    else:
        prof = np.zeros(seg + 1)
    gap = .004 if kind != 'pantile' else 0
    uu = np.clip(u0[:, None] + gap + (w - 2 * gap) * s, 0, width)
    hi_l, hi_u = (.046, .012) if kind == 'pantile' else (.02, .004)
    over = e * .08
    lt = np.stack([uu, np.broadcast_to((v0 - over)[:, None], uu.shape), prof + hi_l + jit[:, None]], -1)
    lb = np.stack([uu, np.broadcast_to((v0 - over)[:, None], uu.shape), prof + hi_l - .016 + jit[:, None]], -1)
    ut = np.stack([uu, np.broadcast_to((v0 + e * 1.02)[:, None], uu.shape), np.broadcast_to(prof + hi_u, uu.shape)], -1)
    loc = np.concatenate([lt, lb, ut], 1)
    p = (o + loc[..., 0:1] * u + loc[..., 1:2] * v + loc[..., 2:3] * n).reshape(-1, 3)
    q = []
    c = seg + 1
    for i in range(seg):
        q += [[i, i + 1, 2 * c + i + 1, 2 * c + i], [c + i, c + i + 1, i + 1, i]]
    q = np.array(q)
    f = (q[None] + (np.arange(m) * 3 * c)[:, None, None]).reshape(-1, 4)
    k.add(mat, p, f, smooth=False, rnd=np.repeat(rnd, len(q)))


def ridge(k, mat, a, b, r=.11, piece=.36):
    """Row of half-round ridge tiles."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    ln = np.linalg.norm(b - a)
    n = max(1, int(ln / piece))
    for i in range(n):
        p, q = a + (b - a) * (i / n), a + (b - a) * ((i + 1) / n)
        k.tube(mat, [p, q], [r * 1.06, r * .96], 12)


def gable(k, x0, x1, y0, y1, z, pitch=42, over=.25, mat=None, kind='pantile', wallmat=None, verge=.12, gutter=True, boards=True, sky=()):
    """Saddle roof with its ridge along x. Returns the ridge height."""
    mat = mat or M.pantile()
    t = math.tan(math.radians(pitch))
    mid = (y0 + y1) / 2
    zr = z + t * (mid - y0)
    run = mid - y0 + over
    c, s = math.cos(math.radians(pitch)), math.sin(math.radians(pitch))
    ln = run / c
    xa, xb = x0 - verge, x1 + verge
    plane(k, mat, (xa, y0 - over, z - over * t + .06), (1, 0, 0), (0, c, s), xb - xa, ln, kind)
    plane(k, mat, (xb, y1 + over, z - over * t + .06), (-1, 0, 0), (0, -c, s), xb - xa, ln, kind)
    ridge(k, mat, (xa, mid, zr + .07), (xb, mid, zr + .07))
    board = M.paint('#dfdace')
    for x in (xa, xb) if boards else ():  # verge boards
        for sy in (1, -1):
            ye = y0 - over if sy == 1 else y1 + over
            a, b = (x, ye, z - over * t - .04), (x, mid, zr - .04)
            d = .02 if x == xa else -.02
            k.add(board, [a, b, (b[0], b[1], b[2] + .13), (a[0], a[1], a[2] + .13), (a[0] + d, a[1], a[2]), (b[0] + d, b[1], b[2]), (b[0] + d, b[1], b[2] + .13), (a[0] + d, a[1], a[2] + .13)],
                  np.array([[0, 1, 2, 3], [4, 5, 6, 7], [0, 1, 5, 4]]))
    if wallmat:
        for x in (x0, x1):
            k.poly(wallmat, [(x, y0, z), (x, y1, z), (x, mid, zr)])
    if gutter:
        for y, sg in ((y0 - over, -1), (y1 + over, 1)):
            zz = z - over * t
            k.box(board, xa, xb, min(y, y - sg * .02), max(y, y - sg * .02), zz - .1, zz + .04, .004)
            k.tube(M.zinc(), [(xa, y + sg * .06, zz - .01), (xb, y + sg * .06, zz - .01)], .065, 12)
            k.quad(board, (xa, y, zz - .09), (xb, y, zz - .09), (xb, y0 if sg < 0 else y1, zz - .09), (xa, y0 if sg < 0 else y1, zz - .09))
    for x, up in sky:
        velux(k, x, y0, z, pitch, up)
    return zr


def velux(k, x, y0, z, pitch, up, w=.8, h=1.2):
    c, s = math.cos(math.radians(pitch)), math.sin(math.radians(pitch))
    with k.push(x=x, y=y0 + up * c, z=z + up * s + .15, rx=pitch):
        m = M.metal('#3b4043', .5, .5)
        k.box(m, -w / 2, w / 2, -.03, .05, -.02, .09)
        k.box(m, -w / 2, w / 2, h - .06, h + .03, -.02, .09)
        k.box(m, -w / 2, -w / 2 + .07, 0, h, -.02, .09)
        k.box(m, w / 2 - .07, w / 2, 0, h, -.02, .09)
        k.quad(M.glass('#7f8b90', 1.6), (-w / 2, 0, .06), (w / 2, 0, .06), (w / 2, h, .06), (-w / 2, h, .06))
        k.quad(M.wallpaint('#2b2c2d'), (-w / 2, 0, -.01), (w / 2, 0, -.01), (w / 2, h, -.01), (-w / 2, h, -.01))


def streetgable(k, x0, x1, y0, y1, z, zr, mat=None, kind='pantile'):
    """Saddle roof with its ridge along y (behind a gable front)."""
    mat = mat or M.pantile()
    mid = (x0 + x1) / 2
    hw, hh = mid - x0, zr - z
    ln = math.hypot(hw, hh)
    plane(k, mat, (x0, y1, z), (0, -1, 0), (hw / ln, 0, hh / ln), y1 - y0, ln, kind)
    plane(k, mat, (x1, y0, z), (0, 1, 0), (-hw / ln, 0, hh / ln), y1 - y0, ln, kind)
    ridge(k, mat, (mid, y0, zr + .05), (mid, y1, zr + .05))
    k.poly(M.brick('old'), [(x0, y1, z), (x1, y1, z), (mid, y1, zr)])


def hip(k, x0, x1, y0, y1, z, pitch=35, over=.5, mat=None, kind='slate'):
    mat = mat or M.slate()
    x0, x1, y0, y1 = x0 - over, x1 + over, y0 - over, y1 + over
    t = math.tan(math.radians(pitch))
    c, s = math.cos(math.radians(pitch)), math.sin(math.radians(pitch))
    wx, wy = x1 - x0, y1 - y0
    half = min(wx, wy) / 2
    ln = half / c
    zr = z + half * t

    def trap(w, top):
        slope = (w - top) / 2 / ln
        return lambda a, b: (a > b * slope - .02) & (a < w - b * slope + .02)
    tx, ty = max(0, wx - wy), max(0, wy - wx)
    for o, u, v, w, top in (((x0, y0, z), (1, 0, 0), (0, c, s), wx, tx), ((x1, y1, z), (-1, 0, 0), (0, -c, s), wx, tx),
                            ((x0, y1, z), (0, -1, 0), (c, 0, s), wy, ty), ((x1, y0, z), (0, 1, 0), (-c, 0, s), wy, ty)):
        o, u, v = (np.array(a, float) for a in (o, u, v))
        k.quad(mat, o, o + u * w, o + u * (w + top) / 2 + v * ln, o + u * (w - top) / 2 + v * ln, rnd=.1)
        plane(k, mat, o, u, v, w, ln, kind, trap(w, top))
    a, b = ((x0 + half, (y0 + y1) / 2, zr + .03), (x1 - half, (y0 + y1) / 2, zr + .03)) if wx >= wy else (((x0 + x1) / 2, y0 + half, zr + .03), ((x0 + x1) / 2, y1 - half, zr + .03))
    if np.linalg.norm(np.subtract(a, b)) > .1:
        ridge(k, mat, a, b, .09)
    for p, q in (((x0, y0), a), ((x0, y1), a if wx >= wy else b), ((x1, y0), b if wx >= wy else a), ((x1, y1), b)):
        ridge(k, mat, (*p, z + .03), q, .08)
    board = M.paint('#dfdace')
    k.quad(board, (x0, y0, z - .03), (x1, y0, z - .03), (x1, y1, z - .03), (x0, y1, z - .03))
    for a, b in (((x0, y0), (x1, y0)), ((x0, y1), (x1, y1)), ((x0, y0), (x0, y1)), ((x1, y0), (x1, y1))):
        k.bar(M.zinc(), (*a, z + .02), (*b, z + .02), .07, 12)
        k.box(board, min(a[0], b[0]) - .01, max(a[0], b[0]) + .01, min(a[1], b[1]) - .01, max(a[1], b[1]) + .01, z - .14, z + .0, .004)
    return zr


def chimney(k, x, y, z0, z1, w=.75, d=.5, mat=None, pots=2):
    m = mat or M.brick('red')
    k.box(m, x - w / 2, x + w / 2, y - d / 2, y + d / 2, z0, z1, .004)
    k.box(m, x - w / 2 - .05, x + w / 2 + .05, y - d / 2 - .05, y + d / 2 + .05, z1 - .22, z1 - .08, .004)
    k.box(M.stone('#7d7f7e'), x - w / 2 - .07, x + w / 2 + .07, y - d / 2 - .07, y + d / 2 + .07, z1 - .02, z1 + .07, .01)
    for i in range(pots):
        px = x + (i - (pots - 1) / 2) * w / max(1, pots) * .9
        k.lathe(M.pieces('chimney pot', ('#6e4335', '#805040')), px, y, z1 + .07, [(.13, 0), (.11, .1), (.1, .35), (.13, .38), (.13, .43), (.09, .43)], 14)


def dormer(k, x, y, z, w=1.3, h=1.7, deep=2.2, frame=None, cheek=None, lit=0.0, top='arch', kind='two'):
    """Dormer window with its front at y."""
    f = frame or M.paint('#e2ded3')
    cheek = cheek or M.slate()
    o = F.opening(x - w / 2 + .14, x + w / 2 - .14, z + .12, z + h - .05, .18 if top == 'arch' else 0)
    F.wall(k, f, x - w / 2, x + w / 2, z, z + h, [o], y, .12)
    F.window(k, o, y, kind, f, .06, lit, k.rng.choice(('sheer', 'side')), f, slab=False, extra=0, deep=1.1)
    for xx in (x - w / 2, x + w / 2):
        k.quad(cheek, (xx, y, z), (xx, y + deep, z), (xx, y + deep, z + h), (xx, y, z + h))
    k.box(f, x - w / 2 - .03, x + w / 2 + .03, y - .05, y + .06, z - .06, z + .04, .01)
    for s in (-1, 1):
        k.box(f, x + s * (w / 2 - .07) - .05, x + s * (w / 2 - .07) + .05, y - .03, y + .05, z + .04, z + h - .02, .01)
    if top == 'gable':
        hh = w * .42
        k.prism(f, [(x - w / 2 - .12, z + h), (x + w / 2 + .12, z + h), (x, z + h + hh)], y - .08, y + .02)
        sl = math.hypot(w / 2 + .15, hh)
        for s in (-1, 1):
            u = (0, 1, 0) if s > 0 else (0, -1, 0)
            org = (x + s * (w / 2 + .15), y - .14 if s > 0 else y + deep, z + h)
            plane(k, cheek, org, u, (-s * (w / 2 + .15) / sl, 0, hh / sl), deep + .14, sl, 'slate')
        for s in (-1, 1):
            k.bar(f, (x + s * (w / 2 + .16), y - .12, z + h + .02), (x, y - .12, z + h + hh + .04), .045, 8)
    elif top == 'arch':
        pts = F.arc(x - w / 2 - .1, x + w / 2 + .1, z + h + .3, .3, 13)
        for (ax, az), (bx, bz) in zip(pts, pts[1:]):
            k.prism(M.zinc(), [(ax, az), (bx, bz), (bx, bz + .07), (ax, az + .07)], y - .12, y + deep)
        k.prism(f, [(x - w / 2 - .06, z + h)] + [(x + w / 2 + .06, z + h)] + [p for p in pts[::-1]], y - .05, y + .02)
    else:
        k.box(M.zinc(), x - w / 2 - .12, x + w / 2 + .12, y - .15, y + deep, z + h, z + h + .12, .02)


def mansard(k, x0, x1, y0, y1, z, low=2.3, back=.75, up=1.2, mat=None, dormers=(), lit=0.0, frame=None, top='arch', side=False):
    """Steep slated lower slope on the street, flatter upper slope behind."""
    mat = mat or M.slate()
    ln = math.hypot(low, back)
    plane(k, mat, (x0, y0, z), (1, 0, 0), (0, back / ln, low / ln), x1 - x0, ln, 'slate')
    k.box(M.zinc(), x0, x1, y0 + back - .12, y0 + back + .1, z + low - .03, z + low + .07, .02)
    mid = (y0 + y1) / 2
    run = mid - y0 - back
    l2 = math.hypot(run, up)
    plane(k, mat, (x0, y0 + back, z + low), (1, 0, 0), (0, run / l2, up / l2), x1 - x0, l2, 'slate')
    ridge(k, M.zinc(), (x0, mid, z + low + up), (x1, mid, z + low + up), .08)
    k.quad(mat, (x0, mid, z + low + up), (x1, mid, z + low + up), (x1, y1, z), (x0, y1, z))
    for x in (x0, x1):
        k.poly(M.brick('old') if not side else mat, [(x, y0, z), (x, y1, z), (x, mid, z + low + up), (x, y0 + back, z + low)])
    for d in dormers:
        dormer(k, d, y0 + .12, z + .15, frame=frame, lit=(lit if k.rng.random() < .5 else 0), top=top)


def parapet(k, x0, x1, y0, y1, z, h=.35, mat=None, cap=None):
    """Flat roof with an upstand."""
    m, c = mat or M.brick('grey'), cap or M.metal('#5a6064', .5, .6)
    k.quad(M.asphalt(), (x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z))
    for a in ((x0, x1, y0, y0 + .3), (x0, x1, y1 - .3, y1), (x0, x0 + .3, y0 + .301, y1 - .301), (x1 - .3, x1, y0 + .301, y1 - .301)):
        k.box(m, *a, z, z + h, .0)
        k.box(c, a[0] - .03, a[1] + .03, a[2] - (.03 if a[2] == y0 else 0), a[3] + (.03 if a[3] == y1 else 0), z + h, z + h + .05, .004)


def stepped(k, mat, x0, x1, z, zr, y=0.0, t=.4, steps=6, cap=None, holes=()):
    """Stepped gable from z up to zr, with stone copings; front wall with holes."""
    cap = cap or M.stone('#7b7f7e')
    w, h = (x1 - x0) / 2, zr - z
    mid = (x0 + x1) / 2
    sw = (w - .38) / steps
    sh = h / steps
    for i in range(steps):
        a, b = x0 + i * sw, x1 - i * sw
        z0, z1 = z + i * sh, z + (i + 1) * sh
        hs = [dict(o, z0=max(o['z0'], z0), z1=min(o['z1'], z1), rise=0) for o in holes if o['z1'] > z0 and o['z0'] < z1]
        xs = sorted({a, b, *[v for o in hs for v in (o['x0'], o['x1'])]})
        for p, q in zip(xs, xs[1:]):
            zz = [(z0, z1)]
            for o in hs:
                if o['x0'] < (p + q) / 2 < o['x1']:
                    zz = [(z0, o['z0']), (o['z1'], z1)]
            for lo, hi in zz:
                if hi - lo > .01:
                    k.quad(mat, (p, y, lo), (q, y, lo), (q, y, hi), (p, y, hi))
        k.quad(mat, (a, y, z0), (a, y + t, z0), (a, y + t, z1), (a, y, z1))
        k.quad(mat, (b, y + t, z0), (b, y, z0), (b, y, z1), (b, y + t, z1))
        k.quad(mat, (a, y + t, z0), (b, y + t, z0), (b, y + t, z1), (a, y + t, z1))
        for p, q in ((a - .03, a + sw + .02), (b - sw - .02, b + .03)):
            k.box(cap, p, q, y - .05, y + t + .05, z1 - .0, z1 + .09, .012)
    k.box(cap, mid - .44, mid + .44, y - .06, y + t + .06, zr, zr + .1, .012)
    k.lathe(cap, mid, y + t / 2, zr + .1, [(.2, 0), (.16, .1), (.08, .16), (.07, .26), (.15, .38), (.17, .48), (.1, .6), (0, .64)], 16)
    for o in holes:
        F.wall(k, mat, o['x0'], o['x1'], o['z0'], o['z1'], [o], y, .25)
