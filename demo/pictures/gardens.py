"""Gardens, courtyards, terraces and balconies."""
import math
import random

from core import Kit
import buildings as B
import exteriors as E
import facade as F
import furniture as U
import houses as H
import light
import materials as M
import street as S
import vegetation as V
from camera import shot
from facade import opening


def gardenset(k, x, y, z=0.0, rz=0, kind='teak', n=4):
    """Outdoor table and chairs."""
    with k.push(x=x, y=y, z=z, rz=rz):
        if kind == 'teak':
            U.table(k, 1.8, .9, .74, '#8d7350')
        else:
            k.cyl(M.metal('#3f4548', .4, .5), 0, 0, .72, .74, .42, n=36), k.cyl(M.iron(), 0, 0, 0, .72, .025, n=10), k.cyl(M.iron(), 0, 0, 0, .03, .22, n=24)
        spots = [(-.45, -.75, 180), (.45, -.75, 176), (-.45, .75, 0), (.45, .75, -5), (-1.25, 0, 90), (1.25, 0, -90)] if kind == 'teak' else [(-.75, .1, 80), (.75, -.1, -100)]
        for a, b, r in spots[:n]:
            with k.push(x=a, y=b, rz=r):
                U.chair(k, '#8d7350' if kind == 'teak' else '#3f4548', '#d8d1c2')
        U.bowl(k, .1, 0, .74, .14, '#d9cfbf'), U.vase(k, -.3, .05, .74, .8, '#4d5a55', 6)


def deck(k, x0, x1, y0, y1, z=.05, colour='#8a745a'):
    m = M.wood(colour, 'x', .65)
    n = round((y1 - y0) / .145)
    for i in range(n):
        a = y0 + (y1 - y0) * i / n
        k.box(m, x0, x1, a + .003, a + .14, z - .03, z, .004)
    k.quad(M.soil('#241d16'), (x0, y0, z - .06), (x1, y0, z - .06), (x1, y1, z - .06), (x0, y1, z - .06))


def border(k, rng, x0, x1, y, season='summer', depth=.9, rows=2, along='x'):
    """Flower bed along x (or along y, then at x = y)."""
    turn = (lambda p, q: (p, q)) if along == 'x' else (lambda p, q: (q, p))
    k.quad(M.soil(), *[(*turn(p, q), .01) for p, q in ((x0, y - depth / 2), (x1, y - depth / 2), (x1, y + depth / 2), (x0, y + depth / 2))])
    fl = {'summer': ('hydrangea', 'rose', 'whiteflower', None), 'spring': ('whiteflower', 'rose', None, None), 'autumn': ('rose', None, None, None), 'winter': (None,) * 4}[season]
    st = [V.shrub(11 + i, .5, .8, ('beech', 'laurel', 'box', 'beech')[i], f, size=.075) for i, f in enumerate(fl)]
    st += [V.lavender(2), V.plume(3, .9, 'straw' if season in ('autumn', 'winter') else 'olive'), V.ball(4, .32, 'box')]
    x = x0 + .3
    while x < x1 - .2:
        for j in range(rows):
            rng.choice(st).place(*turn(x + rng.uniform(-.15, .15), y + (j - .5) * depth * .45), 0, rng.uniform(0, 360), rng.uniform(.7, 1.05) * (1.1 if j else .85))
        x += rng.uniform(.5, .75)


def walls(k, x0, x1, y0, y1, h=1.9, kind='old'):
    """Garden walls on three sides (open to the camera)."""
    m = M.brick(kind)
    cap = M.stone('#85878a')
    for a in ((x0 - .22, x0, y0, y1), (x1, x1 + .22, y0, y1)):
        k.box(m, *a, 0, h, .003), k.box(cap, a[0] - .03, a[1] + .03, a[2], a[3], h, h + .06, .01)


