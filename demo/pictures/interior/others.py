"""Study, hall, cellar, attic, empty commercial space, loft."""
import math

import facade as F
import furniture as U
import light
import materials as M
import roof as R
from camera import shot
from core import Kit, np
from facade import opening
from interior.shell import Room, planks


def study(seed=1, wall='#dfd9cc', accent='#46554d', hour='morning', wood='#7a5a3c', high=True, az=-55, el=27):
    H = 2.95 if high else 2.6
    r = Room(seed, 4.2, 4.2, H, wall, 'herringbone' if high else 'planks', '#7c6043', accent=('back', accent), moulding=high)
    k = r.k
    if high:
        r.window('left', 1.3, 2.7, .5, 2.5, 'cross', curtains='#c9bca6')
    else:
        r.window('left', 1.1, 3.0, .8, 2.2, 'two', curtains='#c9bca6', radiator=True)
    with r.side('back'):
        with k.push(x=2.75):
            U.shelf(k, 2.6, 2.35, .32, wood, 6, 3, paint=accent if high else None)
        U.picture(k, .75, 1.65, .7, .95, ('#c9b79c', '#8a4b33', '#2f3b42'), seed * 2.0)
    with k.push(x=1.75, y=2.2, rz=90):
        U.desk(k, 1.6, .75, wood)
        with k.push(y=.72):
            U.deskchair(k)
    with k.push(x=2.1, y=2.2):
        U.rug(k, 2.6, 2.2, '#7b3f31', '#a38a6b')
    with k.push(x=3.5, y=1.5, rz=-70):
        U.armchair(k, '#8d7a5f', wood)
    with k.push(x=3.75, y=2.6):
        U.floorlamp(k, 1.6, 1.5)
    with k.push(x=.45, y=3.75):
        U.plant(k, 'monstera', 1.2)
    with k.push(x=2.1, y=2.1):
        U.pendant(k, H, .6, 'globe', lit=2, r=.17)
    r.build('town' if high else 'trees', near=-1.5)
    light.area(2.1, -1.2, 1.9, 3.0, 1.6, 32, rx=78, colour=(1, .97, .93))
    light.sky(hour, az, el, seed=seed, ev=.45)
    shot(3.0, -1.1, 1.3, 1.95, 4.2, 22, shift_y=-.04)


def stairs(k, x0, x1, y0, n=15, rise=.185, run=.24, wood='#8b6a47', riser='#e3dfd6', rail=True, side='left'):
    """Straight flight going up towards +y."""
    for i in range(n):
        y, z = y0 + i * run, (i + 1) * rise
        k.box(M.wood(wood), x0, x1, y - .025, y + run, z - .035, z, .008)
        k.box(M.paint(riser), x0, x1, y, y + .02, i * rise, z - .035, .002)
    x = x0 if side == 'left' else x1
    for i in range(n):  # cut string
        k.box(M.paint(riser), x - .012, x + .012, y0 + i * run, y0 + (i + 1) * run, 0, (i + 1) * rise - .035, 0)
    if rail:
        k.lathe(M.wood(wood, 'z'), x, y0 - .02, 0, [(.06, 0), (.06, .25), (.035, .3), (.045, .5), (.03, .75), (.05, .95), (.06, 1.05), (.05, 1.15), (0, 1.18)], 18)
        k.tube(M.wood(wood, 'y'), [(x, y0 - .02, 1.05), (x, y0 + n * run, 1.05 + n * rise)], .028, 12)
        for i in range(n):
            for j in (.25, .75):
                y = y0 + (i + j) * run
                zb = (i + 1) * rise
                k.lathe(M.paint(riser), x, y, zb, [(.014, 0), (.014, .15), (.022, .2), (.012, .45), (.018, .7), (.012, .95 - j * rise)], 8)


