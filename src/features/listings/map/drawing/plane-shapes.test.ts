import { expect, test } from 'vitest'

import { type Box, clipLine, clipRing, joinedLines, pathData, ringSize, thinned } from './plane-shapes'

const box: Box = [0, 0, 10, 10]

test('a line that leaves a box and comes back is two', () => {
  const line: [number, number][] = [
    [-5, 5],
    [5, 5],
    [15, 5],
    [15, 8],
    [5, 8],
  ]
  expect(clipLine(line, box)).toEqual([
    [
      [0, 5],
      [5, 5],
      [10, 5],
    ],
    [
      [10, 8],
      [5, 8],
    ],
  ])
  expect(
    clipLine(
      [
        [20, 20],
        [30, 30],
      ],
      box,
    ),
  ).toEqual([])
})

test('a ring keeps what lies in the box', () => {
  const ring = clipRing(
    [
      [5, 5],
      [15, 5],
      [15, 15],
      [5, 15],
    ],
    box,
  )
  expect(ringSize([...ring, ring[0]!])).toBe(25)
  expect(
    clipRing(
      [
        [20, 20],
        [30, 20],
        [30, 30],
      ],
      box,
    ),
  ).toEqual([])
})

test('points that hardly bend a line go, corners stay', () => {
  const line: [number, number][] = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
  ]
  expect(thinned(line, 1)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ])
})

test('lines join where two meet, and not at a crossing', () => {
  const [a, b, c]: [number, number][][] = [
    [
      [0, 0],
      [5, 0],
    ],
    [
      [9, 0],
      [5, 0],
    ],
    [
      [5, 0],
      [5, 5],
    ],
  ]
  expect(joinedLines([a!, b!])).toEqual([
    [
      [0, 0],
      [5, 0],
      [9, 0],
    ],
  ])
  expect(joinedLines([a!, b!, c!])).toHaveLength(3)
})

test('a path is written in steps, and what does not move is not written', () => {
  expect(
    pathData([
      [1, 1],
      [3.2, 0],
      [3, 0.3],
      [2, 4],
    ]),
  ).toBe('M1 1l2-1-1 4')
  expect(
    pathData(
      [
        [0, 0],
        [4, 0],
        [4, 4],
      ],
      { isRing: true },
    ),
  ).toBe('M0 0l4 0 0 4z')
  expect(
    pathData([
      [1, 1],
      [1.2, 1],
    ]),
  ).toBe('')
})
