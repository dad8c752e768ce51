import { expect, test } from 'vitest'

import { streetSpot, takenBy } from './name-spots'
import type { Box } from './plane-shapes'

const box: Box = [-500, -500, 500, 500]
const word = { length: 100, size: 20 }

test('a word lies along its street, and never on its head', () => {
  const spot = streetSpot(
    [
      [
        [300, 0],
        [-300, 0],
      ],
    ],
    word,
    box,
    [],
  )
  expect(spot?.radians).toBeCloseTo(0)
  expect(spot?.y).toBeCloseTo(0)
  expect(Math.abs(spot?.x ?? 500)).toBeLessThan(20)
})

test('it moves aside for another, and stays away from a street that is too short or too bent', () => {
  const taken = takenBy({ x: 0, y: 0, radians: 0 }, word)
  const spot = streetSpot(
    [
      [
        [-300, 0],
        [300, 0],
      ],
    ],
    word,
    box,
    taken,
  )
  expect(Math.abs(spot?.x ?? 0)).toBeGreaterThan(90)
  expect(
    streetSpot(
      [
        [
          [0, 0],
          [90, 0],
        ],
      ],
      word,
      box,
      [],
    ),
  ).toBeNull()
  expect(
    streetSpot(
      [
        [
          [0, 0],
          [60, 0],
          [60, 60],
        ],
      ],
      word,
      box,
      [],
    ),
  ).toBeNull()
})

test('nothing is written over the edge', () => {
  expect(
    streetSpot(
      [
        [
          [440, 0],
          [560, 0],
        ],
      ],
      word,
      box,
      [],
    ),
  ).toBeNull()
})
