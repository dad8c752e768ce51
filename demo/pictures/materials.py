"""Surfaces. Everything is procedural, in metres, on object coordinates; the face attribute 'rnd' tints single pieces."""
import math

import bpy

SNOW = False  # set by the scene: white on what looks up
_made = {}


def forget():
    _made.clear()


def cached(fn):
    def inner(*a, **k):
        key = (fn.__name__, a, tuple(sorted(k.items())))
        if key not in _made:
            _made[key] = fn(*a, **k)
        return _made[key]
    return inner


class Net:
    """Short hand for a node tree with a Principled shader."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.t = self.mat.node_tree
        self.bsdf = self.t.nodes['Principled BSDF']
        self.out = self.t.nodes['Material Output']

    def node(self, kind, **values):
        n = self.t.nodes.new('ShaderNode' + kind)
        for k, v in values.items():
            if k in n.inputs:
                self.set(n.inputs[k], v)
            elif k.startswith('i') and k[1:].isdigit():
                self.set(n.inputs[int(k[1:])], v)
            else:
                setattr(n, k, v)
        return n

    def set(self, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, sock)
        elif isinstance(v, bpy.types.Node):
            self.t.links.new(v.outputs[0], sock)
        elif isinstance(v, tuple) and len(v) == 3 and sock.type == 'RGBA':
            sock.default_value = (*v, 1)
        else:
            sock.default_value = v

    def put(self, **kw):
        for k, v in kw.items():
            self.set(self.bsdf.inputs[k.replace('_', ' ')], v)
        return self

    def math(self, op, a, b=0.5):
        return self.node('Math', operation=op, i0=a, i1=b).outputs[0]

    def mix(self, fac, a, b, blend='MIX'):
        n = self.node('MixRGB', blend_type=blend)
        self.set(n.inputs[0], fac), self.set(n.inputs[1], a), self.set(n.inputs[2], b)
        return n.outputs[0]

    def ramp(self, fac, stops, mode='LINEAR'):
        n = self.node('ValToRGB')
        n.color_ramp.interpolation = mode
        e = n.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for el, (p, c) in zip(e, stops):
            el.position = p
            el.color = (*c, 1) if isinstance(c, tuple) else (c, c, c, 1)
        self.set(n.inputs[0], fac)
        return n.outputs[0]

    def obj(self):
        return self.node('TexCoord').outputs['Object']

    def noise(self, scale, detail=3, rough=.55, vec=None):
        n = self.node('TexNoise', Scale=scale, Detail=detail, Roughness=rough)
        self.set(n.inputs['Vector'], vec if vec is not None else self.obj())
        return n.outputs['Fac']

    def rnd(self):
        return self.node('Attribute', attribute_name='rnd').outputs['Fac']

    def bump(self, height, strength=.4, distance=.01):
        n = self.node('Bump', Strength=strength, Distance=distance)
        self.set(n.inputs['Height'], height)
        self.set(self.bsdf.inputs['Normal'], n.outputs[0])
        return self

    def wallcoords(self):
        """(u, v) on a wall whatever way it faces; (x, y) on flat ground."""
        tc = self.node('TexCoord')
        p, n = self.node('SeparateXYZ', i0=tc.outputs['Object']), self.node('SeparateXYZ', i0=tc.outputs['Normal'])
        side = self.math('GREATER_THAN', self.math('ABSOLUTE', n.outputs[0]), .7)
        flat = self.math('GREATER_THAN', self.math('ABSOLUTE', n.outputs[2]), .7)
        u = self.math('ADD', self.math('MULTIPLY', p.outputs[0], self.math('SUBTRACT', 1, side)), self.math('MULTIPLY', p.outputs[1], side))
        v = self.math('ADD', self.math('MULTIPLY', p.outputs[2], self.math('SUBTRACT', 1, flat)), self.math('MULTIPLY', p.outputs[1], flat))
        c = self.node('CombineXYZ')
        self.set(c.inputs[0], u), self.set(c.inputs[1], v)
        return c.outputs[0]

    def done(self, snow=True):
        if SNOW and snow:
            n = self.node('SeparateXYZ', i0=self.node('NewGeometry').outputs['Normal'])
            lump = self.math('MULTIPLY', self.noise(3, 4), .35)
            fac = self.node('MapRange', i0=self.math('ADD', n.outputs[2], lump), i1=.62, i2=.8).outputs[0]
            s = self.node('BsdfDiffuse', Color=(.86, .89, .94))
            m = self.node('MixShader')
            self.set(m.inputs[0], fac), self.set(m.inputs[1], self.bsdf), self.set(m.inputs[2], s)
            self.set(self.out.inputs[0], m.outputs[0])
        return self.mat


def hexa(h):
    """#rrggbb to linear colour."""
    c = [int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in c)


