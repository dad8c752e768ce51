"""Free-standing buildings: villas, farm, flats, mill, garages, new-build."""
import math

from core import np
import facade as F
import materials as M
import roof as R
from facade import opening


def face(k, mat, w, h, jobs, lit=0.0, kind=None, frac=.6, t=.3, z0=0.0, frame=None, sillmat=None):
    """One side of a building in its own coordinates (0…w, z0…h). jobs: (what, opening, options)."""
    F.wall(k, mat, 0, w, z0, h, [o for _, o, *_r in jobs], 0, t)
    for what, o, *rest in jobs:
        kw = dict(rest[0]) if rest else {}
        on = lit * k.rng.uniform(.7, 1.2) if lit and k.rng.random() < frac else 0.0
        if what == 'door':
            F.door(k, o, 0, lit=on, **kw)
        elif what == 'garage':
            F.garagedoor(k, o, 0, **kw)
        elif what == 'hole':
            pass
        else:
            F.window(k, o, 0, what, kw.pop('frame', frame), lit=on, sillmat=sillmat, **kw)
        if kind and what != 'hole':
            F.soldier(k, kind, o)


def shell(k, mat, x0, x1, y0, y1, h, front=(), right=(), back=(), left=(), **kw):
    """Four faces around a rectangle."""
    for (x, y, rz, w, jobs) in ((x0, y0, 0, x1 - x0, front), (x1, y0, 90, y1 - y0, right), (x1, y1, 180, x1 - x0, back), (x0, y1, -90, y1 - y0, left)):
        with k.push(x=x, y=y, rz=rz):
            face(k, mat, w, h, list(jobs), **kw)


def halfopen(k, kind='red', lit=0.0, door='#28413a', frame='#e6e2d8', roofm=None, seed=0, render=None):
    """Half-open family house: 7.6 m wide, ridge along x, bay window, garage at the open side, neighbour at the left."""
    b = M.brick(kind)
    wall = M.plaster(render) if render else b
    fr = M.paint(frame)
    W, D, H = 7.6, 9.2, 5.7
    st = M.stone('#656d71')
    front = [('door', opening(.7, 1.75, .3, 2.75), dict(colour=door, panels='glass', light=.35)), ('transom', opening(.75, 1.7, 3.5, 5.0)),
             ('hole', opening(3.0, 6.6, .8, 2.75)), ('cross', opening(3.3, 4.7, 3.5, 5.0)), ('cross', opening(5.2, 6.6, 3.5, 5.0))]
    right = [('two', opening(1.6, 2.5, 3.6, 4.9)), ('plain', opening(5.6, 6.4, 3.6, 4.6)), ('two', opening(2.6, 4.2, .9, 2.4))]
    with k.push():
        shell(k, wall, 0, W, 0, D, H, front, right, lit=lit, kind=kind if not render else None, frame=fr)
        k.box(b, 3.0, 6.6, -.75, .02, 0, .85, .004)
        k.box(st, 2.95, 6.65, -.82, .05, .85, .92, .01)
        for x0, x1, rz, y, n in ((3.0, 6.6, 0, -.75, 3),):
            ww = (x1 - x0) / n
            for i in range(n):
                o = opening(x0 + i * ww + .03, x0 + (i + 1) * ww - .03, .92, 2.7)
                F.window(k, o, -.75, 'transom', fr, .0, lit, 'side' if i != 1 else 'none', st, slab=False, interior=False)
        F.room(k, opening(3.0, 6.6, .9, 2.7), .1, 3.5, lit)
        for x, rz in ((3.0, -90), (6.6, 90)):
            with k.push(x=x, y=0 if rz < 0 else -.75, rz=rz):
                F.window(k, opening(.03, .72, .92, 2.7), 0, 'transom', fr, 0, 0, 'none', slab=False, interior=False)
        k.box(M.paint('#dcd7cb'), 2.9, 6.7, -.87, .02, 2.7, 2.92, .015)
        k.box(M.zinc(), 2.88, 6.72, -.9, .02, 2.92, 2.98, .01)
        k.box(st, 0, .7, -.03, .02, 0, .5, .01), k.box(st, 1.75, W, -.03, .02, 0, .5, .01)
        k.box(M.paint('#dcd7cb'), .45, 2.0, -.9, .0, 2.9, 3.02, .015)  # porch roof
        k.box(st, .5, 1.95, -.7, .1, 0, .16, .015)
        F.band(k, M.pieces('band', tuple(M.BRICKS[kind][0])), 0, W, 3.1, .07, 0, .012)
        roofm = roofm or M.darktile()
        zr = R.gable(k, 0, W, 0, D, H, 43, .35, roofm, 'pantile' if roofm is not M.slate() else 'slate', wall, .06, True, sky=((2.0, 2.4), (5.4, 2.4)))
        R.chimney(k, W * .8, D / 2 + .4, H + 2, zr + .8, mat=b)
        F.rainpipe(k, W - .15, 0, H - .3)
        # garage
        with k.push(x=W, y=3.2):
            face(k, wall, 3.4, 2.9, [('garage', opening(.35, 3.05, .02, 2.35), dict(colour=door, kind='boards'))], kind=kind if not render else None)
            k.quad(wall, (3.4, 0, 0), (3.4, 6, 0), (3.4, 6, 2.9), (3.4, 0, 2.9))
            k.box(M.paint('#dcd7cb'), -.0, 3.5, -.1, 6, 2.9, 3.12, .01)
            k.box(M.zinc(), -.0, 3.53, -.13, 6, 3.12, 3.17, .01)
    # neighbour, mirrored
    with k.push(x=-W):
        k2 = M.brick(k.rng.choice(('orange', 'brown', 'red')))
        fr2 = M.paint('#dfdace')
        face(k, k2, W, H, [('cross', opening(1.0, 2.4, 3.5, 5.0)), ('cross', opening(2.9, 4.3, 3.5, 5.0)), ('transom', opening(5.9, 6.85, 3.5, 5.0)), ('cross', opening(1.2, 4.2, .9, 2.7)), ('door', opening(5.85, 6.9, .3, 2.75), dict(colour='#5a3b26', panels='six'))], lit, frame=fr2)
        k.box(st, 0, 5.85, -.03, .02, 0, .5, .01)
        R.gable(k, 0, W, 0, D, H, 43, .35, M.darktile(), 'pantile', k2, .0, True)
        F.rainpipe(k, W - .1, 0, H - .3)


