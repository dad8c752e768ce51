"""The empty room: floor, walls with openings, ceiling, mouldings, doors, windows and what is seen outside."""
import math
import random

from core import Kit, np
import facade as F
import furniture as U
import light
import materials as M
import vegetation as V
from facade import opening


def planks(k, x0, x1, y0, y1, colour='#9a7750', w=.14, ln=1.9, along='y', z=0.0, rough=.35):
    m = M.wood(colour, along, rough, .28)
    k.quad(M.wallpaint('#2c2118'), (x0, y0, z - .004), (x1, y0, z - .004), (x1, y1, z - .004), (x0, y1, z - .004))
    a0, a1, b0, b1 = (x0, x1, y0, y1) if along == 'y' else (y0, y1, x0, x1)
    c, s = [], []
    n = round((a1 - a0) / w)
    for i in range(n):
        p = b0 - k.rng.uniform(0, ln)
        while p < b1:
            q = p + ln * k.rng.uniform(.75, 1.1)
            lo, hi = max(p, b0), min(q, b1)
            if hi > lo:
                u, v = a0 + (i + .5) * (a1 - a0) / n, (lo + hi) / 2
                c.append((u, v, z - .01) if along == 'y' else (v, u, z - .01))
                dims = ((a1 - a0) / n - .0015, hi - lo - .0015)
                s.append((*dims, .02) if along == 'y' else (dims[1], dims[0], .02))
            p = q
    k.boxes(m, c, s, b=.0015)


def herringbone(k, x0, x1, y0, y1, colour='#a07b50', w=.09, ln=.54, rough=.28):
    """Parquet laid in a herringbone pattern."""
    ma, mb = M.wood(colour, 'x', rough, .25), M.wood(colour, 'y', rough, .25)
    k.quad(M.wallpaint('#2c2118'), (x0, y0, -.003), (x1, y0, -.003), (x1, y1, -.003), (x0, y1, -.003))
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    half = max(x1 - x0, y1 - y0) * .75
    n = round(ln / w)
    with k.push(x=cx, y=cy, rz=45):
        ca, cb = [], []
        m = int(half / w) + 2
        for i in range(-m, m):
            for j in range(-m, m):
                r = (i - j) % (2 * n)
                if r == 0:
                    ca.append(((i + n / 2) * w, (j + .5) * w, -.01))
                if r == n:
                    cb.append(((i + .5) * w, (j + 1 - n / 2) * w, -.01))

        def keep(c, dx, dy):
            c = np.array(c)
            q = math.sqrt(.5)
            gx, gy = (c[:, 0] - c[:, 1]) * q + cx, (c[:, 0] + c[:, 1]) * q + cy
            ok = (gx > x0 - .25) & (gx < x1 + .25) & (gy > y0 - .25) & (gy < y1 + .25)
            return c[ok]
        a, b = keep(ca, ln, w), keep(cb, w, ln)
        k.boxes(ma, a, np.broadcast_to((ln - .0015, w - .0015, .02), (len(a), 3)), b=.001)
        k.boxes(mb, b, np.broadcast_to((w - .0015, ln - .0015, .02), (len(b), 3)), b=.001)


