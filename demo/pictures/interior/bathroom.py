"""Bathrooms."""
import math

import facade as F
import furniture as U
import light
import materials as M
from camera import shot
from core import np
from interior.shell import Room

WHITE = '#ece9e3'


def tub(k, w=1.7, d=.78, h=.58):
    """Free-standing bath, long side along x."""
    m = M.stone(WHITE, .01, .15, 2)
    n = 48
    a = np.arange(n) * math.tau / n

    def ring(s, z):
        c, q = np.cos(a), np.sin(a)
        e = 2.6
        r = (np.abs(c) ** e + np.abs(q) ** e) ** (-1 / e)
        return np.stack([c * r * w / 2 * s, q * r * d / 2 * s, np.full(n, z)], -1)
    prof = [(.72, 0), (.78, .03), (.86, .25), (.96, .5), (1.0, h - .02), (1.0, h), (.965, h), (.95, h - .02), (.86, .3), (.74, .16), (.5, .13), (.01, .13)]
    v = np.concatenate([ring(s, z) for s, z in prof])
    i = np.arange(n)
    f = np.concatenate([np.stack([r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i], -1) for r in range(len(prof) - 1)])
    k.add(m, v, f, smooth=True)


def wc(k):
    """Wall-hung, back at y = 0."""
    m = M.stone(WHITE, .01, .15, 2)
    n = 40
    a = np.linspace(-math.pi, 0, n)

    def outline(w, d, z):  # straight at the wall, round in front
        x = np.concatenate([[-w / 2], w / 2 * np.cos(a), [w / 2]])
        y = np.concatenate([[0], -d * .42 + d * .58 * np.sin(a), [0]])
        return np.stack([x, y, np.full(n + 2, z)], -1)
    prof = [(.2, .34, .2), (.3, .46, .26), (.35, .53, .36), (.365, .55, .41), (.365, .55, .425), (.37, .555, .43), (.37, .555, .455), (.355, .54, .462)]
    v = np.concatenate([outline(*q) for q in prof])
    i, c = np.arange(n + 1), n + 2
    k.add(m, v, np.concatenate([np.stack([r * c + i, r * c + i + 1, (r + 1) * c + i + 1, (r + 1) * c + i], -1) for r in range(len(prof) - 1)]), smooth=True)
    k.poly(m, outline(*prof[-1]))
    k.box(M.paint('#e4e1da'), -.12, .12, -.012, 0, .95, 1.1, .006)
    for s in (-.05, .05):
        k.rbox(M.paint('#d9d6cf'), s, -.016, 1.025, .08, .008, .1, .004, 2)


def basin(k, x, z, w=.52, metal=None):
    m = M.stone(WHITE, .01, .15, 2)
    k.rbox(m, x, -.26, z + .06, w, .38, .13, .05, 6)
    k.rbox(M.stone('#c9c6bf', .02, .2, 2), x, -.26, z + .123, w - .09, .29, .012, .005, 3)
    t = metal
    k.cyl(t, x, -.1, z, z + .2, .014, n=14)
    k.bar(t, (x, -.1, z + .19), (x, -.24, z + .19), .011, 10)


