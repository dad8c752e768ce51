"""Kitchens."""
import facade as F
import furniture as U
import light
import materials as M
from camera import shot
from interior.shell import Room
from core import np


def units(k, w, front, top, h=.9, d=.62, n=None, handles='#a98a4e', drawers=(), shaker=False, plinth='#2c2c2b', z0=.1):
    """Base units from x = 0 to w, backs at y = 0, towards -y."""
    n = n or round(w / .6)
    uw = w / n
    k.box(M.paint(plinth), 0, w, -d + .06, 0, 0, z0)
    k.box(front, 0, w, -d + .02, 0, z0, h - .035, .002)
    for i in range(n):
        parts = ((z0 + .003, h - .04),) if i not in drawers else tuple((z0 + .003 + (h - .04 - z0) * j / 3, z0 - .003 + (h - .04 - z0) * (j + 1) / 3) for j in range(3))
        for lo, hi in parts:
            k.box(front, i * uw + .002, (i + 1) * uw - .002, -d, -d + .02, lo, hi, .003)
            if shaker:
                F.bars(k, front, i * uw + .004, (i + 1) * uw - .004, lo + .002, hi - .002, -d - .012, .055, .012)
            if handles:
                c = i * uw + uw / 2
                k.bar(M.metal(handles, .3), (c - .07, -d - .035, hi - .06), (c + .07, -d - .035, hi - .06), .006, 8)
    if top:
        k.box(top, -.01, w + .01, -d - .02, 0, h - .035, h, .005)


def tap(k, x, y, z, m):
    k.cyl(m, x, y, z, z + .04, .026, n=16)
    t = np.linspace(0, np.pi, 12)
    k.tube(m, [(x, y, z)] + [(x, y - .1 + .1 * np.cos(a), z + .28 + .1 * np.sin(a)) for a in t] + [(x, y - .2, z + .2)], .012, 10)
    k.bar(m, (x + .02, y, z + .06), (x + .08, y, z + .09), .008, 8)


