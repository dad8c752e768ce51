import { hash } from '../seed/hash'
import { Random } from '../seed/random'
import { brick, circle, greens, ink, line, paper, polygon, rect, svg, woods } from './palette'

export type Room = 'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'hall' | 'garden' | 'terrace' | 'space'

const tints = ['#F6F0E6', '#EFE9DF', '#F1ECE6', '#EAE6DC', '#F4EEE8']
const floorLine = 560

/** A quiet room drawn flat: floor, a wall, a window and the furniture that tells which room it is. */
export function interior(room: Room, key: number): string {
  const random = new Random(hash(key, 311))
  if (room === 'garden' || room === 'terrace') return svg(outdoors(random, room), '#E9EEEE')
  const furniture = { living, kitchen, bedroom, bathroom, hall, space }[room](random)
  return svg(shell(random) + furniture, random.pick(tints))
}

function shell(random: Random): string {
  const wood = random.pick(woods)
  let drawn = polygon(
    [
      [0, floorLine],
      [1200, floorLine],
      [1200, 800],
      [0, 800],
    ],
    wood,
  )
  for (let n = 0; n < 12; n++) drawn += line(n * 130 - 180, 800, 200 + n * 74, floorLine, '#7A5B3A', 1)
  return drawn + line(0, floorLine, 1200, floorLine, ink, 2) + rect(0, floorLine - 18, 1200, 18, paper)
}

function pane(x: number, y: number, w: number, h: number): string {
  const view =
    rect(x, y, w, h, '#E3EAEA') +
    rect(x, y + h * 0.62, w, h * 0.38, greens[2]!) +
    circle(x + w * 0.7, y + h * 0.55, h * 0.16, greens[0]!)
  return view + rect(x, y, w, h, 'none', 'stroke-width="5"') + line(x + w / 2, y, x + w / 2, y + h, ink, 3)
}

function living(random: Random): string {
  const cover = random.pick([brick, '#5B6B5C', '#6B7478', '#B98F66'])
  const x = random.int(120, 420)
  const sofa =
    rect(x, 470, 470, 120, cover, 'rx="14"') +
    rect(x - 24, 440, 60, 160, cover, 'rx="14"') +
    rect(x + 434, 440, 60, 160, cover, 'rx="14"') +
    rect(x, 400, 470, 90, cover, 'rx="14"')
  const lamp =
    line(1060, 300, 1060, 610, ink, 4) +
    polygon(
      [
        [1010, 300],
        [1110, 300],
        [1085, 220],
        [1035, 220],
      ],
      paper,
    )
  const table = `<ellipse cx="${x + 230}" cy="680" rx="190" ry="34" fill="${woods[1]}"/>`
  return (
    pane(random.int(560, 640), 120, 400, 250) +
    rect(140, 150, 190, 130, paper) +
    circle(235, 215, 34, brick) +
    sofa +
    lamp +
    table
  )
}

function kitchen(random: Random): string {
  const front = random.pick(['#5B6B5C', '#F6F0E6', '#3C4A45', '#C8B9A4'])
  let drawn =
    rect(80, 420, 1040, 180, front) + rect(70, 404, 1060, 18, paper) + rect(80, 120, 420, 130, front)
  for (let n = 1; n < 6; n++) drawn += line(80 + n * 173, 422, 80 + n * 173, 600, ink, 1.5)
  drawn += line(290, 120, 290, 250, ink, 1.5) + pane(600, 120, 360, 220) + rect(430, 330, 100, 74, '#8C9296')
  return (
    drawn +
    rect(260, 640, 680, 130, woods[2]!) +
    rect(240, 620, 720, 22, paper) +
    circle(520, 606, 15, brick) +
    circle(552, 608, 13, '#B98F66')
  )
}

function bedroom(random: Random): string {
  const cover = random.pick([brick, '#8C9296', '#8F9B78', '#C8B9A4'])
  const bed =
    rect(330, 330, 540, 130, woods[1]!) +
    rect(350, 430, 500, 200, paper) +
    rect(350, 500, 500, 150, cover) +
    rect(390, 410, 190, 70, paper, 'rx="12"') +
    rect(620, 410, 190, 70, paper, 'rx="12"')
  const tables =
    rect(220, 520, 90, 100, woods[0]!) +
    rect(890, 520, 90, 100, woods[0]!) +
    polygon(
      [
        [235, 470],
        [295, 470],
        [280, 420],
        [250, 420],
      ],
      paper,
    )
  return pane(random.int(60, 120), 110, 210, 250) + rect(520, 140, 160, 130, paper) + bed + tables
}

function bathroom(random: Random): string {
  let tiles = ''
  for (let x = 0; x < 1200; x += 60) tiles += line(x, 150, x, floorLine, '#D5CCBE', 1)
  for (let y = 150; y < floorLine; y += 60) tiles += line(0, y, 1200, y, '#D5CCBE', 1)
  const bath =
    rect(90, 440, 520, 170, paper, 'rx="40"') +
    rect(70, 425, 560, 26, paper, 'rx="13"') +
    line(560, 330, 560, 424, ink, 4)
  const basin =
    rect(760, 470, 320, 130, random.pick(woods)) +
    rect(740, 446, 360, 28, paper, 'rx="10"') +
    circle(920, 300, 105, '#E3EAEA')
  return tiles + bath + basin
}

function hall(random: Random): string {
  let stairs = ''
  for (let n = 0; n < 8; n++)
    stairs += rect(640 + n * 60, floorLine - 40 - n * 44, 560, 44, n % 2 ? paper : '#EDE4D6')
  return (
    stairs +
    rect(160, 190, 220, 370, random.pick([brick, '#3C4A45', '#5B3A30'])) +
    rect(190, 220, 160, 110, '#E3EAEA') +
    circle(352, 390, 8, paper)
  )
}

function space(random: Random): string {
  const columns = rect(210, 80, 34, 480, '#D9CFC0') + rect(940, 80, 34, 480, '#D9CFC0')
  return (
    pane(300, 150, 580, 280) +
    columns +
    rect(430, 520, 320, 90, random.pick(woods)) +
    line(0, 80, 1200, 80, ink, 2)
  )
}

function outdoors(random: Random, room: 'garden' | 'terrace'): string {
  let drawn = rect(0, 430, 1200, 370, greens[2]!) + rect(0, 330, 1200, 110, greens[1]!)
  for (let n = 0; n < 5; n++)
    drawn += circle(random.int(40, 1160), random.int(250, 330), random.int(60, 110), random.pick(greens))
  const deck = polygon(
    [
      [0, 800],
      [1200, 800],
      [1010, 590],
      [190, 590],
    ],
    room === 'terrace' ? '#D9CFC0' : woods[2]!,
  )
  const table =
    `<ellipse cx="600" cy="640" rx="170" ry="32" fill="${paper}"/>` + line(600, 650, 600, 740, ink, 5)
  const parasol =
    polygon(
      [
        [430, 470],
        [770, 470],
        [600, 380],
      ],
      brick,
    ) + line(600, 470, 600, 640, ink, 4)
  return (
    drawn + deck + parasol + table + rect(350, 650, 80, 70, woods[0]!) + rect(770, 650, 80, 70, woods[0]!)
  )
}
