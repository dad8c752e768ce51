import { expect, test } from 'vitest'

import { withRowIds } from './row-ids'

test('rows keep the id they were saved with, also rows within rows', () => {
  const saved = { columns: [{ id: 'a', title: 'Aanbod', links: [{ id: 'b', label: 'Te koop' }] }] }
  const french = { columns: [{ title: 'Notre offre', links: [{ label: 'À vendre' }] }] }
  expect(withRowIds(french, saved)).toEqual({
    columns: [{ id: 'a', title: 'Notre offre', links: [{ id: 'b', label: 'À vendre' }] }],
  })
})

test('a module of another kind at the same place is a new row', () => {
  const saved = { modules: [{ id: 'a', blockType: 'text' }] }
  expect(withRowIds({ modules: [{ blockType: 'team' }] }, saved)).toEqual({
    modules: [{ blockType: 'team' }],
  })
})

test('a row that was not saved before has no id yet', () => {
  const saved = { topBar: [{ id: 'a' }] }
  expect(withRowIds({ topBar: [{ label: 'Gent' }, { label: 'Brussel' }] }, saved)).toEqual({
    topBar: [{ id: 'a', label: 'Gent' }, { label: 'Brussel' }],
  })
})

test('rich text and lists of numbers stay as they are', () => {
  const body = { root: { children: [{ type: 'paragraph' }] } }
  const saved = { body: { root: { children: [{ type: 'paragraph', id: 'a' }] } }, images: [1, 2] }
  expect(withRowIds({ body, images: [3, 4] }, saved)).toEqual({ body, images: [3, 4] })
})