def hall(seed=1, wall='#e2ddd2', dado='#7d8b80', hour='morning', chequer=True, wood='#6b4c30', az=-30, el=25, door='#2c3a33'):
    W, D, H = 2.7, 6.2, 3.2
    fl = M.tiles('#d8d3c8', .3, .3, '#a39e94', .22, other='#383c3e') if chequer else M.tiles('#b39a78', .2, .2, '#8f7c60', .3, other='#6b4a3a')
    r = Room(seed, W, D, H, wall, fl, moulding=True, trim='#e6e2d9', skirt=.16)
    k = r.k
    for s in ('left', 'right', 'back'):
        with r.side(s):
            ln = r.length(s) + (1.6 if s != 'back' else 0)
            a = -1.6 if s == 'left' else 0
            if s != 'back':
                x = a
                for lo, hi in ([(.86, 1.94), (3.06, 4.14)] if s == 'left' else []) + [(a + ln, a + ln)]:  # leave the doors free
                    k.box(M.wallpaint(dado), x, lo, -.006, 0, .16, 1.05, 0)
                    k.box(r.trim, x, lo, -.03, 0, 1.05, 1.1, .01)
                    x = hi
    r.door('left', 1.4, .9, 2.25, '#e0dcd2'), r.door('left', 3.6, .9, 2.25, '#e0dcd2')
    # front door with side light and fan at the far end
    o = opening(.35, 1.5, 0, 2.75)
    r.holes['back'].append((o, .3))
    with r.side('back'):
        m = M.paint(door, .35)
        F.bars(k, m, .35, 1.5, 0, 2.75, .1, .07, .08)
        k.box(m, .42, 1.43, .12, .17, 0, 2.2, .004)
        for a, b in ((.5, .89), (.96, 1.35)):
            for lo, hi in ((.15, .8), (.9, 2.08)):
                F.bars(k, m, a, b, lo, hi, .1, .025, .025)
                k.box(m, a + .05, b - .05, .105, .13, lo + .06, hi - .06, .012)
        k.box(m, .35, 1.5, .08, .18, 2.2, 2.28, .008)
        k.quad(M.glass('#f2f6f4', .5), (.42, .14, 2.28), (1.43, .14, 2.28), (1.43, .14, 2.68), (.42, .14, 2.68))
        for x in (.62, .92, 1.22):
            k.bar(M.iron(), (x, .13, 2.28), (x, .13, 2.68), .008, 6)
        k.bar(M.metal('#a98a4e', .3), (1.36, .06, .95), (1.36, .06, 1.15), .01, 8)
        light.area(.92, D + .3, 2.48, 1.0, .4, 30, rx=-90)
    stairs(k, 1.75, W, 2.0, 15, .195, .25, wood)
    with k.push(x=.22, y=2.5, rz=90):
        k.box(M.wood(wood), -.5, .5, -.17, .17, .78, .81, .006)
        for s in (-.42, .42):
            k.bar(M.iron(), (s, -.12, 0), (s, -.12, .78), .011, 8), k.bar(M.iron(), (s, .12, 0), (s, .12, .78), .011, 8)
        k.box(M.wood(wood), -.46, .46, -.14, .14, .18, .2, .004)
        U.vase(k, -.25, 0, .81, 1.0, '#4d5a55', 7)
        U.bowl(k, .2, 0, .81, .1, '#c9b79c', False)
    with r.side('left'):
        n = 36
        a = np.arange(n) * math.tau / n
        k.poly(M.mirror(), np.stack([2.5 + .36 * np.cos(a), np.full(n, -.02), 1.75 + .36 * np.sin(a)], -1))
        k.tube(M.metal('#9a7d46', .35), np.stack([2.5 + .36 * np.cos(a), np.full(n, -.025), 1.75 + .36 * np.sin(a)], -1), .016, 8, closed=True)
        U.picture(k, 4.7, 1.75, .6, .8, ('#c9b79c', '#8a4b33', '#2f3b42'), 3.0)
    with r.side('right'):
        k.box(M.wood(wood), 4.6, 5.7, -.03, 0, 1.72, 1.84, .006)
        for i in range(5):
            x = 4.75 + i * .2
            k.tube(M.metal('#9a7d46', .35), [(x, -.03, 1.8), (x, -.09, 1.78), (x, -.1, 1.82)], .008, 8)
        U.picture(k, 1.0, 1.85, .62, .82, ('#8d99a1', '#c2a98f', '#3f4d4f'), 7.0)
    with k.push(x=1.35, y=1.1):
        U.pendant(k, H, .6, 'globe', lit=2.6, r=.16)
    with k.push(x=1.0, y=4.4):
        U.pendant(k, H, .6, 'globe', lit=2.6, r=.16)
    with k.push(x=.95, y=2.2):
        U.rug(k, .8, 3.2, '#7b3f31', '#4a3a34')
    r.build(None, near=-1.6)
    light.area(1.2, 2.2, H - .05, 1.6, 4.5, 52, colour=(1, .95, .87))
    light.area(1.35, -1.4, 1.9, 2.0, 1.6, 24, rx=80, colour=(1, .97, .93))
    light.sky(hour, az, el, seed=seed, ev=.4)
    shot(1.2, -1.35, 1.4, 1.15, 6.2, 22, shift_y=.0)


