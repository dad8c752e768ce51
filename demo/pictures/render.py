"""Renders what is missing and keeps manifest.json up to date.

python3 render.py [words…]     only pictures whose name contains one of the words
  --again     render even if the file exists       --width N --samples N --out DIR   for tries
"""
import argparse
import json
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from scenes import PICTURES, WEAK


def manifest():
    rows = [{'file': p['name'] + '.webp', 'kind': p['kind'], 'tags': p['tags'], 'alt': p['alt']}
            for p in PICTURES if p['name'] not in WEAK and os.path.exists(os.path.join(HERE, p['name'] + '.webp'))]
    tmp = os.path.join(HERE, f'manifest.json.{os.getpid()}.part')
    with open(tmp, 'w', encoding='utf-8') as f:
        f.write('[\n' + ',\n'.join('  ' + json.dumps(r, ensure_ascii=False) for r in rows) + '\n]\n')
    os.replace(tmp, os.path.join(HERE, 'manifest.json'))
    return len(rows)


def take(lock):
    """One picture, one renderer: true unless a living process holds the lock."""
    if os.path.exists(lock):
        try:
            with open(lock) as f:
                os.kill(int(f.read()), 0)
            return False
        except ValueError:
            if time.time() - os.path.getmtime(lock) < 3600:
                return False
        except (ProcessLookupError, FileNotFoundError):
            pass
    with open(lock, 'w') as f:
        f.write(str(os.getpid()))
    return True


def main():
    a = argparse.ArgumentParser()
    a.add_argument('words', nargs='*')
    a.add_argument('--again', action='store_true')
    a.add_argument('--width', type=int, default=1440)
    a.add_argument('--samples', type=int, default=0)
    a.add_argument('--threads', type=int, default=1)
    a.add_argument('--out', default=HERE)
    a.add_argument('--png', action='store_true')
    a = a.parse_args()
    for p in PICTURES:
        if p['name'] in WEAK or (a.words and not any(w in p['name'] for w in a.words)):
            continue
        ext = '.png' if a.png else '.webp'
        target = os.path.join(a.out, p['name'] + ext)
        if os.path.exists(target) and not a.again:
            continue
        lock = os.path.join('/tmp', 'picture-' + p['name'] + ext + '.lock')
        if not take(lock):
            continue
        part = os.path.join('/tmp', 'part-' + p['name'] + ext)
        t = time.time()
        try:
            r = subprocess.run(['nice', '-n', '19', 'blender', '-b', '-noaudio', '-t', str(a.threads), '-P', os.path.join(HERE, 'shoot.py'), '--',
                                p['name'], part, str(a.width), str(a.samples)], capture_output=True, text=True)
            if os.path.exists(part):
                with open(part, 'rb') as f, open(target + '.part', 'wb') as g:
                    g.write(f.read())
                os.replace(target + '.part', target)
                os.remove(part)
                n = manifest()
                print(f'{p["name"]}: {time.time() - t:.0f} s, {os.path.getsize(target) // 1024} KB, {n} pictures', flush=True)
            else:
                print(f'{p["name"]}: FAILED\n' + (r.stdout + r.stderr)[-1500:], flush=True)
        finally:
            os.path.exists(lock) and os.remove(lock)
    print('pictures in the manifest:', manifest(), flush=True)


if __name__ == '__main__':
    main()
