import type { Random } from '../seed/random'
import { courses, door, ground, hedge, trees, windowAt } from './facade-parts'
import { brick, circle, ink, line, paper, polygon, rect, roofs, walls, width, woods } from './palette'

/** A row of narrow houses, each with its own gable. */
export function terrace(random: Random): string {
  let drawn = ''
  let x = -30 - random.int(0, 60)
  while (x < width) {
    const w = random.int(250, 340)
    drawn += narrowHouse(random, x, w, random.int(350, 450))
    x += w
  }
  return drawn
}

export function narrowHouse(random: Random, x: number, w: number, h: number): string {
  const top = ground - h
  const wall = random.pick(walls)
  const roof = random.pick(roofs)
  const bars = random.chance(0.5)
  const gable = random.pick(['step', 'point', 'flat', 'mansard'])
  const columns = w > 290 ? 3 : 2
  let drawn = gableOn(gable, x, top, w, wall, roof) + rect(x, top, w, h, wall) + courses(x, top, w, h)
  const gap = w / columns
  const storey = (h - 165) / 2
  for (let floor = 0; floor < 2; floor++) {
    for (let column = 0; column < columns; column++)
      drawn += windowAt(
        x + gap * column + gap * 0.25,
        top + 24 + floor * storey,
        gap * 0.5,
        storey - 34,
        bars,
      )
  }
  drawn += door(x + gap * 0.22, gap * 0.56, 132, random.pick([brick, '#3C4A45', '#2F3A48', '#5B3A30']))
  for (let column = 1; column < columns; column++)
    drawn += windowAt(x + gap * column + gap * 0.18, ground - 128, gap * 0.64, 92, bars)
  return drawn + line(x, top - 6, x + w, top - 6, ink, 3)
}

function gableOn(kind: string, x: number, top: number, w: number, wall: string, roof: string): string {
  if (kind === 'flat') return rect(x - 4, top - 16, w + 8, 18, paper)
  if (kind === 'point')
    return (
      polygon(
        [
          [x, top],
          [x + w / 2, top - 120],
          [x + w, top],
        ],
        wall,
      ) + circle(x + w / 2, top - 44, 17, '#DCE4E4')
    )
  if (kind === 'mansard')
    return (
      polygon(
        [
          [x, top],
          [x + 26, top - 95],
          [x + w - 26, top - 95],
          [x + w, top],
        ],
        roof,
      ) + windowAt(x + w / 2 - 30, top - 74, 60, 58, false)
    )
  const step = w / 9
  const points: [number, number][] = [[x, top]]
  for (let n = 0; n < 4; n++)
    points.push([x + step * n, top - 30 * (n + 1)], [x + step * (n + 1), top - 30 * (n + 1)])
  for (let n = 3; n >= 0; n--)
    points.push([x + w - step * (n + 1), top - 30 * (n + 1)], [x + w - step * n, top - 30 * (n + 1)])
  return polygon([...points, [x + w, top]], wall) + circle(x + w / 2, top - 40, 18, '#DCE4E4')
}

export function detached(random: Random): string {
  const w = random.int(560, 720)
  const h = random.int(220, 280)
  const x = (width - w) / 2 + random.int(-60, 60)
  const top = ground - h
  const wall = random.pick(walls)
  const hip = random.int(40, 120)
  const roof = polygon(
    [
      [x - 26, top],
      [x + hip, top - 150],
      [x + w - hip, top - 150],
      [x + w + 26, top],
    ],
    random.pick(roofs),
  )
  let drawn =
    trees(random, 4) +
    rect(x + w * 0.72, top - 190, 40, 90, wall) +
    roof +
    rect(x, top, w, h, wall) +
    courses(x, top, w, h)
  const bars = random.chance(0.5)
  for (let column = 0; column < 4; column++)
    drawn += windowAt(x + 40 + (column * (w - 80)) / 4 + 12, top + 36, (w - 80) / 4 - 40, 74, bars)
  for (const column of [0, 2, 3])
    drawn += windowAt(x + 40 + (column * (w - 80)) / 4 + 12, ground - 104, (w - 80) / 4 - 40, 76, bars)
  for (let n = 0; n < 2; n++) drawn += windowAt(x + w * (0.26 + n * 0.34), top - 112, 62, 62, false)
  return (
    drawn +
    door(x + 40 + (w - 80) / 4 + 20, 84, 124, random.pick([brick, '#3C4A45', '#5B3A30'])) +
    hedge(random)
  )
}

export function low(random: Random): string {
  const w = random.int(760, 900)
  const x = (width - w) / 2 + random.int(-40, 40)
  const top = ground - 170
  const wall = random.pick(walls)
  const roof = polygon(
    [
      [x - 24, top],
      [x + 60, top - 140],
      [x + w - 60, top - 140],
      [x + w + 24, top],
    ],
    random.pick(roofs),
  )
  let drawn = trees(random, 5) + roof + rect(x, top, w, 170, wall) + courses(x, top, w, 170)
  for (let n = 0; n < 6; n++)
    if (n !== 2)
      drawn += windowAt(x + 34 + n * ((w - 60) / 6), ground - 124, (w - 60) / 6 - 46, 80, random.chance(0.6))
  return (
    drawn +
    door(x + 34 + 2 * ((w - 60) / 6), 80, 134, random.pick([brick, '#3C4A45', '#7A5B3A'])) +
    hedge(random)
  )
}

export function modern(random: Random): string {
  const x = 300 + random.int(-60, 60)
  const wall = random.pick(['#F6F0E6', '#EDE4D6', '#D9CFC0'])
  const timber = random.pick(woods)
  const upper =
    rect(x - 60, ground - 370, 520, 180, wall) +
    windowAt(x - 10, ground - 335, 190, 110, false) +
    windowAt(x + 240, ground - 335, 150, 110, false)
  const lower =
    rect(x, ground - 190, 600, 190, timber) +
    windowAt(x + 170, ground - 160, 300, 160, false) +
    door(x + 40, 84, 140, ink)
  return trees(random, 3) + lower + upper + rect(x + 460, ground - 205, 150, 15, paper) + hedge(random)
}