def cellar(seed=1, brick='old', hour='soft', wine=True):
    """Vaulted brick cellar."""
    k = Kit('cellar', seed)
    m = M.brick(brick)
    W, D, H = 4.0, 7.0, 2.45
    spring = 1.15
    k.quad(M.tiles('#7d7263', .3, .3, '#5f574c', .6, 0, .12), (0, -1.5, 0), (W, -1.5, 0), (W, D, 0), (0, D, 0))
    for x in (0, W):
        k.quad(m, (x, -1.5, 0), (x, D, 0), (x, D, spring), (x, -1.5, spring))
    pts = F.arc(0, W, H, H - spring, 40)
    for (ax, az), (bx, bz) in zip(pts, pts[1:]):
        k.quad(m, (ax, -1.5, az), (bx, -1.5, bz), (bx, D, bz), (ax, D, az))
    k.poly(m, [(0, D, 0), (W, D, 0)] + [(x, D, z) for x, z in pts[::-1]])
    k.poly(m, [(0, -1.5, 0), (W, -1.5, 0)] + [(x, -1.5, z) for x, z in pts[::-1]])
    for y in (.6, 3.2, 5.8):  # ribs
        inner = F.arc(.12, W - .12, H - .12, H - spring - .06, 40)
        for (p, q, s, t) in zip(inner, inner[1:], pts, pts[1:]):
            k.prism(M.brick('brown'), [p, q, t, s], y, y + .35)
        for x0, x1 in ((0, .14), (W - .14, W)):
            k.box(M.brick('brown'), x0, x1, y, y + .35, 0, spring, .004)
    wd = M.wood('#7a5a3c', 'z')
    bottle = M.pieces('bottles', ('#1c2a1e', '#24361f', '#2d2018', '#1a2226'), .12, .6, 5, .0)
    def rack(w, rows, cols):
        h = rows * .115
        for i in range(cols + 1):
            for y in (-.05, -.27):
                k.box(wd, i * w / cols - .012, i * w / cols + .012, y - .012, y + .012, 0, h + .05, .003)
        for j in range(rows + 1):
            for y in (-.05, -.27):
                k.box(M.wood('#7a5a3c'), 0, w, y - .014, y + .014, .03 + j * .115, .05 + j * .115, .003)
        for j in range(rows):
            for i in range(cols):
                if k.rng.random() < .8:
                    x, z = (i + .5) * w / cols, .09 + j * .115
                    with k.push(x=x, y=-.02, z=z, rx=90):
                        k.lathe(bottle, 0, 0, 0, [(0, 0), (.037, 0), (.037, .19), (.015, .24), (.014, .3), (0, .3)], 12, rnd=k.rng.random())
    if wine:
        with k.push(x=W - .02, y=5.7, rz=-90):
            rack(2.2, 12, 18)
        with k.push(x=W - .02, y=3.1, rz=-90):
            rack(2.2, 10, 18)
    for i, y in enumerate((1.6, 2.9, 4.6, 5.4)):  # crates and a barrel
        with k.push(x=.42, y=y, rz=90 + k.rng.uniform(-4, 4)):
            if i in (1, 3):
                with k.push(z=.38, rx=90):
                    t = np.linspace(-1, 1, 11)
                    k.lathe(M.wood('#8b6a47', 'z'), 0, 0, 0, [(.34 - .07 * a * a, a * .42) for a in t], 26)
                    k.lathe(M.wood('#6b4c30', 'z'), 0, 0, .42, [(.0, 0), (.27, 0)], 26), k.lathe(M.wood('#6b4c30', 'z'), 0, 0, -.42, [(.27, 0), (.0, 0)], 26)
                    for zz in (-.3, -.14, .14, .3):
                        q = .342 - .07 * (zz / .42) ** 2
                        k.lathe(M.iron(), 0, 0, zz, [(q, -.02), (q + .004, 0), (q, .02)], 26)
                k.box(wd, -.3, .3, -.12, -.06, 0, .1), k.box(wd, -.3, .3, .06, .12, 0, .1)
            else:
                for zz in (0, .34):
                    for j in range(3):
                        for s in (-1, 1):
                            k.box(M.wood('#a98a64'), -.28, .28, s * .2 - .008, s * .2 + .008, zz + .02 + j * .105, zz + .11 + j * .105, .003)
                            k.box(M.wood('#a98a64'), s * .28 - .008, s * .28 + .008, -.2, .2, zz + .02 + j * .105, zz + .11 + j * .105, .003)
                    k.box(M.wood('#a98a64'), -.28, .28, -.2, .2, zz, zz + .02)
    with k.push(x=2.0, y=3.4):
        U.table(k, .8, 1.3, .78, '#6b4c30')
        for i in range(3):
            k.lathe(M.glass('#e9efec', 1.2), -.2 + i * .18, .1 * (i % 2), .78, [(.035, 0), (.006, .01), (.006, .09), (.04, .13), (.038, .2)], 20)
        k.lathe(bottle, .25, -.3, .78, [(0, 0), (.037, 0), (.037, .19), (.015, .24), (.014, .3), (0, .3)], 16, rnd=.2)
        for s, rz in ((-1, 90), (1, -90)):
            with k.push(x=s * .62, y=.1):
                U.stool(k, .46, '#6b4c30')
    for y in (.1, 2.2, 4.7, 6.5):
        k.cyl(M.iron(), W / 2, y, H - .35, H, .004, n=6)
        k.lathe(M.glow('#ffe0b4', 12), W / 2, y, H - .48, [(0, 0), (.03, .02), (.035, .05), (.015, .1), (.012, .13)], 14)
        light.point(W / 2, y, H - .5, 24, (1, .86, .68), .1)
    with k.push(y=D - .01):
        F.bars(k, M.iron(), 1.55, 2.45, 1.45, 1.95, -.02, .03, .03)
        k.quad(M.glow('#cfe0f0', 2.2), (1.57, -.005, 1.47), (2.43, -.005, 1.47), (2.43, -.005, 1.93), (1.57, -.005, 1.93))
        for i in range(1, 5):
            k.bar(M.iron(), (1.55 + i * .18, -.03, 1.45), (1.55 + i * .18, -.03, 1.95), .01, 6)
    k.build()
    light.sky(hour, 0, 40, seed=seed, ev=.85)
    light.area(2, -1.3, 1.5, 2.5, 1.2, 9, rx=80, colour=(1, .9, .78))
    shot(1.9, -1.2, 1.35, 2.0, 7, 22, shift_y=-.03)


