import type { Random } from '../seed/random'
import { narrowHouse } from './facade-houses'
import { balcony, courses, door, ground, trees, windowAt } from './facade-parts'
import { brick, greens, ink, line, paper, polygon, rect, walls, width, woods } from './palette'

export function block(random: Random): string {
  const columns = random.int(4, 6)
  const floors = random.int(4, 5)
  const w = columns * 130 + 60
  const h = floors * 108 + 40
  const x = (width - w) / 2 + random.int(-90, 90)
  const top = ground - h
  const wall = random.pick(walls)
  const hasBalconies = random.chance(0.6)
  let drawn =
    trees(random, 3) +
    rect(x, top, w, h, wall) +
    courses(x, top, w, h) +
    rect(x - 6, top - 16, w + 12, 18, paper)
  if (random.chance(0.5))
    drawn += rect(x + 90, top - 90, w - 180, 76, '#EDE4D6') + windowAt(x + 130, top - 72, w - 260, 50, false)
  for (let floor = 0; floor < floors - 1; floor++) {
    for (let column = 0; column < columns; column++) {
      const left = x + 30 + column * 130 + 24
      const y = top + 34 + floor * 108
      drawn += windowAt(left, y, 82, 66, false)
      if (hasBalconies && column % 2 === 1) drawn += balcony(left - 10, y + 40, 102)
    }
  }
  const entrance = Math.floor(columns / 2)
  for (let column = 0; column < columns; column++) {
    drawn +=
      column === entrance
        ? door(x + 30 + column * 130 + 20, 90, 110, ink)
        : windowAt(x + 30 + column * 130 + 18, ground - 96, 94, 70, false)
  }
  return drawn
}

export function shopHouse(random: Random): string {
  const awning = random.pick([brick, '#3C4A45', '#5B6B5C', '#7A5B3A'])
  let front =
    rect(350, ground - 200, 500, 200, '#F6F0E6') +
    windowAt(380, ground - 150, 260, 120, false) +
    door(700, 100, 150, ink)
  for (let n = 0; n < 10; n++)
    front += polygon(
      [
        [340 + n * 52, ground - 200],
        [392 + n * 52, ground - 200],
        [388 + n * 52, ground - 150],
        [336 + n * 52, ground - 150],
      ],
      n % 2 ? paper : awning,
    )
  return (
    narrowHouse(random, -40, 390, 400) +
    narrowHouse(random, 850, 390, 380) +
    narrowHouse(random, 350, 500, 470) +
    front
  )
}

export function hall(random: Random): string {
  const wall = random.pick(['#C8C4BB', '#B9BDBC', '#D9CFC0'])
  let drawn = rect(120, ground - 300, 960, 300, wall) + rect(110, ground - 316, 980, 22, '#5F6467')
  for (let x = 150; x < 1080; x += 30) drawn += line(x, ground - 294, x, ground, '#A09A8E', 1)
  for (let n = 0; n < 3; n++) {
    drawn += rect(190 + n * 250, ground - 190, 170, 190, '#8C9296')
    for (let y = 0; y < 190; y += 38)
      drawn += line(190 + n * 250, ground - 190 + y, 360 + n * 250, ground - 190 + y, ink, 1)
  }
  return drawn + rect(940, ground - 130, 70, 130, ink) + windowAt(190, ground - 270, 640, 46, false)
}

export function garages(random: Random): string {
  const paint = random.pick([brick, '#3C4A45', '#6B7478', '#7A5B3A'])
  let drawn = rect(90, ground - 260, 1020, 260, random.pick(walls)) + rect(80, ground - 278, 1040, 22, paper)
  for (let n = 0; n < 4; n++) {
    const x = 130 + n * 240
    drawn += rect(x, ground - 200, 200, 200, n === 1 ? paint : '#D9CFC0')
    for (let y = 25; y < 200; y += 25) drawn += line(x, ground - 200 + y, x + 200, ground - 200 + y, ink, 1)
  }
  return drawn
}

export function field(random: Random): string {
  const far = polygon(
    [
      [0, 460],
      [300, 410],
      [700, 440],
      [1200, 400],
      [1200, 700],
      [0, 700],
    ],
    greens[2]!,
  )
  let drawn =
    far +
    polygon(
      [
        [0, 540],
        [500, 500],
        [1200, 530],
        [1200, 700],
        [0, 700],
      ],
      greens[0]!,
    )
  for (let n = 0; n < 7; n++) drawn += line(n * 200 - 40, 700, 420 + n * 60, 510, '#6F7B5B', 1.5)
  for (const x of [260, 520, 860])
    drawn +=
      rect(x, ground - 110, 9, 110, woods[0]!) +
      polygon(
        [
          [x + 9, ground - 108],
          [x + 48, ground - 96],
          [x + 9, ground - 84],
        ],
        brick,
      )
  return trees(random, 4) + drawn
}