BRICKS = {  # brick tints from dark to light, then the mortar
    'red': (['#4c2620', '#653127', '#77402f', '#84503d', '#6b382c', '#956350'], '#9c9184'),
    'oxblood': (['#40201c', '#54271f', '#632f25', '#71372a', '#4a2a28'], '#8d8378'),
    'orange': (['#754531', '#8c5840', '#9c6a50', '#a87a5f', '#80503d'], '#aba08f'),
    'brown': (['#3f3029', '#54403a', '#66503f', '#735a48', '#4a3b36'], '#958b7e'),
    'yellow': (['#978362', '#a99676', '#b5a487', '#a18e6d', '#c0b094'], '#b0a899'),
    'grey': (['#5c5a57', '#6d6a66', '#7b7772', '#8a8580', '#66625f'], '#8f8c87'),
    'white': (['#bdb5a6', '#c8c1b3', '#d1cabd', '#c2baac', '#d8d2c6'], '#b9b2a5'),
    'old': (['#6b3b2c', '#8a5140', '#9b6650', '#7d4636', '#b08267'], '#b3a894'),
}


@cached
def brick(kind='red', soot=.35):
    n = Net('brick ' + kind)
    tints, mortar = BRICKS[kind]
    uv = n.wallcoords()
    t = n.node('TexBrick', Scale=1.0, **{'Mortar Size': .0055, 'Mortar Smooth': .25, 'Brick Width': .2, 'Row Height': .068, 'Bias': 0.0})
    t.inputs['Color1'].default_value = (0, 0, 0, 1)
    t.inputs['Color2'].default_value = (1, 1, 1, 1)
    t.inputs['Mortar'].default_value = (.5, .5, .5, 1)
    n.set(t.inputs['Vector'], uv)
    tint = n.ramp(t.outputs['Color'], [((i + .0) / (len(tints) - 1), hexa(c)) for i, c in enumerate(tints)])
    big = n.noise(.55, 2, .6)
    fine = n.noise(38, 1)
    tint = n.mix(.35, tint, n.ramp(fine, [(.25, .25), (.75, .8)]), 'OVERLAY')
    col = n.mix(t.outputs['Fac'], tint, hexa(mortar))
    col = n.mix(n.math('MULTIPLY', n.ramp(big, [(.35, 0.0), (.75, 1.0)]), soot), col, n.mix(1, col, (.55, .52, .5), 'MULTIPLY'))
    h = n.math('SUBTRACT', 1, t.outputs['Fac'])
    n.put(Base_Color=col, Roughness=.88, Specular=.2).bump(h, .7, .008)
    return n.done()


@cached
def plaster(colour='#e9e4d8', rough=.02, dirt=.25):
    """Render or lime wash with faint weathering."""
    n = Net('plaster ' + colour)
    c = hexa(colour)
    big, fine = n.noise(.7, 3, .6), n.noise(60, 1)
    dark = tuple(v * .72 for v in c)
    col = n.mix(n.math('MULTIPLY', n.ramp(big, [(.4, 0.), (.8, 1.)]), dirt), c, dark)
    z = n.node('SeparateXYZ', i0=n.obj()).outputs[2]
    splash = n.math('MULTIPLY', n.node('MapRange', i0=n.math('ADD', z, n.math('MULTIPLY', big, .5)), i1=.2, i2=.75, i3=1., i4=0.).outputs[0], dirt * .8)
    col = n.mix(splash, col, tuple(v * .6 for v in c))
    n.put(Base_Color=col, Roughness=.92, Specular=.15).bump(fine, .35, rough * .3)
    return n.done()