def rear(k, kind='white', lit=0.0, w=7.0, ext=True, roof='dark', frame='#2d3033', render=None):
    """Garden side of a town house: glazed extension, windows above. Front plane y = 0, x from 0 to w."""
    m = M.plaster(render) if render else M.brick(kind)
    fr = M.metal(frame, .4, .4) if frame == '#2d3033' else M.paint(frame)
    jobs = [] if ext else [('slide', opening(.8, 3.4, .04, 2.5), dict(slab=False)), ('two', opening(w - 2.6, w - 1.2, .9, 2.5))]
    jobs += [('transom', opening(1.0, 2.1, 3.7, 5.4)), ('transom', opening(w - 2.4, w - 1.3, 3.7, 5.4)), ('two', opening(w / 2 - .45, w / 2 + .45, 3.9, 5.2))]
    H.face(k, m, w, 6.2, jobs, lit, frame=M.paint('#e2ded3'), kind=kind if not render else None)
    for x in (0, w):
        k.quad(m, (x, 0, 0), (x, 9, 0), (x, 9, 6.2), (x, 0, 6.2))
    import roof as R
    R.gable(k, 0, w, 0, 9, 6.2, 42, .3, M.pantile() if roof == 'red' else M.darktile(), 'pantile', m, .02, True, sky=((w * .3, 2.2), (w * .65, 2.2)))
    R.chimney(k, w * .85, 4.8, 8, 10.9, mat=M.brick('old'))
    F.rainpipe(k, w - .2, 0, 5.9)
    if ext:
        d = 2.6
        with k.push(y=-d):
            o = [('slide', opening(.45, w - .45, .04, 2.45), dict(slab=False, dress='none'))]
            H.face(k, M.plaster('#d9d5ca', dirt=.06) if not render else M.brick('grey'), w, 3.0, o, lit, frame=fr, t=.3)
            k.box(M.metal('#3a3e41', .5, .5), -.06, w + .06, -.35, d + .1, 3.0, 3.16, .008)
        for x in (0, w):
            k.quad(M.plaster('#d9d5ca', dirt=.06), (x, -d, 0), (x, 0, 0), (x, 0, 3), (x, -d, 3))
        return -d
    return 0


def garden(seed=1, hour='afternoon', season='summer', kind='red', ext=True, roof='dark', view='left', az=None, ground='deck', render=None, lens=27, wallkind='old'):
    """Back garden of a town house seen from the lawn."""
    rng = random.Random(seed)
    k = Kit('garden', seed)
    L = E.lit(hour)
    w = 7.4
    y = rear(k, kind, L, w, ext, roof, render=render)
    E.field(k, season)
    if ground == 'deck':
        deck(k, -.0, w, y - 3.4, y, .06)
    else:
        S.pave(k, 0, w, y - 3.4, y, .04, {'blue': 'blue', 'brick': 'clinker'}[ground])
    V.lawn(k, .9, w - .9, y - 14, y - 3.4, rng, season, 0, .05, near=(w / 2, y - 11, 12))
    walls(k, -.1, w + .1, y - 14, 0, 1.95, wallkind)
    border(k, rng, y - 12, y - 3.6, .45, season, along='y')
    border(k, rng, y - 12, y - 3.6, w - .45, season, along='y')
    with k.push(x=w + .1, y=y - 2.5, rz=-90):
        V.climber(k, 0, 8, 0, 1.9, -.05, 'laurel', 6000)
    gardenset(k, w * (.62 if view == 'left' else .36), y - 1.75, .06, 0, 'teak', 6)
    for x, c in ((.55, 'clay'), (w - .55, 'dark')):
        V.pot(k, x, y - .55, .06, .26, .5, c)
        V.ball(6, .36, 'olive' if c == 'dark' else 'box', 2600, .055).place(x, y - .55, .5)
    tr = E.tree(season, seed + 2, 5.6, 2.0, kind='blossom' if season == 'spring' else None, trunk=1.7)
    tr.place(1.6 if view == 'left' else w - 1.6, y - 7.6, 0, 40, .85)
    # neighbours
    for s in (-1, 1):
        with k.push(x=(w if s > 0 else -7.0) + s * .05):
            rear(k, 'orange' if s > 0 else 'brown', L, 6.95, False, 'red' if s > 0 else 'dark', '#e2ded3')
    E.backdrop(rng, season, 18, -40, 50, 12)
    if season == 'autumn':
        V.fallen(k, 0, w, y - 12, y - 1, 1300)
    if L:
        light.area(w / 2, y + .5, 2.5, 4, .6, 45, colour=(1, .8, .55))
        for x in (1.0, 3.7, 6.4):
            light.point(x, y - 2.6, 2.2, 6)
    k.build()
    light.sky(hour, az if az is not None else -24, None if hour == 'dusk' else 46, seed=seed + 2, ev=1.35 if hour == 'dusk' else .2)
    cx = {'left': 5.4, 'right': 2.0, 'front': w / 2}[view]
    shot(cx, y - 11.8, 1.6, w / 2 + (-.2 if view == 'left' else .2), 0, lens, centre=2.75)


