"""Town houses in a row: one parametric front with many dresses."""
import facade as F
import materials as M
import roof as R
from facade import opening


def front(k, x0, w, s, lit=0.0):
    """Terraced house between x0 and x0 + w. s is its style; lit = brightness of evening windows (0 by day)."""
    s = dict(dict(wall=M.brick('red'), kind=None, floors=[3.3, 3.0, 2.8], cols=3, door=0, doorcol='#2c3a33', frame='#e6e2d8', win='transom', ww=1.05, rise=0.0,
                  top='cornice', deep=9.5, plinth=.55, stone='#656d71', surround=False, tops='cornice', roofm=None, roofk='pantile', pitch=40, dress=None,
                  panels='six', ground='home', dormers=1, chimney=True, bandz=True, balcony=None, shop='#22332d', pipe=True, z0=.0, cornicecol='#dfdace', frac=.5, soldiers=True), **s)
    x1 = x0 + w
    st = M.stone(s['stone'])
    wall, fr = s['wall'], M.paint(s['frame'])
    on = lambda: lit * k.rng.uniform(.7, 1.2) if lit and k.rng.random() < s['frac'] else 0.0
    holes, jobs = [], []
    z = 0.0
    cols = s['cols']
    cw = w / cols
    for fl, fh in enumerate(s['floors']):
        if fl == 0 and s['ground'] == 'shop':
            holes.append(opening(x0 + .3, x1 - .3, .05, fh - .2))
            jobs.append(('shop', holes[-1]))
            z += fh
            continue
        for c in range(cols):
            cx = x0 + cw * (c + .5)
            ww = min(s['ww'], cw - .35)
            if fl == 0 and c == s['door']:
                o = opening(cx - .52, cx + .52, .16, fh - .45, s['rise'] * .9)
                jobs.append(('door', o))
            elif fl == 0 and s['ground'] == 'garage' and c == cols - 1:
                o = opening(cx - min(1.25, cw / 2 - .2), cx + min(1.25, cw / 2 - .2), .05, 2.35)
                jobs.append(('garage', o))
            else:
                zb = z + (.95 if fl == 0 else .62)
                o = opening(cx - ww / 2, cx + ww / 2, zb, z + fh - (.45 if fl == 0 else .48), s['rise'])
                jobs.append(('win', o))
            o['fl'], o['c'] = fl, c
            holes.append(o)
        z += fh
    h = z
    F.wall(k, wall, x0, x1, 0, h, holes, 0, .3)
    for what, o in jobs:
        if what == 'shop':
            F.shopfront(k, o['x0'], o['x1'], o['z0'], o['z1'], .05, s['shop'], lit and max(lit, on()))
            continue
        if what == 'garage':
            F.garagedoor(k, o, 0, s['doorcol'])
        elif what == 'door':
            F.door(k, o, 0, s['doorcol'], lit=on(), panels=s['panels'])
        else:
            F.window(k, o, 0, s['win'] if o['fl'] < 2 or s['win'] == 'grid' else ('two' if s['win'] == 'transom' else s['win']), fr, .14, on(), s['dress'], st)
        if s['surround']:
            F.surround(k, M.stone(s['surround']), o, 0, sides=True)
        elif s['kind'] and s['soldiers']:
            F.soldier(k, s['kind'], o)
    if s['ground'] != 'shop' and s['plinth']:
        xs = x0
        for o in sorted([o for w_, o in jobs if w_ in ('door', 'garage')], key=lambda o: o['x0']):
            k.box(st, xs, o['x0'], -.03, .02, 0, s['plinth'], .01)
            xs = o['x1']
        k.box(st, xs, x1, -.03, .02, 0, s['plinth'], .01)
        k.box(st, xs, x1, -.05, .02, s['plinth'] - .07, s['plinth'], .01)
    if s['bandz']:
        z = 0
        for fh in s['floors'][:-1]:
            z += fh
            F.band(k, st if s['bandz'] is True else M.stone(s['bandz']), x0, x1, z - .02, .13)
    deep = s['deep']
    for x in (x0, x1):
        k.quad(wall, (x, .0, 0), (x, deep, 0), (x, deep, h), (x, .0, h))
    k.quad(wall, (x0, deep, 0), (x1, deep, 0), (x1, deep, h), (x0, deep, h))
    rm = s['roofm'] or (M.pantile() if s['roofk'] == 'pantile' else M.slate())
    top = s['tops']
    zr = h
    if top in ('cornice', 'brickcornice'):
        if top == 'cornice':
            F.cornice(k, x0, x1, h - .42, 0, M.paint(s['cornicecol']), .5)
        zr = R.gable(k, x0, x1, .1, deep, h + .05, s['pitch'], .3, rm, s['roofk'], wall, 0.0, False)
        n = s['dormers']
        for i in range(n):
            R.dormer(k, x0 + w * (i + 1) / (n + 1), 1.0, h + .55, 1.3, 1.5, lit=on(), top=k.rng.choice(('flat', 'gable')))
    elif top == 'mansard':
        F.cornice(k, x0, x1, h - .42, 0, M.paint(s['cornicecol']) if not s['surround'] else M.stone(s['surround']), .5)
        n = s['dormers']
        R.mansard(k, x0, x1, -.1, deep, h + .06, dormers=[x0 + w * (i + .5) / n for i in range(n)], lit=lit, frame=fr, top=s.get('dtop', 'arch'))
        zr = h + 3.4
    elif top == 'step':
        zr = h + w * .58
        o = opening(x0 + w / 2 - .45, x0 + w / 2 + .45, h + .35, h + 1.65, .3)
        R.stepped(k, wall, x0, x1, h, zr, 0, .4, s.get('steps', 6), M.stone('#85878a'), [o])
        F.window(k, o, 0, 'two', fr, .14, on(), 'side', st)
        if s['kind']:
            F.soldier(k, s['kind'], o)
        R.streetgable(k, x0, x1, .3, deep, h, zr - .35, rm, s['roofk'])
        for dx in (-1, 1):  # wall anchors
            for zz in (h - .3, h - 3):
                k.box(M.iron(), x0 + w / 2 + dx * w / 6 - .02, x0 + w / 2 + dx * w / 6 + .02, -.03, 0, zz - .3, zz + .3, .008)
    elif top == 'flat':
        R.parapet(k, x0, x1, 0, deep, h, .4, wall)
    if s['chimney']:
        cx = x0 + w * k.rng.choice((.15, .85))
        R.chimney(k, cx, deep / 2 + .2, h + 1, zr + .9 if top != 'flat' else h + 1.6, mat=M.brick(s['kind'] or 'old'))
    if s['pipe']:
        F.rainpipe(k, x1 - .12, 0, h - .35)
    if s['balcony'] is not None:
        fl, c = s['balcony']
        cx = x0 + cw * (c + .5)
        F.balcony(k, cx - min(.95, cw / 2), cx + min(.95, cw / 2), sum(s['floors'][:fl]) + .55, .7, 'curl', st)
    return h, zr


