"""Hours and seasons: sky with clouds, sun, exposure."""
import math

import bpy

HOURS = {  # sun elevation, default azimuth (0 = from behind the camera, minus = from the left), strength, size, sky
    'morning': dict(el=24, az=-48, sun=3.3, size=1.2, col=(1, .88, .72), sky='clear', bg=.16, ev=.05, cloud=.45),
    'noon': dict(el=48, az=-35, sun=3.8, size=.8, col=(1, .95, .87), sky='clear', bg=.15, ev=-.05, cloud=.5),
    'afternoon': dict(el=34, az=42, sun=3.6, size=1.0, col=(1, .92, .8), sky='clear', bg=.15, ev=0., cloud=.55),
    'low': dict(el=13, az=55, sun=3.4, size=1.6, col=(1, .70, .42), sky='clear', bg=.17, ev=.2, cloud=.5),
    'overcast': dict(el=60, az=-20, sun=.35, size=35, col=(1, .98, .95), sky='grey', bg=.92, ev=.0, cloud=.9),
    'soft': dict(el=42, az=-30, sun=1.5, size=9, col=(1, .95, .88), sky='veil', bg=.75, ev=-.05, cloud=.75),
    'dusk': dict(el=8, az=140, sun=.0, size=6, col=(1, .5, .3), sky='dusk', bg=.62, ev=1.0, cloud=.85),
    'winter': dict(el=17, az=-40, sun=2.8, size=2, col=(1, .84, .68), sky='clear', bg=.17, ev=.15, cloud=.4),
}


