"""Living and dining rooms."""
import facade as F
import furniture as U
import light
import materials as M
from camera import shot
from interior.shell import Room
from core import np

PALETTES = [
    dict(wall='#e8e3d8', accent=None, sofa='#b4a994', pillows=('#8a4b33', '#d9cfbf', '#5d6b60'), rug=('#b3a68f', '#8d8069'), chair='#5f6f66', curtain='#d8cfbf', wood='#8b6a47', floor='#8f7452', art=('#c9b79c', '#8a4b33', '#2f3b42')),
    dict(wall='#e4e3dd', accent=('left', '#5f6d66'), sofa='#d8d1c4', pillows=('#3f5148', '#b08d57', '#e9e2d4'), rug=('#8d9288', '#b7b9ae'), chair='#a4673f', curtain='#e7e1d5', wood='#6b4c30', floor='#7c6043', art=('#b9a184', '#3f5148', '#1e2a2c')),
    dict(wall='#efece5', accent=('back', '#c9b8a0'), sofa='#5b6873', pillows=('#d9cfbf', '#a4573b', '#8d99a1'), rug=('#c4b9a5', '#9f937e'), chair='#c9a77a', curtain='#cfc9bd', wood='#a9854f', floor='#9c8260', art=('#8d99a1', '#a4573b', '#e0d3bd')),
    dict(wall='#dcd5c8', accent=None, sofa='#7a4a2c', pillows=('#e0d6c4', '#2f4a44', '#c2a26b'), rug=('#7b3f31', '#b9a184'), chair='#d5cab6', curtain='#b9ab95', wood='#5d422a', floor='#6d5038', leather=True, art=('#2f4a44', '#c2a26b', '#7a2e1a')),
    dict(wall='#eae7e0', accent=('back', '#3f4d4f'), sofa='#c4b8a3', pillows=('#b9703f', '#3f4d4f'), rug=('#cfc6b6', '#8e8a80'), chair='#8d7a5f', curtain='#dad3c6', wood='#8b6a47', floor='#866b48', art=('#d8c9a8', '#b9703f', '#6f7f7a')),
]


def living(seed=1, pal=0, hour='morning', kind='town', az=-60, el=26, flip=False, ev=None):
    """Sitting room. kind: town (high, mouldings, mantelpiece) or garden (wide glass to the garden)."""
    p = PALETTES[pal]
    if kind == 'town':
        r = Room(seed, 5.4, 5.2, 3.25, p['wall'], 'herringbone', p['floor'], accent=p['accent'], trim='#e9e6df')
        for y in (1.5, 3.7):
            r.window('left', y - .6, y + .6, .5, 2.75, 'transom', .0, curtains=p['curtain'], radiator=False, power=1.15)
        k = r.k
        with r.side('back'):
            with k.push(x=2.7):
                U.fireplace(k)
                k.box(r.wallm['back'], -.95, .95, -.0, .02, 0, .1, 0)
            U.vase(k, 2.15, -.13, 1.12, .9, '#4d5a55', 6)
            U.vase(k, 3.25, -.13, 1.12, .6, '#c9b79c')
            for x in (1.0, 4.45):
                U.picture(k, x, 1.75, .7, .95, p['art'], x)
        with k.push(x=2.7, y=2.6):
            k.lathe(r.trim, 0, 0, 3.25, [(.42, 0), (.4, -.03), (.3, -.02), (.28, -.05), (.1, -.06), (0, -.06)], 36)
            U.pendant(k, 3.2, .75, 'globe', lit=2.0, r=.19)
        with k.push(x=4.55, y=2.55, rz=-90):
            U.sofa(k, 2.2, p['sofa'], 3, p['pillows'], p['wood'], p.get('leather', False))
        with k.push(x=1.35, y=3.75, rz=38):
            U.armchair(k, p['chair'], p['wood'])
        with k.push(x=2.85, y=2.5):
            U.rug(k, 2.5, 3.0, *p['rug'])
            U.roundtable(k, .5, .38, p['wood'])
            U.bowl(k, .12, .05, .38, .13, '#d9cfbf', False)
            k.box(M.pieces('books', ('#8a4b33', '#2f3b42')), -.3, -.02, -.2, .0, .38, .41, .004), k.box(M.pieces('books', ('#8a4b33', '#e5ded1')), -.27, -.04, -.19, -.02, .41, .435, .004)
        with k.push(x=4.85, y=4.55):
            U.floorlamp(k, 1.4 if hour != 'dusk' else 3)
        with k.push(x=.55, y=4.65):
            U.plant(k, 'fig', 1.7)
        r.build('town' if seed % 2 else 'trees', near=-1.6)
        light.area(2.7, -1.3, 2.0, 3.5, 2.0, 28, rx=78, colour=(1, .97, .93))
        cam = (3.35, -.9, 1.3, 2.35, 5.2, 22)
    else:
        r = Room(seed, 6.4, 5.4, 2.7, p['wall'], 'planks', p['floor'], accent=p['accent'], moulding=False, skirt=.07)
        k = r.k
        r.window('back', .9, 4.9, .03, 2.35, 'slide', frame=M.metal('#2d3033', .4, .4), curtains=p['curtain'], board=False, power=.9)
        r.window('left', 2.2, 3.4, .8, 2.3, 'plain', frame=M.metal('#2d3033', .4, .4), power=.8)
        with k.push(x=2.5, y=2.0, rz=0):
            U.rug(k, 3.2, 2.3, *p['rug'])
        with k.push(x=5.65, y=2.5, rz=-90):
            U.sofa(k, 2.3, p['sofa'], 3, p['pillows'], p['wood'], p.get('leather', False))
        with k.push(x=3.9, y=2.5):
            U.roundtable(k, .46, .38, p['wood'])
            U.vase(k, .1, .1, .38, .75, '#4d5a55', 6)
        with k.push(x=3.5, y=2.2):
            U.roundtable(k, .3, .31, p['wood'])
        with k.push(x=1.9, y=2.95, rz=62):
            U.armchair(k, p['chair'], p['wood'])
        with k.push(x=.28, y=1.0, rz=90):
            U.sideboard(k, 1.7, .62, .42, p['wood'])
            with k.push(x=.5, z=.62):
                U.tablelamp(k, 1.5)
            U.vase(k, -.45, 0, .62, .8, '#c9b79c', 5)
        with r.side('left'):
            U.picture(k, 1.0, 1.55, 1.1, .8, p['art'], 2.0)
        with r.side('right'):
            U.picture(k, 2.35, 1.65, .62, .82, p['art'], 4.0), U.picture(k, 3.15, 1.65, .62, .82, p['art'], 7.0)
        with k.push(x=5.95, y=4.75):
            U.plant(k, 'palm', 1.7)
        with k.push(x=5.9, y=.95):
            U.floorlamp(k, 1.4, 1.55)
        with k.push(x=3.9, y=2.5):
            U.pendant(k, 2.7, .7, 'woven', lit=2, r=.22)
        r.build('garden', near=-1.5)
        light.area(3.2, -1.2, 2.0, 4.5, 1.8, 24, rx=78, colour=(1, .97, .93))
        cam = (1.75, -1.0, 1.3, 3.6, 5.4, 21)
    light.sky(hour, az, el, seed=seed, ev=ev if ev is not None else .35)
    if hour == 'dusk':
        light.point(cam[3] + .5, 2.6, 2.2, 60)
    shot(*cam[:3], cam[3], cam[4], cam[5], shift_y=-.03)


