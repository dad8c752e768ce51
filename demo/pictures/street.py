"""Ground and things of the street: cobbles, slabs, kerbs, lamps, bollards, benches, bicycles."""
import math

from core import Kit, Stamp, np
import materials as M


def stones(seed, mat, w, d, sx, sy, joint=.012, jitter=.006, height=.018, bond=.5, b=.014, bed=None):
    """Patch of paving stones w × d metres, running along x."""
    k = Kit('paving', seed)
    rows, cols = round(d / sy), round(w / sx)
    ci, ri = np.meshgrid(np.arange(cols), np.arange(rows))
    ci, ri = ci.ravel(), ri.ravel()
    n = len(ci)
    off = np.where(ri % 2, bond * sx, 0)
    c = np.stack([(ci + .5) * sx + off, (ri + .5) * sy, k.np.normal(0, jitter * .6, n) - .05], -1)
    c[:, :2] += k.np.normal(0, jitter * .4, (n, 2))
    s = np.stack([np.full(n, sx - joint) - np.abs(k.np.normal(0, jitter, n)), np.full(n, sy - joint) - np.abs(k.np.normal(0, jitter * .7, n)), np.full(n, .1)], -1)
    k.boxes(mat, c, s, b=b)
    return Stamp(k)


def pave(k, x0, x1, y0, y1, z=0.0, kind='cobble', turn=False):
    """Cover a rectangle with paving."""
    bed = {'cobble': M.soil('#57503f'), 'slab': M.soil('#6a665e'), 'clinker': M.soil('#5a5146'), 'big': M.soil('#6a665e'), 'blue': M.soil('#5d5a55'), 'sett': M.soil('#57503f')}[kind]
    k.quad(bed, (x0, y0, z - .012), (x1, y0, z - .012), (x1, y1, z - .012), (x0, y1, z - .012))
    w, d, spec = {
        'cobble': (2.8, 2.08, dict(mat=M.cobble(), sx=.2, sy=.13, joint=.014, jitter=.008, b=.022)),
        'sett': (2.0, 2.0, dict(mat=M.cobble(), sx=.1, sy=.1, joint=.01, jitter=.005, b=.012)),
        'slab': (3.0, 2.4, dict(mat=M.slab(), sx=.3, sy=.3, joint=.004, jitter=.0016, b=.004)),
        'big': (3.0, 3.0, dict(mat=M.slab(), sx=.6, sy=.6, joint=.006, jitter=.0012, b=.005, bond=0)),
        'blue': (3.2, 2.4, dict(mat=M.pieces('blue slab', ('#5c6468', '#697175', '#747b7e', '#626a6d'), .55, .35, 10, .15), sx=.8, sy=.4, joint=.006, jitter=.0012, b=.005)),
        'clinker': (2.0, 2.0, dict(mat=M.clinker(), sx=.2, sy=.067, joint=.006, jitter=.003, b=.006)),
    }[kind]
    st = [stones(i, w=w, d=d, **spec) for i in (3, 4)]
    nx, ny = max(1, round((x1 - x0) / w)), max(1, round((y1 - y0) / d))
    for i in range(nx):
        for j in range(ny):
            k.rng.choice(st).place(x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny, z, 0, ((x1 - x0) / nx / w, (y1 - y0) / ny / d, 1))


def kerb(k, x0, x1, y, z=.12, w=.16):
    """Kerb stones along x; y = street side."""
    m = M.stone('#70777a', .25)
    n = max(1, round(x1 - x0))
    for i in range(n):
        a, b = x0 + (x1 - x0) * i / n, x0 + (x1 - x0) * (i + 1) / n
        k.box(m, a + .003, b - .003, y, y + w, z - .3, z + .004, .018)


def roadway(k, x0, x1, walk=2.0, road=6.0, paving='cobble', footway='slab', far=True, z=0.0, gutter=True):
    """Footway from y = 0 to -walk at z, road below it, footway on the other side."""
    drop = .12
    pave(k, x0, x1, -walk + .16, 0, z, footway)
    kerb(k, x0, x1, -walk, z)
    if gutter:
        pave(k, x0, x1, -walk - .3, -walk, z - drop, 'sett')
    ya, yb = -walk - road, -walk - (.3 if gutter else 0)
    if paving == 'asphalt':
        k.quad(M.asphalt(), (x0, ya, z - drop), (x1, ya, z - drop), (x1, yb, z - drop), (x0, yb, z - drop))
    else:
        pave(k, x0, x1, ya, yb, z - drop, paving)
    if far:
        kerb(k, x0, x1, ya - .16, z)
        k.quad(M.slab(), (x0, ya - 4, z), (x1, ya - 4, z), (x1, ya - .16, z), (x0, ya - .16, z))


def lamp(k, x, y, z=0.0, h=4.2, lit=0.0):
    m = M.iron()
    k.lathe(m, x, y, z, [(.16, 0), (.16, .08), (.1, .14), (.085, .7), (.1, .74), (.055, .8), (.04, h - .9), (.06, h - .86), (.045, h - .8), (.04, h - .5), (.12, h - .46)], 18)
    g = M.glow('#ffd59a', lit * 4) if lit else M.paint('#efe9da')
    k.lathe(M.glass(), x, y, z, [(.1, h - .45), (.19, h - .05)], 6)
    k.lathe(g, x, y, z, [(.0, h - .4), (.05, h - .36), (.05, h - .2), (0, h - .16)], 12)
    for i in range(6):
        a = i * 1.0472
        k.bar(m, (x + .1 * math.cos(a), y + .1 * math.sin(a), z + h - .45), (x + .19 * math.cos(a), y + .19 * math.sin(a), z + h - .05), .01, 5)
    k.lathe(m, x, y, z, [(.22, h - .06), (.2, h), (.1, h + .12), (.04, h + .16), (.05, h + .22), (0, h + .28)], 18)


