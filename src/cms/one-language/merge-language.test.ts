import type { Field } from 'payload'
import { expect, test } from 'vitest'

import { mergeLanguage } from './merge-language'

const title: Field = { name: 'title', type: 'text', localized: true }
const fields: Field[] = [
  { type: 'tabs', tabs: [{ label: 'Inhoud', fields: [{ type: 'row', fields: [title] }] }] },
  { name: 'picture', type: 'text' },
  { name: 'seo', type: 'group', fields: [{ name: 'description', type: 'text', localized: true }] },
  { name: 'modules', type: 'blocks', blocks: [{ slug: 'text', fields: [title] }] },
  { name: 'links', type: 'array', fields: [title] },
]
const merged = (draft: object, published: object) =>
  mergeLanguage(fields, { draft: { ...draft }, published: { ...published }, language: 'nl' })

test('one language is taken from the draft, the others stay as visitors read them', () => {
  expect(
    merged(
      { title: { nl: 'Nieuw', fr: 'Pas prêt' }, seo: { description: { nl: 'N', fr: 'P' } } },
      { title: { nl: 'Oud', fr: 'Ancien' }, seo: { description: { nl: 'O', fr: 'A' } } },
    ),
  ).toMatchObject({ title: { nl: 'Nieuw', fr: 'Ancien' }, seo: { description: { nl: 'N', fr: 'A' } } })
})

test('what all languages share comes from the draft', () => {
  expect(merged({ picture: 'nieuw.jpg' }, { picture: 'oud.jpg' })).toMatchObject({ picture: 'nieuw.jpg' })
})

test('words stay with their module when modules change places', () => {
  const a = (nl: string, fr: string) => ({ id: 'a', blockType: 'text', title: { nl, fr } })
  const b = (nl: string, fr: string) => ({ id: 'b', blockType: 'text', title: { nl, fr } })
  expect(
    merged(
      { modules: [b('B nieuw', 'B pas prêt'), a('A nieuw', 'A pas prêt')] },
      { modules: [a('A', 'A fr'), b('B', 'B fr')] },
    ).modules,
  ).toEqual([b('B nieuw', 'B fr'), a('A nieuw', 'A fr')])
})

test('a new row has words in this language only, a removed row is gone', () => {
  expect(
    merged({ links: [{ id: 'new', title: { nl: 'Contact', fr: 'Contact' } }] }, { links: [{ id: 'old' }] })
      .links,
  ).toEqual([{ id: 'new', title: { nl: 'Contact' } }])
})

test('what was never published holds one language', () => {
  expect(merged({ title: { nl: 'Nieuw', fr: 'Pas prêt' } }, {})).toMatchObject({ title: { nl: 'Nieuw' } })
  expect(merged({ title: { nl: 'Nieuw', fr: 'Pas prêt' } }, {}).title).toEqual({ nl: 'Nieuw' })
})
