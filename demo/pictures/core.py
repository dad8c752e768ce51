"""Geometry kit: meshes collected per material, with a transform stack. Street runs along x, fronts look to -y, metres."""
import math
import random
import subprocess
import sys

try:
    import numpy as np
except ModuleNotFoundError:  # Blender's own Python may lack it: borrow the one of the system
    where = subprocess.check_output(
        ['python3', '-c', 'import numpy,os;print(os.path.dirname(os.path.dirname(numpy.__file__)))'], text=True).strip()
    sys.path.append(where)
    import numpy as np

import bpy

TAU = math.tau


def matrix(x=0, y=0, z=0, rz=0, rx=0, ry=0, s=1):
    """Translation · Rz · Ry · Rx · scale; angles in degrees."""
    a, b, c = (math.radians(v) for v in (rx, ry, rz))
    rxm = np.array([[1, 0, 0], [0, math.cos(a), -math.sin(a)], [0, math.sin(a), math.cos(a)]])
    rym = np.array([[math.cos(b), 0, math.sin(b)], [0, 1, 0], [-math.sin(b), 0, math.cos(b)]])
    rzm = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
    m = np.eye(4)
    m[:3, :3] = rzm @ rym @ rxm @ np.diag(np.broadcast_to(s, 3))
    m[:3, 3] = (x, y, z)
    return m


def _box_template():
    """A box with chamfered edges: every corner has one vertex per adjoining face."""
    sign, mask, index = [], [], {}
    for sx in (-1, 1):
        for sy in (-1, 1):
            for sz in (-1, 1):
                for a in range(3):
                    index[(sx, sy, sz, a)] = len(sign)
                    sign.append((sx, sy, sz))
                    mask.append([0 if i == a else 1 for i in range(3)])
    faces = []
    for a in range(3):
        u, v = (a + 1) % 3, (a + 2) % 3
        for s in (-1, 1):
            ring = []
            for su, sv in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                k = [0, 0, 0]
                k[a], k[u], k[v] = s, su, sv
                ring.append(index[(*k, a)])
            faces.append(ring if s > 0 else ring[::-1])
    for a in range(3):  # edges that run along axis a
        u, v = (a + 1) % 3, (a + 2) % 3
        for su in (-1, 1):
            for sv in (-1, 1):
                k0, k1 = [0, 0, 0], [0, 0, 0]
                k0[a], k1[a] = -1, 1
                for k in (k0, k1):
                    k[u], k[v] = su, sv
                ring = [index[(*k0, u)], index[(*k0, v)], index[(*k1, v)], index[(*k1, u)]]
                faces.append(ring if su * sv < 0 else ring[::-1])
    corners = [[index[(*k, 0)], index[(*k, 1)], index[(*k, 2)]] for k in
               [(a, b, c) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]]
    for i, c in enumerate(corners):
        if np.prod(np.array(sign[c[0]])) < 0:
            corners[i] = c[::-1]
    return np.array(sign, float), np.array(mask, float), np.array(faces), np.array(corners)


B_SIGN, B_MASK, B_QUADS, B_TRIS = _box_template()