def courtyard(seed=1, hour='noon', season='summer', wall='#ddd6c6', az=None, lens=25):
    """Small walled town courtyard."""
    rng = random.Random(seed)
    k = Kit('court', seed)
    L = E.lit(hour)
    m = M.plaster(wall, .03, .25)
    w, d = 6.0, 6.5
    S.pave(k, -.2, w + .2, -8.5, d, .0, 'clinker' if seed % 2 else 'blue')
    for rz, x, y, jobs in ((0, 0, d, [('slide', opening(.8, 3.2, .05, 2.5), dict(slab=False, frame=M.paint('#3f4f47'))), ('door', opening(4.1, 5.1, .1, 2.4), dict(colour='#3f4f47', panels='glass', light=.0)), ('grid', opening(1.0, 2.0, 3.6, 5.2)), ('grid', opening(4.1, 5.1, 3.6, 5.2))]),):
        with k.push(x=x, y=y):
            H.face(k, m, w, 6.0, jobs, L, frame=M.paint('#e2ded3'))
            F.rainpipe(k, w - .15, 0, 5.8)
    import roof as R
    R.gable(k, 0, w, d, d + 8, 6.0, 42, .3, M.pantile(), 'pantile', m, .02, True)
    b = M.brick('old')
    for x in (0, w):
        k.box(b, x - .22 if x == 0 else x, x if x == 0 else x + .22, -9, d, 0, 2.7, .003)
        k.box(M.stone('#85878a'), x - .26 if x == 0 else x - .03, x + .03 if x == 0 else x + .26, -9, d, 2.7, 2.77, .01)
    with k.push(x=0, y=-8, rz=90):  # ivy on the left wall
        V.climber(k, 0, 14, 0, 2.7, -.05, 'laurel', 15000)
    with k.push(x=w, y=d, rz=-90):
        V.climber(k, 3, 11, 0, 2.6, -.05, 'lime', 9000, flower='rose' if season == 'summer' else None)
    with k.push(y=d):
        V.climber(k, 3.0, 4.2, 0, 5.6, -.06, 'lime' if season != 'autumn' else 'autumn', 5200, shape=lambda x, z: abs(x - 3.65) < .2 + .25 * (z / 5) + .1 * (z > 3))
    gardenset(k, 2.9, 2.2, .0, 8, 'round', 2)
    for i, (x, y, r) in enumerate(((.55, 5.6, .3), (.5, 4.6, .22), (1.0, 5.8, .2), (5.4, 3.2, .3), (5.5, 2.3, .22), (5.3, 5.7, .28), (.5, 1.0, .26), (5.55, .3, .24))):
        V.pot(k, x, y, 0, r, r * 1.8, ('clay', 'dark', 'clay', 'zinc')[i % 4])
        (V.shrub(20 + i, .4, .7, 'beech', ('hydrangea', 'rose', 'whiteflower', None)[i % 4] if season == 'summer' else None, 1500, .07) if i % 2 else V.ball(20 + i, .32, 'box', 2400, .045)).place(x, y, r * 1.6, 0, r / .26)
    E.tree(season, seed + 2, 4.6, 1.6, kind='olive', trunk=1.5, leaves=9000, size=.09).place(4.7, 4.3, 0, 20, .8)
    V.pot(k, 4.7, 4.3, 0, .38, .55, 'clay')
    S.bench(k, .62, 2.9, 0, 90)
    if L:
        for x, y in ((1, 5.9), (5.0, 5.9)):
            light.point(x, y - .4, 2.3, 14)
    k.build()
    light.sky(hour, az if az is not None else 30, None if hour == 'dusk' else 56, seed=seed, ev=1.25 if hour == 'dusk' else .15)
    shot(2.2, -4.2, 1.55, 3.1, 6, lens, centre=2.5)