def bollard(k, x, y, z=0.0):
    k.lathe(M.iron(), x, y, z, [(.07, 0), (.07, .1), (.05, .14), (.045, .75), (.065, .78), (.06, .86), (0, .92)], 16)


def bench(k, x, y, z=0.0, rz=0):
    with k.push(x=x, y=y, z=z, rz=rz):
        m = M.wood('#8a6a48')
        for i in range(5):
            k.box(m, -.85, .85, -.2 + i * .095, -.12 + i * .095, .42, .46, .008)
        for i in range(3):
            k.box(m, -.85, .85, .27 + i * .03, .3 + i * .03, .55 + i * .12, .64 + i * .12, .008)
        for sx in (-.7, .7):
            k.tube(M.iron(), [(sx, -.18, 0), (sx, -.16, .4), (sx, .25, .41), (sx, .36, .92)], .022, 8)
            k.bar(M.iron(), (sx, .2, .41), (sx, .26, 0), .022, 8)


def bicycle(k, x, y, z=0.0, rz=0, colour='#27443c', lean=8):
    """City bicycle along x."""
    with k.push(x=x, y=y, z=z, rz=rz, rx=lean):
        f, dark, chrome = M.paint(colour, .25), M.paint('#17181a', .6), M.metal('#b9bdc0', .25)
        t = np.linspace(0, math.tau, 40, endpoint=False)
        for wx in (-.53, .53):
            k.tube(dark, np.stack([wx + .335 * np.cos(t), 0 * t, .35 + .335 * np.sin(t)], -1), .02, 8, closed=True)
            k.tube(chrome, np.stack([wx + .31 * np.cos(t), 0 * t, .35 + .31 * np.sin(t)], -1), .009, 6, closed=True)
            for i in range(14):
                a = i * math.tau / 14
                k.bar(chrome, (wx, 0, .35), (wx + .31 * math.cos(a), 0, .35 + .31 * math.sin(a)), .0016, 3)
            a = np.linspace(.4, 2.9, 14)
            k.tube(f, np.stack([wx + .375 * np.cos(a), 0 * a, .35 + .375 * np.sin(a)], -1), .014, 6)
        bb, seat, head = (-.08, 0, .3), (-.25, 0, .8), (.38, 0, .84)
        for p, q, r in ((bb, (-.28, 0, .9), .017), (bb, (.41, 0, .72), .02), ((-.2, 0, .62), head, .017), (bb, (-.53, 0, .35), .012), ((-.24, 0, .78), (-.53, 0, .35), .011), ((.36, 0, .92), (.43, 0, .65), .02), ((.43, 0, .65), (.53, 0, .35), .014)):
            k.bar(f, p, q, r, 10)
        k.bar(chrome, (.36, 0, .9), (.33, 0, 1.05), .013, 8)
        k.tube(chrome, [(.12, .27, 1.04), (.28, .24, 1.07), (.35, .1, 1.05), (.35, -.1, 1.05), (.28, -.24, 1.07), (.12, -.27, 1.04)], .012, 8)
        for s in (-.27, .27):
            k.bar(dark, (.08, s, 1.04), (.2, s * .96, 1.055), .018, 8)
        k.rbox(M.leather('#5d3a22'), -.3, 0, .93, .26, .16, .07, .03, 3)
        k.bar(chrome, (-.28, 0, .85), (-.285, 0, .92), .013, 8)
        with k.push(x=-.08, z=.3, rx=90):
            k.lathe(chrome, 0, 0, -.02, [(.09, 0), (.09, .006), (.0, .006)], 20)
        k.box(dark, -.16, -.02, .05, .13, .15, .17)
        k.box(dark, -.75, -.35, -.07, .07, .74, .755)
        for s in (-.07, .07):
            k.bar(dark, (-.7, s, .745), (-.53, s, .35), .006, 5)
        k.box(M.wood('#9a7448'), .44, .72, -.15, .15, .72, .95, .01) if colour == '#27443c' else None


def opposite(k, y=-19, h=9.0, x0=-40, x1=40, tint='old'):
    """Plain houses behind the camera, only for reflections and bounce light."""
    x = x0
    while x < x1:
        w, hh = k.rng.uniform(5, 8), h * k.rng.uniform(.75, 1.15)
        m = M.brick(k.rng.choice(('old', 'white', 'orange', 'brown')))
        k.box(m, x, x + w, y - 6, y, 0, hh, .0)
        for i in range(int(w // 2)):
            for fl in range(int(hh // 3)):
                k.box(M.paint('#dcd6c8'), x + .5 + i * 2, x + 1.6 + i * 2, y - .05, y + .03, fl * 3 + .9, fl * 3 + 2.5, 0)
                k.box(M.paint('#20262a', .15), x + .6 + i * 2, x + 1.5 + i * 2, y, y + .05, fl * 3 + 1, fl * 3 + 2.4, 0)
        x += w