def sky(hour='morning', az=None, el=None, seed=0.0, fog=0.0, scale=1.0, ev=None, cloud=None):
    p = dict(HOURS[hour])
    az = p['az'] if az is None else az
    el = p['el'] if el is None else el
    s = bpy.context.scene
    w = bpy.data.worlds.new('world')
    s.world = w
    w.use_nodes = True
    t = w.node_tree
    t.nodes.clear()
    N = lambda kind: t.nodes.new('ShaderNode' + kind)
    L = t.links.new

    def ramp(fac, stops):
        n = N('ValToRGB')
        e = n.color_ramp.elements
        while len(e) < len(stops):
            e.new(.5)
        for a, (pos, c) in zip(e, stops):
            a.position, a.color = pos, (*c, 1) if isinstance(c, tuple) else (c, c, c, 1)
        L(fac, n.inputs[0])
        return n.outputs[0]

    def math_(op, a, b):
        n = N('Math')
        n.operation = op
        for i, v in enumerate((a, b)):
            if isinstance(v, (int, float)):
                n.inputs[i].default_value = v
            else:
                L(v, n.inputs[i])
        return n.outputs[0]

    tc = N('TexCoord')
    sep = N('SeparateXYZ')
    L(tc.outputs['Generated'], sep.inputs[0])
    z = sep.outputs[2]
    if p['sky'] == 'clear':
        n = N('TexSky')
        n.sky_type = 'NISHITA'
        n.sun_disc = False
        n.sun_elevation = math.radians(max(el, 14))
        n.sun_rotation = math.radians(180 + az)
        n.air_density, n.dust_density, n.ozone_density = 1.0, 1.2, 1.6
        g = N('Gamma')
        L(n.outputs[0], g.inputs[0])
        g.inputs[1].default_value = 1.0
        base, tint, shade = g.outputs[0], (6.2, 6.1, 6.0), (3.6, 3.8, 4.2)
    elif p['sky'] == 'grey':
        base, tint, shade = ramp(z, [(0., (.9, .91, .92)), (.3, (.66, .72, .79)), (.8, (.5, .58, .68))]), (1.02, 1.03, 1.04), (.5, .55, .61)
    elif p['sky'] == 'veil':
        base, tint, shade = ramp(z, [(0., (.95, .95, .94)), (.25, (.70, .80, .90)), (.8, (.38, .55, .78))]), (1.15, 1.13, 1.1), (.8, .84, .9)
    else:
        base = ramp(z, [(0., (.95, .56, .34)), (.08, (.80, .52, .44)), (.2, (.44, .43, .56)), (.42, (.20, .30, .52)), (.9, (.10, .17, .36))])
        tint, shade = (.78, .42, .42), (.2, .21, .33)
    # clouds: a flat layer seen in perspective, only for eye and mirrors
    zc = math_('ADD', math_('MAXIMUM', z, 0.0), .12)
    comb = N('CombineXYZ')
    L(math_('DIVIDE', sep.outputs[0], zc), comb.inputs[0])
    L(math_('DIVIDE', sep.outputs[1], zc), comb.inputs[1])
    comb.inputs[2].default_value = seed * 3.7 + .5
    no = N('TexNoise')
    no.inputs['Scale'].default_value, no.inputs['Detail'].default_value, no.inputs['Roughness'].default_value = .75 * scale, 6, .58
    no.inputs['Distortion'].default_value = .25
    L(comb.outputs[0], no.inputs['Vector'])
    cover = p['cloud'] if cloud is None else cloud
    lo = .70 - .32 * cover
    fac = ramp(no.outputs['Fac'], [(lo, 0.), (lo + .17, .85), (1., 1.)])
    fade = ramp(z, [(0., 0.), (.06, .35), (.22, 1.)])
    fac = math_('MULTIPLY', fac, fade)
    if p['sky'] in ('clear', 'dusk', 'veil'):
        fac = math_('MULTIPLY', fac, .85)
    cm = N('MixRGB')
    L(ramp(no.outputs['Fac'], [(lo + .1, 0.), (min(.98, lo + .34), 1.)]), cm.inputs[0])
    cm.inputs[1].default_value, cm.inputs[2].default_value = (*tint, 1), (*shade, 1)
    mix = N('MixRGB')
    L(fac, mix.inputs[0]), L(base, mix.inputs[1]), L(cm.outputs[0], mix.inputs[2])
    bg1, bg2, out, mx, lp = N('Background'), N('Background'), N('OutputWorld'), N('MixShader'), N('LightPath')
    L(mix.outputs[0], bg2.inputs[0])
    bg1.inputs[1].default_value = bg2.inputs[1].default_value = p['bg']
    if p['sky'] == 'clear':  # for the light on things a plain gradient does, and costs little
        warm = (8.6, 7.6, 6.6) if el < 20 else (7.6, 8.0, 8.6)
        tc2, sep2 = N('TexCoord'), N('SeparateXYZ')
        L(tc2.outputs['Generated'], sep2.inputs[0])
        L(ramp(sep2.outputs[2], [(0., tuple(v / 10 for v in warm)), (.25, (.42, .55, .78)), (.9, (.22, .36, .66))]), bg1.inputs[0])
        bg1.inputs[1].default_value = p['bg'] * 10
    else:
        L(base, bg1.inputs[0])
    see = math_('MAXIMUM', lp.outputs['Is Camera Ray'], lp.outputs['Is Glossy Ray'])
    L(see, mx.inputs[0]), L(bg1.outputs[0], mx.inputs[1]), L(bg2.outputs[0], mx.inputs[2])
    L(mx.outputs[0], out.inputs[0])
    w.cycles.sampling_method = 'MANUAL'
    w.cycles.sample_map_resolution = 512
    if p['sun']:
        d = bpy.data.lights.new('sun', 'SUN')
        d.energy, d.angle, d.color = p['sun'], math.radians(p['size']), p['col']
        o = bpy.data.objects.new('sun', d)
        o.rotation_euler = (math.radians(90 - el), 0, math.radians(az))
        s.collection.objects.link(o)
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = 'Medium High Contrast'
    s.view_settings.exposure = (p['ev'] if ev is None else ev) + .2
    return p


def area(x, y, z, sx, sy, power, rx=0, ry=0, rz=0, colour=(1, 1, 1), portal=False, spread=180):
    """Soft light that the camera does not see."""
    d = bpy.data.lights.new('area', 'AREA')
    d.shape, d.size, d.size_y, d.energy, d.color = 'RECTANGLE', sx, sy, power, colour
    d.spread = math.radians(spread)
    if portal:
        d.cycles.is_portal = True
    o = bpy.data.objects.new('area', d)
    o.location = (x, y, z)
    o.rotation_euler = tuple(math.radians(v) for v in (rx, ry, rz))
    o.visible_camera = False
    o.visible_glossy = False
    bpy.context.scene.collection.objects.link(o)
    return o


def point(x, y, z, power, colour=(1, .78, .52), r=.08):
    d = bpy.data.lights.new('point', 'POINT')
    d.energy, d.color, d.shadow_soft_size = power, colour, r
    o = bpy.data.objects.new('point', d)
    o.location = (x, y, z)
    o.visible_glossy = False
    bpy.context.scene.collection.objects.link(o)
    return o