@cached
def paint(colour='#f2efe8', rough=.35):
    """Painted joinery."""
    n = Net('paint ' + colour)
    n.put(Base_Color=hexa(colour), Roughness=rough, Specular=.4)
    return n.done()


@cached
def wallpaint(colour='#efece6'):
    n = Net('wall ' + colour)
    n.put(Base_Color=hexa(colour), Roughness=.95, Specular=.08)
    return n.done(False)


@cached
def stone(colour='#6f7679', var=.3, rough=.6, scale=6):
    """Blue stone, sandstone, concrete."""
    n = Net('stone ' + colour)
    c = hexa(colour)
    col = n.mix(n.ramp(n.noise(scale, 3, .65), [(.3, 0.), (.7, 1.)]), tuple(v * (1 - var) for v in c), tuple(min(1, v * (1 + var)) for v in c))
    col = n.mix(n.math('MULTIPLY', n.rnd(), .3), col, n.mix(1, col, (.62, .62, .62), 'MULTIPLY'))
    n.put(Base_Color=col, Roughness=rough, Specular=.35).bump(n.noise(90, 0), .2, .003)
    return n.done()


@cached
def pieces(name, tints, rough=.7, spec=.3, grain=30, bump=.3, moss=0.0):
    """Material of many small pieces (slates, tiles, cobbles): tint by piece."""
    n = Net(name)
    col = n.ramp(n.rnd(), [(i / max(1, len(tints) - 1), hexa(c)) for i, c in enumerate(tints)])
    g = n.noise(grain, 2)
    col = n.mix(.5, col, n.ramp(g, [(.25, .3), (.75, .75)]), 'OVERLAY')
    if moss:
        m = n.ramp(n.noise(1.4, 5, .65), [(.52, 0.), (.68, 1.)])
        col = n.mix(n.math('MULTIPLY', m, moss), col, hexa('#4c5434'))
    n.put(Base_Color=col, Roughness=rough, Specular=spec).bump(g, bump, .004)
    return n.done()


def slate():
    return pieces('slate', ('#2c3036', '#3a3f46', '#454a51', '#33383e', '#50545a'), .45, .45, 25, .25)


def pantile():
    return pieces('pantile', ('#673527', '#7c4330', '#8a523c', '#70392a', '#5b332a'), .75, .2, 22, .3, .4)


def darktile():
    return pieces('dark tile', ('#2e2b2a', '#3b3735', '#464140', '#353130'), .6, .3, 22, .25, .15)


def cobble():
    return pieces('cobble', ('#5c5a58', '#6f6b67', '#7f7a75', '#66605c', '#8b857d', '#57585c'), .55, .4, 18, .5)


def slab():
    return pieces('slab', ('#8a8781', '#97938c', '#a29e96', '#8f8b85'), .75, .25, 14, .25)


def clinker():
    return pieces('clinker', ('#6a4034', '#7a4b3b', '#875746', '#5c3b33', '#93654f'), .75, .25, 26, .35)


@cached
def gravel(colour='#b3a892'):
    n = Net('gravel ' + colour)
    v = n.node('TexVoronoi', Scale=55.0)
    n.set(v.inputs['Vector'], n.obj())
    c = hexa(colour)
    col = n.mix(n.node('SeparateXYZ', i0=v.outputs['Color']).outputs[0], tuple(x * .6 for x in c), tuple(min(1, x * 1.25) for x in c))
    col = n.mix(n.ramp(n.noise(.6, 4), [(.4, 0.), (.7, .35)]), col, tuple(x * .55 for x in c))
    n.put(Base_Color=col, Roughness=.95, Specular=.1).bump(n.math('SUBTRACT', 1, v.outputs['Distance']), 1., .03)
    return n.done()


@cached
def asphalt():
    n = Net('asphalt')
    col = n.mix(n.noise(220, 2), hexa('#3d3d3d'), hexa('#6b6a68'))
    col = n.mix(n.ramp(n.noise(.5, 5), [(.35, 0.), (.75, .5)]), col, hexa('#52504e'))
    n.put(Base_Color=col, Roughness=.85, Specular=.25).bump(n.noise(260, 2), .5, .006)
    return n.done()


