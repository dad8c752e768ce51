"""Outdoor pictures: a building, its ground, trees, light and camera."""
import math
import random

from core import Kit
import buildings as B
import facade as F
import houses as H
import light
import materials as M
import street as S
import vegetation as V
from camera import shot

LIT = {'dusk': 1.15}


def lit(hour):
    return LIT.get(hour, 0.0)


def treekind(season, rng):
    return {'summer': None, 'spring': None, 'autumn': None, 'winter': None}[season]


def tree(season, seed, h=7.0, spread=2.6, **kw):
    return V.tree(seed, h, spread, season, **kw)


def backdrop(rng, season, y=24, x0=-40, x1=50, n=14, h=(8, 13)):
    """Trees behind the scene, in two rows, and a far wood."""
    st = [tree(season, 60 + i, 9, 4.2, leaves=26000, size=.17, trunk=1.5) for i in range(2)] + [V.conifer(4)]
    for row, dy in ((0, 0), (1, 16)):
        for i in range(n + row * 6):
            x = x0 * (1 + row * .6) + (x1 - x0) * (1 + row * .6) * (i + rng.uniform(.1, .9)) / (n + row * 6)
            s = rng.uniform(*h) / 9 * (1 + .15 * row)
            (st[2] if rng.random() < .1 else rng.choice(st[:2])).place(x, y + dy + rng.uniform(-3, 6), 0, rng.uniform(0, 360), (s * 1.15, s * 1.15, s))
    far = V.hedge(9, 12.0, 3, 5.5, {'autumn': 'autumn', 'winter': 'beechwinter'}.get(season, 'beech'), 5000, .5)
    for i in range(26):
        far.place(-160 + i * 12.5, y + 55 + rng.uniform(-6, 6), -.4, 0, (1.06, 1, rng.uniform(.75, 1.25)))


def field(k, season='summer', size=160, z=-.16):
    g = {'summer': ('#465329', '#5f6a3a'), 'spring': ('#4d652b', '#667d3e'), 'autumn': ('#5b642c', '#7d7c40'), 'winter': ('#565e3a', '#70724c')}[season]
    k.quad(M.ground(*g), (-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z))


# ---- houses in a street -----------------------------------------------------------------------------

MAIN = {
    'step': [
        dict(kind='red', win='cross', cols=3, door=0, tops='step', rise=.14, doorcol='#23382f', w=6.8),
        dict(kind='old', win='grid', cols=3, door=2, tops='step', rise=.0, doorcol='#6b2320', w=6.6, steps=7, stone='#8b8a83', floors=[3.4, 3.1]),
        dict(kind='oxblood', win='cross', cols=3, door=1, tops='step', rise=.2, doorcol='#c8bda6', w=6.9, frame='#e9e3d2', floors=[3.5, 3.1, 2.7]),
        dict(kind='yellow', win='cross', cols=2, ww=1.5, door=0, tops='step', rise=.16, doorcol='#2b3c48', w=5.8, steps=5, floors=[3.3, 3.0]),
    ],
    'cornice': [
        dict(kind='white', win='transom', cols=3, door=2, doorcol='#37423a', w=6.4, floors=[3.6, 3.3, 2.7], balcony=(1, 1), roofk='slate'),
        dict(wallc='#dcd2bd', win='grid', cols=4, door=1, doorcol='#273b36', w=8.4, floors=[3.5, 3.2], roofk='pantile', dormers=2),
        dict(kind='red', win='transom', cols=3, door=0, doorcol='#1e2a33', w=6.3, floors=[3.4, 3.1, 2.7], rise=.14, bandz='#d8d1c2', roofk='slate'),
    ],
    'lux': [
        dict(wallc='#d9b98c', win='two', cols=4, door=1, doorcol='#4a3524', w=9.2, floors=[3.6, 3.3, 3.0], tops='mansard', dormers=3, surround='#e2d8c0', ww=1.1, plinth=.8, stone='#9b8f78', panels='glass', cornicecol='#e6dcc6', rise=.0),
        dict(wallc='#c3c8bf', win='two', cols=3, door=0, doorcol='#233a33', w=7.2, floors=[3.6, 3.3, 3.0], tops='mansard', dormers=2, surround='#d9ceb4', ww=1.15, plinth=.8, stone='#9b8f78', balcony=(1, 1), rise=.15),
        dict(wallc='#c98f77', win='two', cols=4, door=3, doorcol='#2b2f33', w=9.0, floors=[3.5, 3.2], tops='mansard', dormers=3, surround='#d2c3a2', ww=1.1, plinth=.7, stone='#8d8472', dtop='gable'),
        dict(wallc='#ece7da', win='grid', cols=3, door=1, doorcol='#5c2a25', w=7.6, floors=[3.6, 3.3, 2.9], tops='mansard', dormers=2, surround='#a99d86', ww=1.15, plinth=.8, stone='#8d8472', rise=.18),
    ],
    'shop': [
        dict(kind='red', win='transom', cols=3, ground='shop', shop='#1f3a33', w=6.6, floors=[3.9, 3.1, 2.8], rise=.14, roofk='slate'),
        dict(wallc='#e5dcc8', win='grid', cols=3, ground='shop', shop='#5a2320', w=6.8, floors=[3.9, 3.0], roofk='pantile'),
        dict(kind='yellow', win='cross', cols=2, ww=1.5, ground='shop', shop='#26313a', w=6.2, floors=[4.0, 3.1, 2.8], tops='step', rise=.16),
    ],
}

