"""Bedrooms."""
import furniture as U
import light
import materials as M
from camera import shot
from interior.shell import Room

PALETTES = [
    dict(wall='#e7e2d8', accent=('back', '#8b9a8e'), bed='#e2dccf', head='#9c8b74', throw='#7c4a35', wood='#8b6a47', rug=('#b9ad98', '#94876f'), curtain='#d3cabb', floor='#8f7452', art=('#c9b79c', '#8a4b33', '#2f3b42')),
    dict(wall='#e9e6df', accent=('back', '#c2a98f'), bed='#d8dad6', head='#6d7a76', throw='#4d5d5a', wood='#6b4c30', rug=('#8f9791', '#b3b7ae'), curtain='#cfc9bd', floor='#7c6043', art=('#8d99a1', '#c2a98f', '#3f4d4f')),
    dict(wall='#e4dfd6', accent=None, bed='#dcd3c4', head='#b79a78', throw='#a4673f', wood='#a9854f', rug=('#c4b9a5', '#9f937e'), curtain='#b7a78f', floor='#9c8260', art=('#a4673f', '#e0d3bd', '#5b6873')),
    dict(wall='#dfdfda', accent=('back', '#4a5960'), bed='#e4e0d8', head='#c7b9a2', throw='#b08d57', wood='#5d422a', rug=('#a39680', '#c9bfae'), curtain='#dcd6ca', floor='#6d5038', art=('#b08d57', '#4a5960', '#d8c9a8')),
]


def bedroom(seed=1, pal=0, hour='morning', az=-60, el=28, high=False, wood=False, view='left'):
    p = PALETTES[pal]
    H = 3.0 if high else 2.6
    r = Room(seed, 4.6, 4.4, H, p['wall'], 'herringbone' if high else 'planks', p['floor'], accent=p['accent'], moulding=high)
    k = r.k
    if high:
        for y in (1.2, 3.0):
            r.window('left', y - .5, y + .5, .55, 2.55, 'transom', curtains=p['curtain'])
    else:
        r.window('left', 1.0, 2.9, .75, 2.25, 'two', curtains=p['curtain'], radiator=True)
    with k.push(x=2.45, y=4.38):
        U.bed(k, 1.6, 2.05, p['bed'], p['head'], p['throw'], p['wood'] if wood else None)
        for s in (-1, 1):
            with k.push(x=s * 1.18, y=-.25):
                U.nightstand(k, p['wood'], 2.2)
    with k.push(x=2.45, y=2.5):
        U.rug(k, 2.9, 2.2, *p['rug'])
    with r.side('back'):
        if seed % 2:
            U.picture(k, 2.45, 1.72, 1.3, .75, p['art'], seed * 1.3, scale=1.1)
        else:
            U.picture(k, 2.05, 1.7, .55, .75, p['art'], seed), U.picture(k, 2.85, 1.7, .55, .75, p['art'], seed + 4)
    with r.side('right'):
        with k.push(x=2.2):
            U.wardrobe(k, 2.4, 2.3, .58, 4, '#d6d0c4') if not wood else U.shelf(k, 1.5, 1.1, .34, p['wood'], 3, 2)
            if wood:
                U.vase(k, -.4, -.18, 1.1, 1.0, '#4d5a55', 6)
                U.picture(k, .1, 1.75, .7, .9, p['art'], 9)
    with k.push(x=.55, y=3.95):
        U.plant(k, 'palm' if seed % 2 else 'fig', 1.35)
    with k.push(x=.75, y=.75, rz=60):
        U.armchair(k, p['head'], p['wood'])
    with k.push(x=2.3, y=1.9):
        U.pendant(k, H, .55, 'woven' if not high else 'globe', lit=2, r=.2)
    r.build('trees', near=-1.5)
    light.area(2.3, -1.2, 1.9, 3.2, 1.6, 34, rx=78, colour=(1, .97, .93))
    light.sky(hour, az, el, seed=seed, ev=.4)
    shot(3.25 if view == 'left' else 1.3, -1.05, 1.25, 2.15, 4.4, 22, shift_y=-.05)


def child(seed=1, hour='soft', wall='#e6e1d5', accent='#b7c2b4'):
    """Small bedroom with a single bed, desk and shelf."""
    r = Room(seed, 3.4, 4.0, 2.55, wall, 'planks', '#9c8260', accent=('left', accent), moulding=False, skirt=.08)
    k = r.k
    r.window('back', .9, 2.4, .85, 2.2, 'two', curtains='#d9d2c4', radiator=True)
    with k.push(x=.58, y=3.85):
        U.bed(k, .95, 2.0, '#dfe0d8', '#a2917b', '#b9703f', '#a9854f')
    with k.push(x=3.05, y=2.1, rz=-90):
        U.desk(k, 1.3, .6, '#a9854f')
        with k.push(y=-.62, rz=170):
            U.chair(k, '#a9854f', '#6f7d74', 'shell')
    with r.side('right'):
        for z in (1.35, 1.7):
            k.box(M.wood('#a9854f'), 1.4, 2.5, -.22, 0, z, z + .03, .004)
            U.books(k, 1.42, 2.4, -.02, z + .03, .17, .6)
    with k.push(x=1.9, y=1.7):
        U.rug(k, 1.5, 2.0, '#b9ad98', '#7d8c80', 3.0)
    with r.side('left'):
        U.picture(k, 2.6, 1.55, .6, .75, ('#d8c9a8', '#b9703f', '#6f7f7a'), 5), U.picture(k, 3.25, 1.55, .45, .55, ('#6f7f7a', '#d8c9a8', '#b9703f'), 8)
    with k.push(x=3.05, y=3.6):
        U.plant(k, 'monstera', .9)
    with k.push(x=1.7, y=2.2):
        U.pendant(k, 2.55, .5, 'globe', lit=2, r=.18)
    r.build('trees', near=-1.4)
    light.area(1.7, -1.1, 1.9, 2.6, 1.6, 24, rx=78, colour=(1, .97, .93))
    light.sky(hour, -40, 32, seed=seed, ev=.4)
    shot(1.75, -1.15, 1.3, 1.7, 4, 22, shift_y=-.05)
