"""Floor plans as clean vector drawings: python3 plans.py writes plans/*.svg. Metres, north up, without words."""
import json
import os

INK, PAPER, LINE, SOFT, SAND, MIST = '#1E1A16', '#FFFFFF', '#8C8175', '#B9AFA2', '#F6F0E6', '#EEF1F0'
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'plans')
WALL, INNER = .34, .07  # outer wall thickness, half an inner wall


class Plan:
    """rooms: (x, y, w, h, kind) on wall centre lines; y runs down the drawing."""

    def __init__(self, name, rooms, doors=(), windows=(), outside=(), stairs=(), scale=64):
        self.name, self.rooms, self.doors, self.windows, self.outside, self.stairs, self.s = name, rooms, doors, windows, outside, stairs, scale
        self.out = []

    # primitives in metres ---------------------------------------------------------------------------
    def rect(self, x, y, w, h, fill='none', stroke=None, sw=.02, r=0.0, extra=''):
        st = f' stroke="{stroke}" stroke-width="{sw:.3f}"' if stroke else ''
        rr = f' rx="{r:.2f}"' if r else ''
        self.out.append(f'<rect x="{x:.3f}" y="{y:.3f}" width="{w:.3f}" height="{h:.3f}"{rr} fill="{fill}"{st}{extra}/>')

    def line(self, x0, y0, x1, y1, stroke=LINE, sw=.02, dash=''):
        d = f' stroke-dasharray="{dash}"' if dash else ''
        self.out.append(f'<path d="M{x0:.3f} {y0:.3f}L{x1:.3f} {y1:.3f}" stroke="{stroke}" stroke-width="{sw:.3f}"{d}/>')

    def circle(self, x, y, r, fill='none', stroke=LINE, sw=.02):
        self.out.append(f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{r:.3f}" fill="{fill}" stroke="{stroke}" stroke-width="{sw:.3f}"/>')

    def path(self, d, fill='none', stroke=LINE, sw=.02):
        self.out.append(f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{sw:.3f}"/>')

    # furniture --------------------------------------------------------------------------------------
    def piece(self, x, y, w, h, r=.04):
        self.rect(x, y, w, h, PAPER, LINE, .018, r)

    def bed(self, x, y, w=1.6, l=2.0, head='n'):
        if head in 'ns':
            self.piece(x, y, w, l)
            yy = y + .08 if head == 'n' else y + l - .48
            n = 2 if w > 1.2 else 1
            for i in range(n):
                self.piece(x + .1 + i * (w / n), yy, w / n - .2, .4, .1)
            yb = y + .62 if head == 'n' else y + l - .62
            self.line(x, yb, x + w, yb)
        else:
            self.piece(x, y, l, w)
            xx = x + .08 if head == 'w' else x + l - .48
            n = 2 if w > 1.2 else 1
            for i in range(n):
                self.piece(xx, y + .1 + i * (w / n), .4, w / n - .2, .1)
            xb = x + .62 if head == 'w' else x + l - .62
            self.line(xb, y, xb, y + w)

    def sofa(self, x, y, w=2.2, d=.9, back='n'):
        if back in 'ns':
            self.piece(x, y, w, d, .08)
            self.rect(x + .16, y + (.22 if back == 'n' else 0), w - .32, d - .22, PAPER, LINE, .018, .05)
            for i in range(1, 3):
                xx = x + .16 + (w - .32) * i / 3
                self.line(xx, y + (.22 if back == 'n' else 0), xx, y + (d if back == 'n' else d - .22))
        else:
            self.piece(x, y, d, w, .08)
            self.rect(x + (.22 if back == 'w' else 0), y + .16, d - .22, w - .32, PAPER, LINE, .018, .05)
            for i in range(1, 3):
                yy = y + .16 + (w - .32) * i / 3
                self.line(x + (.22 if back == 'w' else 0), yy, x + (d if back == 'w' else d - .22), yy)

    def table(self, x, y, w=1.8, d=.9, seats=3):
        across = w >= d
        n = seats
        for i in range(n):
            if across:
                cx = x + w * (i + .5) / n
                self.piece(cx - .21, y - .34, .42, .42, .08), self.piece(cx - .21, y + d - .08, .42, .42, .08)
            else:
                cy = y + d * (i + .5) / n
                self.piece(x - .34, cy - .21, .42, .42, .08), self.piece(x + w - .08, cy - .21, .42, .42, .08)
        self.piece(x, y, w, d, .05)

    def kitchen(self, x, y, w, d=.6, side='n'):
        self.piece(x, y, w, d, 0)
        if w >= d:
            self.rect(x + w * .22, y + .1, .7, d - .2, PAPER, LINE, .018, .06)
            self.line(x + w * .22 + .35, y + .14, x + w * .22 + .35, y + .26)
            for i in range(2):
                for j in range(2):
                    self.circle(x + w * .66 + i * .27, y + d * .3 + j * .24, .09)
        else:
            self.rect(x + .1, y + d * .22, w - .2, .7, PAPER, LINE, .018, .06)
            for i in range(2):
                for j in range(2):
                    self.circle(x + w * .3 + i * .24, y + d * .66 + j * .27, .09)

    def bath(self, x, y, w=1.7, d=.75):
        self.piece(x, y, w, d, .02)
        self.rect(x + .08, y + .08, w - .16, d - .16, PAPER, LINE, .018, min(w, d) * .34)
        self.circle(x + (.3 if w > d else w / 2), y + (d / 2 if w > d else .3), .03)

    def shower(self, x, y, w=.95, d=.95):
        self.piece(x, y, w, d, .0)
        self.line(x, y, x + w, y + d), self.line(x + w, y, x, y + d)
        self.circle(x + w / 2, y + d / 2, .06, PAPER)

    def wc(self, x, y, face='s'):
        w, l = .36, .54
        if face in 'ns':
            self.piece(x, y if face == 's' else y + l - .16, w, .16, .02)
            self.path(f'M{x + .02:.3f} {y + (.16 if face == "s" else l - .16):.3f}v{(.18 if face == "s" else -.18):.3f}a.16 .2 0 0 {0 if face == "s" else 1} .32 0v{(-.18 if face == "s" else .18):.3f}z', PAPER)
        else:
            self.piece(x if face == 'e' else x + l - .16, y, .16, w, .02)
            self.path(f'M{x + (.16 if face == "e" else l - .16):.3f} {y + .02:.3f}h{(.18 if face == "e" else -.18):.3f}a.2 .16 0 0 {1 if face == "e" else 0} 0 .32h{(-.18 if face == "e" else .18):.3f}z', PAPER)

    def basin(self, x, y, w=.9, d=.48, n=1):
        self.piece(x, y, w, d, .02)
        for i in range(n):
            if w >= d:
                self.rect(x + w * (i + .5) / n - .19, y + .1, .38, d - .18, PAPER, LINE, .018, .12)
            else:
                self.rect(x + .1, y + d * (i + .5) / n - .19, w - .18, .38, PAPER, LINE, .018, .12)

    def cupboard(self, x, y, w, d):
        self.piece(x, y, w, d, 0)
        self.line(x, y, x + w, y + d, SOFT, .014), self.line(x + w, y, x, y + d, SOFT, .014)

    def desk(self, x, y, w=1.4, d=.7, chair='s'):
        cx, cy = {'s': (x + w / 2, y + d + .12), 'n': (x + w / 2, y - .12), 'e': (x + w + .12, y + d / 2), 'w': (x - .12, y + d / 2)}[chair]
        self.circle(cx, cy, .24, PAPER)
        self.piece(x, y, w, d, .02)

    # building ---------------------------------------------------------------------------------------
    def floors(self, x, y, w, h, kind):
        p = INNER
        fill = {'wet': MIST, 'out': 'none', 'wood': SAND, 'plain': PAPER, 'hall': PAPER}[kind]
        self.rect(x + p, y + p, w - 2 * p, h - 2 * p, fill)
        if kind == 'wet':
            n, m = int((w - 2 * p) / .45), int((h - 2 * p) / .45)
            for i in range(1, n + 1):
                self.line(x + p + i * .45, y + p, x + p + i * .45, y + h - p, '#DCE2E0', .01)
            for j in range(1, m + 1):
                self.line(x + p, y + p + j * .45, x + w - p, y + p + j * .45, '#DCE2E0', .01)

    def carve(self, x, y, along, w, out):
        """Gap in a wall: centre, direction of the wall, width, outer side or None."""
        a, b = (-INNER - .01, INNER + .01)
        if out in ('s', 'e'):
            b = WALL + .01
        elif out in ('n', 'w'):
            a = -WALL - .01
        if along == 'h':
            return x - w / 2, y + a, w, b - a
        return x + a, y - w / 2, b - a, w

    def window(self, x, y, along, w, out):
        gx, gy, gw, gh = self.carve(x, y, along, w, out)
        self.rect(gx, gy, gw, gh, PAPER)
        for t in (.0, .42, .58, 1.0):
            if along == 'h':
                self.line(gx, gy + gh * t, gx + gw, gy + gh * t, INK, .02)
            else:
                self.line(gx + gw * t, gy, gx + gw * t, gy + gh, INK, .02)

    def door(self, x, y, along, w=.88, hinge='a', to=1, out=None):
        """hinge a/b = start/end of the gap; to = +1/-1: side the leaf opens to."""
        gx, gy, gw, gh = self.carve(x, y, along, w, out)
        self.rect(gx, gy, gw, gh, PAPER)
        if along == 'h':
            hx = x - w / 2 if hinge == 'a' else x + w / 2
            ox = x + w / 2 if hinge == 'a' else x - w / 2
            yy = y + to * INNER
            self.line(hx, yy, hx, yy + to * w, INK, .03)
            sweep = 1 if (hinge == 'a') != (to > 0) else 0
            self.path(f'M{hx:.3f} {yy + to * w:.3f}A{w:.3f} {w:.3f} 0 0 {sweep} {ox:.3f} {yy:.3f}', stroke=LINE, sw=.016)
        else:
            hy = y - w / 2 if hinge == 'a' else y + w / 2
            oy = y + w / 2 if hinge == 'a' else y - w / 2
            xx = x + to * INNER
            self.line(xx, hy, xx + to * w, hy, INK, .03)
            sweep = 1 if (hinge == 'a') == (to > 0) else 0
            self.path(f'M{xx + to * w:.3f} {hy:.3f}A{w:.3f} {w:.3f} 0 0 {sweep} {xx:.3f} {oy:.3f}', stroke=LINE, sw=.016)

    def gap(self, x, y, along, w):
        gx, gy, gw, gh = self.carve(x, y, along, w, None)
        self.rect(gx, gy, gw, gh, SAND)

    def stair(self, x, y, w, h, up='n', n=15):
        self.rect(x, y, w, h, PAPER, LINE, .018)
        for i in range(1, n):
            t = i / n
            if up in 'ns':
                self.line(x, y + h * t, x + w, y + h * t)
            else:
                self.line(x + w * t, y, x + w * t, y + h)
        cx, cy = x + w / 2, y + h / 2
        if up == 'n':
            self.path(f'M{cx:.2f} {y + h - .1:.2f}V{y + .2:.2f}m-.12 .16l.12-.16.12.16', stroke=INK)
        elif up == 's':
            self.path(f'M{cx:.2f} {y + .1:.2f}V{y + h - .2:.2f}m-.12-.16l.12.16.12-.16', stroke=INK)
        elif up == 'e':
            self.path(f'M{x + .1:.2f} {cy:.2f}H{x + w - .2:.2f}m-.16-.12l.16.12-.16.12', stroke=INK)
        else:
            self.path(f'M{x + w - .1:.2f} {cy:.2f}H{x + .2:.2f}m.16-.12l-.16.12.16.12', stroke=INK)

    def terrace(self, x, y, w, h, step=.6):
        self.rect(x, y, w, h, '#FBF8F3', SOFT, .02)
        n = 1
        while n * step < w - .05:
            self.line(x + n * step, y, x + n * step, y + h, '#E3DBCF', .012)
            n += 1
        n = 1
        while n * step < h - .05:
            self.line(x, y + n * step, x + w, y + n * step, '#E3DBCF', .012)
            n += 1

    def draw(self, furnish=None, outside=None):
        inside = [r for r in self.rooms if r[4] != 'out']
        if outside:
            outside(self)
        for x, y, w, h, kind in inside:
            self.rect(x - WALL, y - WALL, w + 2 * WALL, h + 2 * WALL, INK)
        for x, y, w, h, kind in inside:
            self.floors(x, y, w, h, kind)
        for g in self.windows:
            self.window(*g)
        for d in self.doors:
            self.gap(*d[1:]) if d[0] == 'gap' else self.door(*d)
        if furnish:
            furnish(self)
        xs0 = min(r[0] for r in self.rooms) - WALL - .5
        ys0 = min(r[1] for r in self.rooms) - WALL - .5
        xs1 = max(r[0] + r[2] for r in self.rooms) + WALL + .5
        ys1 = max(r[1] + r[3] for r in self.rooms) + WALL + 1.15
        # scale bar of five metres and a north arrow, no words
        bx, by = xs0 + .5, ys1 - .5
        for i in range(5):
            self.rect(bx + i, by, 1, .1, INK if i % 2 == 0 else PAPER, INK, .02)
        nx, ny = xs1 - .75, ys1 - .48
        self.circle(nx, ny, .26, 'none', INK, .02)
        self.path(f'M{nx:.2f} {ny - .38:.2f}l.12.5-.12-.1-.12.1z', INK, INK, .01)
        w, h = xs1 - xs0, ys1 - ys0
        svg = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{xs0:.2f} {ys0:.2f} {w:.2f} {h:.2f}" width="{w * self.s:.0f}" height="{h * self.s:.0f}" fill="none" stroke-linecap="round" stroke-linejoin="round">'
               f'<rect x="{xs0:.2f}" y="{ys0:.2f}" width="{w:.2f}" height="{h:.2f}" fill="{PAPER}"/>' + ''.join(self.out) + '</svg>\n')
        os.makedirs(OUT, exist_ok=True)
        with open(os.path.join(OUT, self.name + '.svg'), 'w', encoding='utf-8') as f:
            f.write(svg)


def terraced_ground():
    p = Plan('terraced-ground', [(0, 0, 5.6, 3.4, 'wood'), (0, 3.4, 3.7, 4.0, 'wood'), (3.7, 3.4, 1.9, 7.4, 'hall'), (0, 7.4, 3.7, 3.4, 'wood'), (0, -4.2, 5.6, 4.2, 'out')],
             [('gap', 1.85, 3.4, 'h', 2.6), ('gap', 1.85, 7.4, 'h', 1.8), (3.7, 9.6, 'v', .88, 'b', -1), (4.65, 3.4, 'h', .88, 'b', -1), (4.75, 10.8, 'h', 1.0, 'b', -1, 's')],
             [(2.8, 0, 'h', 4.2, 'n'), (1.1, 10.8, 'h', 1.1, 's'), (2.7, 10.8, 'h', 1.1, 's')])

    def f(p):
        p.kitchen(.1, .1, .62, 3.1), p.piece(1.7, .95, 2.0, .9, 0), [p.circle(2.0 + i * .7, 2.15, .18, PAPER) for i in range(3)]
        p.table(.9, 4.9, 1.9, .95, 3)
        p.sofa(.15, 8.0, 2.2, .9, 'w'), p.circle(2.05, 9.1, .4, PAPER), p.piece(2.5, 7.55, 1.0, .3, 0)
        p.stair(4.75, 4.9, .78, 3.9, 'n'), p.wc(3.85, 3.62, 's'), p.basin(5.0, 3.55, .45, .35)
    p.draw(f, lambda q: q.terrace(0, -4.2, 5.6, 3.8))


def terraced_first():
    p = Plan('terraced-first', [(0, 0, 3.2, 3.9, 'wood'), (3.2, 0, 2.4, 2.6, 'wet'), (3.2, 2.6, 2.4, 4.6, 'hall'), (0, 3.9, 3.2, 3.3, 'wood'), (0, 7.2, 5.6, 3.6, 'wood')],
             [(3.2, 3.2, 'v', .85, 'a', -1), (3.9, 2.6, 'h', .85, 'a', -1), (3.2, 6.4, 'v', .85, 'b', -1), (3.9, 7.2, 'h', .85, 'a', 1)],
             [(1.5, 0, 'h', 1.6, 'n'), (4.4, 0, 'h', .9, 'n'), (1.2, 10.8, 'h', 1.1, 's'), (2.9, 10.8, 'h', 1.1, 's'), (4.5, 10.8, 'h', 1.1, 's')])

    def f(p):
        p.bed(.12, 1.0, 1.6, 2.0, 'w')
        p.cupboard(.1, 3.2, 1.9, .6)
        p.bath(3.35, .12, 1.7, .75), p.wc(4.95, 1.6, 'w'), p.basin(3.3, 1.1, .48, 1.1, 2)
        p.stair(4.72, 2.9, .78, 3.9, 'n')
        p.bed(.12, 4.9, .95, 2.0, 'w'), p.desk(1.5, 4.0, 1.3, .6, 's')
        p.bed(1.9, 8.65, 1.6, 2.0, 's'), p.cupboard(.1, 7.35, .6, 2.4), p.desk(4.75, 8.2, .65, 1.3, 'w')
    p.draw(f)


def halfopen_ground():
    p = Plan('half-open-ground', [(0, 0, 7.6, 4.4, 'wood'), (0, 4.4, 2.5, 4.8, 'hall'), (2.5, 4.4, 5.1, 4.8, 'wood'), (7.6, 3.2, 3.4, 6.0, 'plain'), (0, -3.6, 7.6, 3.6, 'out')],
             [('gap', 5.0, 4.4, 'h', 2.4), (2.5, 7.9, 'v', .9, 'b', 1), (1.2, 9.2, 'h', 1.05, 'a', -1, 's'), (1.9, 4.4, 'h', .88, 'b', -1), (7.6, 3.8, 'v', .85, 'a', 1)],
             [(3.9, 0, 'h', 3.8, 'n'), (6.9, 0, 'h', .9, 'n'), (5.0, 9.2, 'h', 3.2, 's'), (9.3, 9.2, 'h', 2.6, 's')])

    def f(p):
        p.kitchen(.1, .1, .62, 4.0), p.piece(1.7, 1.4, .95, 2.2, 0), p.table(4.2, 1.7, 2.1, 1.0, 3)
        p.sofa(6.55, 5.4, 2.3, .9, 'e'), p.circle(5.6, 6.55, .45, PAPER), p.piece(2.7, 5.3, .38, 1.8, 0), p.sofa(3.6, 8.15, 1.6, .85, 's')
        p.stair(.15, 5.2, .85, 3.0, 'n', 12), p.wc(.2, 4.6, 'e'), p.basin(.95, 4.52, .45, .35)
        p.rect(7.95, 4.3, 2.4, 4.4, 'none', SOFT, .02, .5, ' stroke-dasharray=".12 .1"')
    p.draw(f, lambda q: q.terrace(0, -3.6, 7.6, 3.2))


def halfopen_first():
    p = Plan('half-open-first', [(0, 0, 3.5, 4.2, 'wood'), (3.5, 0, 4.1, 4.2, 'wood'), (0, 4.2, 4.6, 1.8, 'hall'), (4.6, 4.2, 3.0, 1.8, 'wet'), (0, 6.0, 3.3, 3.2, 'wood'), (3.3, 6.0, 4.3, 3.2, 'wood')],
             [(2.6, 4.2, 'h', .85, 'b', -1), (4.6, 5.1, 'v', .85, 'a', 1), (4.05, 4.2, 'h', .85, 'a', -1), (2.4, 6.0, 'h', .85, 'b', 1), (3.9, 6.0, 'h', .85, 'a', 1)],
             [(1.9, 0, 'h', 1.5, 'n'), (5.7, 0, 'h', 1.5, 'n'), (7.6, 5.0, 'v', .9, 'e'), (1.3, 9.2, 'h', 1.2, 's'), (4.6, 9.2, 'h', 1.3, 's'), (6.5, 9.2, 'h', 1.3, 's')])

    def f(p):
        p.bed(.15, 1.2, 1.6, 2.0, 'w'), p.cupboard(.1, 3.5, 1.6, .6)
        p.bed(5.45, .9, 1.6, 2.0, 'e'), p.cupboard(3.65, .1, 1.9, .55)
        p.bath(5.75, 4.35, 1.7, .72), p.wc(6.95, 5.5, 'w'), p.basin(5.7, 5.48, 1.0, .42, 1), p.stair(.12, 4.4, 1.7, 1.4, 'w', 9)
        p.desk(.12, 6.9, .65, 1.4, 'e'), p.bed(1.2, 7.05, .95, 2.0, 's')
        p.bed(4.6, 7.05, 1.6, 2.0, 's'), p.cupboard(6.9, 6.2, .6, 2.2)
    p.draw(f)


def villa():
    p = Plan('villa-ground', [(0, 0, 6.2, 5.0, 'wood'), (6.2, 0, 5.6, 5.0, 'wood'), (0, 5.0, 4.6, 4.0, 'wood'), (4.6, 5.0, 3.8, 4.0, 'hall'), (8.4, 5.0, 3.4, 2.0, 'wet'), (8.4, 7.0, 3.4, 2.0, 'plain'), (0, -4.4, 11.8, 4.4, 'out')],
             [('gap', 6.2, 3.6, 'v', 2.0), (5.4, 5.0, 'h', .95, 'a', -1), (7.4, 5.0, 'h', .95, 'b', -1), (4.6, 7.6, 'v', .9, 'b', -1), (8.4, 6.0, 'v', .85, 'a', 1), (8.4, 8.0, 'v', .85, 'b', 1), (6.5, 9.0, 'h', 1.2, 'a', -1, 's')],
             [(3.1, 0, 'h', 4.4, 'n'), (9.0, 0, 'h', 4.0, 'n'), (0, 2.5, 'v', 2.0, 'w'), (11.8, 2.5, 'v', 1.6, 'e'), (1.3, 9.0, 'h', 1.2, 's'), (3.3, 9.0, 'h', 1.2, 's'), (0, 7.0, 'v', 1.4, 'w'), (10.2, 9.0, 'h', 1.2, 's'), (11.8, 6.0, 'v', .9, 'e')])

    def f(p):
        p.sofa(.3, .8, 2.4, .95, 'w'), p.sofa(1.5, 3.75, 2.2, .95, 's'), p.circle(2.4, 2.1, .5, PAPER), p.piece(5.6, .8, .4, 1.8, 0)
        p.kitchen(11.05, .15, .65, 4.6), p.piece(9.2, 1.2, 1.0, 2.6, 0), p.table(6.9, 1.0, 1.1, 2.3, 3)
        p.desk(1.4, 6.4, 1.8, .85, 's'), p.cupboard(.1, 5.15, 4.0, .4)
        p.stair(4.8, 5.25, 1.0, 3.0, 'n', 13), p.shower(10.7, 5.12), p.wc(9.5, 5.15, 's'), p.basin(8.6, 6.45, 1.1, .45), p.cupboard(10.6, 7.2, 1.1, 1.7)
    p.draw(f, lambda q: (q.terrace(0, -4.4, 11.8, 4.0), q.rect(2.2, -3.9, 6.4, 2.6, '#E4EDEC', SOFT, .03)))


def flat_one():
    p = Plan('apartment-1-bedroom', [(0, 0, 5.2, 4.6, 'wood'), (5.2, 0, 3.2, 4.6, 'wood'), (0, 4.6, 2.6, 2.4, 'wood'), (2.6, 4.6, 3.2, 2.4, 'hall'), (5.8, 4.6, 2.6, 2.4, 'wet'), (0, -1.7, 8.4, 1.7, 'out')],
             [(3.7, 4.6, 'h', .88, 'a', -1), (5.2, 4.05, 'v', .85, 'b', 1), ('gap', 1.3, 4.6, 'h', 1.9), (5.8, 5.9, 'v', .85, 'b', 1), (4.0, 7.0, 'h', .95, 'a', -1, 's')],
             [(2.4, 0, 'h', 3.4, 'n'), (6.8, 0, 'h', 1.8, 'n')])

    def f(p):
        p.sofa(.15, .9, 2.1, .88, 'w'), p.circle(1.7, 2.0, .38, PAPER), p.table(3.2, 1.4, .85, 1.5, 2)
        p.kitchen(.1, 6.3, 2.4, .6), p.piece(.1, 4.75, .6, 1.5, 0)
        p.bed(6.3, 1.2, 1.6, 2.0, 'e'), p.cupboard(5.35, .1, .6, 2.2)
        p.shower(7.3, 4.75), p.wc(7.75, 6.2, 'w'), p.basin(6.0, 6.42, 1.2, .48), p.cupboard(2.75, 6.3, .7, .6)
    p.draw(f, lambda q: q.terrace(0, -1.7, 8.4, 1.36, .45))


def flat_two():
    p = Plan('apartment-2-bedrooms', [(0, 0, 6.4, 5.0, 'wood'), (6.4, 0, 3.4, 4.0, 'wood'), (9.8, 0, 3.2, 4.0, 'wood'), (6.4, 4.0, 6.6, 1.5, 'hall'), (0, 5.0, 3.4, 2.8, 'wood'), (3.4, 5.0, 3.0, 2.8, 'hall'), (6.4, 5.5, 3.2, 2.3, 'wet'), (9.6, 5.5, 3.4, 2.3, 'wet'), (0, -1.8, 9.8, 1.8, 'out')],
             [(5.2, 5.0, 'h', .9, 'b', -1), ('gap', 1.7, 5.0, 'h', 2.4), (8.9, 4.0, 'h', .85, 'b', -1), (10.6, 4.0, 'h', .85, 'a', -1), (8.6, 5.5, 'h', .85, 'b', 1), (10.6, 5.5, 'h', .85, 'a', 1), (4.6, 7.8, 'h', .95, 'a', -1, 's'), (6.4, 4.75, 'v', .85, 'a', 1)],
             [(3.2, 0, 'h', 4.6, 'n'), (8.1, 0, 'h', 1.7, 'n'), (11.4, 0, 'h', 1.7, 'n'), (0, 2.4, 'v', 1.8, 'w')])

    def f(p):
        p.sofa(.2, .9, 2.3, .9, 'w'), p.circle(1.8, 2.05, .42, PAPER), p.table(3.9, 1.5, .95, 1.9, 3)
        p.kitchen(.1, 7.1, 3.1, .6), p.piece(.1, 5.2, .6, 1.6, 0)
        p.bed(6.9, .9, 1.6, 2.0, 'w'), p.cupboard(6.55, 3.3, 1.8, .58)
        p.bed(11.9, .3, .95, 2.0, 'n'), p.desk(9.95, 1.0, .6, 1.3, 'e')
        p.bath(6.55, 6.95, 1.7, .75), p.basin(6.55, 5.7, .48, 1.0, 1), p.shower(12.0, 6.8, .92, .92), p.wc(12.4, 5.75, 'w'), p.basin(9.8, 7.25, 1.0, .45), p.cupboard(3.55, 7.0, .6, .7)
    p.draw(f, lambda q: q.terrace(0, -1.8, 9.8, 1.46, .45))


def studio():
    p = Plan('studio', [(0, 0, 5.0, 5.2, 'wood'), (0, 5.2, 2.4, 2.2, 'wet'), (2.4, 5.2, 2.6, 2.2, 'hall')],
             [('gap', 3.7, 5.2, 'h', 1.4), (2.4, 6.6, 'v', .82, 'b', -1), (3.9, 7.4, 'h', .95, 'a', -1, 's')],
             [(2.5, 0, 'h', 3.6, 'n')])

    def f(p):
        p.bed(.12, 3.0, 1.4, 2.0, 'w'), p.sofa(.2, .6, 1.8, .85, 'w'), p.circle(1.6, 1.5, .34, PAPER), p.table(2.5, 1.0, .8, .8, 1), p.kitchen(4.3, .15, .6, 3.6)
        p.shower(.12, 6.35, .9, .95), p.wc(.15, 5.4, 'e'), p.basin(1.3, 5.32, .9, .42), p.cupboard(2.55, 6.7, .8, .6)
    p.draw(f)


def loft():
    p = Plan('mill-loft', [(0, 0, 10.6, 7.4, 'wood'), (10.6, 0, 4.2, 4.4, 'wood'), (10.6, 4.4, 4.2, 3.0, 'wet')],
             [(10.6, 3.5, 'v', .9, 'b', 1), (10.6, 6.6, 'v', .85, 'b', 1), (8.6, 7.4, 'h', 1.0, 'a', -1, 's')],
             [(1.6, 0, 'h', 2.0, 'n'), (4.6, 0, 'h', 2.0, 'n'), (7.6, 0, 'h', 2.0, 'n'), (12.7, 0, 'h', 2.0, 'n'), (1.6, 7.4, 'h', 2.0, 's'), (4.6, 7.4, 'h', 2.0, 's'), (0, 3.7, 'v', 2.0, 'w')])

    def f(p):
        p.sofa(.9, .9, 2.5, .95, 'n')
        p.circle(2.1, 2.6, .5, PAPER), p.sofa(.9, 3.6, 2.5, .95, 's'), p.table(4.9, 1.6, 1.1, 2.6, 4), p.kitchen(6.6, .12, 3.6, .62), p.piece(6.9, 1.9, 2.8, 1.0, 0)
        [p.circle(7.3 + i * .65, 3.15, .18, PAPER) for i in range(4)]
        [p.circle(x, 4.9, .16, INK, INK) for x in (3.6, 7.2)]
        p.desk(1.2, 6.1, 2.0, .8, 'n')
        p.bed(11.9, .25, 1.8, 2.1, 'n'), p.cupboard(10.75, 3.7 - 2.6, .6, 1.7)
        p.bath(12.9, 4.6, 1.75, .8), p.shower(13.7, 6.3, 1.0, 1.0), p.wc(12.6, 6.75, 'n'), p.basin(11.0, 4.55, 1.4, .5, 2)
    p.draw(f)


def shop():
    p = Plan('shop-ground', [(0, 0, 6.2, 3.2, 'plain'), (0, 3.2, 6.2, 7.4, 'plain'), (6.2, 3.2, 1.5, 7.4, 'hall'), (6.2, 0, 1.5, 3.2, 'wet')],
             [(3.1, 3.2, 'h', .95, 'a', -1), (6.2, 1.4, 'v', .8, 'a', -1), (3.1, 10.6, 'h', 1.1, 'a', -1, 's'), (6.95, 10.6, 'h', .95, 'a', -1, 's')],
             [(1.3, 10.6, 'h', 2.2, 's'), (4.9, 10.6, 'h', 2.2, 's'), (2.0, 0, 'h', 1.4, 'n')])

    def f(p):
        p.stair(6.45, 4.6, 1.0, 4.2, 'n'), p.wc(6.75, .2, 's'), p.basin(6.4, 2.6, .5, .4), p.piece(.6, 4.6, 2.4, .7, 0), p.cupboard(.1, 5.9, .45, 3.6), p.cupboard(5.65, 5.0, .45, 4.6), p.cupboard(4.2, .1, 1.8, .5), p.table(1.0, 1.2, 1.4, .8, 2)
        [p.circle(3.1, y, .32, PAPER) for y in (6.6, 8.0)]
    p.draw(f)


def farm():
    p = Plan('farmhouse-ground', [(0, 0, 5.0, 6.8, 'wood'), (5.0, 0, 2.6, 6.8, 'hall'), (7.6, 0, 4.6, 6.8, 'wood'), (12.2, 0, 9.4, 6.8, 'plain')],
             [(5.0, 3.4, 'v', .95, 'a', -1), (7.6, 3.4, 'v', .95, 'a', 1), (6.3, 6.8, 'h', 1.1, 'a', -1, 's'), (12.2, 1.2, 'v', .95, 'a', 1), (20.1, 6.8, 'h', 1.1, 'a', -1, 's')],
             [(1.3, 6.8, 'h', 1.0, 's'), (3.6, 6.8, 'h', 1.0, 's'), (8.7, 6.8, 'h', 1.0, 's'), (11.0, 6.8, 'h', 1.0, 's'), (2.5, 0, 'h', 1.4, 'n'), (9.9, 0, 'h', 2.4, 'n'), (0, 2.2, 'v', 1.0, 'w'), (0, 4.8, 'v', 1.0, 'w'), (16.6, 6.8, 'h', 3.2, 's')])

    def f(p):
        p.sofa(.2, 1.4, 2.2, .9, 'w'), p.circle(1.8, 2.5, .45, PAPER), p.sofa(1.2, 5.7, 1.9, .9, 's'), p.piece(4.35, 1.2, .5, 1.6, 0)
        p.stair(5.25, .2, .95, 2.8, 'n', 12), p.wc(7.0, .2, 's'), p.cupboard(5.15, 5.4, .5, 1.1)
        p.kitchen(7.8, .12, 3.4, .62), p.table(8.9, 3.0, 2.2, 1.0, 3)
        p.rect(13.5, 1.2, 2.3, 4.4, 'none', SOFT, .02, .5, ' stroke-dasharray=".12 .1"'), p.cupboard(19.6, .12, 1.8, .6), p.piece(17.6, .12, 1.8, .7, 0)
    p.draw(f)


def newbuild():
    p = Plan('new-build-ground', [(0, 0, 5.8, 4.6, 'wood'), (0, 4.6, 3.8, 4.6, 'wood'), (3.8, 4.6, 2.0, 4.6, 'hall'), (0, -3.4, 5.8, 3.4, 'out')],
             [('gap', 1.9, 4.6, 'h', 2.4), (3.8, 5.4, 'v', .9, 'a', -1), (4.9, 9.2, 'h', 1.0, 'b', -1, 's')],
             [(2.9, 0, 'h', 4.6, 'n'), (1.9, 9.2, 'h', 2.6, 's')])

    def f(p):
        p.table(1.2, 1.5, 1.1, 2.0, 3), p.sofa(4.75, .6, 2.3, .9, 'e'), p.circle(3.9, 1.75, .4, PAPER)
        p.kitchen(.1, 5.2, .62, 3.6), p.piece(1.7, 5.9, .9, 2.0, 0), [p.circle(2.85, 6.25 + i * .62, .18, PAPER) for i in range(3)]
        p.stair(4.95, 4.75, .75, 3.1, 'n', 13), p.wc(4.0, 7.6, 'e'), p.cupboard(3.95, 8.4, .55, .65)
    p.draw(f, lambda q: q.terrace(0, -3.4, 5.8, 3.0))


ALT = {  # file: (function, building, storey, alternative texts)
    'terraced-ground': (terraced_ground, 'stepped-gable', 'ground', ('Grondplan gelijkvloers van een rijhuis', 'Plan du rez-de-chaussée d’une maison mitoyenne', 'Ground floor plan of a terraced house', 'Grundriss Erdgeschoss eines Reihenhauses')),
    'terraced-first': (terraced_first, 'stepped-gable', 'first', ('Grondplan eerste verdieping van een rijhuis', 'Plan du premier étage d’une maison mitoyenne', 'First floor plan of a terraced house', 'Grundriss Obergeschoss eines Reihenhauses')),
    'half-open-ground': (halfopen_ground, 'half-open', 'ground', ('Grondplan gelijkvloers van een halfopen woning', 'Plan du rez-de-chaussée d’une maison trois façades', 'Ground floor plan of a semi-detached house', 'Grundriss Erdgeschoss einer Doppelhaushälfte')),
    'half-open-first': (halfopen_first, 'half-open', 'first', ('Grondplan eerste verdieping van een halfopen woning', 'Plan du premier étage d’une maison trois façades', 'First floor plan of a semi-detached house', 'Grundriss Obergeschoss einer Doppelhaushälfte')),
    'villa-ground': (villa, 'villa', 'ground', ('Grondplan gelijkvloers van een villa', 'Plan du rez-de-chaussée d’une villa', 'Ground floor plan of a villa', 'Grundriss Erdgeschoss einer Villa')),
    'apartment-1-bedroom': (flat_one, 'apartment-block', 'flat', ('Grondplan van een appartement met één slaapkamer', 'Plan d’un appartement une chambre', 'Floor plan of a one-bedroom flat', 'Grundriss einer Wohnung mit einem Schlafzimmer')),
    'apartment-2-bedrooms': (flat_two, 'apartment-block', 'flat', ('Grondplan van een appartement met twee slaapkamers', 'Plan d’un appartement deux chambres', 'Floor plan of a two-bedroom flat', 'Grundriss einer Wohnung mit zwei Schlafzimmern')),
    'studio': (studio, 'apartment-block', 'flat', ('Grondplan van een studio', 'Plan d’un studio', 'Floor plan of a studio flat', 'Grundriss eines Studios')),
    'mill-loft': (loft, 'mill', 'flat', ('Grondplan van een loft', 'Plan d’un loft', 'Floor plan of a loft', 'Grundriss eines Lofts')),
    'shop-ground': (shop, 'shop', 'ground', ('Grondplan van een winkelruimte', 'Plan d’un rez commercial', 'Floor plan of a shop', 'Grundriss eines Ladenlokals')),
    'farmhouse-ground': (farm, 'farmhouse', 'ground', ('Grondplan gelijkvloers van een langgevelhoeve', 'Plan du rez-de-chaussée d’une longère', 'Ground floor plan of a long farmhouse', 'Grundriss Erdgeschoss eines Bauernhauses')),
    'new-build-ground': (newbuild, 'new-build', 'ground', ('Grondplan gelijkvloers van een nieuwbouwwoning', 'Plan du rez-de-chaussée d’une maison neuve', 'Ground floor plan of a new-build house', 'Grundriss Erdgeschoss eines Neubaus')),
}

if __name__ == '__main__':
    rows = []
    for name, (fn, building, storey, alt) in ALT.items():
        fn()
        rows.append({'file': f'plans/{name}.svg', 'building': building, 'storey': storey, 'alt': dict(zip(('nl', 'fr', 'en', 'de'), alt))})
    with open(os.path.join(OUT, 'manifest.json'), 'w', encoding='utf-8') as f:
        f.write('[\n' + ',\n'.join('  ' + json.dumps(r, ensure_ascii=False) for r in rows) + '\n]\n')
    print(len(rows), 'plans')