def dining(seed=1, pal=0, hour='soft', chairs='wood', az=-40, el=35):
    p = PALETTES[pal]
    r = Room(seed, 4.8, 5.0, 2.95, p['wall'], 'planks', p['floor'], accent=p['accent'])
    k = r.k
    r.window('back', 1.2, 3.6, .1, 2.4, 'slide', frame='#e6e2d9', curtains=p['curtain'], board=False)
    r.window('left', 1.6, 2.9, .75, 2.35, 'two')
    with k.push(x=2.45, y=2.5):
        U.table(k, 1.0, 2.1, .75, p['wood'])
        for s in (-1, 1):
            for y in (-.65, 0, .65):
                with k.push(x=s * .72, y=y + k.rng.uniform(-.03, .03), rz=s * -90 + k.rng.uniform(-6, 6)):
                    U.chair(k, p['wood'], p['pillows'][0] if chairs == 'wood' else p['chair'], chairs)
        U.bowl(k, 0, -.35, .75, .17, '#d9cfbf'), U.vase(k, .05, .35, .75, 1.0, '#4d5a55', 9)
        for y in (-.5, .5):
            with k.push(y=y):
                U.pendant(k, 2.95, 1.25, 'dome', '#26302c', 5, .19)
    with k.push(x=4.53, y=2.6, rz=-90):
        U.sideboard(k, 2.0, .75, .42, p['wood'], 4)
        with k.push(x=-.7, z=.75):
            U.tablelamp(k, 1.6, s=1.2)
        U.vase(k, .6, 0, .75, 1.1, '#c9b79c', 6)
    with r.side('right'):
        U.picture(k, 2.4, 1.7, 1.4, .9, p['art'], 3.0, scale=1.0)
    with k.push(x=.4, y=4.5):
        U.plant(k, 'fig', 1.8)
    r.build('garden', near=-1.5)
    light.area(2.4, -1.2, 2.0, 3.5, 1.8, 26, rx=78, colour=(1, .97, .93))
    light.sky(hour, az, el, seed=seed, ev=.35)
    shot(3.5, -1.05, 1.35, 2.2, 5, 23, shift_y=-.03)