def villa_classic(k, wall='#e0dbcf', lit=0.0, shutter='#4c5d57', frame='#e8e4da', two=True):
    """White villa with hipped slate roof, shutters and a columned porch; 13 × 9 m."""
    m, fr, st = M.plaster(wall, dirt=.12), M.paint(frame), M.stone('#7c8284')
    W, D, H = 13.0, 9.0, 6.2 if two else 3.4
    front, lower = [], []
    for cx in (1.7, 4.1, 8.9, 11.3):
        front.append(('grid', opening(cx - .55, cx + .55, .55, 2.75)))
        if two:
            front.append(('grid', opening(cx - .5, cx + .5, 3.75, 5.35)))
    front.append(('door', opening(5.9, 7.1, .35, 3.0), dict(colour='#26352f', panels='six', light=.5)))
    if two:
        front.append(('grid', opening(5.95, 7.05, 3.55, 5.35)))
    sidej = [('grid', opening(c - .5, c + .5, z, z + 1.9)) for c in (2.2, 6.8) for z in ((.75, 3.6) if two else (.75,))]
    shell(k, m, 0, W, 0, D, H, front, sidej, (), sidej, lit=lit, frame=fr, sillmat=st)
    for what, o, *_ in front:
        if what == 'grid' and abs((o['x0'] + o['x1']) / 2 - 6.5) > 1:
            F.shutters(k, o, shutter)
    k.box(st, -.04, 5.7, -.04, 0, 0, .4, .01), k.box(st, 7.3, W + .04, -.04, 0, 0, .4, .01)
    F.band(k, fr, 0, W, 3.25, .14)
    F.cornice(k, -.05, W + .05, H - .4, 0, fr, .42, .38, .6, False)
    zr = R.hip(k, 0, W, 0, D, H + .02, 37, .45)
    for x in (3.2, W - 3.2):
        R.chimney(k, x, D / 2, H + 2, zr + .6, mat=m)
    for x in (2.9, W - 2.9):
        R.dormer(k, x, 1.3, H + .85, 1.25, 1.35, 2, fr, lit=lit * .7, top='gable')
    # porch
    for x in (5.35, 7.65):
        k.lathe(fr, x, -1.3, .3, [(.2, 0), (.2, .08), (.15, .12), (.14, .2), (.12, 2.5), (.16, 2.55), (.19, 2.6), (.19, 2.7)], 24)
    k.box(fr, 5.05, 7.95, -1.6, .05, 3.0, 3.3, .02)
    k.box(fr, 4.95, 8.05, -1.7, .05, 3.3, 3.4, .02)
    for i in range(2):
        k.box(st, 4.9 - i * .3, 8.1 + i * .3, -1.75 - i * .35, .1, .15 - i * .15, .3 - i * .15, .015)
    F.railing(k, [(5.1, -.05), (5.1, -1.55), (7.9, -1.55), (7.9, -.05)], .85, 'bars', M.iron(), 3.4)
    F.rainpipe(k, .12, 0, H - .4), F.rainpipe(k, W - .12, 0, H - .4)


