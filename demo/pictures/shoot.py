"""Runs inside Blender: builds one scene of the list and saves its picture. Arguments after --: name, file, width, samples."""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import core
import materials
from scenes import PICTURES

name, out, width, samples = (sys.argv[sys.argv.index('--') + 1:] + ['1440', '0'])[:4]
pic = next(p for p in PICTURES if p['name'] == name)
core.reset()
import develop

materials.SNOW = bool(pic.get('snow'))
module, fn = pic['scene'].rsplit('.', 1)
getattr(importlib.import_module(module), fn)(**pic['args'])
inside = pic['tags']['place'] == 'interior'
develop.photograph(out, int(width), int(width) * 2 // 3, int(samples) or pic.get('samples', 6), inside, quality=80, dusk=pic['tags']['light'] == 'dusk')