@cached
def soil(colour='#4a3a2b'):
    n = Net('soil ' + colour)
    c = hexa(colour)
    n.put(Base_Color=n.mix(n.noise(9, 6, .7), tuple(v * .5 for v in c), tuple(v * 1.4 for v in c)), Roughness=1., Specular=.05).bump(n.noise(25, 5, .7), 1., .04)
    return n.done()


@cached
def ground(colour='#4d6228', other='#6b7a38'):
    """Grass seen from far, or under the blades."""
    n = Net('ground ' + colour)
    col = n.mix(n.ramp(n.noise(1.1, 6, .7), [(.3, 0.), (.7, 1.)]), hexa(colour), hexa(other))
    col = n.mix(n.noise(60, 3), n.mix(1, col, (.5, .5, .5), 'MULTIPLY'), col)
    n.put(Base_Color=col, Roughness=1., Specular=.05).bump(n.noise(70, 3), .8, .03)
    return n.done()


@cached
def leaf(tints, through=.45, name='leaf'):
    """Leaf or blade: diffuse with light through it."""
    n = Net(name + tints[0])
    col = n.ramp(n.rnd(), [(i / max(1, len(tints) - 1), hexa(c)) for i, c in enumerate(tints)])
    d, tr = n.node('BsdfDiffuse'), n.node('BsdfTranslucent')
    n.set(d.inputs[0], col)
    n.set(tr.inputs[0], n.mix(.5, col, n.mix(1, col, (1.08, 1.08, .6), 'MULTIPLY')))
    m = n.node('MixShader', i0=through)
    n.set(m.inputs[1], d), n.set(m.inputs[2], tr)
    n.set(n.out.inputs[0], m)
    n.bsdf = m
    return n.done()


@cached
def bark(colour='#4b3e33'):
    n = Net('bark ' + colour)
    c = hexa(colour)
    mp = n.node('Mapping', Scale=(1., 1., .18))
    n.set(mp.inputs['Vector'], n.obj())
    t = n.noise(40, 4, .7, mp.outputs[0])
    n.put(Base_Color=n.mix(t, tuple(v * .45 for v in c), tuple(v * 1.5 for v in c)), Roughness=.95, Specular=.1).bump(t, 1., .02)
    return n.done()


@cached
def wood(colour='#8b6a47', axis='x', rough=.45, contrast=.35, spec=.3):
    """Grain along one axis, each piece a little different."""
    n = Net(f'wood {colour} {axis}')
    c = hexa(colour)
    sc = {'x': (.12, 1., 1.), 'y': (1., .12, 1.), 'z': (1., 1., .12)}[axis]
    mp = n.node('Mapping', Scale=sc)
    shift = n.node('CombineXYZ')
    r = n.math('MULTIPLY', n.rnd(), 37.)
    for i in range(3):
        n.set(shift.inputs[i], r)
    add = n.node('VectorMath', operation='ADD', i0=n.obj(), i1=shift.outputs[0])
    n.set(mp.inputs['Vector'], add.outputs[0])
    g = n.noise(28, 4, .65, mp.outputs[0])
    col = n.mix(n.ramp(g, [(.3, 0.), (.7, 1.)]), tuple(v * (1 - contrast) for v in c), tuple(min(1, v * (1 + contrast)) for v in c))
    col = n.mix(n.math('MULTIPLY', n.rnd(), .45), col, n.mix(1, col, (.68, .64, .6), 'MULTIPLY'))
    n.put(Base_Color=col, Roughness=rough, Specular=spec).bump(g, .12, .002)
    return n.done()


@cached
def metal(colour='#8d9296', rough=.35, metallic=1.0):
    n = Net(f'metal {colour} {rough}')
    n.put(Base_Color=hexa(colour), Roughness=rough, Metallic=metallic)
    return n.done()


def zinc():
    return metal('#7d8386', .45)


def iron():
    return metal('#17191b', .4, .3)