def bathroom(seed=1, tile='#d8d5cc', zellige='#8fa398', floor='#8c8a85', wood='#8b6a47', metal='#1d1f20', hour='soft', view=0, chequer=False, tubside=True, az=-40, el=30):
    W, D, H = 3.7, 3.6, 2.65
    fl = M.tiles('#dcd8ce', .25, .25, '#aaa69c', .25, other='#34383a') if chequer else M.tiles(floor, .6, .6, '#77746e', .35, 0, .06)
    wt = M.tiles(zellige, .2, .066, '#cfcac0', .14, .5, .14, gap=.0018)
    r = Room(seed, W, D, H, '#e6e3dc', fl, accent=('back', wt), moulding=False, skirt=0)
    k = r.k
    mt = M.metal(metal, .3, .5 if metal == '#1d1f20' else 1.0)
    r.window('left', 1.3, 2.5, 1.0, 2.2, 'two', deep=.26)
    with r.side('left'):
        k.box(wt, 0, 1.3, -.012, 0, 0, 1.15, 0), k.box(wt, 2.5, D, -.012, 0, 0, 1.15, 0), k.box(wt, 1.3, 2.5, -.012, 0, 0, .96, 0)
        k.box(M.stone('#dedbd2', .04, .4), 0, 1.24, -.02, 0, 1.15, 1.18, .004), k.box(M.stone('#dedbd2', .04, .4), 2.56, D, -.02, 0, 1.15, 1.18, .004)
    with k.push(x=.58 + .0, y=1.9, rz=90):
        tub(k)
    k.tube(mt, [(1.15, 2.55, 0), (1.15, 2.55, .85), (1.1, 2.5, .93), (.95, 2.35, .9)], .015, 10)
    k.bar(mt, (1.15, 2.55, .6), (1.05, 2.6, .62), .012, 8)
    with r.side('back'):
        # vanity with two basins
        x0, x1 = 1.55, 3.1
        k.box(M.wood(wood), x0, x1, -.48, 0, .42, .8, .006)
        for i in range(2):
            a, b = x0 + (x1 - x0) * i / 2, x0 + (x1 - x0) * (i + 1) / 2
            for lo, hi in ((.43, .6), (.61, .79)):
                k.box(M.wood(wood), a + .006, b - .006, -.5, -.48, lo, hi, .004)
        k.box(M.stone('#d3cfc6', .04, .3), x0 - .02, x1 + .02, -.51, 0, .8, .83, .005)
        for x in (x0 + .4, x1 - .4):
            basin(k, x, .83, .48, mt)
            n = 40
            a = np.arange(n) * math.tau / n
            k.poly(M.mirror(), np.stack([x + .3 * np.cos(a), np.full(n, -.025), 1.62 + .38 * np.sin(a)], -1))
            k.tube(mt, np.stack([x + .3 * np.cos(a), np.full(n, -.028), 1.62 + .38 * np.sin(a)], -1), .011, 8, closed=True)
        for x in (x0 - .05, (x0 + x1) / 2, x1 + .05):
            k.cyl(mt, x, -.07, 1.6, 1.64, .03, n=16)
            t = np.linspace(-1.57, 1.57, 9)
            k.lathe(M.glow('#fff0d8', 2.2), x, -.09, 1.74, [(.065 * math.cos(b), .065 * math.sin(b)) for b in t], 20)
        U.vase(k, (x0 + x1) / 2, -.2, .83, .7, '#4d5a55', 5)
        k.cyl(M.pieces('jars', ('#7a5b45', '#5d4632')), x1 - .06, -.14, .83, .98, .03, n=16)
        if tubside:
            k.box(M.wood(wood), .12, 1.1, -.16, 0, 1.35, 1.38, .004)
            for i, x in enumerate((.25, .42, .62, .85)):
                U.vase(k, x, -.08, 1.38, .45 + .1 * (i % 2), ('#d9d2c4', '#8a4b33', '#c9b79c', '#4d5a55')[i])
    with r.side('right'):
        # local x runs from the back wall to the camera
        with k.push(x=1.25):
            wc(k)
        k.box(wt, .75, 1.75, -.012, 0, 0, 1.18, 0)
        k.box(M.stone('#dedbd2', .04, .4), .75, 1.75, -.14, 0, 1.18, 1.21, .006)
        U.vase(k, 1.1, -.07, 1.21, .55, '#c9b79c', 4)
        for z in (.75, .95, 1.15, 1.35, 1.55, 1.75):
            k.bar(mt, (2.15, -.07, z), (2.7, -.07, z), .011, 8)
        for x in (2.15, 2.7):
            k.bar(mt, (x, -.07, .65), (x, -.07, 1.85), .014, 8)
        U.towel(k, 2.42, -.09, 1.77, .42, .62, '#b9703f' if seed % 2 else '#c9bfae')
        U.towel(k, 2.42, -.09, 1.17, .42, .42, '#e0d9cb')
    with k.push(x=1.75, y=1.75):
        U.rug(k, .9, .6, '#d3cabb', '#b9ad98')
    with k.push(x=1.3, y=1.25):
        U.stool(k, .45, wood)
        k.rbox(M.fabric('#e0d9cb', 140, bump=.8), 0, 0, .49, .3, .24, .08, .035, 4)
    with k.push(x=3.3, y=3.25):
        U.plant(k, 'palm', 1.1)
    r.build('trees', near=-1.3)
    light.area(1.9, 1.7, H - .04, 2.2, 2.2, 26, colour=(1, .97, .93))
    light.area(1.9, -1.05, 1.9, 2.8, 1.5, 24, rx=78, colour=(1, .98, .95))
    light.sky(hour, az, el, seed=seed, ev=.35)
    if view == 0:
        shot(2.35, -1.0, 1.35, 1.8, 3.6, 22, shift_y=-.06)
    else:
        shot(1.5, -1.05, 1.3, 2.0, 3.6, 23, shift_y=-.06)