NEIGHBOURS = {'step': (1, 3, 2, 4, 5), 'cornice': (2, 0, 6, 3, 4), 'shop': (4, 0, 1, 2, 6), 'lux': (10, 11, 12, 13)}
LUXSIDE = [dict(wallc='#d9cdb4'), dict(wallc='#b9c0b4'), dict(wallc='#e2d6c6'), dict(wallc='#caa98c')]


def dressed(s):
    s = dict(s)
    s.pop('w', None)
    s['wall'] = M.plaster(s.pop('wallc'), dirt=.15) if 'wallc' in s else M.brick(s['kind'])
    return s


def neighbour(kind, i):
    if kind == 'lux':
        base = dict(MAIN['lux'][(i + 1) % 4])
        base.update(LUXSIDE[i % 4])
        base.update(door=i % 3, dormers=2 + i % 2, floors=[3.5, 3.2, 2.9][: 2 + i % 2] + [])
        return base['w'] * .9, dressed(base)
    ids = NEIGHBOURS[kind]
    return (6.0, 6.4, 5.6)[i % 3], B.style(ids[i % len(ids)])


def townhouse(kind='step', v=0, seed=1, hour='morning', season='summer', az=None, view='left', dist=17.0, lens=29, trees=1, paving='cobble', bike=True, centre=None, off=None, cloud=None, walk=2.2):
    """One house of a row as the subject, straight or slightly from the side."""
    rng = random.Random(seed)
    k = Kit('row', seed)
    main = MAIN[kind][v]
    w = main['w']
    L = lit(hour)
    B.front(k, -w / 2, w, dressed(main), L)
    x = w / 2
    for i in range(3):
        nw, s = neighbour(kind, i + seed)
        B.front(k, x, nw, s, L)
        x += nw
    x = -w / 2
    for i in range(3):
        nw, s = neighbour(kind, i + seed + 2)
        x -= nw
        B.front(k, x, nw, s, L)
    S.roadway(k, -26, 26, walk, 14, paving, far=False)
    S.opposite(k, -20.5, 8.5)
    if bike:
        S.bicycle(k, rng.choice((-1, 1)) * w * .28, -.32, 0, rng.choice((0, 180)), rng.choice(('#27443c', '#7a2f28', '#23303a', '#c2b59a')))
    S.lamp(k, -w / 2 - 2.4, -walk + .35, 0, lit=L)
    if L:
        light.point(-w / 2 - 2.4, -walk + .35, 3.9, 55)
    if trees:
        st = tree(season, seed + 3, 6.6, 2.2, leaves=13000)
        st.place(w / 2 + 3.4, -walk + .6, 0, rng.uniform(0, 360))
        if trees > 1:
            st.place(-w / 2 - 6.5, -walk + .6, 0, rng.uniform(0, 360), .95)
        S.pave(k, w / 2 + 2.9, w / 2 + 3.9, -walk + .2, -walk + 1.1, .003, 'sett')
        if season == 'autumn':
            V.fallen(k, w / 2 - 2, w / 2 + 7, -walk - 2, 0, 700)
    if hour != 'dusk':
        st = V.ball(2, .28, 'box', 2400, .04)
        for dx in (-w / 2 + .25,):
            V.pot(k, dx + .1, -.35, 0, .2, .42, 'dark')
            st.place(dx + .1, -.35, .36)
    k.build()
    light.sky(hour, az, seed=seed, cloud=cloud)
    h = sum(main.get('floors', (3.3, 3.0, 2.8)))
    top = h + {'step': w * .58 + .8, 'cornice': 3.2, 'mansard': 3.6}.get(main.get('tops', 'cornice'), 3.2)
    cx = {'left': -4.6, 'right': 4.6, 'front': 0.0}[view] if off is None else off
    shot(cx, -dist, 1.7, 0.2 * (1 if cx < 0 else -1), 0, lens, centre=centre if centre is not None else top * .47)


