"""Furniture, simple and good. Each piece stands on the floor around its own origin and looks to -y."""
import math

from core import np
import facade as F
import materials as M
import vegetation as V


def legs(k, mat, w, d, h, r=.018, inset=.06, splay=.03):
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w / 2 - inset), sy * (d / 2 - inset)
            k.tube(mat, [(x + sx * splay, y + sy * splay, 0), (x, y, h)], [r * .75, r], 10)


def cushion(k, colour, x, y, z, w=.48, h=.48, t=.16, rx=-18, rz=0, ry=0):
    with k.push(x=x, y=y, z=z, rx=rx, rz=rz, ry=ry):
        k.rbox(M.fabric(colour), 0, 0, h / 2, w, t * .45, h, .04, 4, puff=t * .38)


def sofa(k, w=2.25, colour='#b9b0a2', seats=3, pillows=('#8a4b33', '#d9cfbf'), leg='#6b4c30', leather=False, d=.92):
    m = M.leather(colour) if leather else M.fabric(colour)
    legs(k, M.wood(leg, 'z'), w, d, .16, .022)
    k.rbox(m, 0, 0, .25, w - .04, d - .04, .2, .04, 3)
    arm = .16
    for s in (-1, 1):
        k.rbox(m, s * (w / 2 - arm / 2), 0, .38, arm, d, .42, .06, 5)
    k.rbox(m, 0, d / 2 - .1, .52, w - .02, .2, .58, .07, 5)
    sw = (w - 2 * arm - .02) / seats
    for i in range(seats):
        x = -w / 2 + arm + .01 + sw * (i + .5)
        k.rbox(m, x, -.06, .42, sw - .008, d - .26, .16, .055, 5, puff=.025)
        with k.push(x=x, y=d / 2 - .27, z=.48, rx=-12):
            k.rbox(m, 0, 0, .2, sw - .02, .17, .42, .07, 5, puff=.035)
    for i, c in enumerate(pillows):
        s = -1 if i % 2 == 0 else 1
        cushion(k, c, s * (w / 2 - arm - .26 - .22 * (i // 2)), d / 2 - .46, .5, .46, .44, .17, -22, s * -8)


def armchair(k, colour='#6f7d74', leg='#6b4c30', w=.78, leather=False):
    m = M.leather(colour) if leather else M.fabric(colour)
    legs(k, M.wood(leg, 'z'), w, .78, .2, .02, .09)
    k.rbox(m, 0, 0, .3, w - .12, .7, .16, .05, 4)
    k.rbox(m, 0, -.03, .42, w - .2, .62, .14, .06, 5, puff=.03)
    t = np.linspace(0, 1, 13)

    def shell(u, v):
        a = math.pi * (.06 + .88 * u)
        r = w / 2
        hh = .38 + .24 * np.sin(math.pi * np.clip(u, 0, 1)) ** 1.5
        x, y = -r * np.cos(a) * 1.0, -.1 + .46 * np.sin(a) + .1 * v * np.sin(a)
        return x * (1 + .02 * v), y, .22 + hh * v
    for off in (0, 1):
        k.sheet(m, lambda u, v: tuple(c * (1 + (.11 if i < 2 else 0) * off) for i, c in enumerate(shell(u, v))), 25, 8)
    k.tube(m, np.stack([np.asarray(c) * (1.055 if i < 2 else 1) for i, c in enumerate(shell(np.linspace(0, 1, 25), np.ones(25)))], -1), .045, 10)
    for end in (0., 1.):
        k.tube(m, np.stack([np.asarray(c) * (1.055 if i < 2 else 1) for i, c in enumerate(shell(np.full(8, end), np.linspace(0, 1, 8)))], -1), .045, 10)
        for v in (0., 1.):  # round ends
            x, y, z = (c * (1.055 if i < 2 else 1) for i, c in enumerate(shell(end, v)))
            k.lathe(m, float(x), float(y), float(z), [(.046 * math.cos(a), .046 * math.sin(a)) for a in np.linspace(-math.pi / 2, math.pi / 2, 7)], 12)
    cushion(k, '#d9cfbf', 0, .2, .5, .4, .36, .14, -16)


def roundtable(k, r=.42, h=.4, top='#8b6a47', leg=None, n=3, thick=.035):
    k.lathe(M.wood(top), 0, 0, 0, [(0, h), (r - .01, h), (r, h - .008), (r, h - thick), (r - .02, h - thick - .006), (0, h - thick - .006)], 40)
    for i in range(n):
        a = i * math.tau / n + .5
        k.tube(leg or M.wood(top, 'z'), [(math.cos(a) * r * .85, math.sin(a) * r * .85, 0), (math.cos(a) * r * .6, math.sin(a) * r * .6, h - thick)], [.014, .019], 10)


def table(k, w=1.8, d=.9, h=.75, colour='#8b6a47', steel=False, thick=.045):
    k.box(M.wood(colour), -w / 2, w / 2, -d / 2, d / 2, h - thick, h, .01)
    if steel:
        for s in (-1, 1):
            x = s * (w / 2 - .18)
            for y in (-d / 2 + .1, d / 2 - .1):
                k.box(M.iron(), x - .03, x + .03, y - .03, y + .03, 0, h - thick, .004)
            k.box(M.iron(), x - .03, x + .03, -d / 2 + .1, d / 2 - .1, 0, .04, .004)
    else:
        for sx in (-1, 1):
            for sy in (-1, 1):
                k.tube(M.wood(colour, 'z'), [(sx * (w / 2 - .07), sy * (d / 2 - .07), 0), (sx * (w / 2 - .1), sy * (d / 2 - .1), h - thick)], [.022, .034], 12)
        for y in (-d / 2 + .1, d / 2 - .1):
            k.box(M.wood(colour), -w / 2 + .12, w / 2 - .12, y - .012, y + .012, h - thick - .09, h - thick, .004)


def chair(k, colour='#8b6a47', seat='#cfc6b6', kind='wood'):
    m = M.wood(colour, 'z') if kind != 'shell' else M.wood('#a98a64', 'z')
    if kind == 'shell':
        legs(k, m, .46, .46, .42, .016, .05, .05)
        sm = M.paint(seat, .5)
        k.sheet(sm, lambda u, v: ((u - .5) * .46 * (1 - .12 * (v > .5)), -.22 + .42 * np.minimum(v * 1.7, 1) + .07 * np.maximum(v - .59, 0), .44 + .03 * (2 * u - 1) ** 2 + np.maximum(v - .5, 0) ** 1.2 * .95 - .02 * np.sin(v * 6.28)), 14, 22)
        return
    for s in (-1, 1):
        k.tube(m, [(s * .19, -.2, 0), (s * .2, -.2, .45)], [.013, .019], 10)
        k.tube(m, [(s * .19, .24, 0), (s * .19, .2, .45), (s * .185, .26, .86)], [.014, .019, .014], 10)
    k.rbox(M.fabric(seat), 0, 0, .46, .45, .44, .055, .025, 4)
    for z in (.62, .72, .82):
        t = np.linspace(-1, 1, 9)
        k.tube(m, np.stack([t * .185, .235 + .06 * (z - .62) + .035 * (1 - t * t), np.full(9, z)], -1), .016, 8)
    for s in (-1, 1):
        k.bar(m, (s * .19, -.2, .22), (s * .19, .22, .24), .01, 8)


def rug(k, w=2.6, d=1.8, colour='#b5a894', other='#8e8170', stripe=0.0):
    k.rbox(M.carpet(colour, other, stripe), 0, 0, .008, w, d, .016, .007, 2)


def floorlamp(k, lit=3.0, h=1.6, kind='drum'):
    m = M.metal('#2a2b2c', .35, .7)
    k.cyl(m, 0, 0, 0, .025, .15, n=28)
    k.cyl(m, 0, 0, .02, h, .011, n=10)
    sh = M.glow('#ffe2b8', lit) if lit else M.fabric('#efe8d9')
    k.lathe(sh, 0, 0, h - .12, [(.2, 0), (.16, .3)], 32)
    if kind == 'tripod':
        for i in range(3):
            a = i * 2.094
            k.bar(M.wood('#8b6a47', 'z'), (.3 * math.cos(a), .3 * math.sin(a), 0), (.03 * math.cos(a), .03 * math.sin(a), h - .1), .014, 8)


def tablelamp(k, lit=3.0, colour='#4d5a55', s=1.0):
    k.lathe(M.pieces('lamp foot ' + colour, (colour, colour), .3, .5, 10, .05), 0, 0, 0, [(.0, 0), (.07 * s, 0), (.1 * s, .08 * s), (.08 * s, .18 * s), (.03 * s, .25 * s), (.015 * s, .3 * s)], 24)
    k.lathe(M.glow('#ffe2b8', lit) if lit else M.fabric('#efe8d9'), 0, 0, .28 * s, [(.15 * s, 0), (.11 * s, .18 * s)], 28)


def pendant(k, z, drop=.9, kind='dome', colour='#26302c', lit=6.0, r=.2):
    """Hangs from height z."""
    m = M.metal(colour, .4, .2)
    k.cyl(M.iron(), 0, 0, z - drop, z, .004, n=6)
    k.cyl(m, 0, 0, z - .03, z, .05, n=20)
    zb = z - drop
    if kind == 'dome':
        for g in (0, .004):
            k.lathe(m, 0, 0, zb, [(r - g, -.2), (r * .92 - g, -.1), (r * .55 - g, -.02), (.03, 0)], 32)
        k.lathe(M.glow('#ffe9c8', lit), 0, 0, zb - .16, [(0, 0), (.035, .02), (.04, .05), (.02, .09), (0, .1)], 16)
    elif kind == 'globe':
        t = np.linspace(-math.pi / 2, math.pi / 2, 13)
        k.lathe(M.paint('#f4efe4', .25), 0, 0, zb - r, [(r * math.cos(a), r * math.sin(a)) for a in t], 28)
    else:  # woven drum
        k.lathe(M.fabric('#c8ad7f', 60, bump=1), 0, 0, zb, [(r * 1.2, -.28), (r * 1.25, -.14), (r * .9, -.02), (.04, 0)], 32)
        k.lathe(M.glow('#ffe9c8', lit), 0, 0, zb - .2, [(0, 0), (.035, .02), (.04, .05), (.02, .09), (0, .1)], 16)


def books(k, x0, x1, y, z, depth=.2, full=.85):
    tints = ('#8a4b33', '#2f3b42', '#c9b79c', '#5d7268', '#e5ded1', '#a4573b', '#38464d', '#b9a184', '#6f2c2a', '#d8c9a8', '#4a5a68', '#7c8a7a')
    m = M.pieces('books', tints, .7, .2, 8, .05)
    x = x0 + .01
    while x < x0 + (x1 - x0) * full:
        t, h = k.rng.uniform(.016, .045), k.rng.uniform(.19, .29)
        d = depth * k.rng.uniform(.75, 1)
        k.box(m, x, x + t - .001, y - d, y, z, z + h, .003)
        x += t


def shelf(k, w=1.6, h=2.1, d=.32, colour='#8b6a47', rows=5, cols=2, back=True, paint=None, fill=.8):
    """Bookcase against a wall at y = 0 (stands before it)."""
    m = M.paint(paint) if paint else M.wood(colour, 'z')
    mx = M.paint(paint) if paint else M.wood(colour, 'x')
    for i in range(cols + 1):
        x = -w / 2 + w * i / cols
        k.box(m, x - .012, x + .012, -d, 0, 0, h, .003)
    for j in range(rows + 1):
        z = .06 + (h - .08) * j / rows
        k.box(mx, -w / 2, w / 2, -d, 0, z - .012, z + .012, .003)
    if back:
        k.box(m, -w / 2, w / 2, -.012, 0, 0, h, .002)
    for j in range(rows):
        z = .06 + (h - .08) * j / rows + .012
        for i in range(cols):
            a, b = -w / 2 + w * i / cols + .02, -w / 2 + w * (i + 1) / cols - .02
            r = k.rng.random()
            if r < fill:
                books(k, a, b, -.03, z, d * .75, k.rng.uniform(.45, .98))
            else:
                vase(k, (a + b) / 2, -d / 2, z, k.rng.uniform(.6, 1.0), k.rng.choice(('#d9d2c4', '#4d5a55', '#8a4b33')))


def vase(k, x, y, z, s=1.0, colour='#d9d2c4', stems=0):
    k.lathe(M.pieces('vase ' + colour, (colour, colour), .35, .45, 10, .08), x, y, z, [(0, 0), (.05 * s, 0), (.085 * s, .07 * s), (.08 * s, .15 * s), (.035 * s, .22 * s), (.04 * s, .26 * s), (.03 * s, .255 * s)], 24)
    if stems:
        lf = M.leaf(V.LEAVES['olive'], .4, 'stem leaf')
        for _ in range(stems):
            a, ln = k.rng.uniform(0, 6.28), k.rng.uniform(.25, .5) * s
            lean = k.rng.uniform(.1, .5)
            pts = [np.array((x, y, z + .24 * s)) + np.array((math.cos(a) * lean * t * t * ln, math.sin(a) * lean * t * t * ln, ln * t)) for t in np.linspace(0, 1, 6)]
            k.tube(M.bark(), pts, .003, 4)
            c = np.concatenate([np.array(pts[2:])] * 4) + k.np.normal(0, .015, (16, 3))
            V.scatter_leaves(k, lf, c, .07 * s, .2, .4)


def bowl(k, x, y, z, r=.14, colour='#8a4b33', fruit=True):
    k.lathe(M.pieces('bowl ' + colour, (colour, colour), .4, .4, 10, .05), x, y, z, [(0, .01), (r * .4, 0), (r * .9, r * .4), (r, r * .55), (r * .94, r * .54), (r * .5, r * .16), (0, r * .1)], 30)
    if fruit:
        fm = M.pieces('fruit', ('#a7a53c', '#c08a2e', '#a8432c', '#7f8f35'), .4, .4, 20, .05)
        for i in range(6):
            a = i * 1.05
            q = .05
            rr = r * .48 if i else 0
            t = np.linspace(-1.57, 1.57, 7)
            k.lathe(fm, x + rr * math.cos(a), y + rr * math.sin(a), z + r * .5, [(q * math.cos(b), q * math.sin(b)) for b in t], 14)


def sideboard(k, w=1.7, h=.7, d=.42, colour='#8b6a47', doors=3, leg=.16, paint=None):
    m = M.paint(paint) if paint else M.wood(colour)
    legs(k, M.wood('#5d422a', 'z'), w, d, leg, .016, .08)
    with k.push(y=0):
        k.box(m, -w / 2, w / 2, -d / 2, d / 2, leg, h, .006)
        dw = w / doors
        for i in range(doors):
            k.box(m, -w / 2 + i * dw + .006, -w / 2 + (i + 1) * dw - .006, -d / 2 - .018, -d / 2, leg + .01, h - .03, .005)
            k.bar(M.metal('#a98a4e', .3), (-w / 2 + (i + .5) * dw - .05, -d / 2 - .035, h - .1), (-w / 2 + (i + .5) * dw + .05, -d / 2 - .035, h - .1), .006, 8)


def bed(k, w=1.6, ln=2.05, colour='#e6e0d4', head='#a2917b', throw='#8a6b55', wood=None, pillows='#efece5'):
    """Headboard at y = 0, foot towards -y."""
    hm = M.wood(wood) if wood else M.fabric(head)
    if wood:
        k.box(hm, -w / 2 - .06, w / 2 + .06, -.06, 0, 0, 1.05, .015)
    else:
        for i in range(4):
            ww = (w + .16) / 4
            k.rbox(hm, -w / 2 - .08 + ww * (i + .5), -.07, .62, ww - .004, .12, 1.1, .045, 4, puff=.012)
    k.rbox(hm, 0, -ln / 2 - .1, .2, w + .06, ln, .22, .03, 3)
    k.rbox(M.fabric('#efece6'), 0, -ln / 2 - .1, .4, w, ln - .04, .24, .08, 5)
    q = M.fabric(colour, 120, bump=.2)
    k.rbox(q, 0, -ln / 2 - .4, .47, w + .14, ln - .62, .2, .085, 6, puff=.03, noise=.006)
    k.rbox(q, 0, -.78, .56, w + .12, .36, .1, .05, 5, puff=.012, noise=.004)
    k.rbox(M.fabric(throw, 90, bump=.8), 0, -ln + .2, .52, w + .21, .62, .235, .1, 5, puff=.03)
    for s in (-1, 1):
        for y, c, sz in ((-.26, pillows, 1.), (-.42, colour, .92)):
            with k.push(x=s * w * .25, y=y, z=.52, rx=-38 if y > -.3 else -28, rz=s * 2):
                k.rbox(M.fabric(c, 150, bump=.2), 0, 0, .2, w * .43 * sz, .12, .42 * sz, .055, 5, puff=.07)
    cushion(k, throw, 0, -.6, .55, .5, .32, .14, -30)


def nightstand(k, colour='#8b6a47', lamp=3.0):
    k.box(M.wood(colour), -.22, .22, -.2, .2, .2, .5, .008)
    k.box(M.wood(colour), -.205, .205, -.215, -.2, .36, .485, .005)
    legs(k, M.wood(colour, 'z'), .44, .4, .2, .014, .04)
    with k.push(z=.5, x=.02):
        tablelamp(k, lamp, s=.95)
    with k.push(z=.5):
        k.box(M.pieces('books', ('#8a4b33', '#2f3b42')), -.19, -.05, -.14, .05, 0, .03, .004, rnd=.3)


def wardrobe(k, w=2.0, h=2.3, d=.6, doors=4, paint='#d9d4c9', colour=None):
    m = M.wood(colour, 'z') if colour else M.paint(paint, .4)
    k.box(m, -w / 2, w / 2, -d, 0, .06, h, .006)
    dw = w / doors
    for i in range(doors):
        a, b = -w / 2 + i * dw + .004, -w / 2 + (i + 1) * dw - .004
        k.box(m, a, b, -d - .02, -d, .08, h - .02, .005)
        if not colour:
            F.bars(k, m, a + .05, b - .05, .16, h - .12, -d - .03, .02, .012)
        s = b - .05 if i % 2 == 0 else a + .05
        k.bar(M.metal('#a98a4e', .3), (s, -d - .045, 1.0), (s, -d - .045, 1.18), .007, 8)


def desk(k, w=1.5, d=.7, colour='#8b6a47'):
    table(k, w, d, .75, colour)
    k.box(M.wood(colour), w / 2 - .5, w / 2 - .12, -d / 2 + .06, d / 2 - .06, .5, .7, .006)
    k.box(M.wood(colour), w / 2 - .49, w / 2 - .13, -d / 2 + .04, -d / 2 + .06, .51, .69, .005)
    # closed laptop, lamp, paper
    k.box(M.metal('#9da1a4', .35, .8), -.2, .14, -.12, .12, .75, .762, .005)
    with k.push(x=-w / 2 + .2, y=.15, z=.75):
        m = M.metal('#26302c', .35, .4)
        k.cyl(m, 0, 0, 0, .02, .08, n=20)
        k.tube(m, [(0, 0, .02), (0, .06, .25), (.05, -.02, .45)], .008, 8)
        with k.push(x=.05, y=-.05, z=.42, rx=25):
            k.lathe(m, 0, 0, 0, [(.09, -.06), (.06, .02), (.02, .06)], 20)
    k.box(M.paint('#efece4'), .26, .5, -.2, .12, .75, .753, .001)
    vase(k, w / 2 - .2, .2, .75, .7, '#c9b79c', 5)


def deskchair(k, colour='#7a4a2c'):
    m, c = M.leather(colour), M.metal('#9ba0a3', .25)
    for i in range(5):
        a = i * 1.2566
        k.tube(c, [(0, 0, .1), (.28 * math.cos(a), .28 * math.sin(a), .05)], [.02, .014], 8)
        k.cyl(M.iron(), .28 * math.cos(a), .28 * math.sin(a), 0, .045, .024, n=12)
    k.cyl(c, 0, 0, .08, .44, .022, n=14)
    k.rbox(m, 0, 0, .48, .5, .48, .08, .035, 5, puff=.015)
    with k.push(y=.24, z=.58, rx=-10):
        k.rbox(m, 0, 0, .25, .46, .07, .48, .033, 5, puff=.015)
    k.bar(c, (0, .1, .44), (0, .25, .62), .016, 8)
    for s in (-1, 1):
        k.tube(c, [(s * .24, .05, .46), (s * .29, .05, .5), (s * .29, .05, .66), (s * .29, -.15, .67)], .012, 8)


def picture(k, x, z, w=.7, h=.9, pal=('#c9b79c', '#7a5b45', '#2f3b42'), seed=0.0, y=0.0, frame='#7d5f3f', scale=1.6):
    """On a wall at y; centre (x, z)."""
    F.bars(k, M.wood(frame, 'z'), x - w / 2, x + w / 2, z - h / 2, z + h / 2, y - .03, .022, .03)
    k.box(M.paint('#ece8df', .6), x - w / 2 + .02, x + w / 2 - .02, y - .016, y - .004, z - h / 2 + .02, z + h / 2 - .02, 0)
    k.box(M.art(*pal, scale, seed), x - w / 2 + .1, x + w / 2 - .1, y - .02, y - .012, z - h / 2 + .1, z + h / 2 - .1, 0)


def plant(k, kind='fig', h=1.5, pot='#d9d5cb'):
    V.pot(k, 0, 0, 0, .17, .34, 'white' if pot == '#d9d5cb' else 'dark')
    lf = M.leaf(('#24401f', '#31552a', '#3f6a33', '#4b7439'), .3, 'house plant')
    if kind == 'fig':
        for b in range(3):
            a, ln = b * 2.1 + k.rng.random(), h * k.rng.uniform(.6, 1)
            pts = [np.array((math.cos(a) * .14 * t, math.sin(a) * .14 * t, .3 + (ln - .3) * t)) for t in np.linspace(0, 1, 7)]
            k.tube(M.bark(), pts, .011, 7)
            c = np.concatenate([np.array(pts[2:])] * 5) + k.np.normal(0, .05, (25, 3))
            V.broad_leaves(k, lf, c, .23, .6)
    elif kind == 'palm':
        for i in range(13):
            a, e = i * 2.4, k.rng.uniform(.5, 1.25)
            t = np.linspace(0, 1, 12)
            rr, zz = np.cos(e) * h * .62 * t, .3 + np.sin(e) * h * .75 * t - .28 * h * t ** 2.4
            p = np.stack([np.cos(a) * rr, np.sin(a) * rr, zz], -1)
            k.tube(M.leaf(('#4c6b33', '#56773a'), .2), p, .005, 4)
            side = np.array((-math.sin(a), math.cos(a), 0))
            for j in range(3, 12):
                for s in (-1, 1):
                    q = p[j] + side * s * .17 * h * .6 * math.sin(j / 12 * 3.0) + (0, 0, -.05) + (p[j] - p[j - 1]) * 1.3
                    k.quad(lf, p[j], (p[j] + q) / 2 + (0, 0, .02), q, (p[j] + q) / 2 - (p[j] - p[j - 1]) * .35)
    else:  # big split leaves
        for i in range(11):
            a, e, ln = i * 2.4, k.rng.uniform(.55, 1.3), h * k.rng.uniform(.5, .8)
            tip = np.array((math.cos(a) * math.cos(e) * ln, math.sin(a) * math.cos(e) * ln, .3 + math.sin(e) * ln))
            k.tube(M.leaf(('#4c6b33', '#56773a'), .2), [(0, 0, .28), tip * (.5, .5, .62), tip], .006, 5)
            d = np.array((math.cos(a), math.sin(a), -.45)) * .3
            s = np.array((-math.sin(a), math.cos(a), 0)) * .15
            k.poly(lf, [tip, tip + s * .8 + d * .15, tip + s + d * .5, tip + d, tip - s + d * .5, tip - s * .8 + d * .15])


def radiator(k, w=1.1, h=.55, z=.12, modern=True):
    """Before a wall at y = 0."""
    m = M.paint('#e9e6df', .35)
    if modern:
        k.box(m, -w / 2, w / 2, -.09, -.03, z, z + h, .012)
        for i in range(int(w / .045)):
            k.box(m, -w / 2 + .02 + i * .045, -w / 2 + .05 + i * .045, -.098, -.088, z + .04, z + h - .04, .005)
    else:
        n = int(w / .075)
        for i in range(n):
            x = -w / 2 + (i + .5) * w / n
            for y in (-.05, -.12):
                k.rbox(m, x, y, z + h / 2, .05, .045, h, .022, 4)
        k.bar(m, (-w / 2, -.085, z + .06), (w / 2, -.085, z + .06), .014, 8)


def fireplace(k, w=1.35, h=1.12, mat=None, mirror=True, fire=False):
    """Marble mantelpiece against a wall at y = 0."""
    m = mat or M.marble('#d9d4cb', '#77736f')
    ow, oh = w * .56, h * .72
    for s in (-1, 1):
        x = s * (w / 2 - (w - ow) / 4)
        k.box(m, x - (w - ow) / 4, x + (w - ow) / 4, -.16, 0, 0, h - .06, .01)
        k.box(m, x - (w - ow) / 4 - .02, x + (w - ow) / 4 + .02, -.19, 0, 0, .14, .012)
        k.box(m, x - (w - ow) / 4 + .05, x + (w - ow) / 4 - .05, -.175, -.15, .22, oh - .06, .012)
    k.box(m, -ow / 2, ow / 2, -.155, 0, oh, h - .06, .004)
    k.box(m, -ow / 2 + .06, ow / 2 - .06, -.172, -.15, oh + .05, h - .12, .012)
    k.box(m, -w / 2 - .09, w / 2 + .09, -.26, 0, h - .06, h, .015)
    dark = M.brick('brown')
    k.box(M.stone('#1c1b1a', .2, .9), -ow / 2, ow / 2, -.012, .0, 0, oh, 0)
    F.bars(k, M.iron(), -ow / 2, ow / 2, 0, oh, -.14, .05, .03)
    k.box(M.stone('#3b4043'), -w / 2 - .1, w / 2 + .1, -.55, -.0, 0, .02, .006)
    bark = M.bark('#6b5340')
    for i in range(5):
        k.bar(bark, (-.2 + .02 * i, -.06 - .02 * (i % 2), .07 + .075 * (i // 2)), (.2 - .03 * (i % 2), -.07, .08 + .075 * (i // 2)), .04, 9)
    if mirror:
        gold = M.metal('#9a7d46', .35)
        o = F.opening(-w * .4, w * .4, h + .12, h + 1.25, .28)
        pts = F.arc(o['x0'], o['x1'], o['z1'], o['rise'], 15)
        k.poly(M.mirror(), [(o['x0'], -.012, o['z0']), (o['x1'], -.012, o['z0'])] + [(x, -.012, z) for x, z in pts[::-1]])
        k.tube(gold, [(o['x0'], -.02, o['z0'])] + [(x, -.02, z) for x, z in pts] + [(o['x1'], -.02, o['z0']), (o['x0'], -.02, o['z0'])], .024, 10)


def stool(k, h=.65, colour='#8b6a47'):
    k.lathe(M.wood(colour), 0, 0, 0, [(0, h), (.16, h), (.175, h - .012), (.17, h - .035), (0, h - .035)], 28)
    for i in range(4):
        a = i * 1.5708 + .785
        k.tube(M.iron(), [(.2 * math.cos(a), .2 * math.sin(a), 0), (.11 * math.cos(a), .11 * math.sin(a), h - .03)], .011, 8)
    t = np.linspace(0, math.tau, 24, endpoint=False)
    k.tube(M.iron(), np.stack([.172 * np.cos(t), .172 * np.sin(t), np.full(24, .22)], -1), .009, 6, closed=True)


def towel(k, x, y, z, w=.45, h=.7, colour='#c9bfae'):
    """Folded over a bar at height z, on a wall at y."""
    m = M.fabric(colour, 140, bump=.8)
    k.rbox(m, x, y, z - h / 2 + .02, w, .035, h, .015, 4, noise=.002)