def shower(seed=1, tile='#cfc9bd', floor='#5d6062', metal='#a98a4e', hour='soft', wood='#6b4c30'):
    """Shower room with a glass screen."""
    W, D, H = 2.9, 3.3, 2.6
    wt = M.tiles(tile, .3, .6, '#aaa59b', .25, 0, .05, gap=.0015)
    r = Room(seed, W, D, H, '#e6e3dc', M.tiles(floor, .6, .6, '#4a4c4e', .4, 0, .06), accent=('back', wt), moulding=False, skirt=0)
    r.wallm['left'] = wt
    k = r.k
    mt = M.metal(metal, .28)
    r.window('back', 1.75, 2.55, 1.25, 2.15, 'plain', deep=.24)
    k.box(M.stone('#d9d6cf', .03, .35), 0, 1.05, 1.7, D, 0, .03, .01)
    k.quad(M.glass('#e6efec', .9), (1.05, 1.75, .03), (1.05, D, .03), (1.05, D, 2.1), (1.05, 1.75, 2.1))
    for y in (1.75, D - .01):
        k.bar(mt, (1.05, y, .03), (1.05, y, 2.1), .011, 8)
    k.bar(mt, (1.05, 1.75, 2.1), (1.05, D, 2.1), .011, 8), k.bar(mt, (0, 1.78, 2.1), (1.05, 1.78, 2.1), .009, 8)
    with r.side('back'):
        k.bar(mt, (.52, -.05, 1.0), (.52, -.05, 2.1), .012, 10), k.tube(mt, [(.52, -.05, 2.1), (.52, -.1, 2.16), (.52, -.42, 2.16)], .012, 10)
        k.cyl(mt, .52, -.42, 2.13, 2.15, .13, n=32), k.rbox(mt, .52, -.06, 1.05, .26, .06, .06, .025, 4)
        k.box(M.stone('#d9d6cf', .03, .35), .2, .86, -.005, .0, 1.2, 1.5, 0)
    with r.side('right'):
        k.box(M.wood(wood), .5, 1.6, -.46, 0, .45, .8, .006)
        for i in range(2):
            k.box(M.wood(wood), .506 + i * .55, 1.044 + i * .55, -.48, -.46, .46, .79, .004)
        k.box(M.stone('#d3cfc6', .04, .3), .48, 1.62, -.49, 0, .8, .83, .005)
        basin(k, 1.05, .83, .55, mt)
        k.box(M.mirror(), .6, 1.5, -.015, -.01, 1.2, 2.1, 0)
        F.bars(k, mt, .59, 1.51, 1.19, 2.11, -.025, .014, .02)
        U.vase(k, .62, -.2, .83, .7, '#8a4b33', 5)
        with k.push(x=2.35):
            wc(k)
    with r.side('left'):
        k.bar(mt, (.4, -.07, 1.25), (1.1, -.07, 1.25), .012, 8)
        U.towel(k, .75, -.08, 1.27, .5, .75, '#8d7a5f')
    with k.push(x=1.75, y=1.9):
        U.rug(k, .8, .55, '#d3cabb', '#b9ad98')
    r.build('trees', near=-1.3)
    light.area(1.5, 1.6, H - .04, 1.8, 2.2, 26, colour=(1, .97, .93))
    light.area(1.5, -1.05, 1.9, 2.2, 1.5, 20, rx=78, colour=(1, .98, .95))
    light.sky(hour, -20, 30, seed=seed, ev=.35)
    shot(1.25, -1.1, 1.35, 1.45, 3.3, 21, shift_y=-.05)
