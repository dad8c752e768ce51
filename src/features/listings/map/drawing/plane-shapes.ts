/** Shapes on a sheet: x to the right, y down. */
export type Spot = [x: number, y: number]
export type Box = [left: number, top: number, right: number, bottom: number]

/** The parts of a line that lie in a box (Liang and Barsky, piece by piece). */
export function clipLine(line: readonly Spot[], [left, top, right, bottom]: Box): Spot[][] {
  const parts: Spot[][] = []
  let part: Spot[] | null = null
  pieces(line, ([ax, ay], [bx, by]) => {
    const [dx, dy] = [bx - ax, by - ay]
    let [from, to] = [0, 1]
    const sides: Spot[] = [
      [-dx, ax - left],
      [dx, right - ax],
      [-dy, ay - top],
      [dy, bottom - ay],
    ]
    for (const [step, room] of sides) {
      if (step === 0) to = room < 0 ? -1 : to
      else if (step < 0) from = Math.max(from, room / step)
      else to = Math.min(to, room / step)
    }
    if (from > to) {
      part = null
      return
    }
    const end: Spot = [ax + to * dx, ay + to * dy]
    if (part && from === 0) part.push(end)
    else parts.push((part = [[ax + from * dx, ay + from * dy], end]))
    if (to < 1) part = null
  })
  return parts
}

/** The part of a ring that lies in a box (Sutherland and Hodgman, side by side). */
export function clipRing(ring: readonly Spot[], [left, top, right, bottom]: Box): Spot[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ]
  let kept = [...ring]
  for (const [axis, limit, sign] of sides) {
    const isIn = (spot: Spot) => (spot[axis] - limit) * sign >= 0
    const before = kept
    kept = before.flatMap((spot, index) => {
      const next = before[(index + 1) % before.length] ?? spot
      const share = (limit - spot[axis]) / (next[axis] - spot[axis])
      const cut: Spot = [spot[0] + share * (next[0] - spot[0]), spot[1] + share * (next[1] - spot[1])]
      return [...(isIn(spot) ? [spot] : []), ...(isIn(spot) === isIn(next) ? [] : [cut])]
    })
  }
  return kept
}

/** Without the points that hardly bend it (Douglas and Peucker). */
export function thinned(line: readonly Spot[], tolerance: number): Spot[] {
  const first = line[0]
  const last = line.at(-1)
  if (line.length < 3 || !first || !last) return [...line]
  const length = Math.hypot(last[0] - first[0], last[1] - first[1])
  let [worst, at] = [tolerance, -1]
  for (const [index, [x, y]] of line.entries()) {
    const [dx, dy] = [x - first[0], y - first[1]]
    const off = length
      ? Math.abs(dx * (last[1] - first[1]) - dy * (last[0] - first[0])) / length
      : Math.hypot(dx, dy)
    if (off > worst) [worst, at] = [off, index]
  }
  if (at < 0) return [first, last]
  return [...thinned(line.slice(0, at + 1), tolerance).slice(0, -1), ...thinned(line.slice(at), tolerance)]
}

/** Lines that end where exactly one other begins become one. */
export function joinedLines(lines: readonly Spot[][]): Spot[][] {
  const whole = new Set(lines.map((line) => [...line]))
  const ends = new Map<string, Set<Spot[]>>()
  const endsOf = (line: Spot[]) => [line[0], line.at(-1)].flatMap((spot) => (spot ? [spotKey(spot)] : []))
  for (const line of whole)
    for (const key of endsOf(line)) ends.set(key, (ends.get(key) ?? new Set<Spot[]>()).add(line))
  for (const [key, meeting] of ends) {
    const [a, b, ...others] = meeting
    if (!a || !b || others.length > 0) continue
    const [aEnd, bStart] = [a.at(-1), b[0]]
    const left = aEnd && spotKey(aEnd) === key ? a : a.toReversed()
    const right = bStart && spotKey(bStart) === key ? b : b.toReversed()
    const line = [...left, ...right.slice(1)]
    for (const gone of [a, b]) {
      whole.delete(gone)
      for (const end of endsOf(gone)) ends.get(end)?.delete(gone)
    }
    whole.add(line)
    for (const end of endsOf(line)) if (end !== key) ends.get(end)?.add(line)
  }
  return [...whole]
}

/** The path of a line for SVG: whole numbers, each as a step from the one before. */
export function pathData(line: readonly Spot[], { isRing = false } = {}): string {
  const [start, ...others] = line.map(([x, y]): Spot => [Math.round(x), Math.round(y)])
  if (!start) return ''
  let [px, py] = start
  let steps = ''
  for (const [x, y] of others) {
    if (x === px && y === py) continue
    const [dx, dy] = [x - px, y - py]
    steps += `${steps && dx >= 0 ? ' ' : ''}${dx}${dy < 0 ? '' : ' '}${dy}`
    ;[px, py] = [x, y]
  }
  return steps && `M${start[0]} ${start[1]}l${steps}${isRing ? 'z' : ''}`
}

export function ringSize(ring: readonly Spot[]): number {
  let sum = 0
  pieces(ring, ([ax, ay], [bx, by]) => {
    sum += ax * by - bx * ay
  })
  return Math.abs(sum) / 2
}

function pieces(line: readonly Spot[], visit: (from: Spot, to: Spot) => void): void {
  line.forEach((to, index) => {
    const from = line[index - 1]
    if (from) visit(from, to)
  })
}

function spotKey([x, y]: Spot): string {
  return `${Math.round(x)} ${Math.round(y)}`
}