def streetview(seed=1, hour='low', season='summer', lux=False, lens=30, paving='cobble', az=None, el=None, side=1, walk=2.2, cloud=None):
    """Along a street, fronts on both sides."""
    rng = random.Random(seed)
    k = Kit('street', seed)
    L = lit(hour)

    def fronts(n):
        out = []
        for i in range(n):
            j = rng.randrange(9)
            if lux:
                out.append(neighbour('lux', j))
            else:
                kind = rng.choice(('step', 'cornice', 'near', 'near', 'near', 'shop'))
                if kind == 'near':
                    out.append(neighbour('cornice', j))
                else:
                    m = rng.choice(MAIN[kind])
                    out.append((m['w'], dressed(m)))
        return out
    x = -6.0
    for w, s in fronts(8):
        B.front(k, x, w, s, L)
        x += w
    k2 = Kit('street2', seed + 1)
    with k2.push(y=-walk * 2 - 6.0, rz=180):
        x = -58.0
        for w, s in fronts(10):
            B.front(k2, x, w, s, L)
            x += w
    k2.build()
    S.roadway(k, -10, 62, walk, 6.0, paving, far=False)
    yb = -walk * 2 - 6.0
    S.kerb(k, -10, 62, -walk - 6.0 - .16)
    S.pave(k, -10, 62, yb, -walk - 6.16, 0, 'slab')
    st = tree(season, seed, 6.4, 2.1, leaves=12000)
    for i, x in enumerate(range(4, 56, 9)):
        st.place(x, -walk + .55, 0, rng.uniform(0, 360), rng.uniform(.9, 1.05))
        if season == 'autumn':
            V.fallen(k, x - 4, x + 4, -walk - 2.5, -.2, 380)
    for x in (8.5, 26, 44):
        S.lamp(k, x, -walk + .3, lit=L)
        if L:
            light.point(x, -walk + .3, 3.9, 50)
    for x in (1.2, 3.0, 13, 14.2):
        S.bollard(k, x, -walk - 5.8)
    S.bicycle(k, 2.6, -.35, 0, 0, '#7a2f28')
    S.bicycle(k, 10.4, -.35, 0, 180, '#23303a')
    k.build()
    end = Kit('end', seed + 2)
    with end.push(x=60, y=-18, rz=-90):
        B.terrace(end, [neighbour('cornice', 1), neighbour('cornice', 3), neighbour('step', 2), neighbour('cornice', 0)], -24, L)
    end.build()
    light.sky(hour, az if az is not None else 12, el if el else {'low': 26}.get(hour, 44), seed=seed, cloud=cloud, ev=.5 if hour != 'dusk' else None)
    shot(-5.5, -walk - 3.6 - side * 1.2, 1.65, 30, -walk - 2.2 + side * .5, lens, shift_y=.1)


def artnouveau(seed=1, hour='morning', season='spring', v=0, az=None, view='left', dist=17.5, lens=27):
    k = Kit('an', seed)
    L = lit(hour)
    var = [dict(body='white', joinery='#3f5a4a'), dict(body='yellow', joinery='#6b3f26', trim='#77705f'), dict(body='red', joinery='#d9cfb4', trim='#8a8578')][v]
    H.artnouveau(k, lit=L, **var)
    x = 6.6
    for i in range(3):
        w, s = neighbour('cornice', i + seed)
        s = dict(s, floors=[3.6, 3.3, 3.0, 2.7][:3 + (i == 0)])
        B.front(k, x, w, s, L)
        x += w
    x = 0
    for i in range(3):
        w, s = neighbour('cornice', i + seed + 2)
        s = dict(s, floors=[3.6, 3.3, 3.0])
        x -= w
        B.front(k, x, w, s, L)
    S.roadway(k, -24, 32, 2.4, 15, 'cobble', far=False)
    S.opposite(k, -21, 9)
    S.lamp(k, -2.2, -2.0, lit=L)
    if L:
        light.point(-2.2, -2.0, 3.9, 55)
    st = tree(season, 8 + seed, 6.5, 2.1, kind='blossom' if season == 'spring' else None)
    st.place(9.6, -1.7, 0, 40)
    S.bicycle(k, 4.6, -.35, 0, 180, '#23303a')
    k.build()
    light.sky(hour, az, seed=seed + 3)
    cx = {'left': -1.6, 'right': 8.4, 'front': 3.3}[view]
    shot(cx, -dist, 1.7, 3.3, 0, lens, centre=6.5)


# ---- free-standing houses ----------------------------------------------------------------------------