def roofterrace(seed=1, hour='low', season='summer', az=None, lens=26):
    """Terrace on top of a block, over the roofs of the town."""
    rng = random.Random(seed)
    k = Kit('terrace', seed)
    L = E.lit(hour)
    deck(k, -4, 8, -4.0, 5.0, 0)
    k.box(M.plaster('#d9d5ca'), -4.3, 8.3, 5.0, 5.3, -1, .25, .01)
    F.railing(k, [(-4.1, -4), (-4.1, 5.1), (8.1, 5.1), (8.1, -4)], 1.05, 'glass', M.metal('#3a3e41', .4, .6), 0)
    # pent house wall at the right
    with k.push(x=5.2, y=5.0, rz=-90):
        H.face(k, M.brick('white'), 9, 2.9, [('slide', opening(1.2, 4.6, .03, 2.4), dict(slab=False, dress='side')), ('plain', opening(5.4, 7.0, .6, 2.4), dict(slab=False))], L, frame=M.metal('#2d3033', .4, .4), frac=1)
        k.box(M.metal('#3a3e41', .5, .5), -.1, 9.1, -.6, .1, 2.9, 3.05, .008)
    with k.push(x=1.2, y=2.6):
        gardenset(k, .6, .1, 0, 8, 'teak', 6)
    with k.push(x=-2.6, y=3.3, rz=35):
        U.sofa(k, 2.0, '#cfc8ba', 2, ('#8a4b33', '#5d6b60'), '#6b4c30')
    with k.push(x=-2.0, y=1.9):
        U.roundtable(k, .4, .36, '#8d7350')
    for i in range(9):
        x = -3.6 + i * 1.3
        if x < 4.9:
            k.box(M.metal('#3f4548', .5, .4), x - .55, x + .55, 4.45, 4.85, 0, .5, .01)
            for j in (-.35, 0, .35):
                (V.plume(3, .9, 'straw') if i % 2 else V.lavender(4, .26, .5)).place(x + j, 4.65, .45, rng.uniform(0, 360), .8)
    for x, y in ((-3.6, .9), (4.6, .6), (4.6, 4.0)):
        V.pot(k, x, y, 0, .34, .6, 'dark')
        E.tree('summer', 9, 3.4, 1.2, kind='olive', trunk=1.1, leaves=6000, size=.09).place(x, y, .5, rng.uniform(0, 360), .75)
    # town
    for row, (yy, zz) in enumerate(((15, -13.5), (30, -12.0), (46, -10.5), (62, -9))):
        with k.push(y=yy, z=zz):
            x = -48.0 + row * 2
            i = row
            while x < 52:
                wd, s = E.neighbour('cornice' if (i % 4) else 'step', i + seed)
                B.front(k, x, wd, dict(s, z0=0), L)
                x += wd
                i += 1
    tw = M.brick('old')
    with k.push(x=-12, y=74, z=-6):  # church tower
        k.box(tw, -2.2, 2.2, -2.2, 2.2, 0, 24, .01)
        for zz in (8, 15, 20):
            k.box(M.stone('#8b8a83'), -2.35, 2.35, -2.35, 2.35, zz, zz + .3, .02)
        k.lathe(M.slate(), 0, 0, 24, [(3.0, 0), (1.3, 4), (.7, 8), (.05, 13)], 4)
        for x in (-.9, .9):
            k.box(M.iron(), x - .4, x + .4, -2.25, -2.15, 16, 19, .01)
    E.backdrop(rng, season, 84, -110, 110, 24, (10, 15))
    E.field(k, season, z=-13.6)
    if L:
        light.area(4.6, 2.4, 2.3, 2, 3, 40, ry=40, colour=(1, .8, .55))
    k.build()
    light.sky(hour, az if az is not None else -60, seed=seed + 4)
    shot(-.2, -2.6, 1.6, 1.5, 5, lens, shift_y=.0)