def villa_modern(k, lit=0.0, wall='#dedbd3', clad='#8d6c4a'):
    """White cubic villa: long ground floor, shifted upper floor, timber, large panes. Garden front at y = 0."""
    m = M.plaster(wall, dirt=.06)
    dark = M.metal('#2d3033', .4, .4)
    jobs = [('slide', opening(.6, 4.4, .02, 2.7), dict(slab=False, dress='side')), ('slide', opening(5.0, 8.6, .02, 2.7), dict(slab=False, dress='none')), ('plain', opening(10.6, 12.6, .9, 2.4), dict(slab=False)), ('door', opening(13.1, 14.2, .05, 2.5), dict(colour='#6f5a45', panels='boards', light=0, depth=.12, step=False))]
    with k.push():
        shell(k, m, 0, 15, 0, 8, 3.15, jobs, [('slide', opening(1.2, 3.8, .02, 2.7), dict(slab=False))], (), (), lit=lit, frame=dark, frac=.9)
        R.parapet(k, 0, 15, 0, 8, 3.15, .25, m, dark)
        k.box(m, -.3, 9.4, -2.2, 0, 2.85, 3.15, .006)  # canopy
        k.box(dark, -.34, 9.44, -2.24, .0, 3.15, 3.2, .004)
        k.box(m, -.3, .0, -2.2, 0, 0, 2.9, .006)
        for x in (9.2,):
            k.box(dark, x - .05, x + .05, -2.1, -2.0, 0, 2.85, .004)
    with k.push(x=3.6, y=.8, z=3.15):
        W = 9.2
        up = [('plain', opening(.7, 3.1, .25, 2.45), dict(slab=False, dress='sheer')), ('slide', opening(4.4, 8.2, .05, 2.45), dict(slab=False, dress='side'))]
        shell(k, m, 0, W, 0, 6.8, 2.9, up, [('plain', opening(2.4, 3.4, .3, 2.45), dict(slab=False))], (), [('plain', opening(2, 3, .3, 2.4), dict(slab=False))], lit=lit, frame=dark, frac=.7)
        R.parapet(k, 0, W, 0, 6.8, 2.9, .2, m, dark)
        wd = M.wood(clad, 'z', .6)
        n = 26
        for i in range(n):  # vertical boards between the windows
            x = 3.15 + i * .047
            k.box(wd, x, x + .04, -.035, .02, 0.02, 2.88, .004)
        F.railing(k, [(4.3, -.03), (8.3, -.03)], 1.0, 'glass', dark, .05)
    wd = M.wood(clad, 'z', .6)
    for i in range(46):
        x = 8.75 + i * .037
        k.box(wd, x, x + .031, -.03, .02, .02, 3.13, .003)
    k.box(dark, 12.9, 14.5, -.9, .0, 2.62, 2.74, .006)