def halfopen(seed=1, hour='afternoon', season='summer', kind='red', render=None, door='#28413a', roof='dark', az=None, view='right', frame='#e6e2d8', lens=30):
    rng = random.Random(seed)
    k = Kit('halfopen', seed)
    L = lit(hour)
    H.halfopen(k, kind, L, door, frame, {'dark': M.darktile(), 'red': M.pantile(), 'slate': M.darktile()}[roof], render=render)
    field(k, season)
    cam = {'right': (10.6, -13.4), 'left': (-.5, -14.5), 'front': (5.0, -15.0)}[view]
    # front garden: path, drive, lawn, hedge
    S.pave(k, 7.7, 10.9, -6.0, 3.2, .01, 'clinker')
    S.pave(k, .5, 2.0, -6.0, -.7, .01, 'clinker')
    V.lawn(k, 2.05, 7.65, -5.6, -.1, rng, season, .0, near=(cam[0], cam[1], 30))
    V.lawn(k, -7.6, .45, -5.6, -.1, rng, season, .0)
    V.lawn(k, 10.95, 20, -5.6, 12, rng, season, .0, near=(cam[0], cam[1], 24))
    hd = V.hedge(seed, 1, .5, .95 if view != 'front' else .75, 'laurel' if seed % 2 else 'beech')
    V.row(hd, 2.2, 7.5, -5.7, rng)
    V.row(hd, -7.6, .3, -5.7, rng)
    V.row(V.hedge(seed + 5, 1, .7, 2.0, 'laurel'), -5.5, 12, 13.4, rng, along='y')
    b = M.stone('#6f7577')
    S.kerb(k, -26, 30, -6.2)
    S.pave(k, -26, 30, -7.9, -6.2, .1, 'slab')
    S.kerb(k, -26, 30, -8.05, .1)
    k.quad(M.asphalt(), (-40, -16, -.02), (40, -16, -.02), (40, -8.05, -.02), (-40, -8.05, -.02))
    hy = V.shrub(seed, .55, .85, 'beech', 'hydrangea' if season in ('summer',) else ('rose' if season == 'spring' else None), size=.09)
    for x in (2.5, 3.3, 4.2, 5.2, 6.1, 6.9):
        if season != 'winter':
            hy.place(x, -1.35 + rng.uniform(-.1, .1), 0, rng.uniform(0, 360), rng.uniform(.7, .95))
    bb = V.ball(3, .35, 'box')
    for x in (.25, 2.25):
        bb.place(x, -1.2)
    tr = tree(season, seed + 1, 6.5, 2.4, kind='blossom' if season == 'spring' else None)
    tr.place(12.3, -4.4, 0, 30, .6) if view == 'left' else tr.place(-2.6, -3.6, 0, 30, .62)
    tree(season, seed + 2, 8, 3).place(15.5, 4.5, 0, 70)
    if season == 'autumn':
        V.fallen(k, 2, 13, -6, 0, 900)
    backdrop(rng, season, 19)
    S.opposite(k, -24, 6)
    if L:
        light.point(1.2, -.5, 2.6, 18)
    k.build()
    light.sky(hour, az, seed=seed)
    tx = {'right': 4.6, 'left': 4.4, 'front': 4.6}[view]
    shot(*cam, 1.65, tx, 0, lens, centre=3.9)


def villa(seed=1, hour='noon', season='summer', style='classic', wall='#e0dbcf', shutter='#4c5d57', az=None, view='left', lens=37):
    rng = random.Random(seed)
    k = Kit('villa', seed)
    L = lit(hour)
    H.villa_classic(k, wall, L, shutter)
    field(k, season)
    cam = {'left': (-1.5, -19), 'right': (15.5, -18.5), 'front': (6.5, -21)}[view]
    k.quad(M.gravel(), (4.6, -30, .0), (8.4, -30, .0), (8.4, -1.9, .0), (4.6, -1.9, .0))
    k.quad(M.gravel(), (-1, -5.0, .001), (14, -5.0, .001), (14, -1.6, .001), (-1, -1.6, .001))
    for a, b in ((-14, 4.5), (8.5, 28)):
        V.lawn(k, a, b, -20, -5.05, rng, season, .0, near=(cam[0], cam[1], 24))
    for a, b in ((-1, 4.7), (8.3, 14)):
        k.quad(M.soil(), (a, -1.6, .01), (b, -1.6, .01), (b, 0, .01), (a, 0, .01))
    bx = V.ball(2, .42, 'box')
    lv = V.lavender(1)
    hy = V.shrub(4, .6, .85, 'beech', 'hydrangea' if season != 'spring' else 'whiteflower', size=.09)
    for i in range(6):
        for x in (-.6 + i * .95, 8.8 + i * .95):
            (hy if i % 2 else bx).place(x, -.85, 0, rng.uniform(0, 360), rng.uniform(.8, 1.05))
            if season == 'summer':
                lv.place(x + .4, -1.5, 0, rng.uniform(0, 360), .8)
    hd = V.hedge(3, 1, .4, .5, 'box', 3600, .05)
    V.row(hd, -12, -5.2, 4.3, rng, along='y') if view != 'front' else None
    V.row(hd, -12, -5.2, 8.7, rng, along='y')
    for x in (4.1, 8.9):
        V.pot(k, x, -2.6, 0, .32, .6, 'white')
        V.ball(7, .4, 'box').place(x, -2.6, .52)
    tree(season, seed + 1, 10, 3.8, leaves=24000, size=.15).place(-6.5, -1.5, 0, 20)
    tree(season, seed + 4, 11, 4, leaves=26000, size=.16, kind='copper' if season == 'summer' else None).place(20, 3, 0, 120)
    backdrop(rng, season, 20)
    if season == 'autumn':
        V.fallen(k, -12, 4, -10, 2, 1500)
    k.build()
    light.sky(hour, az, seed=seed + 1)
    shot(*cam, 1.7, 6.5, 0, lens, centre=4.0)


