import { expect, test } from 'vitest'

import { fitted, holds, middle, moved, zoomed } from './map-view'

const drawing = { x: 0, y: 0, width: 1000, height: 800 }

test('a province is shown whole, in the proportions of the drawing', () => {
  const view = fitted({ x: 400, y: 300, width: 100, height: 200 }, drawing, 0)
  expect(view).toEqual({ x: 325, y: 300, width: 250, height: 200 })
})

test('a province in the corner does not show what lies beyond the drawing', () => {
  const view = fitted({ x: 0, y: 0, width: 100, height: 80 }, drawing, 0.1)
  expect(view).toEqual({ x: 0, y: 0, width: 120, height: 96 })
})

test.each([
  { factor: 2, width: 500 },
  { factor: 1000, width: 1000 / 12 },
  { factor: 0.1, width: 1000 },
])('coming $factor times nearer shows $width units', ({ factor, width }) => {
  expect(zoomed(drawing, factor, { x: 500, y: 400 }, drawing).width).toBeCloseTo(width)
})

test('nearer keeps the chosen point in the middle', () => {
  expect(middle(zoomed(drawing, 2, { x: 600, y: 300 }, drawing))).toEqual({ x: 600, y: 300 })
})

test('a view is moved, but not past the edge', () => {
  const view = zoomed(drawing, 2, { x: 500, y: 400 }, drawing)
  expect(moved(view, 50, 0, drawing).x).toBe(300)
  expect(moved(view, 5000, 0, drawing).x).toBe(500)
})

test('a place at the very edge of the view counts as outside it', () => {
  expect(holds(drawing, { x: 500, y: 400 })).toBe(true)
  expect(holds(drawing, { x: 990, y: 400 })).toBe(false)
})