class Room:
    """W × D × H room; walls 'left', 'back', 'right' may have openings given in their own coordinates."""

    def __init__(self, seed=1, W=5.0, D=5.0, H=2.7, wall='#e9e5dc', floor='planks', floorc='#9a7750', ceiling='#f1eee8', accent=None, moulding=True, skirt=.12, trim='#efece5'):
        self.k = Kit('room', seed)
        self.rng = random.Random(seed)
        self.W, self.D, self.H = W, D, H
        self.holes = {'left': [], 'back': [], 'right': []}
        self.wallm = {s: M.wallpaint(wall) for s in self.holes}
        if accent:
            self.wallm[accent[0]] = M.wallpaint(accent[1]) if isinstance(accent[1], str) else accent[1]
        self.floor, self.floorc, self.ceiling, self.moulding, self.skirt, self.trim = floor, floorc, ceiling, moulding, skirt, M.paint(trim, .4)

    def side(self, s):
        """Enter the coordinates of a wall: x along it, +y out of the room."""
        W, D = self.W, self.D
        return self.k.push(**{'back': dict(y=D), 'right': dict(x=W, y=D, rz=-90), 'left': dict(rz=90)}[s])

    def length(self, s):
        return self.W if s == 'back' else self.D

    def window(self, s, x0, x1, z0, z1, kind='two', rise=0.0, frame='#ece9e2', curtains=None, sheer=False, radiator=False, deep=.28, board=True, power=1.0, bar=.05):
        """Opening with joinery; curtains = cloth colour."""
        o = opening(x0, x1, z0, z1, rise)
        self.holes[s].append((o, deep))
        k = self.k
        with self.side(s):
            F.window(k, o, 0, kind, M.paint(frame) if isinstance(frame, str) else frame, deep - .09, 0, 'none', slab=False, interior=False, glass=M.glass('#f2f6f4', .5), bar=bar)
            F.sill(k, o, deep, .12, h=.06, out=-.0)
            if board and z0 > .2:
                k.box(M.marble('#d8d3ca', '#8d8881', .25), x0 - .06, x1 + .06, -.07, deep - .09, z0 - .035, z0 + .002, .008)
            if radiator:
                with k.push(x=(x0 + x1) / 2):
                    U.radiator(k, min(1.4, x1 - x0), min(.6, z0 - .22))
            if curtains:
                top = min(self.H - .08, z1 + .28)
                m = M.fabric(curtains, 200)
                w = min(.5, (x1 - x0) * .24)
                F.curtain(k, m, x0 - w * .75, x0 + w * .25, .02, top, -.12, .1, .035)
                F.curtain(k, m, x1 - w * .25, x1 + w * .75, .02, top, -.12, .1, .035)
                k.bar(M.metal('#2a2b2c', .4, .6), (x0 - w, -.12, top + .02), (x1 + w, -.12, top + .02), .012, 8)
            if sheer:
                top = min(self.H - .1, z1 + .2)
                F.curtain(k, M.fabric('#f4f1ea', sheer=.45), x0 - .05, x1 + .05, .02 if z0 < .3 else z0 - .25, top, -.06, .07, .02)
        W, D = self.W, self.D
        m, cz, off = (x0 + x1) / 2, (z0 + z1) / 2, deep + .1
        pos = {'back': (m, D + off, 90, 0, 180), 'left': (-off, m, 90, 0, -90), 'right': (W + off, D - m, 90, 0, 90)}[s]
        light.area(pos[0], pos[1], cz, (x1 - x0) * .98, (z1 - z0) * .98, 40 * power * (x1 - x0) * (z1 - z0), rx=pos[2] * (-1 if s == 'back' else 1) if s == 'back' else 90, rz=0 if s == 'back' else pos[4], colour=(.93, .97, 1))
        return o

    def door(self, s, x, w=.86, h=2.06, colour='#e6e2d9', open_=False, glazed=False, frame=True):
        k = self.k
        o = opening(x - w / 2, x + w / 2, 0, h)
        self.holes[s].append((o, .14))
        with self.side(s):
            m = M.paint(colour, .4)
            if frame:
                for a, b in ((x - w / 2 - .09, x - w / 2), (x + w / 2, x + w / 2 + .09)):
                    k.box(m, a, b, -.022, .01, 0, h, .006)
                k.box(m, x - w / 2 - .09, x + w / 2 + .09, -.022, .01, h, h + .09, .006)
            with k.push(x=x - w / 2, y=.05, rz=70 if open_ else 0):
                k.box(m, .005, w - .005, 0, .04, .006, h - .006, .004)
                for lo, hi in ((.1, .38), (.44, .95)):
                    for i in range(2):
                        a, b = .1 + i * (w / 2 - .06), w / 2 - .04 + i * (w / 2 - .06)
                        z0, z1 = h * lo, h * hi
                        if glazed and lo > .4:
                            continue
                        F.bars(k, m, a - .01, b + .01, z0, z1, -.012, .018, .014)
                        k.box(m, a + .03, b - .03, -.008, .004, z0 + .035, z1 - .035, .008)
                if glazed:
                    F.bars(k, m, .09, w - .09, h * .44, h * .95, -.012, .02, .014)
                brass = M.metal('#8f8064', .3)
                k.bar(brass, (w - .09, -.05, 1.02), (w - .2, -.05, 1.02), .009, 8)
                k.bar(brass, (w - .09, -.05, 1.02), (w - .09, 0, 1.02), .009, 8)
                k.box(brass, w - .11, w - .07, -.008, .0, .93, 1.1, .004)
            k.quad(M.wallpaint('#8d867a'), (x - w / 2 - .3, .9, 0), (x + w / 2 + .3, .9, 0), (x + w / 2 + .3, .9, h), (x - w / 2 - .3, .9, h))
        return o

    def build(self, outside='garden', season='summer', near=-1.2):
        k, W, D, H = self.k, self.W, self.D, self.H
        y0 = near
        for s, hs in self.holes.items():
            with self.side(s):
                a, b = (0, self.length(s)) if s == 'back' else ((near, D) if s == 'left' else (0, D - near))
                F.wall(k, self.wallm[s], a, b, 0, H, [o for o, _ in hs], 0, max([d for _, d in hs] or [.2]), M.wallpaint('#eceae4'))
                cuts = sorted((o['x0'] - .09, o['x1'] + .09) for o, _ in hs if o['z0'] < .05)
                if self.skirt:
                    x = a
                    for c, d in cuts + [(b, b)]:
                        if c > x:
                            k.box(self.trim, x, c, -.016, .0, 0, self.skirt, .006)
                        x = d
                if self.moulding:
                    k.box(self.trim, a, b, -.05, 0, H - .09, H, .012)
                    k.box(self.trim, a, b, -.1, 0, H - .045, H, .015)
                    k.box(self.trim, a, b, -.02, 0, H - .14, H - .09, .008)
        k.quad(M.wallpaint(self.ceiling), (0, y0, H), (W, y0, H), (W, D, H), (0, D, H))
        if self.floor == 'planks':
            planks(k, 0, W, y0, D, self.floorc)
        elif self.floor == 'herringbone':
            herringbone(k, 0, W, y0, D, self.floorc)
        elif self.floor is not None:
            k.quad(self.floor, (0, y0, 0), (W, y0, 0), (W, D, 0), (0, D, 0))
        # the wall behind the camera, and a lid that keeps the sky out
        out = M.wallpaint('#c9c5bd')
        k.quad(self.wallm['right'], (0, y0, 0), (W, y0, 0), (W, y0, H), (0, y0, H))
        k.quad(out, (-.02, y0, H + .3), (W + .02, y0, H + .3), (W + .02, D + .02, H + .3), (-.02, D + .02, H + .3))
        if outside:
            view(self.rng, outside, season, W, D)
        k.build()