def cube(seed=1, hour='afternoon', season='summer', view='left', az=None, wall='#dedbd3', clad='#8d6c4a', water=True, lens=33):
    """Modern villa from its garden."""
    rng = random.Random(seed)
    k = Kit('cube', seed)
    L = lit(hour)
    H.villa_modern(k, L, wall, clad)
    field(k, season)
    S.pave(k, -1.2, 15.4, -4.6, 0, .02, 'big')
    if water:
        k.box(M.stone('#8c9091', .12), .4, 10.2, -9.4, -5.4, -.25, .04, .01)
        k.quad(M.pool(), (.8, -9.0, .045), (9.8, -9.0, .045), (9.8, -5.8, .045), (.8, -5.8, .045))
    cam = {'left': (-3.8, -15.5), 'right': (16.6, -15), 'front': (6.5, -17.5)}[view]
    for a in ((-16, .35, -18, -4.6), (10.25, 32, -18, -4.6), (.35, 10.25, -18, -9.45)) if water else ((-16, 32, -18, -4.6),):
        V.lawn(k, a[0], a[1], a[2], a[3], rng, season, .0, near=(cam[0], cam[1], 24))
    # loungers, table
    for x in (2.0, 4.0):
        lounger(k, x, -3.2)
    pl = V.plume(1, 1.2, 'straw' if season != 'spring' else 'olive')
    for i in range(7):
        pl.place(11.2 + i * .65, -5.1 + .2 * math.sin(i * 2), 0, rng.uniform(0, 360), rng.uniform(.75, 1.05))
    lv = V.lavender(2)
    for i in range(10):
        lv.place(-1.6, -4.4 + i * .5, 0, rng.uniform(0, 360))
    for x in (9.75, 12.75):
        V.pot(k, x, -.7, .02, .3, .6, 'dark')
        V.ball(5, .38, 'olive', 2600, .06).place(x, -.7, .55)
    tree(season, seed + 1, 9, 3.3, leaves=16000, size=.14).place(-5.5, -2, 0, 20)
    tree(season, seed + 2, 8, 2.8, kind='olive' if season == 'summer' else None).place(19, -4.5, 0, 20, .8)
    V.row(V.hedge(2, 1, .8, 2.1, 'beech' if season != 'winter' else 'beechwinter', 5200, .08), -16, 30, 11, rng)
    backdrop(rng, season, 20)
    if L:
        for x in (2.4, 6.8):
            light.area(x, .6, 2.6, 2.5, .6, 40, colour=(1, .8, .55))
    k.build()
    light.sky(hour, az, seed=seed + 2)
    shot(*cam, 1.6, 6.9, 0, lens, centre=2.7)


def lounger(k, x, y, z=.02):
    w, c = M.wood('#8a6a48'), M.fabric('#ded8cb')
    for dx in (0, .62):
        k.box(w, x + dx, x + dx + .06, y - .95, y + .95, z + .2, z + .27)
        for yy in (-.85, .8):
            k.box(w, x + dx, x + dx + .06, y + yy, y + yy + .06, z, z + .2)
    k.rbox(c, x + .34, y - .3, z + .33, .6, 1.3, .11, .05, 4)
    with k.push(x=x + .34, y=y + .34, z=z + .3, rx=38):
        k.rbox(c, 0, .38, .03, .6, .78, .11, .05, 4)