def farmhouse(k, lit=0.0, wall='#ddd6c6', shutter='#2f4a3c', roofm=None, barn=True, brick=None):
    """Long farmhouse: dwelling at the left, barn at the right under one tiled roof; 22 × 7.4 m."""
    m = M.brick(brick) if brick else M.plaster(wall, .03, .35)
    fr, tar = M.paint('#e2ded3'), M.plaster('#2a2827', .02, .1)
    W, D, H = 22.0, 7.4, 3.1
    jobs = []
    for cx in (1.7, 4.1, 8.4, 10.8):
        jobs.append(('grid', opening(cx - .5, cx + .5, .85, 2.35, .0)))
    jobs.append(('door', opening(5.75, 6.85, .12, 2.5), dict(colour=shutter, panels='four', light=.35)))
    jobs.append(('hole', opening(15.0, 18.2, .02, 2.75, .7)))
    jobs.append(('two', opening(12.9, 13.6, 1.3, 2.0)))
    jobs.append(('door', opening(19.6, 20.7, .1, 2.25), dict(colour=shutter, panels='boards', light=0)))
    shell(k, m, 0, W, 0, D, H, jobs, [('grid', opening(2, 3, .9, 2.3)), ('grid', opening(4.6, 5.6, .9, 2.3))], (), [('grid', opening(2, 3, .9, 2.3)), ('grid', opening(4.6, 5.6, .9, 2.3))], lit=lit, frame=fr, kind=brick)
    for what, o, *_ in jobs:
        if what == 'grid':
            F.shutters(k, o, shutter)
    x = 0
    for a, b in ((0, 5.72), (6.88, 14.97), (18.23, 19.57), (20.73, W)):
        k.box(tar, a, b, -.025, .01, 0, .55, .01)
    d = M.paint(shutter, .5)
    for i in range(26):  # barn doors
        xx = 15.0 + 3.2 * i / 26
        top = 2.75 - .7 + .7 * math.sqrt(max(0, 1 - ((xx + .06 - 16.6) / 1.66) ** 2))
        k.box(d, xx + .003, xx + .12, .14, .19, .05, top, .006)
    for zz in (.5, 1.7):
        for a, b in ((15.1, 16.5), (16.7, 18.1)):
            k.box(d, a, b, .1, .15, zz, zz + .16, .008)
    F.surround(k, M.brick('old'), opening(15.0, 18.2, .02, 2.75, .7), 0, .22, .012, False)
    zr = R.gable(k, 0, W, 0, D, H, 46, .3, roofm or M.pantile(), 'pantile', m, .1, True, sky=((7.2, 2.2),))
    for x in (3.0, 9.6):
        R.chimney(k, x, D / 2, H + 2.5, zr + .7, mat=M.brick('old'))
    for x in (2.9, 9.6):
        R.dormer(k, x, .75, H + .55, 1.3, 1.25, 2.2, fr, lit=lit, top='gable', kind='two', cheek=M.darktile())
    F.rainpipe(k, 11.9, 0, H - .25)


