import fc from 'fast-check'
import { expect, test } from 'vitest'

import { categoryTree, type CategoryNode, type CategoryRecord } from './category-tree'

const records: CategoryRecord[] = [
  { id: 1, parentId: null, name: 'Woning', webId: 1 },
  { id: 2, parentId: 0, name: 'Appartement', webId: 2 },
  { id: 3, parentId: 1, name: 'Villa', webId: 9 },
  { id: 4, parentId: 1, name: 'Hoeve', webId: 8 },
  { id: 5, parentId: 3, name: 'Kasteel', webId: 7 },
]

function outline(nodes: CategoryNode[]): string {
  return nodes
    .map(({ label, children }) => (children.length ? `${label}(${outline(children)})` : label))
    .join(' ')
}

function ids(nodes: CategoryNode[]): number[] {
  return nodes.flatMap((node) => [node.id, ...ids(node.children)])
}

test.each([
  { rootsBy: 'label', tree: 'Appartement Woning(Hoeve Villa(Kasteel))' },
  { rootsBy: 'webId', tree: 'Woning(Hoeve Villa(Kasteel)) Appartement' },
] as const)('with roots by $rootsBy the tree is $tree', ({ rootsBy, tree }) => {
  expect(outline(categoryTree(records, { rootsBy, language: 'nl' }))).toBe(tree)
})

test('a node carries its value, label and record', () => {
  const [first] = categoryTree(records, { rootsBy: 'webId', language: 'nl' })
  expect(first).toMatchObject({ id: 1, parentId: null, value: '1-Woning', label: 'Woning', item: records[0] })
})

test.each([
  { why: 'an orphan', parents: [99, null], tree: 'A B' },
  { why: 'its own parent', parents: [1, 1], tree: 'A(B)' },
  { why: 'a circle of two', parents: [2, 1], tree: 'A B' },
  { why: 'a circle of two with a child', parents: [2, 1, 2], tree: 'A B(C)' },
])('$why becomes a root', ({ parents, tree }) => {
  const some = parents.map((parentId, index) => ({
    id: index + 1,
    parentId,
    name: 'ABC'.charAt(index),
    webId: null,
  }))
  expect(outline(categoryTree(some, { rootsBy: 'label', language: 'nl' }))).toBe(tree)
})

test('accented labels sort where a reader looks for them', () => {
  const names = ['Zolder', 'Étage', 'Duplex', 'Flat']
  const some = names.map((name, id) => ({ id, parentId: null, name, webId: null }))
  expect(outline(categoryTree(some, { rootsBy: 'label', language: 'fr' }))).toBe('Duplex Étage Flat Zolder')
})

test('whatever the parents, every category stands in the tree once', () => {
  const parents = fc.array(fc.option(fc.nat(12)), { maxLength: 12 })
  fc.assert(
    fc.property(parents, fc.constantFrom('label', 'webId'), (parentIds, rootsBy) => {
      const some = parentIds.map((parentId, id) => ({ id, parentId, name: `n${id}`, webId: null }))
      const tree = categoryTree(some, { rootsBy, language: 'nl' })
      expect(ids(tree).sort((a, b) => a - b)).toEqual(some.map(({ id }) => id))
    }),
  )
})
