import type { Block, Field } from 'payload'
import { expect, test } from 'vitest'

import { localizedValues } from './localized-values'

const title: Field = { name: 'title', type: 'text', localized: true }
const sort: Field = { name: 'sort', type: 'number' }
const stamp: Field = { name: 'languageChangedAt', type: 'date', localized: true }
const card: Block = { slug: 'card', fields: [title, sort] }
const quote: Block = { slug: 'quote', fields: [{ name: 'who', type: 'text', localized: true }] }

test.each<{ what: string; fields: Field[]; values: Record<string, unknown>; found: unknown[] }>([
  { what: 'a word', fields: [title, sort], values: { title: 'Huis', sort: 3 }, found: ['Huis'] },
  { what: 'a word that is missing', fields: [title], values: {}, found: [null] },
  {
    what: 'the stamp itself',
    fields: [title, stamp],
    values: { title: 'a', languageChangedAt: 'b' },
    found: ['a'],
  },
  {
    what: 'words in rows and folds, which have no name',
    fields: [{ type: 'row', fields: [{ type: 'collapsible', label: 'x', fields: [title] }] }],
    values: { title: 'Huis' },
    found: ['Huis'],
  },
  {
    what: 'words in a group with a name',
    fields: [{ name: 'seo', type: 'group', fields: [title] }],
    values: { title: 'not this', seo: { title: 'Huis' } },
    found: ['Huis'],
  },
  {
    what: 'a group that is missing',
    fields: [{ name: 'seo', type: 'group', fields: [title] }],
    values: {},
    found: [null],
  },
  {
    what: 'words in tabs, with and without a name',
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: 'A', fields: [title] },
          { name: 'menu', fields: [title] },
        ],
      },
    ],
    values: { title: 'Huis', menu: { title: 'Thuis' } },
    found: ['Huis', 'Thuis'],
  },
  {
    what: 'rows of a list, by id and in order',
    fields: [{ name: 'links', type: 'array', fields: [title, sort] }],
    values: {
      links: [
        { id: 'b', title: 'B', sort: 1 },
        { id: 'a', title: 'A' },
      ],
    },
    found: ['b', 'B', 'a', 'A'],
  },
  {
    what: 'modules, each by its own fields',
    fields: [{ name: 'modules', type: 'blocks', blocks: [card, quote] }],
    values: {
      modules: [
        { id: '1', blockType: 'quote', who: 'An', title: 'no' },
        { id: '2', blockType: 'card', title: 'Huis' },
        { id: '3', blockType: 'gone', title: 'no' },
      ],
    },
    found: ['1', 'An', '2', 'Huis', '3'],
  },
])('finds $what', ({ fields, values, found }) => {
  expect(localizedValues(fields, values)).toEqual(found)
})

test('a document that is not there yet has no words', () => {
  expect(localizedValues([title, { name: 'links', type: 'array', fields: [title] }], undefined)).toEqual([
    null,
  ])
})
