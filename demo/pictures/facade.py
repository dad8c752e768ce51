"""Walls with openings, windows, doors, shop fronts, cornices, balconies, pipes. Front plane y = 0, inside is +y."""
import math

from core import np
import materials as M


def opening(x0, x1, z0, z1, rise=0.0, **kw):
    return dict(x0=x0, x1=x1, z0=z0, z1=z1, rise=rise, **kw)


def arc(x0, x1, z1, rise, n=14):
    """Points of an arch from left to right whose crown is z1."""
    w = (x1 - x0) / 2
    rad = (w * w + rise * rise) / (2 * rise)
    cx, cz = (x0 + x1) / 2, z1 - rad
    a0 = math.atan2(z1 - rise - cz, x0 - cx)
    a1 = math.atan2(z1 - rise - cz, x1 - cx)
    return [(cx + rad * math.cos(a), cz + rad * math.sin(a)) for a in np.linspace(a0, a1, n)]


def wall(k, mat, x0, x1, z0, z1, holes=(), y=0.0, t=.3, reveal=None):
    """Wall plane with rectangular or arched holes and their reveals."""
    reveal = reveal or mat
    xs = sorted({x0, x1, *[v for o in holes for v in (o['x0'], o['x1']) if x0 < v < x1]})
    zs = sorted({z0, z1, *[v for o in holes for v in (o['z0'], o['z1']) if z0 < v < z1]})
    for a, b in zip(xs, xs[1:]):
        run = None
        for c, d in zip(zs, zs[1:]):
            hole = any(o['x0'] < (a + b) / 2 < o['x1'] and o['z0'] < (c + d) / 2 < o['z1'] for o in holes)
            if not hole:
                run = (run[0], d) if run else (c, d)
            if hole or d == zs[-1]:
                if run:
                    k.quad(mat, (a, y, run[0]), (b, y, run[0]), (b, y, run[1]), (a, y, run[1]))
                run = None
    for o in holes:
        a, b, c, d, r = o['x0'], o['x1'], o['z0'], o['z1'], o['rise']
        top = d - r
        k.quad(reveal, (a, y, c), (a, y + t, c), (a, y + t, top), (a, y, top))
        k.quad(reveal, (b, y + t, c), (b, y, c), (b, y, top), (b, y + t, top))
        k.quad(reveal, (a, y + t, c), (a, y, c), (b, y, c), (b, y + t, c))
        if not r:
            k.quad(reveal, (a, y, d), (a, y + t, d), (b, y + t, d), (b, y, d))
            continue
        pts = arc(a, b, d, r)
        mid = len(pts) // 2
        for (px, pz), (qx, qz) in zip(pts, pts[1:]):
            k.quad(reveal, (px, y, pz), (px, y + t, pz), (qx, y + t, qz), (qx, y, qz))
            k.quad(mat, (px, y, pz), (qx, y, qz), (qx, y, d), (px, y, d))


def solid(k, mat, x0, x1, y0, y1, z0, z1):
    k.box(mat, x0, x1, y0, y1, z0, z1, b=0.002)


def soldier(k, kind, o, y=0.0, h=.2, proud=.006):
    """Row of standing bricks over an opening."""
    tints, _ = M.BRICKS[kind]
    mat = M.pieces('soldier ' + kind, tuple(tints), .88, .2, 38, .3)
    a, b = o['x0'] - .05, o['x1'] + .05
    n = max(4, int((b - a) / .068))
    w = (b - a) / n
    if o['rise']:
        pts = arc(o['x0'], o['x1'], o['z1'], o['rise'], n + 1)
        for (px, pz), (qx, qz) in zip(pts, pts[1:]):
            cx, cz = (px + qx) / 2, (pz + qz) / 2
            ang = math.degrees(math.atan2(qz - pz, qx - px))
            ln = math.hypot(qx - px, qz - pz)
            with k.push(x=cx, y=y, z=cz, ry=-ang):
                k.box(mat, -ln / 2 + .003, ln / 2 - .001, -proud, .03, 0, h, b=.003)
    else:
        for i in range(n):
            k.box(mat, a + i * w + .004, a + (i + 1) * w - .004, y - proud, y + .03, o['z1'], o['z1'] + h, b=.003)


def surround(k, mat, o, y=0.0, w=.14, proud=.035, key=True, sides=True):
    """Stone frame around an opening."""
    a, b, c, d, r = o['x0'], o['x1'], o['z0'], o['z1'], o['rise']
    if sides:
        for s, e in ((a - w, a), (b, b + w)):
            k.box(mat, s, e, y - proud, y + .12, c, d - r, b=.01)
    if r:
        inner = arc(a, b, d, r, 13)
        outer = arc(a - w, b + w, d + w, r * (b - a + 2 * w) / (b - a), 13)
        for (p, q), (s, t) in zip(zip(inner, inner[1:]), zip(outer, outer[1:])):
            k.prism(mat, [p, q, t, s], y - proud, y + .12)
        if key:
            m = (a + b) / 2
            k.prism(mat, [(m - .07, d - .03), (m + .07, d - .03), (m + .11, d + w + .07), (m - .11, d + w + .07)], y - proud - .03, y + .1)
    else:
        k.box(mat, a - w, b + w, y - proud, y + .12, d, d + w, b=.01)
        if key:
            m = (a + b) / 2
            k.prism(mat, [(m - .06, d), (m + .06, d), (m + .1, d + w + .06), (m - .1, d + w + .06)], y - proud - .03, y + .1)


def sill(k, o, y=0.0, deep=.2, mat=None, h=.07, out=.05, side=.05):
    k.box(mat or M.stone('#656d71'), o['x0'] - side, o['x1'] + side, y - out, y + deep, o['z0'] - h, o['z0'] + .005, b=.008)


def bars(k, mat, x0, x1, z0, z1, y, w, d):
    """Rectangular frame of four bars."""
    k.box(mat, x0, x0 + w, y, y + d, z0, z1, .004)
    k.box(mat, x1 - w, x1, y, y + d, z0, z1, .004)
    k.box(mat, x0 + w, x1 - w, y, y + d, z1 - w, z1, .004)
    k.box(mat, x0 + w, x1 - w, y, y + d, z0, z0 + w, .004)


def curtain(k, mat, x0, x1, z0, z1, y, folds=.11, depth=.03):
    n = max(9, int((x1 - x0) / folds * 8))
    ph = k.rng.random() * 6
    k.sheet(mat, lambda u, v: (x0 + (x1 - x0) * u + .006 * np.sin(u * 41 + ph), y + depth * np.sin(u * (x1 - x0) / folds * 6.28 + ph) * (1 - .25 * v) + .008 * np.sin(u * 17 + v * 3), z0 + (z1 - z0) * v), n, 4)


def room(k, o, y, deep=2.8, lit=0.0, tone='#8f877b', extra=.7):
    """What is seen behind a pane: a simple room, lit or not."""
    a, b, c, d = o['x0'] - extra * .4, o['x1'] + extra * .4, o['z0'] - extra * .7, o['z1'] + extra * .35
    y0, y1 = y, y + deep
    warm = k.rng.choice(('#ffbd74', '#ffc88a', '#ffb465', '#ffd09c'))
    back = M.glow(warm, lit * .85, .45) if lit else M.glow(tone, .16, .5)
    side = M.glow(warm, lit * .4, .4) if lit else M.glow('#6e675e', .12, .5)
    r = k.rng.random()
    k.quad(back, (a, y1, c), (b, y1, c), (b, y1, d), (a, y1, d), r)
    k.quad(side, (a, y0, c), (a, y1, c), (a, y1, d), (a, y0, d), r)
    k.quad(side, (b, y1, c), (b, y0, c), (b, y0, d), (b, y1, d), r)
    k.quad(side, (a, y0, d), (a, y1, d), (b, y1, d), (b, y0, d), r)
    k.quad(M.glow('#5a4c3e', .1, .5), (a, y0, c), (b, y0, c), (b, y1, c), (a, y1, c), r)
    dark = M.glow('#3a322b', .1 if not lit else .3)
    w = b - a
    if k.rng.random() < .7:  # a cupboard, a picture, a lamp: something to read as a home
        x = a + w * k.rng.uniform(.15, .55)
        k.box(dark, x, x + w * .35, y1 - .4, y1 - .02, c, c + (d - c) * k.rng.uniform(.35, .7))
    if k.rng.random() < .6:
        x = a + w * k.rng.uniform(.3, .7)
        k.cyl(dark, x, y0 + deep * .55, d - .75, d, .008, n=5)
        k.lathe(M.glow('#ffe9c8', lit * 2.5) if lit else M.glow('#d8d2c4', .25), x, y0 + deep * .55, d - .95, [(.2, 0), (.16, .14), (.03, .2)], 14)