def attic(seed=1, hour='morning', use='bed', wall='#e6e2d9', beam='#8a6a48', az=-70, el=34):
    """Room under the roof: slopes left and right, tie beams, roof windows."""
    k = Kit('attic', seed)
    W, D, knee, ridge = 6.0, 6.0, .95, 3.5
    m = M.wallpaint(wall)
    planks(k, 0, W, -1.6, D, '#9c8260', .18, 2.4)
    k.poly(m, [(0, D, 0), (W, D, 0), (W, D, knee), (W / 2, D, ridge), (0, D, knee)])
    k.poly(m, [(0, -1.6, 0), (W, -1.6, 0), (W, -1.6, knee), (W / 2, -1.6, ridge), (0, -1.6, knee)])
    for x in (0, W):
        k.quad(m, (x, -1.6, 0), (x, D, 0), (x, D, knee), (x, -1.6, knee))
        k.box(M.paint('#e6e2d9'), min(x, abs(x - .016)), max(x, abs(x - .016)), -1.6, D, 0, .1, .004)
    sl = math.hypot(W / 2, ridge - knee)
    ang = math.degrees(math.atan2(ridge - knee, W / 2))
    wins = ((1.2, 2.0), (3.3, 4.1))
    for s in (-1, 1):
        def P(t, y):
            return ((W / 2) * t if s < 0 else W - (W / 2) * t, y, knee + (ridge - knee) * t)
        ylist = sorted({-1.6, D, *[v for w in wins for v in w]})
        for a, b in zip(ylist, ylist[1:]):
            isw = any(w[0] == a for w in wins)
            spans = ((0, .3), (.68, 1)) if isw else ((0, 1),)
            for t0, t1 in spans:
                k.quad(m, P(t0, a), P(t0, b), P(t1, b), P(t1, a))
        for a, b in wins:  # frame and deep reveal
            up = np.array((-math.sin(math.radians(ang)) if s < 0 else math.sin(math.radians(ang)), 0, math.cos(math.radians(ang)))) * .22
            c = [np.array(P(.3, a)), np.array(P(.3, b)), np.array(P(.68, b)), np.array(P(.68, a))]
            for p, q in zip(c, c[1:] + c[:1]):
                k.quad(m, p, q, q + up, p + up)
                k.bar(M.wood('#a98a64'), p + up * .8, q + up * .8, .03, 8)
            d = [v + up * .85 for v in c]
            k.quad(M.glass('#f2f6f4', .4), *d)
            cc = sum(d) / 4 + up * .5
            light.area(*cc, b - a, sl * .38, 62, ry=ang if s > 0 else -ang, colour=(.93, .97, 1))
    wd, wx = M.wood(beam, 'y', .6, .4), M.wood(beam, 'x', .6, .4)
    k.box(wd, W / 2 - .1, W / 2 + .1, -1.6, D, ridge - .3, ridge - .05, .02)
    for y in (.4, 2.65, 4.9):
        k.box(wx, W * .2, W * .8, y - .08, y + .08, 2.25, 2.45, .02)
        k.box(M.wood(beam, 'z', .6, .4), W / 2 - .07, W / 2 + .07, y - .07, y + .07, 2.45, ridge - .3, .015)
        for s in (-1, 1):
            with k.push(x=0 if s < 0 else W, y=y, z=knee, ry=-ang if s < 0 else ang):
                k.box(wx, *((0, sl) if s < 0 else (-sl, 0)), -.06, .06, -.14, .0, .015)
    if use == 'bed':
        with k.push(x=3.0, y=D - .02):
            U.bed(k, 1.6, 2.05, '#e2dccf', '#9c8b74', '#6f7d74')
            for s in (-1, 1):
                with k.push(x=s * 1.15, y=-.25):
                    U.nightstand(k, '#8b6a47', 2.2)
            U.picture(k, 0, 1.75, 1.1, .7, ('#c9b79c', '#6f7d74', '#2f3b42'), 4.0)
        with k.push(x=3.0, y=3.8):
            U.rug(k, 3.0, 2.2, '#b9ad98', '#94876f')
        with k.push(x=.8, y=2.4, rz=70):
            U.armchair(k, '#8d7a5f')
        with k.push(x=5.6, y=2.2, rz=-90):
            U.sideboard(k, 1.6, .6, .4, '#8b6a47')
            U.vase(k, .3, 0, .6, .9, '#4d5a55', 6)
    else:
        with k.push(x=3.0, y=4.4):
            U.desk(k, 1.7, .75, '#8b6a47')
            with k.push(y=-.75, rz=175):
                U.deskchair(k, '#3f4d4f')
        with k.push(x=3.0, y=3.9):
            U.rug(k, 2.8, 2.2, '#7d8c80', '#b9ad98')
        for x in (.25, 5.75):
            with k.push(x=x, y=2.4, rz=90 if x < 1 else -90):
                U.shelf(k, 2.6, .85, .34, '#8b6a47', 2, 4)
        with k.push(x=.95, y=4.7, rz=40):
            U.armchair(k, '#a4673f')
        U.picture(k, 2.5, 1.7, .6, .8, ('#c9b79c', '#6f7d74', '#2f3b42'), 1.0, D), U.picture(k, 3.4, 1.7, .6, .8, ('#a4673f', '#e0d3bd', '#5b6873'), 6.0, D)
    with k.push(x=5.2, y=5.3):
        U.plant(k, 'fig', 1.3)
    k.build()
    light.area(3.0, -1.4, 1.8, 3.5, 1.6, 30, rx=80, colour=(1, .97, .93))
    light.sky(hour, az, el, seed=seed, ev=.4)
    shot(3.0 + (.5 if seed % 2 else -.5), -1.3, 1.4, 3.0, 6, 22, shift_y=.0)