STYLES = [  # neighbours to draw from
    dict(kind='orange', win='transom', door=2, doorcol='#5b2a22', cols=3),
    dict(wallc='#e7e0cf', win='grid', door=1, doorcol='#2b3f4a', floors=[3.2, 2.9], cols=3),
    dict(kind='brown', win='sash', cols=2, ww=1.35, door=0, doorcol='#7a5a36', floors=[3.2, 2.9, 2.7]),
    dict(kind='yellow', win='cross', cols=2, ww=1.4, door=1, doorcol='#1f3530', rise=.16),
    dict(wallc='#cdb79a', win='transom', door=0, doorcol='#3b2a20', floors=[3.4, 3.1], cols=3, rise=.12),
    dict(kind='oxblood', win='transom', door=2, cols=3, doorcol='#c9c2b2', rise=.14),
    dict(kind='white', win='two', door=0, cols=3, doorcol='#4a5a50', roofk='slate'),
    dict(wallc='#d9d3c6', win='grid', door=2, cols=3, doorcol='#6b1f22', tops='mansard', dormers=2),
    dict(kind='red', win='cross', cols=3, door=1, doorcol='#20302b', tops='step'),
]


def style(i, **kw):
    s = dict(STYLES[i % len(STYLES)])
    s['wall'] = M.plaster(s.pop('wallc')) if 'wallc' in s else M.brick(s['kind'])
    s.update(kw)
    return s


def terrace(k, specs, x=0.0, lit=0.0):
    """Row of fronts; specs = [(width, style)…] starting at x."""
    for w, s in specs:
        front(k, x, w, s, lit)
        x += w
    return x