@cached
def glass(tint='#dfe8e6', mirror=1.0, rough=0.0):
    """Window pane: a mirror by angle over a clear sheet; cheap and free of caustic noise."""
    n = Net(f'glass {tint} {mirror}')
    tr, gl = n.node('BsdfTransparent', Color=hexa(tint)), n.node('BsdfGlossy', Roughness=rough)
    gl.inputs['Color'].default_value = (.95, .97, 1, 1)
    fr = n.node('Fresnel', IOR=1.52)
    fac = n.math('MINIMUM', n.math('MULTIPLY', fr.outputs[0], 1.9 * mirror), 1.)
    m = n.node('MixShader')
    n.set(m.inputs[0], fac), n.set(m.inputs[1], tr), n.set(m.inputs[2], gl)
    n.set(n.out.inputs[0], m)
    return n.mat


@cached
def mirror():
    n = Net('mirror')
    g = n.node('BsdfGlossy', Roughness=0.0)
    g.inputs['Color'].default_value = (.88, .9, .9, 1)
    n.set(n.out.inputs[0], g)
    return n.mat


@cached
def fabric(colour='#b9b0a2', weave=260, sheer=0.0, bump=.35, blotch=.18):
    n = Net(f'fabric {colour} {sheer}')
    c = hexa(colour)
    w = n.noise(weave, 2)
    col = n.mix(n.math('MULTIPLY', n.noise(3, 3), blotch * 2), c, tuple(v * .7 for v in c))
    col = n.mix(.3, col, n.ramp(w, [(.3, .3), (.7, .7)]), 'OVERLAY')
    if sheer:
        d, t, x = n.node('BsdfDiffuse'), n.node('BsdfTranslucent'), n.node('BsdfTransparent')
        n.set(d.inputs[0], col), n.set(t.inputs[0], col)
        a = n.node('MixShader', i0=.5)
        n.set(a.inputs[1], d), n.set(a.inputs[2], t)
        b = n.node('MixShader', i0=sheer)
        n.set(b.inputs[1], a), n.set(b.inputs[2], x)
        n.set(n.out.inputs[0], b)
        return n.mat
    n.put(Base_Color=col, Roughness=.95, Specular=.1, Sheen=.3).bump(w, bump, .003)
    return n.done(False)


@cached
def glow(colour='#ffd9a0', strength=3.0, vary=0.0):
    n = Net(f'glow {colour} {strength}')
    e = n.node('Emission', Strength=strength)
    c = hexa(colour)
    if vary:
        col = n.mix(n.noise(.9, 2), (c[0] * .8, c[1] * .62, c[2] * .4), c)
        r = n.math('ADD', n.math('MULTIPLY', n.rnd(), .7), .45)
        pool = n.ramp(n.noise(.7, 2), [(.25, 1 - vary * 1.6), (.75, 1.25)])
        n.set(e.inputs[1], n.math('MULTIPLY', n.math('MULTIPLY', r, pool), strength))
        n.set(e.inputs[0], col)
    else:
        n.set(e.inputs[0], c)
    n.set(n.out.inputs[0], e)
    n.mat.cycles.sample_as_light = False  # seen, but not worth aiming light at
    return n.mat


@cached
def tiles(colour='#d9d6cf', w=.3, h=.3, joint='#b8b4ab', rough=.3, offset=0.0, vary=.12, other=None, gap=.0022):
    """Floor or wall tiles on flat coordinates; other = second colour for a chequered floor."""
    n = Net(f'tiles {colour} {w} {h} {other}')
    c = hexa(colour)
    t = n.node('TexBrick', Scale=1.0, **{'Mortar Size': gap, 'Mortar Smooth': .1, 'Brick Width': w, 'Row Height': h, 'Bias': 0.})
    t.offset, t.offset_frequency = offset, 2
    t.inputs['Color1'].default_value = (*[v * (1 - vary) for v in c], 1)
    t.inputs['Color2'].default_value = (*[min(1, v * (1 + vary)) for v in c], 1)
    t.inputs['Mortar'].default_value = (*hexa(joint), 1)
    uv = n.wallcoords()
    n.set(t.inputs['Vector'], uv)
    col = t.outputs['Color']
    if other:
        ch = n.node('TexChecker', Scale=1.0)
        mp = n.node('Mapping', Scale=(1 / w, 1 / h, 1.))
        n.set(mp.inputs['Vector'], uv), n.set(ch.inputs['Vector'], mp.outputs[0])
        ch.inputs['Color1'].default_value, ch.inputs['Color2'].default_value = (*c, 1), (*hexa(other), 1)
        marble = n.noise(5, 6, .7)
        col = n.mix(t.outputs['Fac'], n.mix(.35, ch.outputs[0], n.ramp(marble, [(.3, .3), (.7, .7)]), 'OVERLAY'), hexa(joint))
    n.put(Base_Color=col, Roughness=rough, Specular=.45).bump(n.math('SUBTRACT', 1, t.outputs['Fac']), .4, .002)
    return n.done()


