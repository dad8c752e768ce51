import type { Field } from 'payload'
import { expect, test } from 'vitest'

import { adoptRows, hasNamelessRow, hasOtherWords } from './adopt-rows'

const label: Field = { name: 'label', type: 'text', localized: true }
const isShown: Field = { name: 'isShown', type: 'checkbox', localized: true }
const fields: Field[] = [
  { name: 'columns', type: 'array', fields: [label, { name: 'links', type: 'array', fields: [label] }] },
  {
    name: 'modules',
    type: 'blocks',
    blocks: [
      { slug: 'text', fields: [label] },
      { slug: 'team', fields: [label] },
    ],
  },
]
const idsOf = (rows: { id?: string }[]) => rows.map(({ id }) => id)

test('a row takes the id of the stored row in its place, rows in rows too', () => {
  const data = { columns: [{ links: [{}, {}] }, { id: 'b' }] }
  const lost = adoptRows(fields, data, {
    columns: [{ id: 'a', links: [{ id: 'x' }, { id: 'y' }] }, { id: 'b' }],
  })
  expect(idsOf(data.columns)).toEqual(['a', 'b'])
  expect(idsOf(data.columns[0]!.links!)).toEqual(['x', 'y'])
  expect(lost).toEqual([])
})

test('a row of another kind, or whose place belongs to a row that moved, is new', () => {
  const data = { modules: [{ blockType: 'team' }, { id: '1', blockType: 'text' }, { blockType: 'team' }] }
  const stored = [
    { id: '1', blockType: 'text' },
    { id: '2', blockType: 'text' },
    { id: '3', blockType: 'team' },
  ]
  const lost = adoptRows(fields, data, { modules: stored })
  expect(idsOf(data.modules)).toEqual([undefined, '1', '3'])
  expect(lost.map(({ row }) => row.id)).toEqual(['2'])
})

test('rows left out of a list in which all have their ids are removed on purpose', () => {
  expect(adoptRows(fields, { columns: [{ id: 'b' }] }, { columns: [{ id: 'a' }, { id: 'b' }] })).toEqual([])
  expect(adoptRows(fields, { columns: [] }, { columns: [{ id: 'a' }] })).toEqual([])
  expect(adoptRows(fields, {}, { columns: [{ id: 'a' }] })).toEqual([])
})

test.each([
  { data: {}, isNameless: false },
  { data: { columns: [{ id: 'a', links: [{ id: 'x' }] }] }, isNameless: false },
  { data: { columns: [{ id: 'a', links: [{}] }] }, isNameless: true },
  { data: { modules: [{ blockType: 'text' }] }, isNameless: true },
])('$data has a row without a name: $isNameless', ({ data, isNameless }) => {
  expect(hasNamelessRow(fields, data)).toBe(isNameless)
})

test.each([
  { row: { label: { nl: 'Gent', fr: 'Gand' } }, hasWords: true },
  { row: { label: { nl: '', fr: 'Gand' } }, hasWords: false },
  { row: { label: null, isShown: { nl: true } }, hasWords: false },
  { row: { label: { nl: { root: {} } } }, hasWords: true },
])('$row has words besides French: $hasWords', ({ row, hasWords }) => {
  expect(hasOtherWords({ row, fields: [label, isShown] }, 'fr')).toBe(hasWords)
})