def kitchen(seed=1, front='#42524a', top='oak', wall='#e9e5dc', floor='planks', floorc='#8f7452', splash='#e4e0d6', hour='morning', island=True, shaker=True, az=-50, el=30, uppers=False, wood=None, stools=3):
    W, D, H = 5.2, 4.6, 2.75
    fl = floor if floor in ('planks', 'herringbone') else M.tiles(floorc, .6, .6, '#8f8b84', .35) if floor == 'tiles' else M.tiles('#d8d3c8', .2, .2, '#a39e94', .3, other='#3a3d3e')
    r = Room(seed, W, D, H, wall, fl, floorc, moulding=False, skirt=.08)
    k = r.k
    fm = M.wood(wood, 'z', .5) if wood else M.paint(front, .45)
    tm = {'oak': M.wood('#a57f4f'), 'marble': M.marble(), 'dark': M.stone('#3a3c3d', .12, .25, 14), 'concrete': M.stone('#a3a19c', .1, .5, 5)}[top]
    steel, black = M.metal('#a9adaf', .3), M.metal('#161718', .25, .2)
    r.window('left', 1.6, 3.4, 1.0, 2.35, 'two', frame='#e3dfd6', deep=.28)
    with r.side('back'):
        tile = M.tiles(splash, .15, .075, '#c9c4b9', .18, .5, .06)
        k.box(tile, 0, W, -.012, 0, .9, 1.5 if uppers else 1.55, 0)
        units(k, W - .65, fm, tm, drawers=(2, 5), shaker=shaker)
        # tall unit at the right with oven
        k.box(fm, W - .65, W, -.62, 0, .1, 2.25, .003)
        k.box(M.paint('#2c2c2b'), W - .65, W, -.56, 0, 0, .1)
        for lo, hi in ((.11, .68), (1.3, 2.24)):
            k.box(fm, W - .645, W - .005, -.64, -.62, lo, hi, .003)
            if shaker:
                F.bars(k, fm, W - .64, W - .01, lo + .004, hi - .004, -.652, .055, .012)
        k.box(black, W - .645, W - .005, -.64, -.6, .7, 1.28, .006)
        k.bar(steel, (W - .56, -.68, 1.2), (W - .09, -.68, 1.2), .009, 8)
        # hob and hood
        hx = 2.75
        k.box(black, hx - .38, hx + .38, -.56, -.08, .9, .906, .002)
        k.box(fm if uppers else M.plaster('#dedad0', .01, .02), hx - .42, hx + .42, -.42, 0, 1.72, 1.95, .01)
        k.box(M.plaster('#dedad0', .01, .02) if not uppers else fm, hx - .26, hx + .26, -.32, 0, 1.95, H, .006)
        # sink is under the window on the left return
        if uppers:
            for a, b in ((.0, hx - .45), (hx + .45, W - .67)):
                n = max(1, round((b - a) / .55))
                for i in range(n):
                    x0, x1 = a + (b - a) * i / n, a + (b - a) * (i + 1) / n
                    k.box(fm, x0, x1, -.34, 0, 1.5, 2.25, .003), k.box(fm, x0 + .003, x1 - .003, -.36, -.34, 1.503, 2.247, .003)
                    if shaker:
                        F.bars(k, fm, x0 + .006, x1 - .006, 1.506, 2.244, -.372, .05, .012)
        else:
            for z, a, b in ((1.62, .35, 2.1), (2.0, .35, 2.1), (1.62, 3.45, 4.35)):
                k.box(M.wood('#8b6a47'), a, b, -.24, 0, z, z + .035, .004)
                x = a + .12
                while x < b - .1:
                    q = k.rng.random()
                    if q < .4:
                        U.vase(k, x, -.12, z + .035, k.rng.uniform(.5, .75), k.rng.choice(('#d9d2c4', '#8a4b33', '#5d7268')))
                    elif q < .75:
                        for j in range(k.rng.randint(2, 4)):
                            k.lathe(M.pieces('plates', ('#e5e0d6', '#d3cbbb')), x, -.12, z + .035 + j * .022, [(.03, 0), (.07, .016), (.072, .02), (.0, .012)], 22)
                    else:
                        k.cyl(M.pieces('jars', ('#b9a184', '#c9b79c', '#7a5b45')), x, -.12, z + .035, z + .035 + k.rng.uniform(.1, .18), .045, n=18)
                    x += k.rng.uniform(.17, .26)
        k.box(M.wood('#8b6a47'), 1.5, 1.85, -.1, -.07, .9, 1.25, .01)
        k.cyl(M.pieces('jars', ('#b9a184', '#c9b79c')), 1.25, -.2, .9, 1.07, .06, n=20)
        for i in range(6):
            k.bar(M.wood('#a98a64', 'z'), (1.25 + .01 * i - .02, -.2, 1.0), (1.2 + .025 * i, -.22 + .01 * (i % 3), 1.22), .007, 6)
        U.bowl(k, 3.75, -.3, .9, .13, '#c9b79c')
        with k.push(x=hx - .15, y=-.3):  # kettle
            k.lathe(steel, 0, 0, .906, [(0, 0), (.09, 0), (.1, .03), (.09, .1), (.05, .14), (.015, .15), (.015, .17), (0, .175)], 26)
            t = np.linspace(.3, 2.84, 12)
            k.tube(black, np.stack([.09 * np.cos(t), 0 * t, 1.03 + .11 * np.sin(t)], -1), .009, 8)
    with r.side('left'):  # run under the window
        with k.push(x=1.0, y=0):
            k2 = 2.95
            with k.push():
                units(k, k2, fm, tm, shaker=shaker, drawers=(1,))
            sx = 1.5
            k.box(M.stone('#e3e0d8', .03, .3), sx - .33, sx + .33, -.645, -.1, .68, .915, .02)
            k.box(M.stone('#b9b6ae', .03, .35), sx - .28, sx + .28, -.6, -.15, .9, .918, .01)
            tap(k, sx, -.09, .9, M.metal('#a98a4e', .25) if shaker else steel)
        U.vase(k, 1.75, -.03, 1.0, .8, '#5d7268', 6)
    if island:
        with k.push(x=2.95, y=1.75):
            with k.push(x=-1.0, y=.4):
                k.box(fm, 0, 2.0, -.8, 0, .1, .86, .003)
                k.box(M.paint('#2c2c2b'), .05, 1.95, -.74, -.06, 0, .1)
                for i in range(3):
                    a, b = .02 + i * .655, .02 + (i + 1) * .655 - .01
                    F.bars(k, fm, a, b, .13, .84, -.81, .055, .014) if shaker else k.box(fm, a, b, -.815, -.8, .12, .85, .003)
                k.box(tm, -.06, 2.06, -.98, .06, .86, .905, .006)
            U.bowl(k, -.35, 0, .905, .18, '#d9cfbf')
            U.vase(k, .6, .1, .905, 1.0, '#c9b79c', 8)
            k.box(M.wood('#8b6a47'), .0, .38, -.35, -.1, .905, .925, .006)
            for x in (-.6, .1, .8)[:stools]:
                with k.push(x=x, y=-.85):
                    U.stool(k, .66)
            for x in (-.55, .55):
                with k.push(x=x):
                    U.pendant(k, H, .95, 'dome' if seed % 2 else 'globe', '#26302c' if seed % 3 else '#c2a26b', 5, .17)
    else:
        with k.push(x=3.3, y=1.6):
            U.table(k, 1.5, .85, .75, '#8b6a47')
            for x, y, rz in ((-.4, -.55, 180), (.4, -.55, 178), (-.4, .55, 0), (.4, .55, 3)):
                with k.push(x=x, y=y, rz=rz):
                    U.chair(k, '#6b4c30', '#cfc6b6')
            U.bowl(k, .1, 0, .75, .16, '#8a4b33'), U.vase(k, -.4, .1, .75, .9, '#d9d2c4', 7)
            U.pendant(k, H, 1.1, 'woven', lit=3, r=.24)
    r.build('garden', near=-1.6)
    light.area(2.7, -1.3, 2.1, 4.0, 1.8, 36, rx=75, colour=(1, .97, .93))
    light.area(2.7, 2.2, H - .05, 3.0, 2.5, 18, colour=(1, .96, .9))
    light.sky(hour, az, el, seed=seed, ev=.4)
    shot(4.15, -1.15, 1.4, 2.2, 4.6, 22, shift_y=-.05)