@cached
def marble(colour='#ece9e4', vein='#8f8d8b', rough=.12):
    n = Net('marble ' + colour)
    w = n.noise(2.2, 8, .68)
    v = n.math('ABSOLUTE', n.math('SUBTRACT', w, .5))
    col = n.ramp(v, [(0., hexa(vein)), (.03, hexa(colour)), (1., hexa(colour))])
    col = n.mix(.25, col, n.ramp(n.noise(1.3, 5), [(.3, .35), (.7, .65)]), 'OVERLAY')
    n.put(Base_Color=col, Roughness=rough, Specular=.5)
    return n.done(False)


@cached
def carpet(colour='#b5a894', other='#8e8170', stripe=0.0):
    n = Net('carpet ' + colour + other)
    f = n.noise(7, 5, .7)
    if stripe:
        w = n.node('TexWave', Scale=stripe, Distortion=.4)
        n.set(w.inputs['Vector'], n.obj())
        f = n.ramp(w.outputs['Fac'], [(.42, 0.), (.58, 1.)])
    col = n.mix(f, hexa(colour), hexa(other))
    n.put(Base_Color=n.mix(.4, col, n.ramp(n.noise(180, 2), [(.3, .25), (.7, .75)]), 'OVERLAY'), Roughness=1., Specular=.05, Sheen=.4).bump(n.noise(160, 2), .6, .01)
    return n.done(False)


@cached
def art(a='#c9b79c', b='#7a5b45', c='#2f3b42', scale=1.6, seed=0.0):
    """Abstract painting."""
    n = Net(f'art {a}{b}{seed}')
    mp = n.node('Mapping', Location=(seed, seed * .7, seed * 1.3))
    n.set(mp.inputs['Vector'], n.obj())
    v = n.node('TexVoronoi', Scale=scale, feature='SMOOTH_F1')
    v.inputs['Smoothness'].default_value = .1
    n.set(v.inputs['Vector'], mp.outputs[0])
    f = n.node('SeparateXYZ', i0=v.outputs['Color']).outputs[0]
    col = n.ramp(f, [(.0, hexa(a)), (.35, hexa(b)), (.6, hexa('#ece6da')), (.8, hexa(c))], 'CONSTANT')
    col = n.mix(.4, col, n.ramp(n.noise(14, 5, .7), [(.3, .3), (.7, .7)]), 'OVERLAY')
    n.put(Base_Color=col, Roughness=.8, Specular=.1)
    return n.done(False)


@cached
def water():
    n = Net('water')
    mp = n.node('Mapping', Scale=(.35, 1., 1.))
    n.set(mp.inputs['Vector'], n.obj())
    n.put(Base_Color=hexa('#1c2a26'), Roughness=.03, Specular=.6).bump(n.noise(2.2, 4, .5, mp.outputs[0]), .22, .12)
    return n.mat


@cached
def pool():
    n = Net('pool')
    n.put(Base_Color=hexa('#3f8f9c'), Roughness=.02, Specular=.6).bump(n.noise(2.4, 3), .12, .08)
    return n.mat


@cached
def leather(colour='#7a4a2c'):
    n = Net('leather ' + colour)
    c = hexa(colour)
    col = n.mix(n.noise(4, 4), tuple(v * .7 for v in c), tuple(min(1, v * 1.2) for v in c))
    n.put(Base_Color=col, Roughness=.42, Specular=.4).bump(n.noise(140, 3), .25, .003)
    return n.done(False)