def flats(k, floors=5, bays=5, kind='brown', lit=0.0, rail='glass', accent='#e6e1d6', bay=4.4, frame='#33373a'):
    """Block of flats with continuous galleries on the street."""
    W, fh = bays * bay, 3.0
    m, fr = M.brick(kind), M.metal(frame, .4, .4)
    white = M.plaster(accent, dirt=.1)
    g = 3.4
    # ground floor: glass hall, plinth
    jobs = []
    for b in range(bays):
        x = b * bay
        if b == bays // 2:
            jobs.append(('slide', opening(x + .5, x + bay - .5, .05, 2.8), dict(slab=False, dress='none')))
        else:
            jobs.append(('plain', opening(x + .6, x + bay - .6, .6, 2.8), dict(slab=False)))
    with k.push(y=0):
        shell(k, m, 0, W, 0, 11, g, jobs, (), (), (), lit=lit, frame=fr)
    for f in range(floors):
        z = g + f * fh
        jobs = []
        for b in range(bays):
            x = b * bay
            jobs += [('slide', opening(x + .5, x + 2.7, .04, 2.45), dict(slab=False)), ('plain', opening(x + 3.1, x + bay - .35, .9, 2.45), dict(slab=False))]
        with k.push(z=z):
            shell(k, m, 0, W, 0, 11, fh, jobs, [('plain', opening(3, 4, .9, 2.4)), ('plain', opening(7, 8, .9, 2.4))], (), [('plain', opening(3, 4, .9, 2.4)), ('plain', opening(7, 8, .9, 2.4))], lit=lit, frame=fr, frac=.55)
            k.box(white, -.15, W + .15, -1.65, .05, -.2, .02, .012)
            F.railing(k, [(-.08, 0), (-.08, -1.58), (W + .08, -1.58), (W + .08, 0)], 1.05, rail, M.metal('#3a3e41', .4, .6), .02)
            for b in range(1, bays):  # screens between neighbours
                k.box(white, b * bay - .04, b * bay + .04, -1.5, 0, 0, 2.0, .006)
            if k.rng.random() < .9:
                for _ in range(2):
                    b = k.rng.randrange(bays)
                    x = b * bay + k.rng.uniform(.6, 3.6)
                    k.lathe(M.pieces('pots', ('#8a4b33', '#d7d1c5', '#4d5a55', '#b9a184')), x, -1.2, .02, [(.12, 0), (.2, .35), (.2, .38), (.17, .38), (.16, .32), (0, .32)], 16)
                    import vegetation as V
                    c = k.np.normal(0, 1, (420, 3)) * (.16, .16, .2) + (x, -1.2, .62)
                    V.scatter_leaves(k, M.leaf(V.LEAVES[k.rng.choice(('box', 'olive', 'laurel', 'rose'))]), c, .08)
                if k.rng.random() < .6:
                    b = k.rng.randrange(bays)
                    x = b * bay + 1.6
                    k.cyl(M.metal('#3f4548', .4, .5), x, -.8, .7, .73, .32, n=24), k.cyl(M.iron(), x, -.8, .02, .7, .02, n=8)
                    for dx in (-.6, .6):
                        k.box(M.wood('#9a7448'), x + dx - .2, x + dx + .2, -1., -.6, .42, .46), k.box(M.wood('#9a7448'), x + dx * 1.3 - .02, x + dx * 1.3 + .02, -1., -.6, .02, .85)
    H = g + floors * fh
    for b in range(bays + 1):  # slim posts
        k.box(white, b * bay - .09, b * bay + .09, -1.66, -1.48, 0, H, .01)
    k.box(white, -.15, W + .15, -1.7, .1, H - .02, H + .28, .015)
    k.box(M.metal('#5a6064', .5, .6), -.18, W + .18, -1.73, .1, H + .28, H + .33, .006)
    R.parapet(k, 0, W, 0, 11, H, .3, m)
    k.box(m, W * .4, W * .55, 3, 7, H, H + 2.2, .004)
    k.box(white, W / 2 - 2.0, W / 2 + 2.0, -2.3, 0, 2.95, 3.15, .01)
    return W, H