def commercial(seed=1, hour='soft', wall='#e3e0d8', floor='concrete', brick='white', az=-30, el=35):
    """Empty shop or office: columns, track lights, glass front."""
    W, D, H = 8.0, 8.5, 3.5
    fl = {'concrete': M.stone('#6a6864', .16, .28, 1.2), 'planks': 'planks', 'tiles': M.tiles('#a7a39a', .6, .6, '#8a867e', .35, 0, .05)}[floor]
    r = Room(seed, W, D, H, wall, fl, '#8f7452', accent=('right', M.brick(brick)), moulding=False, skirt=.1, ceiling='#e6e3dc')
    k = r.k
    al = M.metal('#2d3033', .4, .4)
    r.window('back', .5, 3.4, .05, 3.0, 'plain', frame=al, board=False, power=.8)
    r.window('back', 4.9, 7.6, .05, 3.0, 'plain', frame=al, board=False, power=.8)
    o = opening(3.65, 4.65, 0, 3.0)
    r.holes['back'].append((o, .28))
    with r.side('back'):
        F.bars(k, al, 3.65, 4.65, 0, 3.0, .18, .06, .07)
        F.bars(k, al, 3.72, 4.58, .02, 2.2, .19, .07, .05)
        k.quad(M.glass('#f2f6f4', .5), (3.7, .21, 0), (4.6, .21, 0), (4.6, .21, 3), (3.7, .21, 3))
        k.box(al, 3.65, 4.65, .17, .26, 2.2, 2.27)
        k.bar(M.metal('#b8bcbe', .25), (4.48, .12, .8), (4.48, .12, 1.5), .014, 10)
    r.window('left', 2.0, 4.6, .9, 3.0, 'steel', frame=al, power=.8)
    r.window('left', 5.4, 7.6, .9, 3.0, 'steel', frame=al, power=.8)
    for y in (2.3, 5.2):
        k.lathe(M.paint('#4b5052', .5), 5.6, y, 0, [(.2, 0), (.2, .04), (.13, .06), (.11, .2), (.1, 2.9), (.13, 3.0), (.17, 3.05), (.17, 3.2)], 24)
    for y in (2.3, 5.2):
        k.box(M.paint('#4b5052', .5), 0, W, y - .1, y + .1, 3.2, H, .01)
    for x in (2.2, 4.4, 6.8):
        k.box(M.iron(), x - .02, x + .02, -1, 8, 3.05, 3.09)
        for y in np.arange(.3, 8, 1.25):
            k.cyl(M.iron(), x, y, 2.88, 3.05, .045, n=16)
            k.cyl(M.glow('#fff0d8', 6), x, y, 2.876, 2.88, .04, n=16)
    k.tube(M.zinc(), [(7.4, -1.5, 3.0), (7.4, 8.4, 3.0)], .16, 20)
    r.build('street', near=-2.0)
    light.area(4, 3.2, H - .35, 6, 8, 46, colour=(1, .95, .88))
    light.area(4, -1.7, 2.0, 5, 2, 20, rx=80)
    light.sky(hour, az, el, seed=seed, ev=.35)
    shot(2.6, -1.7, 1.5, 4.2, 8.5, 21, shift_y=.01)