def orchard(seed=1, hour='morning', season='spring', az=None, lens=30):
    """Farmhouse garden with fruit trees."""
    rng = random.Random(seed)
    k = Kit('orchard', seed)
    L = E.lit(hour)
    with k.push(x=-4, y=14):
        H.farmhouse(k, L, '#ddd6c6', '#4a5a68' if seed % 2 else '#2f4a3c', brick=None if seed % 2 else 'old')
    E.field(k, season)
    for a, b in ((-14, .6), (2.2, 18)):
        V.lawn(k, a, b, -10, 13.5, rng, season, 0, .09, near=(2, -9, 17), size=2.0)
    ap = E.tree(season, seed + 6, 5.2, 2.3, trunk=1.3, kind='blossom' if season == 'spring' else None, leaves=19000, size=.1)
    for x, y in ((-5.5, 2.5), (-8, 9), (7.5, 4), (10, 10), (13.5, 2), (-12, 3)):
        ap.place(x, y, 0, rng.uniform(0, 360), rng.uniform(.85, 1.1))
    k.quad(M.gravel(), (.6, -12, .005), (2.2, -12, .005), (2.2, 13.5, .005), (.6, 13.5, .005))
    lv = V.lavender(2) if season == 'summer' else V.shrub(5, .35, .5, 'beech', 'whiteflower', 900, .06)
    for i in range(26):
        for x in (.3, 2.5):
            lv.place(x, -8 + i * .75, 0, rng.uniform(0, 360), rng.uniform(.75, 1.0))
    S.bench(k, 4.6, 5.2, 0, 200)
    gardenset(k, -3.4, 6.0, 0, 20, 'teak', 4)
    V.row(V.hedge(2, 1, .8, 1.4, 'beech' if season != 'winter' else 'beechwinter'), -4, 13, -13.5, rng, along='y')
    V.row(V.hedge(3, 1, .8, 1.4, 'beech'), -4, 13, 17.5, rng, along='y')
    E.backdrop(rng, season, 30, -50, 60, 16)
    k.build()
    light.sky(hour, az, seed=seed + 1)
    shot(-.4, -9.5, 1.6, 1.9, 10, lens, centre=3.0)


def balcony(seed=1, hour='afternoon', season='summer', lens=26):
    """Gallery of a flat, looking along it over the trees."""
    rng = random.Random(seed)
    k = Kit('balcony', seed)
    L = E.lit(hour)
    with k.push(x=0, y=-3, rz=90):
        H.face(k, M.brick('yellow' if seed % 2 else 'white'), 14, 2.75, [('slide', opening(4.2, 7.0, .03, 2.4), dict(slab=False, dress='side')), ('plain', opening(8.2, 9.6, .6, 2.4), dict(slab=False)), ('slide', opening(10.4, 12.8, .03, 2.4), dict(slab=False))], L, frame=M.metal('#2d3033', .4, .4))
    deck(k, 0, 2.3, -3, 11, .0, '#94806a')
    k.box(M.paint('#e9e5da', .8), -.3, 2.6, -3, 11, 2.75, 2.95, .01)
    k.box(M.plaster('#dcd8cd'), 2.28, 2.6, -3, 11, -.3, .02, .01)
    k.box(M.plaster('#dcd8cd'), 0, 2.6, 10.6, 10.75, 0, 2.75, .01)
    F.railing(k, [(2.35, -3), (2.35, 10.6)], 1.05, 'glass' if seed % 2 else 'bars', M.metal('#3a3e41', .4, .6), 0)
    gardenset(k, 1.35, 3.2, 0, 80, 'round', 2)
    for i, y in enumerate((1.1, 1.7, 5.2, 6.6, 7.3, 9.9)):
        V.pot(k, 2.0, y, 0, .2, .38, ('clay', 'dark', 'zinc')[i % 3])
        (V.lavender(i, .24, .45) if i % 2 else V.ball(i, .27, 'olive', 2000, .05)).place(2.0, y, .34)
    with k.push(x=.75, y=6.6, rz=60):
        U.armchair(k, '#b9ad98', '#8d7350')
    E.field(k, season, z=-9.6)
    st = [E.tree(season, 60 + i, 10, 4.0, leaves=16000, size=.2, trunk=2) for i in range(2)]
    for i in range(60):
        x, y = 8 + rng.random() ** .7 * 70, -10 + i * 1.6 + rng.uniform(-3, 3)
        rng.choice(st).place(x, y, -9.6, rng.uniform(0, 360), rng.uniform(.8, 1.15))
    for i in range(40):  # the far end of the avenue
        rng.choice(st).place(rng.uniform(-30, 60), rng.uniform(75, 130), -9.6, rng.uniform(0, 360), rng.uniform(.9, 1.3))
    for row, xx in enumerate((26, 40)):
        with k.push(x=xx, y=70, z=-9.6, rz=-90):
            x = 0
            for i in range(13):
                wd, s = E.neighbour('cornice' if i % 3 else 'step', i + row)
                B.front(k, x, wd, s, L)
                x += wd
    k.build()
    light.area(1.2, -2.4, 1.8, 2, 1.4, 30, rx=85)
    light.sky(hour, 68 if hour != 'dusk' else None, seed=seed, ev=.25 if hour != 'dusk' else None)
    shot(1.15, -2.2, 1.55, 2.65, 8, lens, shift_y=-.05)