def farm(seed=1, hour='low', season='summer', wall='#ddd6c6', shutter='#2f4a3c', brick=None, view='left', az=None, lens=31):
    rng = random.Random(seed)
    k = Kit('farm', seed)
    L = lit(hour)
    H.farmhouse(k, L, wall, shutter, brick=brick)
    field(k, season)
    S.pave(k, -1, 23, -1.8, 0, .0, 'clinker')
    S.pave(k, 3, 20, -9.5, -1.8, -.01, 'cobble')
    cam = {'left': (.2, -15.5), 'right': (20.5, -15), 'front': (9.5, -18)}[view]
    for a in ((-18, 3, -16, -1.8), (20, 36, -16, -1.8), (3, 20, -18, -9.5)):
        V.lawn(k, *a, rng, season, .0, .07, near=(cam[0], cam[1], 24))
    hy = V.shrub(4, .6, 1.0, 'beech', {'summer': 'rose', 'spring': 'whiteflower'}.get(season), size=.08)
    if season != 'winter':
        for x in (.6, 2.9, 5.3, 7.3, 9.6, 12):
            hy.place(x, -.45, 0, rng.uniform(0, 360), rng.uniform(.6, .85))
        V.climber(k, 5.2, 7.5, .2, 3.0, -.04, 'laurel', 4200, shape=lambda x, z: ((abs(x - 5.35) < .25 + .1 * (z - 1)) | (abs(x - 7.3) < .2) | (z > 2.6)), flower='rose' if season == 'summer' else None)
    S.bench(k, 9.6, -.55, 0, 180) if season == 'winter' else S.bench(k, 13.4, -.55, 0, 180)
    for x in (5.45, 7.15):
        V.pot(k, x, -.6, 0, .22, .4)
        V.ball(3, .26, 'box', 2200, .04).place(x, -.6, .34)
    tree(season, seed + 1, 10.5, 4.0, leaves=20000, size=.14).place(-5.8, -2.0, 0, 20)
    ap = tree(season, seed + 6, 5.5, 2.3, trunk=1.5, kind='blossom' if season == 'spring' else None)
    for i in range(5):
        ap.place(24.5 + (i % 3) * 4.5, -3 + (i // 3) * 6, 0, i * 77, rng.uniform(.85, 1.1))
    V.row(V.hedge(2, 1, .7, 1.3, 'beech' if season != 'winter' else 'beechwinter'), -14, -1.5, .5, rng)
    backdrop(rng, season, 17, -50, 60, 18)
    if season == 'autumn':
        V.fallen(k, -7, 8, -9, 0, 1400)
    if L:
        light.point(6.3, -.5, 2.7, 15)
    k.build()
    light.sky(hour, az, seed=seed + 5)
    shot(*cam, 1.65, 9.3 if view != 'front' else 9.5, 0, lens, centre=3.3)


def flats(seed=1, hour='soft', season='summer', kind='yellow', rail='glass', floors=4, bays=5, accent='#dcd7cb', view='left', az=None, lens=27):
    rng = random.Random(seed)
    k = Kit('flats', seed)
    L = lit(hour)
    W, Ht = H.flats(k, floors, bays, kind, L, rail, accent)
    field(k, season)
    S.pave(k, -30, 52, -6.2, -4.2, .0, 'slab')
    S.kerb(k, -30, 52, -6.35, .0)
    k.quad(M.asphalt(), (-50, -16, -.12), (60, -16, -.12), (60, -6.35, -.12), (-50, -6.35, -.12))
    S.kerb(k, -30, 52, -16.2, .0)
    S.pave(k, -30, 52, -20, -16.05, .0, 'slab')
    S.pave(k, W / 2 - 2.2, W / 2 + 2.2, -4.2, 0, .005, 'big')
    cam = {'left': (3.0, -25.5), 'right': (W - 3, -25.5), 'front': (W / 2, -27)}[view]
    for a, b in ((-4, W / 2 - 2.25), (W / 2 + 2.25, W + 4)):
        V.lawn(k, a, b, -4.15, 0, rng, season, .0)
        V.row(V.hedge(4, 1, .45, .8, 'box'), a, b, -3.9, rng)
    pl = V.plume(1, 1.0, 'straw')
    for i in range(9):
        pl.place(W / 2 + (2.8 + i * .55) * (1 if i % 2 else -1), -1.4 + rng.uniform(-.3, .3), 0, rng.uniform(0, 360), rng.uniform(.7, 1))
    st = tree(season, seed, 7.5, 2.5)
    for x in (-3.5, W * .28, W + 2.5):
        st.place(x, -5.3, 0, rng.uniform(0, 360), rng.uniform(.85, 1.0))
        S.pave(k, x - .5, x + .5, -5.8, -4.8, .004, 'sett')
    for x in (W * .5 - 1.2, W * .5 + 3.2):
        S.bicycle(k, x + 2.0, -2.6, .02, 80, '#23303a')
    S.bench(k, W * .68, -4.8, .0, 180)
    S.lamp(k, W * .82, -5.9, lit=L)
    S.opposite(k, -30, 9, -40, 70)
    backdrop(rng, season, 22, -40, 70, 12)
    if season == 'autumn':
        V.fallen(k, -6, W + 5, -8, -4, 1500)
    k.build()
    light.sky(hour, az, seed=seed + 2)
    shot(*cam, 1.7, W / 2, 0, lens, centre=Ht * .52)


def mill(seed=1, hour='low', season='autumn', kind='old', floors=4, cols=7, view='left', az=None, lens=28):
    """Across the water."""
    rng = random.Random(seed)
    k = Kit('mill', seed)
    L = lit(hour)
    W, Ht = H.mill(k, L, cols, floors, kind)
    S.pave(k, -30, 50, -4.5, 0, 0, 'cobble')
    k.quad(M.ground('#465329', '#5f6a3a'), (-120, 0, -.03), (140, 0, -.03), (140, 160, -.03), (-120, 160, -.03))
    q = M.stone('#686d6c', .3)
    for i in range(80):
        for j in range(3):
            x = -30 + i + (j % 2) * .5
            k.box(q, x + .006, x + .994, -4.9, -4.5, -1.35 + j * .45 + .005, -1.35 + (j + 1) * .45 - .005, .02)
    k.quad(M.water(), (-80, -60, -1.15), (90, -60, -1.15), (90, -4.7, -1.15), (-80, -4.7, -1.15))
    F.railing(k, [(-30, -4.6), (50, -4.6)], .95, 'bars', M.iron(), 0, .35)
    st = tree(season, seed, 7, 2.4)
    for x in (-4.5, W * .22, W + 2.8, W + 9):
        st.place(x, -3.0, 0, rng.uniform(0, 360), rng.uniform(.8, 1.05))
    S.bench(k, W * .45, -3.6, 0, 0)
    S.lamp(k, W * .62, -4.1, lit=L)
    if L:
        light.point(W * .62, -4.1, 3.9, 60)
    for x in (W * .52, W * .545):
        S.bicycle(k, x, -.5, 0, 0)
    if season == 'autumn':
        V.fallen(k, -8, W + 8, -4.4, -1, 1200)
    backdrop(rng, season, 26, -60, 80, 16)
    with k.push(x=-17, y=1):
        B.terrace(k, [neighbour('cornice', 2), neighbour('cornice', 4)], 0, L)
    k.build()
    light.sky(hour, az, seed=seed + 4)
    cam = {'left': (1.5, -29), 'right': (W - 3, -29), 'front': (W / 2, -30)}[view]
    shot(*cam, 1.9, W / 2 + (1.5 if view == 'left' else 0), 0, lens, centre=Ht * .47)


def newbuild(seed=1, hour='soft', season='summer', v=0, view='left', az=None, lens=30):
    rng = random.Random(seed)
    k = Kit('new', seed)
    L = lit(hour)
    sets = [[('white', 'gable', None), ('grey', 'gable', None), ('white', 'gable', None), ('yellow', 'gable', None)],
            [('grey', 'tall', '#6f5a45'), ('white', 'tall', '#8d6c4a'), ('grey', 'tall', '#6f5a45'), ('white', 'tall', '#8d6c4a')],
            [('old', 'gable', None), ('white', 'tall', '#5a5148'), ('brown', 'gable', None), ('white', 'tall', '#5a5148')]][v]
    for i, (kind, roof, clad) in enumerate(sets):
        H.newhouse(k, i * 6.4, 6.4, kind, L, roof, clad, mirror=bool(i % 2), door=('#2f3a38', '#7a3f2a', '#3a4a55', '#2f3a38')[i])
    field(k, season)
    cam = {'left': (3.0, -17.5), 'right': (23, -17.5), 'front': (12.8, -19)}[view]
    S.pave(k, -16, 44, -6.2, -4.4, .0, 'clinker')
    S.kerb(k, -16, 44, -6.35, .0)
    k.quad(M.asphalt(), (-40, -15, -.12), (60, -15, -.12), (60, -6.35, -.12), (-40, -6.35, -.12))
    S.kerb(k, -16, 44, -15.2, 0)
    for i in range(4):
        x = i * 6.4
        d0 = x + (.6 if i % 2 == 0 else 6.4 - 2.3)
        S.pave(k, d0, d0 + 1.7, -4.4, 0, .004, 'big')
        a, b = (x + 2.4, x + 6.3) if i % 2 == 0 else (x + .1, x + 4.0)
        V.lawn(k, a, b, -4.3, -.0, rng, season, 0)
        V.row(V.hedge(3, 1, .4, .6, 'beech' if season != 'winter' else 'beechwinter', 4000, .06), a, b, -4.15, rng)
        pl = V.plume(2, .9, 'straw')
        for j in range(4):
            pl.place(a + .4 + j * .9, -.5, 0, rng.uniform(0, 360), rng.uniform(.6, .9))
        if rng.random() < .8:
            S.bicycle(k, d0 + .85, -1.9, .01, 84, rng.choice(('#23303a', '#7a2f28', '#c2b59a')))
    st = tree(season, seed, 5.6, 1.6, leaves=7000, trunk=2.0)
    for x in (-2.5, 5.3, 14.6, 20.4, 28):
        st.place(x, -5.3, 0, rng.uniform(0, 360), rng.uniform(.85, 1.05))
        for s in (-.35, .35):
            k.cyl(M.wood('#9a7b55', 'z'), x + s, -5.3, 0, 1.5, .035, n=8)
    backdrop(rng, season, 20)
    S.opposite(k, -26, 7)
    k.build()
    light.sky(hour, az, seed=seed + 6)
    shot(*cam, 1.7, 12.0, 0, lens, centre=4.6)


def garages(seed=1, hour='overcast', season='summer', kind='brown', n=8, lens=28, az=None, view='left'):
    rng = random.Random(seed)
    k = Kit('garages', seed)
    H.garages(k, n, kind)
    field(k, season)
    S.pave(k, -8, 34, -12, 0, 0, 'clinker') if seed % 2 else k.quad(M.asphalt(), (-10, -16, .0), (40, -16, .0), (40, 0, .0), (-10, 0, .0))
    for i in range(14):
        k.box(M.stone('#7a8082'), -8 + i * 3, -8 + i * 3 + 2.98, -2.6, -2.3, -.1, .012, .01)
    with k.push(x=-1, y=12):
        B.terrace(k, [neighbour('cornice', j) for j in (1, 2, 3, 0, 4)], -4, 0)
    V.row(V.hedge(2, 1, .7, 2.2, 'laurel'), -12, 0, n * 3.0 + .6, rng, along='y')
    V.row(V.hedge(3, 1, .6, 1.7, 'beech'), -12, 6, -1.2, rng, along='y')
    st = tree(season, seed, 8, 3)
    for x in (-5, 5, 14, 29):
        st.place(x, 8.5, 0, rng.uniform(0, 360), rng.uniform(.8, 1.1))
    if season == 'autumn':
        V.fallen(k, -2, 26, -9, -.2, 900)
    S.opposite(k, -30, 7)
    k.build()
    light.sky(hour, az, seed=seed + 6)
    S.bicycle(k, 4.4, -.4, 0, 0, '#7a2f28')
    cam, tx = ((1.6, -8.6), 10.5) if view == 'left' else ((21.5, -8.6), 12.5)
    shot(*cam, 1.6, tx, 0, lens, centre=3.0)


def plot(seed=1, hour='low', season='summer', az=None, lens=28, v=0):
    """Building plot: grass, stakes, hedge and houses in the distance."""
    rng = random.Random(seed)
    k = Kit('plot', seed)
    field(k, season, 200)
    V.lawn(k, -14, 14, -12, 16, rng, season, 0, .16, near=(0, -12, 34), size=2.0, blades=5200)
    wd = M.wood('#b08f63', 'z')
    for x, y in ((-7, -6), (7, -6), (-7, 12), (7, 12), (-7, 3), (7, 3)):
        k.box(wd, x - .03, x + .03, y - .03, y + .03, 0, .95, .004)
        k.box(M.paint('#9c3f26'), x - .032, x + .032, y - .032, y + .032, .8, .952, .004)
    rope = M.fabric('#e2dccb')
    for p, q in (((-7, -6), (-7, 12)), ((7, -6), (7, 12)), ((-7, 12), (7, 12))):
        k.bar(rope, (*p, .7), (*q, .7), .007, 5)
    if season != 'winter':  # wild flowers in drifts
        tints = [V.lavender(5 + i, .2, .4, t, 26) for i, t in enumerate(('whiteflower', 'lavender'))]
        for _ in range(26):
            cx, cy, st = rng.uniform(-11, 11), rng.uniform(-7, 14), rng.choice(tints)
            for _ in range(9):
                st.place(cx + rng.gauss(0, .9), cy + rng.gauss(0, .7), 0, rng.uniform(0, 360), rng.uniform(.35, .6))
    V.row(V.hedge(2, 1, .9, 1.5, 'beech' if season != 'winter' else 'beechwinter', 5200, .08), -8, 16, -10.2, rng, along='y')
    V.row(V.hedge(3, 1, .9, 1.2, 'laurel', 5200, .08), -12, 12, 16.5, rng)
    with k.push(x=12.5, y=19, rz=(0, -14, 10)[v]):
        if v == 1:
            H.villa_classic(k, '#e0dbcf', 0)
        else:
            H.farmhouse(k, 0, '#ddd6c6', '#2f4a3c', brick=None if v == 0 else 'old')
    with k.push(x=-31, y=26, rz=8):
        H.halfopen(k, 'orange' if v == 0 else 'brown', 0, '#28413a', '#e6e2d8', M.pantile())
    tree(season, seed + 1, 11, 4.2, leaves=26000, size=.15).place(-10.5, 9, 0, 20)
    tree(season, seed + 2, 8, 3.0).place(10.2, 8, 0, 20)
    backdrop(rng, season, 36, -90, 90, 30)
    k.build()
    light.sky(hour, az, seed=seed + 1)
    shot(-3.4 + v * 1.6, -14.5, 1.9, 1.2, 6, lens, shift_y=.05)


def gap(seed=1, hour='afternoon', season='summer', az=None, lens=25, lux=False, view='left', wide=9.0):
    """Building plot in a row of houses: grass, a low fence and the gardens behind."""
    rng = random.Random(seed)
    k = Kit('gap', seed)
    kind = 'lux' if lux else 'cornice'
    for side in (-1, 1):
        x = side * wide / 2
        for i in range(3):
            w, s = neighbour(kind, i + seed + (0 if side > 0 else 2))
            B.front(k, x if side > 0 else x - w, w, s, 0)
            x += side * w
    S.roadway(k, -26, 26, 2.2, 14, 'asphalt' if seed % 2 else 'cobble', far=False)
    field(k, season)
    V.lawn(k, -wide / 2, wide / 2, .1, 22, rng, season, 0, .13, near=(0, -10, 26), size=1.6)
    post = M.wood('#9a7b55', 'z')
    n = round(wide / .125)
    gate = (n * .42, n * .58)
    for i in range(n):
        if not gate[0] < i < gate[1]:
            x = -wide / 2 + (i + .5) * wide / n
            k.box(post, x - .035, x + .035, .02, .045, .06, .92 + .03 * (i % 2), .006)
    for z in (.25, .75):
        for a, b in ((-wide / 2, -wide * .08), (wide * .08, wide / 2)):
            k.box(post, a, b, .045, .08, z, z + .07, .005)
    k.quad(M.gravel(), (-wide * .08, 0, .012), (wide * .08, 0, .012), (wide * .08, 9, .012), (-wide * .08, 9, .012))
    V.row(V.hedge(3, 1, .8, 1.5, 'beech' if season != 'winter' else 'beechwinter'), -wide / 2, wide / 2, 20, rng)
    tree(season, seed + 4, 7.5, 3.0, kind='blossom' if season == 'spring' else None).place(wide * .24, 13, 0, 40)
    tree(season, seed + 5, 9.5, 3.6, leaves=24000, size=.14).place(-wide * .3, 23.5, 0, 40)
    sh = V.shrub(seed, .6, .9, 'beech', 'whiteflower' if season != 'autumn' else None, size=.08)
    for x in (-.46, -.4, .4, .45):
        sh.place(wide * x, rng.uniform(1.5, 9), 0, rng.uniform(0, 360), rng.uniform(.8, 1.2))
    S.lamp(k, -wide / 2 - 1.2, -1.85, 0)
    if season == 'autumn':
        V.fallen(k, -wide / 2, wide / 2, -2, 12, 900)
    backdrop(rng, season, 34)
    S.opposite(k, -20.5, 7)
    k.build()
    light.sky(hour, az, seed=seed + 2)
    cx = {'left': -3.6, 'right': 3.6, 'front': 0.0}[view]
    shot(cx, -14.5, 1.7, -cx * .12, 0, lens, centre=4.3)
