import { expect, test } from 'vitest'

import { pictureKindOf } from './picture-kind'

test.each([
  ['40217-13-grondplan.jpg', 'plan'],
  ['Floorplan 1.png', 'plan'],
  ['floor_plan_2.jpg', 'plan'],
  ['plan rez-de-chaussée.jpg', 'plan'],
  ['Grundriss EG.png', 'plan'],
  ['plattegrond.webp', 'plan'],
  ['40217-1.jpg', 'photo'],
  ['planten in de tuin.jpg', 'photo'],
  ['complan.jpg', 'photo'],
  ['', 'photo'],
])('"%s" is a %s', (name, kind) => {
  expect(pictureKindOf(name)).toBe(kind)
})