def window(k, o, y=0.0, kind='transom', frame=None, depth=.13, lit=0.0, dress=None, sillmat=None, bar=.055, glass=None, interior=True, slab=True, extra=.7, deep=None):
    """Fills an opening with joinery, glass, curtains and a room behind it."""
    f = frame or M.paint('#e6e2d8')
    a, b, c, d, r = o['x0'], o['x1'], o['z0'], o['z1'], o['rise']
    w, h = b - a, d - c
    yf = y + depth
    g = glass or M.glass()
    if r:
        pts = arc(a, b, d, r, 15)
        inner = arc(a + bar, b - bar, d - bar, r * (w - 2 * bar) / w, 15)
        for p, q, s, t in zip(inner, inner[1:], pts, pts[1:]):
            k.prism(f, [p, q, t, s], yf, yf + .07)
        top = d - r
        for x in (a, b - bar):
            k.box(f, x, x + bar, yf, yf + .07, c, top, .004)
        k.box(f, a, b, yf, yf + .07, c, c + bar, .004)
        k.poly(g, [(a, yf + .035, c), (b, yf + .035, c)] + [(x, yf + .035, z) for x, z in pts[::-1]])
    else:
        bars(k, f, a, b, c, d, yf, bar, .07)
        k.quad(g, (a, yf + .035, c), (b, yf + .035, c), (b, yf + .035, d), (a, yf + .035, d))
    x0, x1, z0, z1 = a + bar, b - bar, c + bar, d - bar
    sash = bar * .85

    def leafs(n, za, zb):
        ww = (x1 - x0) / n
        for i in range(n):
            bars(k, f, x0 + i * ww + .002, x0 + (i + 1) * ww - .002, za, zb, yf - .012, sash, .05)

    def grid(nx, nz, za, zb, t=.022):
        for i in range(1, nx):
            x = x0 + (x1 - x0) * i / nx
            k.box(f, x - t / 2, x + t / 2, yf + .005, yf + .05, za, zb, .003)
        for i in range(1, nz):
            z = za + (zb - za) * i / nz
            k.box(f, x0, x1, yf + .005, yf + .05, z - t / 2, z + t / 2, .003)

    rect_top = z1 if not r else d - r
    if kind == 'transom':
        zt = min(c + h * .7, rect_top)
        k.box(f, x0, x1, yf - .02, yf + .07, zt - .035, zt + .035, .006)
        leafs(2 if w > .8 else 1, z0, zt - .035)
        if not r:
            leafs(1, zt + .035, z1)
    elif kind == 'sash':
        zt = c + h * .5
        k.box(f, x0, x1, yf - .015, yf + .06, zt - .03, zt + .03, .006)
        leafs(1, z0, zt)
        if not r:
            leafs(1, zt, z1)
    elif kind == 'two':
        leafs(2, z0, rect_top)
    elif kind == 'cross':
        zt = c + h * .66
        k.box(f, x0, x1, yf - .02, yf + .07, zt - .04, zt + .04, .006)
        k.box(f, (a + b) / 2 - .04, (a + b) / 2 + .04, yf - .026, yf + .07, z0, rect_top, .006)
        leafs(2, z0, zt - .04)
        if not r:
            leafs(2, zt + .04, z1)
    elif kind == 'grid':
        leafs(2 if w > .8 else 1, z0, rect_top)
        grid(4 if w > .8 else 2, max(3, round(h / .38)), z0, rect_top)
    elif kind == 'steel':
        grid(max(3, round(w / .34)), max(4, round(h / .42)), z0, z1, .024)
    elif kind == 'slide':
        leafs(2 if w < 3.2 else 3, z0, z1)
    elif kind == 'plain':
        leafs(1, z0, z1)
    if slab:
        sill(k, o, y, depth + .02, sillmat)
    yc = yf + .16
    dress = dress if dress is not None else k.rng.choice(('side', 'side', 'sheer', 'blind', 'half', 'none') if not lit else ('side', 'side', 'sheer', 'half'))
    cloth = k.rng.choice(('#e6dfd2', '#d9cfbf', '#ece8df', '#b9b2a4', '#a8a49c'))
    zc = d - .02
    if dress == 'side':
        m = M.fabric(cloth)
        curtain(k, m, a - .04, a + w * .2, c - .1, zc, yc)
        curtain(k, m, b - w * .2, b + .04, c - .1, zc, yc)
    elif dress == 'sheer':
        curtain(k, M.fabric('#e6e1d6') if not lit else M.fabric('#f1ede4', sheer=.35), a - .04, b + .04, c - .1, zc, yc, .08, .02)
    elif dress == 'half':
        curtain(k, M.fabric('#e6e1d6') if not lit else M.fabric('#efeae0', sheer=.2), a - .02, b + .02, c - .1, c + h * .48, yc - .06, .07, .015)
    elif dress == 'blind':
        k.box(M.fabric(cloth), a + .03, b - .03, yc - .02, yc, d - h * k.rng.uniform(.2, .5), d - .03, .004)
    if k.rng.random() < .35 and dress in ('side', 'none') and h > 1.2:  # something on the window sill
        x = a + w * k.rng.uniform(.3, .7)
        k.lathe(M.pieces('pots', ('#8a4b33', '#d7d1c5', '#4d5a55', '#b9a184')), x, yc - .02, c + .0, [(.05, 0), (.09, .1), (.08, .2), (.09, .22)], 14)
        lf = M.leaf(('#2f4a22', '#4d6b33', '#3c5a2a'), name='pot leaf')
        for _ in range(26):
            an, e, ln = k.rng.uniform(0, 6.28), k.rng.uniform(.3, 1.4), k.rng.uniform(.15, .35)
            tip = np.array((math.cos(an) * math.cos(e), math.sin(an) * math.cos(e) * .5, math.sin(e))) * ln
            side = np.array((-math.sin(an), math.cos(an), 0)) * .025
            p = np.array((x, yc - .02, c + .22))
            k.quad(lf, p, p + tip * .6 + side, p + tip, p + tip * .6 - side)
    if interior:
        room(k, o, yf + .08, deep or k.rng.uniform(2., 3.4), lit, extra=extra)


