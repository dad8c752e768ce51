"""A level camera with lens shift: verticals stay straight."""
import math

import bpy


def shot(x, y, z, tx, ty, lens=32, centre=None, shift_x=0.0, shift_y=None, focus=None, fstop=4.0):
    """Camera at (x, y, z) looking level towards (tx, ty); centre = height that falls on the middle of the picture."""
    c = bpy.data.cameras.new('camera')
    o = bpy.data.objects.new('camera', c)
    o.location = (x, y, z)
    o.rotation_euler = (math.pi / 2, 0, math.atan2(-(tx - x), ty - y))
    c.lens, c.sensor_width, c.clip_start = lens, 36, .05
    d = math.hypot(tx - x, ty - y)
    c.shift_x = shift_x
    c.shift_y = shift_y if shift_y is not None else ((centre - z) / d * lens / 36 if centre is not None else 0)
    if focus:
        c.dof.use_dof, c.dof.focus_distance, c.dof.aperture_fstop = True, focus, fstop
    s = bpy.context.scene
    s.collection.objects.link(o)
    s.camera = o
    return o