def artnouveau(k, w=6.6, lit=0.0, body='white', trim='#6e7578', joinery='#3f5a4a'):
    """Town house of 1900: round-headed openings, bow window, whiplash iron, painted frieze."""
    m, st, fr = M.brick(body), M.stone(trim), M.paint(joinery)
    band = M.brick('yellow' if body != 'yellow' else 'oxblood')
    big = opening(2.35, 5.95, .95, 3.75, 1.35)
    dr = opening(.55, 1.75, .35, 3.5, .6)
    f1 = opening(1.3, 5.3, 4.75, 7.75, .0)
    f1l = opening(.3, .95, 5.2, 7.2, .32)
    f1r = opening(5.65, 6.3, 5.2, 7.2, .32)
    f2 = [opening(.75 + i * 1.75, 2.1 + i * 1.75, 8.9, 11.2, .67) for i in range(3)]
    H = 12.9
    F.wall(k, m, 0, w, 0, H, [big, dr, dict(f1, z0=4.75), f1l, f1r] + f2, 0, .35)
    on = lambda: lit * k.rng.uniform(.8, 1.2) if lit and k.rng.random() < .75 else 0
    F.window(k, big, 0, 'cross', fr, .2, on(), 'side', st, .07)
    for i in range(1, 6):  # fan in the big arch
        a = math.pi * i / 6
        cx, cz = 4.15, 2.45
        k.bar(fr, (cx + .5 * math.cos(a), .2, cz + .5 * math.sin(a)), (cx + 1.6 * math.cos(a), .2, cz + 1.2 * math.sin(a)), .02, 6)
    t = np.linspace(0, math.pi, 18)
    k.tube(fr, np.stack([4.15 + .75 * np.cos(t), np.full(18, .2), 2.55 + .7 * np.sin(t)], -1), .028, 8)
    F.surround(k, st, big, 0, .2, .05, True)
    F.door(k, dr, 0, joinery, .22, on(), .7, 'glass')
    F.surround(k, st, dr, 0, .16, .05, True)
    for o in (f1l, f1r):
        F.window(k, o, 0, 'plain', fr, .15, on(), None, st)
        F.surround(k, st, o, 0, .1, .03, False)
    for o in f2:
        F.window(k, o, 0, 'two', fr, .16, on(), None, st)
        F.surround(k, st, o, 0, .12, .04, True)
    # bow window
    n, dep = 5, .85
    pts = [(1.3 + 4.0 * (i / n), -dep * math.sin(math.pi * (i / n)) ** .6 if 0 < i < n else 0.0) for i in range(n + 1)]
    litb = on()
    for (xa, ya), (xb, yb) in zip(pts, pts[1:]):
        ln = math.hypot(xb - xa, yb - ya)
        with k.push(x=xa, y=ya, rz=math.degrees(math.atan2(yb - ya, xb - xa))):
            k.box(st, 0, ln, -.03, .1, 4.35, 5.25, .012)
            k.box(fr, .08, ln - .08, -.05, 0, 4.55, 5.08, .02)
            F.window(k, opening(.02, ln - .02, 5.25, 7.75), 0, 'transom', fr, .0, 0, 'side' if k.rng.random() < .4 else 'none', st, .06, interior=False, slab=False)
            k.box(fr, -.02, ln + .02, -.08, .1, 7.75, 8.0, .02)
    k.poly(st, [(x, y - .08, 4.33) for x, y in pts])
    k.poly(M.zinc(), [(x, y - .12, 8.03) for x, y in pts])
    for xx in (1.9, 4.7):
        with k.push(x=xx, z=4.33, rz=-90):
            k.prism(st, [(0, -.9), (0, 0), (.75, 0), (.6, -.18), (.22, -.4)][::-1], -.13, .13)
    F.room(k, opening(1.3, 5.3, 4.9, 7.7), .1, 3.2, litb)
    zb = 8.05
    F.railing(k, [(x * .98 + .06, y - .1) for x, y in pts], .75, 'curl', M.iron(), zb, .14)
    for z in (3.95, 4.25, 8.35, 8.6):
        F.band(k, band, 0, 1.25 if z > 4 and z < 8 else w, z, .14, 0, .01)
        if 4 < z < 8:
            F.band(k, band, 5.35, w, z, .14, 0, .01)
    k.box(st, 0, .4, -.05, .02, 0, .95, .012), k.box(st, 1.92, w, -.05, .02, 0, .75, .012)
    k.box(M.iron(), 3.4, 4.9, -.06, .0, .2, .55, .01)
    # frieze
    for i in range(3):
        o = opening(.75 + i * 1.75, 2.1 + i * 1.75, 11.65, 12.35)
        k.box(M.art('#a3905f', '#5c7a72', '#7a4a40', 5.5, i * 3.1), o['x0'], o['x1'], -.01, .02, o['z0'], o['z1'], .002)
        F.surround(k, st, o, 0, .07, .02, False)
        k.box(st, o['x0'] - .07, o['x1'] + .07, -.02, .05, o['z0'] - .07, o['z0'], .01)
    F.cornice(k, 0, w, H - .45, 0, fr, .6, .62, .7)
    R.gable(k, 0, w, .1, 10, H + .15, 38, .2, M.slate(), 'slate', M.brick('old'), 0, False)
    F.rainpipe(k, w - .1, 0, H - .4)
    return H


