import { hash } from '../seed/hash'
import { brick, circle, ink, paper, polygon, svg } from './palette'

/** A plain bust, so that an agent's card is not empty. */
export function portrait(id: number): string {
  const skin = ['#E8C9AE', '#D9B08C', '#B98663', '#F0D8C2'][hash(id, 321) % 4]!
  const hair = ['#3A2A20', '#6B4A30', '#2A2624', '#A88660'][hash(id, 322) % 4]!
  const coat = [brick, '#3C4A45', '#2F3A48', '#6B7478'][hash(id, 323) % 4]!
  const shoulders = polygon(
    [
      [300, 800],
      [360, 610],
      [520, 560],
      [680, 560],
      [840, 610],
      [900, 800],
    ],
    coat,
  )
  const head =
    circle(600, 350, 175, hair) +
    `<ellipse cx="600" cy="385" rx="132" ry="160" fill="${skin}"/>` +
    polygon(
      [
        [540, 560],
        [600, 640],
        [660, 560],
      ],
      paper,
    )
  return svg(shoulders + head + circle(552, 370, 8, ink) + circle(648, 370, 8, ink), '#EFE9DF')
}