def door(k, o, y=0.0, colour='#2c3a33', depth=.16, lit=0.0, light=.45, panels='six', frame=None, step=True):
    """Panelled front door with a light above it."""
    f = frame or M.paint(colour)
    m = M.paint(colour)
    a, b, c, d, r = o['x0'], o['x1'], o['z0'], o['z1'], o['rise']
    yf = y + depth
    w = .07
    ztop = d - max(light, r)
    k.box(f, a, a + w, yf, yf + .08, c, d - r, .006)
    k.box(f, b - w, b, yf, yf + .08, c, d - r, .006)
    if light or r:
        if r:
            pts = arc(a, b, d, r, 13)
            inn = arc(a + .06, b - .06, d - .06, r * (b - a - .12) / (b - a), 13)
            for p, q, s, t in zip(inn, inn[1:], pts, pts[1:]):
                k.prism(f, [p, q, t, s], yf, yf + .08)
            k.poly(M.glass(), [(a, yf + .04, ztop), (b, yf + .04, ztop)] + [(x, yf + .04, z) for x, z in pts[::-1]])
        else:
            k.box(f, a, b, yf, yf + .08, d - .06, d, .006)
            k.quad(M.glass(), (a, yf + .04, ztop), (b, yf + .04, ztop), (b, yf + .04, d), (a, yf + .04, d))
        room(k, opening(a, b, ztop - .2, d), yf + .1, 1.6, lit * 1.2)
        k.box(f, a, b, yf - .02, yf + .08, ztop - .05, ztop + .04, .008)
    else:
        k.box(f, a, b, yf, yf + .08, d - .06, d, .006)
        ztop = d - .06
    x0, x1, z0, z1 = a + w, b - w, c + .012, ztop - .05
    k.quad(M.wallpaint('#1c1a18'), (a, yf + .09, c - .05), (b, yf + .09, c - .05), (b, yf + .09, ztop), (a, yf + .09, ztop))
    k.box(m, x0, x1, yf + .03, yf + .08, z0, z1, .004)
    ww, hh = x1 - x0, z1 - z0
    if panels in ('six', 'four'):
        rows = [(.1, .3), (.36, .66), (.72, .95)] if panels == 'six' else [(.1, .4), (.47, .95)]
        for i in range(2):
            for lo, hi in rows:
                px0, px1 = x0 + ww * (.1 + .43 * i), x0 + ww * (.47 + .43 * i)
                bars(k, m, px0 - .012, px1 + .012, z0 + hh * lo - .012, z0 + hh * hi + .012, yf + .015, .018, .02)
                k.box(m, px0 + .025, px1 - .025, yf + .012, yf + .035, z0 + hh * lo + .025, z0 + hh * hi - .025, .012)
    elif panels == 'glass':
        k.box(m, x0 + ww * .14, x1 - ww * .14, yf + .012, yf + .035, z0 + hh * .08, z0 + hh * .36, .012)
        bars(k, m, x0 + ww * .14, x1 - ww * .14, z0 + hh * .42, z0 + hh * .95, yf + .008, .03, .03)
        k.quad(M.glass('#b9c2bd', 1.2, .05), (x0 + ww * .17, yf + .028, z0 + hh * .44), (x1 - ww * .17, yf + .028, z0 + hh * .44), (x1 - ww * .17, yf + .028, z0 + hh * .93), (x0 + ww * .17, yf + .028, z0 + hh * .93))
        for i in range(1, 4):  # ironwork
            xx = x0 + ww * (.17 + .66 * i / 4)
            k.bar(M.iron(), (xx, yf + .015, z0 + hh * .44), (xx, yf + .015, z0 + hh * .93), .008, 6)
        t = np.linspace(0, 6.28, 20)
        k.tube(M.iron(), np.stack([(x0 + x1) / 2 + ww * .2 * np.cos(t), np.full(20, yf + .015), z0 + hh * .7 + ww * .2 * np.sin(t)], -1), .008, 6)
    elif panels == 'boards':
        n = 8
        for i in range(n):
            k.box(m, x0 + ww * i / n + .003, x0 + ww * (i + 1) / n - .003, yf + .012, yf + .04, z0, z1, .005)
        k.box(M.metal('#b8bcbe', .25), x1 - .12, x1 - .095, yf - .03, yf - .005, z0 + .5, z0 + 1.6, .008)
    brass = M.metal('#a98a4e', .25)
    if panels != 'boards':
        with k.push(x=x1 - .07, y=yf + .01, z=z0 + 1.0, rx=90):
            k.lathe(brass, 0, 0, 0, [(.02, 0), (.014, .03), (.032, .05), (.03, .075), (0, .085)], 14)
        k.box(brass, (x0 + x1) / 2 - .11, (x0 + x1) / 2 + .11, yf + .004, yf + .02, z0 + hh * .42 - .03, z0 + hh * .42 + .01, .004)
    if step:
        k.box(M.stone('#656d71'), a - .08, b + .08, y - .25, yf + .05, c - .16, c + .01, .012)


def shutters(k, o, colour='#31493c', y=0.0):
    """Open louvred shutters on both sides."""
    m = M.paint(colour, .5)
    w = (o['x1'] - o['x0']) / 2
    for x in (o['x0'] - w - .03, o['x1'] + .03):
        bars(k, m, x, x + w, o['z0'], o['z1'], y - .045, .06, .035)
        k.box(m, x + .05, x + w - .05, y - .043, y - .01, (o['z0'] + o['z1']) / 2 - .04, (o['z0'] + o['z1']) / 2 + .04)
        n = int((o['z1'] - o['z0']) / .055)
        for i in range(n):
            z = o['z0'] + .06 + i * (o['z1'] - o['z0'] - .12) / n
            k.quad(m, (x + .05, y - .04, z), (x + w - .05, y - .04, z), (x + w - .05, y - .012, z + .05), (x + .05, y - .012, z + .05))


def cornice(k, x0, x1, z, y=0.0, mat=None, h=.5, out=.42, brackets=.55, gutter=True):
    """Moulded cornice under the eaves with brackets and gutter; z = underside."""
    m = mat or M.paint('#efebe1')
    k.box(m, x0, x1, y - .05, y + .1, z, z + h * .45, .008)
    k.box(m, x0, x1, y - .09, y + .1, z + h * .0, z + h * .08, .012)
    if brackets:
        n = max(2, round((x1 - x0) / brackets))
        for i in range(n):
            x = x0 + (x1 - x0) * (i + .5) / n
            with k.push(x=x, y=y, z=z, rz=-90):
                k.prism(m, [(.05, h * .1), (.05, h * .52), (.05 + out * .75, h * .52), (.05 + out * .72, h * .42), (.05 + out * .3, h * .34), (.1, h * .12)][::-1], -.045, .045)
    k.box(m, x0, x1, y - out * .85, y + .1, z + h * .5, z + h * .64, .012)
    k.box(m, x0, x1, y - out * .95, y + .1, z + h * .64, z + h * .8, .02)
    k.box(m, x0, x1, y - out, y + .1, z + h * .8, z + h * .95, .015)
    if gutter:
        k.box(M.zinc(), x0, x1, y - out - .015, y + .1, z + h * .95, z + h, .006)


