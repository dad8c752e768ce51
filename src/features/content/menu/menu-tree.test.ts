import { expect, test } from 'vitest'

import { dropPlace, type MenuTree, movedTo, placeOf, type Step, stepped, without } from './menu-tree'

const tree: MenuTree = [
  { id: 1, children: [] },
  { id: 2, children: [21, 22] },
  { id: 3, children: [] },
]
const told = (next: MenuTree | null) =>
  next?.map(({ id, children }) => (children.length > 0 ? `${id}(${children.join(' ')})` : id)).join(' ') ??
  null

test.each<[number, Step, string | null]>([
  [1, 'down', '2(21 22) 1 3'],
  [3, 'up', '1 3 2(21 22)'],
  [2, 'up', '2(21 22) 1 3'],
  [1, 'up', null],
  [3, 'down', null],
  [3, 'in', '1 2(21 22 3)'],
  [1, 'in', null],
  // The menu has two rows.
  [2, 'in', null],
  [21, 'in', null],
  [21, 'down', '1 2(22 21) 3'],
  [22, 'down', null],
  [21, 'out', '1 2(22) 21 3'],
  [1, 'out', null],
  [99, 'up', null],
])('the page %i goes one step %s: %s', (id, step, expected) => {
  expect(told(stepped(tree, id, step))).toBe(expected)
})

test('a page takes what stands below it along, in the menu and out of it', () => {
  expect(told(movedTo(tree, 2, { parent: null, index: 0 }))).toBe('2(21 22) 1 3')
  expect(told(without(tree, 2))).toBe('1 3')
  expect(told(movedTo(tree, 2, { parent: 1, index: 0 }))).toBeNull()
  expect(told(movedTo(tree, 1, { parent: 1, index: 0 }))).toBeNull()
})

test('each page has a place among its neighbours', () => {
  expect(placeOf(tree, 22)).toEqual({ parent: 2, index: 1, of: 2 })
  expect(placeOf(tree, 3)).toEqual({ parent: null, index: 2, of: 3 })
  expect(placeOf(tree, 99)).toBeNull()
})

const rows = [
  { id: 1, parent: null, middle: 10 },
  { id: 2, parent: null, middle: 30 },
  { id: 21, parent: 2, middle: 50 },
  { id: 22, parent: 2, middle: 70 },
]
test.each([
  [0, false, { parent: null, index: 0 }],
  [0, true, { parent: null, index: 0 }],
  [20, false, { parent: null, index: 1 }],
  [20, true, { parent: 1, index: 0 }],
  [40, true, { parent: 2, index: 0 }],
  [60, true, { parent: 2, index: 1 }],
  // Between two that stand below a page there is no place in the first row: it comes after all of them.
  [60, false, { parent: null, index: 2 }],
  [99, true, { parent: 2, index: 2 }],
])('let go at %i, below another: %s, it stands at %o', (y, isBelow, expected) => {
  expect(dropPlace(rows, y, isBelow)).toEqual(expected)
})