def mill(k, lit=0.0, cols=8, floors=4, kind='old', bay=3.2, arched=True):
    """Old mill turned into lofts: big steel windows between brick piers, slate roof, round stack."""
    m, steel, st = M.brick(kind), M.metal('#202426', .45, .3), M.stone('#6f7577')
    W, fh, D = cols * bay, 3.9, 14.0
    H = floors * fh + .6
    holes = []
    for f in range(floors):
        for c in range(cols):
            x, z = c * bay, f * fh
            r = .35 if arched else 0
            o = opening(x + .55, x + bay - .55, z + (1.05 if f else .9), z + fh - .55, r)
            if f == 0 and c == cols // 2:
                o = opening(x + .45, x + bay - .45, .05, 3.4, .5)
            holes.append(o)
    F.wall(k, m, 0, W, 0, H, holes, 0, .4)
    for i, o in enumerate(holes):
        on = lit * k.rng.uniform(.6, 1.3) if lit and k.rng.random() < .6 else 0
        F.window(k, o, 0, 'steel', steel, .28, on, k.rng.choice(('none', 'none', 'side')), st, .05)
        F.soldier(k, 'oxblood' if kind != 'oxblood' else 'red', o, 0, .24, .01)
    for c in range(cols + 1):
        x = c * bay
        k.box(m, max(0, x - .28), min(W, x + .28), -.14, .02, 0, H - .5, .004)
        k.box(st, max(0, x - .32), min(W, x + .32), -.18, .02, 0, .5, .012)
    for z in (H - .5, H - .3, H - .12):
        k.box(m, 0, W, -.2 - (z - H) * -.2, .02, z, z + .14, .004)
    n = int(W / .5)
    for i in range(n):
        k.box(m, i * .5 + .1, i * .5 + .34, -.2, .02, H - .75, H - .48, .004)
    for rz, x, y in ((90, W, 0), (-90, 0, D)):
        with k.push(x=x, y=y, rz=rz):
            hs = [opening(2 + j * 4, 3.8 + j * 4, f * fh + 1.05, f * fh + fh - .55, .3) for f in range(floors) for j in range(3)]
            F.wall(k, m, 0, D, 0, H, hs, 0, .4)
            for o in hs:
                F.window(k, o, 0, 'steel', steel, .28, lit if lit and k.rng.random() < .5 else 0, 'none', st, .05)
    zr = R.gable(k, 0, W, 0, D, H, 34, .25, M.slate(), 'slate', m, .05, True, sky=[(x, 3.0) for x in np.arange(3, W - 2, 4.2)])
    # stack
    k.lathe(M.brick('old'), W + 9.0, 6, 0, [(1.35, 0), (1.3, 2), (.85, 21), (1.0, 21.3), (1.02, 21.9), (.9, 22), (.7, 22)], 28)
    for z in (6, 11, 16):
        r = 1.3 - (z - 2) * .0237
        k.lathe(M.iron(), W + 9.0, 6, z, [(r + .01, 0), (r + .04, .01), (r + .04, .09), (r + .01, .1)], 28)
    # hoist beam over the entrance
    x = (cols // 2 + .5) * bay
    k.box(steel, x - .12, x + .12, -1.6, 0, H - 1.0, H - .75, .01)
    k.box(steel, x - bay * .5, x + bay * .5, -1.3, .0, 3.55, 3.65, .01)
    return W, H


def newhouse(k, x, w=6.4, kind='white', lit=0.0, roof='gable', clad=None, mirror=False, door='#2f3a38', h=5.9):
    """One house of a new terrace: pale brick, dark frames, deep porch."""
    m, fr = M.brick(kind), M.metal('#2d3033', .4, .4)
    al = M.metal('#3a3e41', .5, .5)
    with k.push(x=x):
        fx = (lambda a, b: (w - b, w - a)) if mirror else (lambda a, b: (a, b))
        d0, d1 = fx(.7, 2.2)
        w0, w1 = fx(3.0, 5.7)
        u0, u1 = fx(.9, 2.1)
        v0, v1 = fx(3.0, 5.4)
        jobs = [('hole', opening(d0, d1, .02, 2.55)), ('plain', opening(w0, w1, .35, 2.55), dict(slab=False)), ('plain', opening(u0, u1, 3.35, 5.2), dict(slab=False)), ('two', opening(v0, v1, 3.35, 5.2), dict(slab=False))]
        face(k, m, w, h, jobs, lit, frame=fr, t=.5)
        for o in (opening(w0, w1, .35, 2.55), opening(u0, u1, 3.35, 5.2), opening(v0, v1, 3.35, 5.2)):
            F.bars(k, al, o['x0'] - .03, o['x1'] + .03, o['z0'] - .03, o['z1'] + .03, -.05, .035, .3)
        with k.push(y=.75):
            wd = M.wood(clad or '#9a7750', 'z', .6)
            for i in range(14):
                k.box(wd, d0 + (d1 - d0) * i / 14 + .004, d0 + (d1 - d0) * (i + 1) / 14 - .004, 0, .05, 0, 2.55, .004)
            a = d0 + .25 if not mirror else d1 - 1.2
            k.box(M.paint(door), a, a + .95, -.03, .02, .02, 2.3, .006)
            k.box(M.metal('#b8bcbe', .25), a + .12, a + .15, -.08, -.05, .6, 1.7, .008)
        k.quad(m, (d0, 0, 2.55), (d1, 0, 2.55), (d1, .75, 2.55), (d0, .75, 2.55))
        k.quad(m, (d0, .5, 0), (d0, .8, 0), (d0, .8, 2.55), (d0, .5, 2.55)), k.quad(m, (d1, .5, 0), (d1, .8, 0), (d1, .8, 2.55), (d1, .5, 2.55))
        k.box(M.stone('#83888a'), d0 - .05, d1 + .05, -.6, .8, -.03, .03, .01)
        if lit:
            k.box(M.glow('#ffdca8', lit * 4), (d0 + d1) / 2 - .06, (d0 + d1) / 2 + .06, .3, .42, 2.51, 2.545)
        D = 9.5
        for xx in (0, w):
            k.quad(m, (xx, 0, 0), (xx, D, 0), (xx, D, h), (xx, 0, h))
        if roof == 'gable':
            R.gable(k, 0, w, 0, D, h, 40, .12, M.darktile(), 'flat', m, .0, True, boards=False, sky=((w * .3, 2.6), (w * .7, 2.6)))
        else:
            if roof == 'tall':
                with k.push(z=h, y=1.4):
                    face(k, M.wood(clad or '#6f5a45', 'z', .6), w, 2.7, [('plain', opening(w * .2, w * .8, .3, 2.2), dict(slab=False))], lit, frame=fr)
                    for xx in (0, w):
                        k.quad(m, (xx, 0, 0), (xx, D - 1.4, 0), (xx, D - 1.4, 2.7), (xx, 0, 2.7))
                    k.box(al, -.02, w + .02, -.15, D - 1.4, 2.7, 2.85, .006)
                F.railing(k, [(.1, .15), (w - .1, .15)], .95, 'glass', al, h + .1)
            R.parapet(k, 0, w, 0, D, h, .2, m, al)
        k.box(al, w - .14, w - .06, -.09, -.01, 0, h, .01)


def garages(k, n=8, kind='brown', colours=('#5b6a62', '#7a4a3a', '#8c9094', '#3f4f5a', '#b5ada0'), w=3.0):
    m = M.brick(kind)
    jobs = []
    for i in range(n):
        jobs.append(('garage', opening(i * w + .28, (i + 1) * w - .28, .02, 2.3), dict(colour=colours[(i * 7 + 3) % len(colours)], kind=('panel', 'boards', 'ribs')[(i * 5) % 3])))
    shell(k, m, 0, n * w, 0, 6, 2.75, jobs)
    k.box(M.stone('#8f9190'), -.05, n * w + .05, -.08, 6, 2.75, 2.95, .012)
    k.box(M.zinc(), -.07, n * w + .07, -.1, 6, 2.95, 3.0, .008)
    for i in range(n):
        k.box(M.stone('#8f9190', .15), i * w + .2, (i + 1) * w - .2, -.02, .1, 2.3, 2.48, .006)
    for i in range(0, n, 3):
        F.rainpipe(k, i * w + w, 0, 2.6, 0, .035)