class Kit:
    """Collects polygons by material and turns them into objects."""

    def __init__(self, name='kit', seed=1):
        self.name, self.parts, self.stack = name, {}, [np.eye(4)]
        self.rng = random.Random(seed)
        self.np = np.random.default_rng(seed)

    # transform stack -----------------------------------------------------------------------------
    def push(self, **kw):
        self.stack.append(self.stack[-1] @ matrix(**kw))
        return self

    def pop(self):
        self.stack.pop()

    def __enter__(self):
        return self

    def __exit__(self, *a):
        self.pop()

    # raw polygons --------------------------------------------------------------------------------
    def add(self, mat, verts, faces, smooth=False, rnd=None):
        v = np.asarray(verts, float).reshape(-1, 3)
        m = self.stack[-1]
        v = v @ m[:3, :3].T + m[:3, 3]
        part = self.parts.setdefault((mat.name, smooth), {'mat': mat, 'v': [], 'n': 0, 'loops': [], 'totals': [], 'rnd': []})
        faces = faces if isinstance(faces, np.ndarray) else [np.asarray(f) for f in faces]
        if isinstance(faces, np.ndarray):
            part['loops'].append((faces + part['n']).ravel())
            part['totals'].append(np.full(len(faces), faces.shape[1]))
        else:
            part['loops'].append(np.concatenate(faces) + part['n'])
            part['totals'].append(np.array([len(f) for f in faces]))
        r = self.rng.random() if rnd is None else rnd
        part['rnd'].append(np.broadcast_to(np.asarray(r, float), (len(faces),)))
        part['v'].append(v)
        part['n'] += len(v)

    def quad(self, mat, a, b, c, d, rnd=None):
        self.add(mat, [a, b, c, d], np.array([[0, 1, 2, 3]]), rnd=rnd)

    def poly(self, mat, pts, rnd=None):
        self.add(mat, pts, [list(range(len(pts)))], rnd=rnd)

    # solids --------------------------------------------------------------------------------------
    def box(self, mat, x0, x1, y0, y1, z0, z1, b=0.006, rnd=None):
        h = np.array([abs(x1 - x0), abs(y1 - y0), abs(z1 - z0)]) / 2
        c = np.array([x0 + x1, y0 + y1, z0 + z1]) / 2
        b = min(b, h.min() * 0.6)
        v = B_SIGN * (h - b * B_MASK) + c
        r = self.rng.random() if rnd is None else rnd
        self.add(mat, v, B_QUADS, rnd=r)
        self.add(mat, v, B_TRIS, rnd=r)

    def boxes(self, mat, centres, sizes, b=0.006, rnd=None):
        """Many boxes at once."""
        c, h = np.asarray(centres, float)[:, None, :], np.asarray(sizes, float)[:, None, :] / 2
        b = np.minimum(b, h.min(axis=2, keepdims=True) * .6)
        v = (B_SIGN[None] * (h - b * B_MASK[None]) + c).reshape(-1, 3)
        off = np.arange(c.shape[0])[:, None, None] * 24
        r = self.np.random(c.shape[0]) if rnd is None else np.asarray(rnd)
        self.add(mat, v, (B_QUADS[None] + off).reshape(-1, 4), rnd=np.repeat(r, len(B_QUADS)))
        self.add(mat, v, (B_TRIS[None] + off).reshape(-1, 3), rnd=np.repeat(r, len(B_TRIS)))

    def rbox(self, mat, cx, cy, cz, sx, sy, sz, r=0.05, k=4, puff=0.0, rnd=None, noise=0.0):
        """Soft box: corners rounded by r; puff swells the faces (cushions)."""
        h = np.array([sx, sy, sz]) / 2
        r = min(r, h.min() * .999)
        t = np.tan(np.linspace(0, math.pi / 4, k + 1))
        verts, faces, n0 = [], [], 0
        for a in range(3):
            u, w = (a + 1) % 3, (a + 2) % 3

            def axis(i):
                extra = np.linspace(-(h[i] - r), h[i] - r, 7)[1:-1] if puff or noise else []
                return np.concatenate([-(h[i] - r) - r * t[::-1], extra, (h[i] - r) + r * t])
            gu, gw = axis(u), axis(w)
            for s in (-1, 1):
                uu, ww = np.meshgrid(gu, gw, indexing='ij')
                p = np.zeros(uu.shape + (3,))
                p[..., a], p[..., u], p[..., w] = s * h[a], uu, ww
                inner = np.clip(p, -(h - r), h - r)
                d = p - inner
                p = inner + r * d / np.maximum(np.linalg.norm(d, axis=-1, keepdims=True), 1e-9)
                # swelling fades out at the seams, so that neighbouring faces stay joined
                f = np.cos(np.clip(uu / h[u], -1, 1) * math.pi / 2) * np.cos(np.clip(ww / h[w], -1, 1) * math.pi / 2)
                if puff:
                    p[..., a] += s * puff * np.sqrt(f)
                if noise:
                    p[..., a] += s * noise * np.minimum(f * 4, 1) * (np.sin(p[..., u] * 9 + n0) + np.sin(p[..., w] * 11 + p[..., u] * 5))
                nu, nw = uu.shape
                ids = np.arange(nu * nw).reshape(nu, nw) + n0
                q = np.stack([ids[:-1, :-1], ids[1:, :-1], ids[1:, 1:], ids[:-1, 1:]], -1).reshape(-1, 4)
                faces.append(q if s > 0 else q[:, ::-1])
                verts.append(p.reshape(-1, 3))
                n0 += nu * nw
        self.add(mat, np.concatenate(verts) + (cx, cy, cz), np.concatenate(faces), smooth=True, rnd=rnd)

    def cyl(self, mat, x, y, z0, z1, r, r2=None, n=20, cap=True, rnd=None):
        r2 = r if r2 is None else r2
        a = np.arange(n) * TAU / n
        lo = np.stack([x + r * np.cos(a), y + r * np.sin(a), np.full(n, z0)], -1)
        hi = np.stack([x + r2 * np.cos(a), y + r2 * np.sin(a), np.full(n, z1)], -1)
        i = np.arange(n)
        j = (i + 1) % n
        rnd = self.rng.random() if rnd is None else rnd
        self.add(mat, np.concatenate([lo, hi]), np.stack([i, j, j + n, i + n], -1), smooth=True, rnd=rnd)
        if cap:
            self.add(mat, hi, [list(range(n))], rnd=rnd)
            self.add(mat, lo, [list(range(n))[::-1]], rnd=rnd)

    def lathe(self, mat, x, y, z, profile, n=28, rnd=None, arc=TAU):
        """Profile [(r, z)…] turned around the z axis."""
        p = np.asarray(profile, float)
        closed = arc >= TAU
        m = n if closed else n + 1
        a = np.arange(m) * arc / n
        v = np.stack([x + p[:, None, 0] * np.cos(a), y + p[:, None, 0] * np.sin(a), np.broadcast_to(z + p[:, None, 1], (len(p), m))], -1)
        ids = np.arange(len(p) * m).reshape(len(p), m)
        nxt = np.roll(ids, -1, axis=1)
        if not closed:
            ids, nxt = ids[:, :-1], nxt[:, :-1]
        f = np.stack([ids[:-1], nxt[:-1], nxt[1:], ids[1:]], -1).reshape(-1, 4)
        self.add(mat, v.reshape(-1, 3), f, smooth=True, rnd=rnd)

    def tube(self, mat, pts, r, n=8, rnd=None, closed=False):
        """Round bar along a path; r may be one radius or one per point."""
        p = np.asarray(pts, float)
        rr = np.broadcast_to(np.asarray(r, float), (len(p),))
        t = np.gradient(p, axis=0) if not closed else np.roll(p, -1, 0) - np.roll(p, 1, 0)
        t /= np.maximum(np.linalg.norm(t, axis=1, keepdims=True), 1e-9)
        ref = np.array([1., 0, 0]) if abs(t[0, 2]) > .9 else np.array([0., 0, 1])
        u = np.zeros_like(t)
        last = np.cross(t[0], ref)
        for i in range(len(p)):  # carry the frame along, so that the bar never twists
            last = last - t[i] * (last @ t[i])
            last = last / max(np.linalg.norm(last), 1e-9)
            u[i] = last
        w = np.cross(t, u)
        a = np.arange(n) * TAU / n
        v = p[:, None] + rr[:, None, None] * (u[:, None] * np.cos(a)[None, :, None] + w[:, None] * np.sin(a)[None, :, None])
        ids = np.arange(len(p) * n).reshape(len(p), n)
        if closed:
            ids = np.concatenate([ids, ids[:1]])
        nxt = np.roll(ids, -1, axis=1)
        f = np.stack([ids[:-1], nxt[:-1], nxt[1:], ids[1:]], -1).reshape(-1, 4)
        self.add(mat, v.reshape(-1, 3), f, smooth=True, rnd=rnd)

    def bar(self, mat, p, q, r, n=8, rnd=None):
        self.tube(mat, [p, q], r, n, rnd)

    def prism(self, mat, outline, y0, y1, rnd=None):
        """Outline [(x, z)…] (anticlockwise seen from -y) pushed from y0 to y1."""
        o = np.asarray(outline, float)
        n = len(o)
        f = np.stack([o[:, 0], np.full(n, y0), o[:, 1]], -1)
        g = np.stack([o[:, 0], np.full(n, y1), o[:, 1]], -1)
        rnd = self.rng.random() if rnd is None else rnd
        self.add(mat, f, [list(range(n))], rnd=rnd)
        self.add(mat, g, [list(range(n))[::-1]], rnd=rnd)
        i = np.arange(n)
        j = (i + 1) % n
        self.add(mat, np.concatenate([f, g]), np.stack([j, i, i + n, j + n], -1), rnd=rnd)

    def sheet(self, mat, fn, nu, nv, smooth=True, rnd=None):
        """Surface from a function of (u, v) in 0…1, given arrays."""
        u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing='ij')
        p = np.stack(np.broadcast_arrays(*fn(u, v)), -1).reshape(-1, 3)
        ids = np.arange(nu * nv).reshape(nu, nv)
        f = np.stack([ids[:-1, :-1], ids[1:, :-1], ids[1:, 1:], ids[:-1, 1:]], -1).reshape(-1, 4)
        self.add(mat, p, f, smooth=smooth, rnd=rnd)

    # out -----------------------------------------------------------------------------------------
    def meshes(self):
        for (name, smooth), p in self.parts.items():
            v, loops, totals = np.concatenate(p['v']), np.concatenate(p['loops']), np.concatenate(p['totals'])
            me = bpy.data.meshes.new(f'{self.name}.{name}')
            me.vertices.add(len(v))
            me.vertices.foreach_set('co', v.astype(np.float32).ravel())
            me.loops.add(len(loops))
            me.loops.foreach_set('vertex_index', loops.astype(np.int32))
            me.polygons.add(len(totals))
            me.polygons.foreach_set('loop_start', (np.cumsum(totals) - totals).astype(np.int32))
            me.polygons.foreach_set('loop_total', totals.astype(np.int32))
            if smooth:
                me.polygons.foreach_set('use_smooth', np.ones(len(totals), bool))
            me.materials.append(p['mat'])
            at = me.attributes.new('rnd', 'FLOAT', 'FACE')
            at.data.foreach_set('value', np.concatenate(p['rnd']).astype(np.float32))
            me.update(calc_edges=True)
            yield me

    def build(self, m=None, collection=None):
        made = []
        for me in self.meshes():
            o = bpy.data.objects.new(me.name, me)
            if m is not None:
                from mathutils import Matrix
                o.matrix_world = Matrix(np.asarray(m).tolist())
            (collection or bpy.context.scene.collection).objects.link(o)
            made.append(o)
        return made


class Stamp:
    """A small set of meshes placed many times (trees, grass, hedges): instances share their memory."""

    def __init__(self, kit):
        self.meshes = list(kit.meshes())

    def place(self, x, y, z=0, rz=0, s=1, rx=0, ry=0):
        from mathutils import Matrix
        m = Matrix(matrix(x, y, z, rz, rx, ry, s).tolist())
        for me in self.meshes:
            o = bpy.data.objects.new(me.name, me)
            o.matrix_world = m
            bpy.context.scene.collection.objects.link(o)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene
