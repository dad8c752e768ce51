import { expect, test } from 'vitest'

import { differences } from './differences'
import { shownValues, type ShownField } from './shown-values'

const fields: ShownField[] = [
  {
    type: 'tabs',
    tabs: [
      {
        type: 'tab',
        fields: [
          { name: 'title', type: 'text', label: 'Titel' },
          { name: 'content', type: 'richText', label: 'Tekst' },
        ],
      },
    ],
  },
  { name: 'revision', type: 'text' },
  { name: 'seo', type: 'group', label: 'SEO', fields: [{ name: 'title', type: 'text', label: 'Titel' }] },
  {
    name: 'modules',
    type: 'blocks',
    label: 'Modules',
    blocks: [
      {
        slug: 'text',
        labels: { singular: 'Tekst' },
        fields: [{ name: 'title', type: 'text', label: 'Titel' }],
      },
    ],
  },
]
const all = (mine: object, theirs: object) =>
  differences(shownValues(fields, { ...mine }), shownValues(fields, { ...theirs }))
/** As they are shown. */
const between = (mine: object, theirs: object) =>
  all(mine, theirs).map(({ key, labels, mine: own, theirs: other, path }) => ({
    ...{ key, labels, path },
    ...{ mine: own, theirs: other },
  }))
const row = (id: string, title: string) => ({ id, blockType: 'text', title })
const richText = (...lines: string[]) => ({
  root: { children: lines.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })) },
})

test('both texts of a field stand side by side, and what is the same is left out', () => {
  expect(
    between(
      { title: 'Mijn', seo: { title: 'Zelfde' }, revision: '1' },
      { title: 'Hun', seo: { title: 'Zelfde' } },
    ),
  ).toEqual([{ key: 'title', labels: ['Titel'], mine: 'Mijn', theirs: 'Hun', path: 'title' }])
})

test('formatted text is shown by its words', () => {
  expect(between({ content: richText('Een', 'Twee') }, { content: richText('Een') })).toEqual([
    { key: 'content', labels: ['Tekst'], mine: 'Een\nTwee', theirs: 'Een', path: 'content' },
  ])
})

test('a module is compared with itself where it moved, and one that only the other has is shown', () => {
  expect(
    between(
      { modules: [row('b', 'B'), row('a', 'A van mij')] },
      { modules: [row('a', 'A'), row('b', 'B'), row('c', 'C')] },
    ),
  ).toEqual([
    {
      key: 'modules.a.title',
      labels: ['Modules', 'Tekst', 'Titel'],
      mine: 'A van mij',
      theirs: 'A',
      path: 'modules.1.title',
    },
    { key: 'modules.c.title', labels: ['Modules', 'Tekst', 'Titel'], mine: '', theirs: 'C', path: null },
  ])
})

test('a field that only the other filled can be taken over', () => {
  expect(between({}, { title: 'Hun' })).toMatchObject([{ mine: '', theirs: 'Hun', path: 'title' }])
})

test('what is chosen goes into the form as it was stored, formatted text too', () => {
  const [mine, theirs] = [richText('Een'), richText('Twee')]
  expect(all({ content: mine }, { content: theirs })[0]?.values).toEqual({ mine, theirs })
  expect(all({ title: 'Mijn' }, {})[0]?.values).toEqual({ mine: 'Mijn', theirs: null })
})