def loft(seed=1, hour='afternoon', brick='old', sofa='#7a4a2c', az=-55, el=28):
    """Loft with steel windows, brick wall and cast-iron columns."""
    W, D, H = 7.4, 7.0, 3.7
    r = Room(seed, W, D, H, '#e3dfd6', 'planks', '#7c6043', accent=('back', M.brick(brick, .15)), moulding=False, skirt=.12, ceiling='#ddd8cd')
    k = r.k
    st = M.metal('#202426', .45, .3)
    for a in (.6, 3.0, 5.2):
        r.window('left', a, a + 1.7, .75, 3.1, 'steel', .3, frame=st, deep=.4, power=1.1)
    for y in (1.2, 3.4, 5.6):
        k.box(M.wood('#6b4c30', 'x', .6), 0, W, y - .11, y + .11, H - .3, H, .02)
    for x in (2.9,):
        for y in (3.4,):
            k.lathe(M.iron(), x + 1.75, y + 2.2, 0, [(.18, 0), (.18, .05), (.1, .1), (.085, .3), (.08, 3.0), (.12, 3.1), (.18, 3.2), (.18, 3.4)], 20)
    with k.push(x=3.1, y=5.6, rz=0):
        U.sofa(k, 2.4, sofa, 3, ('#e0d6c4', '#2f4a44', '#c2a26b'), '#5d422a', sofa == '#7a4a2c')
    with k.push(x=3.1, y=4.0):
        U.rug(k, 3.4, 2.6, '#7b3f31', '#a38a6b')
        U.roundtable(k, .52, .38, '#6b4c30')
        U.bowl(k, .1, .1, .38, .13, '#d9cfbf', False)
    with k.push(x=1.35, y=3.9, rz=75):
        U.armchair(k, '#8d7a5f')
    with k.push(x=5.7, y=2.3):
        U.table(k, 1.0, 2.0, .75, '#7a5a3c', True)
        for s in (-1, 1):
            for y in (-.5, .4):
                with k.push(x=s * .7, y=y, rz=s * -90):
                    U.chair(k, '#5d422a', '#3f4d4f', 'shell')
        U.vase(k, 0, .2, .75, 1.1, '#4d5a55', 9)
        for y in (-.5, .5):
            with k.push(y=y):
                U.pendant(k, H - .3, 1.5, 'dome', '#202426', 6, .22)
    with r.side('back'):
        with k.push(x=5.9):
            U.shelf(k, 2.2, 2.6, .34, '#6b4c30', 6, 3, back=False)
        U.picture(k, 3.1, 1.95, 1.7, 1.1, ('#c9b79c', '#8a4b33', '#2f3b42'), 3.0, scale=.9)
    with k.push(x=4.7, y=6.4):
        U.floorlamp(k, 1.6, 1.65, 'tripod')
    with k.push(x=.6, y=6.4):
        U.plant(k, 'fig', 2.0)
    with k.push(x=.65, y=2.6):
        U.plant(k, 'palm', 1.4)
    r.build('trees', near=-1.8)
    light.area(3.7, -1.5, 2.0, 5, 2, 46, rx=80, colour=(1, .97, .93))
    light.sky(hour, az, el, seed=seed, ev=.45)
    shot(4.7, -1.5, 1.4, 3.3, 7, 21, shift_y=.0)