def band(k, mat, x0, x1, z, h=.12, y=0.0, out=.04):
    k.box(mat, x0, x1, y - out, y + .05, z, z + h, .01)


def rainpipe(k, x, z0, z1, y=0.0, r=.045, mat=None):
    m = mat or M.zinc()
    k.cyl(m, x, y - r - .03, z0 + 1.2, z1, r, n=14)
    k.cyl(M.iron(), x, y - r - .03, z0, z0 + 1.25, r * 1.15, n=14)
    z = z0 + .9
    while z < z1:
        k.cyl(m, x, y - r - .03, z, z + .04, r * 1.25, n=14)
        z += 1.8
    k.box(m, x - .1, x + .1, y - .2, y - .01, z1 - .05, z1 + .18, .02)


def railing(k, pts, h=1.0, kind='bars', mat=None, z=0.0, gap=.11):
    """Balustrade along points (x, y)."""
    m = mat or M.iron()
    for (xa, ya), (xb, yb) in zip(pts, pts[1:]):
        ln = math.hypot(xb - xa, yb - ya)
        for zz in (.08, h):
            k.bar(m, (xa, ya, z + zz), (xb, yb, z + zz), .02 if zz == h else .012, 8)
        if kind == 'glass':
            g = M.glass('#d5e2df', 1.1)
            k.quad(g, (xa, ya, z + .06), (xb, yb, z + .06), (xb, yb, z + h - .03), (xa, ya, z + h - .03))
            n = max(1, round(ln / 1.3))
            for i in range(n + 1):
                t = i / n
                k.bar(m, (xa + (xb - xa) * t, ya + (yb - ya) * t, z), (xa + (xb - xa) * t, ya + (yb - ya) * t, z + h), .018, 8)
            continue
        n = max(2, round(ln / gap))
        for i in range(n + 1):
            t = i / n
            x, y = xa + (xb - xa) * t, ya + (yb - ya) * t
            k.bar(m, (x, y, z + .05), (x, y, z + h), .008 if i % 8 else .014, 6)
        if kind == 'curl':  # whiplash lines
            t = np.linspace(0, 1, 60)
            for ph in (0, math.pi):
                zz = z + h * (.5 + .33 * np.sin(t * ln * 3.4 + ph))
                k.tube(m, np.stack([xa + (xb - xa) * t, ya + (yb - ya) * t - .012, zz], -1), .012, 6)


def balcony(k, x0, x1, z, out=1.1, kind='bars', slab=None, mat=None, y=0.0, consoles=True, h=1.0):
    s = slab or M.stone('#737a7c')
    k.box(s, x0, x1, y - out, y + .05, z - .16, z, .015)
    if consoles:
        for x in (x0 + .2, x1 - .35):
            with k.push(x=x, y=y, z=z - .16, rz=-90):
                k.prism(s, [(0, -.5), (0, 0), (out * .8, 0), (out * .74, -.1), (.16, -.36)][::-1], -.15, 0)
    railing(k, [(x0 + .05, y), (x0 + .05, y - out + .05), (x1 - .05, y - out + .05), (x1 - .05, y)], h, kind, mat, z)


