import type { Random } from '../seed/random'
import { circle, greens, height, ink, line, paper, polygon, rect, width } from './palette'

export const ground = 690

export function pavement(): string {
  return (
    rect(-5, ground, width + 10, height - ground + 5, '#E2DACD') +
    line(0, ground + 38, width, ground + 38) +
    line(0, ground, width, ground, ink, 2.5)
  )
}

export function windowAt(x: number, y: number, w: number, h: number, bars: boolean): string {
  const cross = bars
    ? line(x + w / 2, y, x + w / 2, y + h, ink) + line(x, y + h * 0.35, x + w, y + h * 0.35, ink)
    : line(x + w / 2, y, x + w / 2, y + h, ink)
  return (
    rect(x - 5, y + h, w + 10, 7, paper) +
    rect(x, y, w, h, '#DCE4E4') +
    polygon(
      [
        [x + 4, y + 4],
        [x + w * 0.45, y + 4],
        [x + 4, y + h * 0.5],
      ],
      '#EEF2F1',
    ) +
    cross
  )
}

export function door(x: number, w: number, h: number, fill: string): string {
  return (
    rect(x, ground - h, w, h, fill) +
    circle(x + w - 12, ground - h * 0.45, 4, paper) +
    rect(x + 12, ground - h + 14, w - 24, h * 0.3, '#DCE4E4')
  )
}

export function courses(x: number, y: number, w: number, h: number): string {
  let lines = ''
  for (let level = y + 26; level < y + h; level += 26)
    lines += `<line x1="${x}" y1="${level}" x2="${x + w}" y2="${level}" stroke="#1E1A16" stroke-opacity="0.1" stroke-width="1"/>`
  return lines
}

export function balcony(x: number, y: number, w: number): string {
  let bars = rect(x, y + 34, w, 6, paper) + line(x, y, x + w, y, ink, 2)
  for (let bar = 0; bar <= w; bar += 12) bars += line(x + bar, y, x + bar, y + 34, ink, 1)
  return bars
}

export function trees(random: Random, count: number): string {
  let drawn = ''
  for (let n = 0; n < count; n++) {
    const x = n % 2 === 0 ? random.int(20, 280) : random.int(920, 1180)
    const radius = random.int(55, 110)
    const y = ground - random.int(170, 260)
    drawn +=
      rect(x - 7, y, 14, ground - y, '#6B5140') + circle(x, y - radius * 0.3, radius, random.pick(greens))
  }
  return drawn
}

export function hedge(random: Random): string {
  const fill = random.pick(greens)
  return (
    rect(-5, ground - 46, random.int(140, 230), 46, fill) +
    rect(width - random.int(140, 230), ground - 46, 260, 46, fill)
  )
}
