import { expect, test } from 'vitest'

import { changesFor, pageBelowItself, type PlacedPage, refreshed, treeOf } from './arrange-pages'

const page = (id: number, own: Partial<PlacedPage> = {}): PlacedPage => ({
  ...{ id, parent: null, sort: id * 10, showInMenu: true, hasSubMenu: false },
  ...own,
})
const pages = [
  page(1),
  page(2, { hasSubMenu: true }),
  page(3, { parent: 2 }),
  page(4, { parent: 2 }),
  page(5),
  page(6, { showInMenu: false }),
]
const tree = treeOf(pages)

test('the menu is read as the site reads it', () => {
  expect(tree).toEqual([
    { id: 1, children: [] },
    { id: 2, children: [3, 4] },
    { id: 5, children: [] },
  ])
  const closed = [page(1), page(2, { parent: 1 }), page(3, { parent: 7 })]
  expect(treeOf(closed)).toEqual([
    { id: 1, children: [] },
    { id: 3, children: [] },
  ])
})

test('a menu that stays as it is changes no page', () => {
  expect(changesFor(pages, tree)).toEqual([])
})

test('a page that changes place changes only those between its two places', () => {
  const [first, second, third] = tree
  expect(changesFor(pages, [second!, first!, third!])).toEqual([
    { id: 1, sort: 20 },
    { id: 2, sort: 10 },
  ])
})

test('a page that goes below another gets it as its parent, and that one opens', () => {
  const next = [
    { id: 1, children: [5] },
    { id: 2, children: [3, 4] },
  ]
  expect(changesFor(pages, next)).toEqual([
    { id: 1, hasSubMenu: true },
    { id: 5, parent: 1 },
  ])
})

test('a page that comes to the first row stands below what its parent stood below', () => {
  const below = pages.map((one) => (one.id === 2 ? { ...one, parent: 6 } : one))
  const next = [...tree.slice(0, 1), { id: 2, children: [4] }, { id: 3, children: [] }, tree[2]!]
  expect(changesFor(below, next)).toContainEqual(expect.objectContaining({ id: 3, parent: 6 }))
})

test('numbers that are the same are given anew', () => {
  const same = [page(1, { sort: 100 }), page(2, { sort: 100 }), page(3, { sort: 100 })]
  const next = [3, 1, 2].map((id) => ({ id, children: [] }))
  expect(changesFor(same, next)).toEqual([
    { id: 1, sort: 20 },
    { id: 2, sort: 30 },
    { id: 3, sort: 10 },
  ])
})

test('what is taken out of the menu keeps its address, and what is added shows', () => {
  const next = [tree[0]!, { id: 2, children: [3] }, tree[2]!, { id: 6, children: [] }]
  expect(changesFor(pages, next)).toEqual([
    { id: 4, showInMenu: false },
    { id: 6, showInMenu: true },
  ])
})

test('a draft follows pages that came and went since', () => {
  const arranged = {
    tree: [
      { id: 5, children: [3] },
      { id: 9, children: [4] },
    ],
    known: [1, 2, 3, 4, 5, 9],
  }
  const now = [...pages, page(7), page(8, { parent: 2 })]
  // 1 and 2 were taken out by the draft, 9 is gone, 7 is new; 8 is new below a page that was taken out.
  expect(refreshed(arranged, now)).toEqual([
    { id: 5, children: [3] },
    { id: 4, children: [] },
    { id: 7, children: [] },
  ])
  expect(refreshed({ tree, known: [1, 2, 3, 4, 5] }, now)[1]).toEqual({ id: 2, children: [3, 4, 8] })
})

test('a page that would stand below itself is found, also by way of a page outside the menu', () => {
  const chain = [page(1), page(2, { parent: 6 }), page(6, { parent: 1, showInMenu: false })]
  const changes = changesFor(chain, [{ id: 2, children: [1] }])
  expect(changes).toContainEqual(expect.objectContaining({ id: 1, parent: 2 }))
  expect(pageBelowItself(chain, changes)).toBe(1)
  expect(pageBelowItself(chain, [])).toBeNull()
})