def view(rng, kind, season, W, D):
    """Outside the windows."""
    k = Kit('outside', 3)
    z = {'garden': -.35, 'trees': -4.0, 'town': -4.0, 'street': -.08}[kind]
    k.quad(M.ground('#71813f', '#8f9a5c'), (-70, -70, z), (80, -70, z), (80, 80, z), (-70, 80, z))
    if kind in ('garden', 'trees'):
        # the eye is used to the room, so what lies outside is light
        st = [V.tree(31 + i, 8, 3.4, season, leaves=9000, size=.2, trunk=1.6, kind='outside') for i in range(2)]
        hd = V.hedge(5, 2.0, .8, 1.9, 'outside' if season != 'winter' else 'beechwinter', 4200, .12)
        for i in range(18):
            hd.place(-14 + i * 2, D + 9.5, z), hd.place(-9.5, D - 22 + i * 2, z, 90), hd.place(W + 9.5, D - 22 + i * 2, z, 90)
        for x, y in ((-4, D + 13), (1.5, D + 15), (6, D + 12.5), (11, D + 15), (-13, D - 4), (-14, D + 4), (-13, D - 11), (W + 13, D - 4), (W + 14, D + 4), (W + 12.5, D - 11), (-9, D + 3), (-12, D + 9), (-16, D + 14), (-20, D + 22), (-8.5, D - 8), (W + 9, D + 3), (W + 12, D + 9), (W + 16, D + 15)):
            rng.choice(st).place(x + rng.uniform(-1, 1), y, z, rng.uniform(0, 360), rng.uniform(.85, 1.2))
    else:
        import buildings as B
        import street as S
        if kind == 'street':
            k.quad(M.asphalt(), (-40, D + 2.4, z + .01), (50, D + 2.4, z + .01), (50, D + 12, z + .01), (-40, D + 12, z + .01))
            S.kerb(k, -20, 30, D + 2.4, z + .08)
            k.quad(M.slab(), (-40, D, z + .06), (50, D, z + .06), (50, D + 2.4, z + .06), (-40, D + 2.4, z + .06))
            V.tree(8, 6.5, 2.1, season).place(W * .3, D + 3.4, z)
        with k.push(y=D + 12, z=z):
            B.terrace(k, [(6, B.style(3)), (6.3, B.style(1)), (6, B.style(2)), (6, B.style(6)), (6.2, B.style(5))], -14)
        with k.push(x=-12, y=D + 8, z=z, rz=90):
            B.terrace(k, [(6, B.style(4)), (6.3, B.style(0)), (6, B.style(3)), (6, B.style(1))], -24)
        with k.push(x=W + 12, y=D - 14, z=z, rz=-90):
            B.terrace(k, [(6, B.style(4)), (6.3, B.style(0)), (6, B.style(3)), (6, B.style(1))], -24)
    k.build()