def shopfront(k, x0, x1, z0, z1, y=0.0, colour='#22332d', lit=0.0, goods=True):
    """Timber shop front: plinth, panes, door in the middle, fascia without words, awning rail."""
    m = M.paint(colour, .4)
    st = M.stone('#5b6366')
    w = x1 - x0
    zf = z1 - .55
    dx0, dx1 = x0 + w * .5 - .48, x0 + w * .5 + .48
    k.box(m, x0, x1, y - .1, y + .12, zf, z1 - .08, .01)
    k.box(m, x0 + .08, x1 - .08, y - .115, y - .09, zf + .09, z1 - .17, .008)
    k.box(m, x0 - .04, x1 + .04, y - .22, y + .1, z1 - .08, z1, .02)
    k.box(m, x0 - .02, x1 + .02, y - .15, y + .1, zf - .05, zf + .03, .015)
    for x in (x0, dx0 - .16, dx1, x1 - .16):
        k.box(m, x, x + .16, y - .06, y + .1, z0 + .2, zf, .012)
        k.box(m, x + .04, x + .12, y - .075, y - .05, z0 + .5, zf - .15, .01)
        k.box(st, x - .01, x + .17, y - .08, y + .1, z0, z0 + .22, .012)
    for a, b in ((x0 + .16, dx0 - .16), (dx1 + .16, x1 - .16)):
        k.box(st, a, b, y - .03, y + .12, z0, z0 + .3, .01)
        k.box(m, a, b, y - .02, y + .1, z0 + .3, z0 + .55, .01)
        k.box(m, a + .08, b - .08, y - .04, y, z0 + .36, z0 + .49, .01)
        bars(k, m, a, b, z0 + .55, zf - .03, y, .06, .08)
        k.box(m, a, b, y, y + .07, zf - .6, zf - .55, .006)
        k.quad(M.glass(), (a, y + .04, z0 + .55), (b, y + .04, z0 + .55), (b, y + .04, zf), (a, y + .04, zf))
        k.box(M.wood('#a98a64'), a, b, y + .08, y + .75, z0 + .5, z0 + .56)
        if goods:
            x = a + .3
            while x < b - .2:
                pick = k.rng.random()
                if pick < .5:
                    s = k.rng.uniform(.1, .2)
                    k.lathe(M.pieces('ware', ('#c9b79c', '#5d7268', '#a4573b', '#e5ded1', '#38464d'), .3, .5, 12, .1), x, y + k.rng.uniform(.25, .5), z0 + .56, [(s * .5, 0), (s * .95, s), (s * .7, s * 1.8), (s * .45, s * 2.2), (s * .6, s * 2.6)], 18)
                else:
                    hh = k.rng.uniform(.2, .5)
                    k.box(M.wood('#7a5a3c', 'z'), x - .14, x + .14, y + .3, y + .55, z0 + .56, z0 + .56 + hh, .01)
                x += k.rng.uniform(.35, .6)
    o = opening(x0 + .1, x1 - .1, z0, zf)
    room(k, o, y + .1, 4.2, lit, '#a79b88')
    with k.push(y=y + .12):
        door(k, opening(dx0, dx1, z0, zf, 0), 0, colour, .05, lit, .5, 'glass', step=False)
    k.box(M.stone('#656d71'), dx0, dx1, y - .15, y + .25, z0 - .1, z0 + .01, .012)


def garagedoor(k, o, y=0.0, colour='#6b7276', depth=.1, kind='panel'):
    m = M.paint(colour, .45)
    a, b, c, d = o['x0'], o['x1'], o['z0'], o['z1']
    yf = y + depth
    n = 5
    if kind == 'panel':
        hh = (d - c) / n
        for i in range(n):
            k.box(m, a, b, yf, yf + .04, c + i * hh + .004, c + (i + 1) * hh - .004, .008)
            for j in range(4):
                w = (b - a) / 4
                k.box(m, a + j * w + .08, a + (j + 1) * w - .08, yf - .012, yf + .01, c + i * hh + .09, c + (i + 1) * hh - .09, .01)
    elif kind == 'boards':
        nb = int((b - a) / .12)
        for i in range(nb):
            k.box(m, a + (b - a) * i / nb + .002, a + (b - a) * (i + 1) / nb - .002, yf, yf + .04, c, d, .006)
    else:
        nb = int((d - c) / .09)
        for i in range(nb):
            k.box(m, a, b, yf, yf + .04, c + (d - c) * i / nb + .003, c + (d - c) * (i + 1) / nb - .003, .012)
    k.box(M.metal('#2b2d2f', .4), (a + b) / 2 - .08, (a + b) / 2 + .08, yf - .03, yf, c + .9, c + .94, .006)
    bars(k, M.paint(colour), a, b, c - .06, d, yf - .005, .05, .05)
