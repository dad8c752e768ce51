import { describe, expect, test } from 'vitest'

import { differences } from './differences'
import { mergeRows, type RowChoices } from './merge-rows'
import type { ShownField, Values } from './shown-values'

const text = (name: string, label: string, type = 'text'): ShownField => ({ name, type, label })
const fields: ShownField[] = [
  {
    type: 'tabs',
    tabs: [{ type: 'tab', fields: [text('title', 'Titel'), text('intro', 'Inleiding', 'textarea')] }],
  },
  text('content', 'Tekst', 'richText'),
  { name: 'revision', type: 'text' },
  { name: 'seo', type: 'group', label: 'SEO', fields: [text('title', 'Titel')] },
  {
    name: 'modules',
    type: 'blocks',
    label: 'Modules',
    blocks: [
      {
        slug: 'text',
        labels: { singular: 'Tekst' },
        fields: [
          text('title', 'Titel'),
          {
            name: 'links',
            type: 'array',
            label: 'Links',
            labels: { singular: 'Link' },
            fields: [text('label', 'Naam')],
          },
        ],
      },
    ],
  },
]
const between = (mine: Values, theirs: Values, base: Values | null = null) =>
  differences(fields, { mine, theirs, base })
/** As they are shown. */
const shown = (mine: Values, theirs: Values, base: Values | null = null) =>
  between(mine, theirs, base).map((found) => [found.key, found.mine, found.theirs, found.preferred])
const row = (id: string, title: string, more: Values = {}) => ({ id, blockType: 'text', title, ...more })
const link = (id: string, label: string) => ({ id, label })
const modules = (...rows: Values[]) => ({ modules: rows })
const richText = (...lines: string[]) => ({
  root: { children: lines.map((line) => ({ type: 'paragraph', children: [{ type: 'text', text: line }] })) },
})

describe('fields', () => {
  test('both texts stand side by side, and what is the same is left out', () => {
    expect(
      between(
        { title: 'Mijn', seo: { title: 'Zelfde' }, revision: '1' },
        { title: 'Hun', seo: { title: 'Zelfde' } },
      ),
    ).toEqual([
      {
        ...{ kind: 'field', key: 'title', labels: ['Titel'], path: 'title' },
        ...{ mine: 'Mijn', theirs: 'Hun', preferred: 'mine' },
        values: { mine: 'Mijn', theirs: 'Hun' },
      },
    ])
  })

  test('what only the other changed is theirs, what both changed stays one’s own until it is chosen', () => {
    const base = { title: 'Was', intro: 'Was', seo: { title: 'Was' } }
    const mine = { title: 'Was', intro: 'Mijn', seo: { title: 'Mijn' } }
    const theirs = { title: 'Hun', intro: 'Was', seo: { title: 'Hun' } }
    expect(shown(mine, theirs, base)).toEqual([
      ['title', 'Was', 'Hun', 'theirs'],
      ['intro', 'Mijn', 'Was', 'mine'],
      ['seo.title', 'Mijn', 'Hun', 'mine'],
    ])
  })

  test('a field that only one of them filled can be taken over', () => {
    expect(shown({}, { title: 'Hun' })).toEqual([['title', '', 'Hun', 'mine']])
    expect(between({ title: 'Mijn' }, {})[0]).toMatchObject({ values: { mine: 'Mijn', theirs: null } })
  })

  test('formatted text is shown by its words and goes into the form as it was stored', () => {
    const [mine, theirs] = [richText('Een', 'Twee'), richText('Drie')]
    expect(between({ content: mine }, { content: theirs })[0]).toMatchObject({
      ...{ mine: 'Een\nTwee', theirs: 'Drie' },
      values: { mine, theirs, both: richText('Een', 'Twee', 'Drie') },
    })
  })

  test('long texts can stand below each other, short ones cannot', () => {
    const [title, intro] = between({ title: 'A', intro: 'Mijn' }, { title: 'B', intro: 'Hun' })
    expect(title).toMatchObject({ values: { mine: 'A', theirs: 'B' } })
    expect(title).not.toHaveProperty('values.both')
    expect(intro).toHaveProperty('values.both', 'Mijn\n\nHun')
  })

  test('a change of dress alone is seen where it is known what it was', () => {
    const bold = {
      root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'A', format: 1 }] }] },
    }
    expect(shown({ content: richText('A') }, { content: bold }, { content: richText('A') })).toEqual([
      ['content', 'A', 'A', 'theirs'],
    ])
    expect(shown({ content: bold }, { content: richText('A') }, { content: richText('A') })).toEqual([])
  })
})

describe('rows', () => {
  test('a module is compared with itself where it moved', () => {
    const found = between(
      modules(row('b', 'B'), row('a', 'A van mij')),
      modules(row('a', 'A'), row('b', 'B')),
    )
    expect(found).toMatchObject([
      { kind: 'order', key: 'modules', mine: '1. B\n2. A van mij', theirs: '1. A\n2. B', preferred: 'mine' },
      {
        kind: 'field',
        key: 'modules.a.title',
        path: 'modules.1.title',
        labels: ['Modules', 'Tekst', 'Titel'],
      },
    ])
  })

  test.each<[string, Values[], Values[], Values[] | null, unknown[]]>([
    ['the other added', [], [row('c', 'C')], [], ['modules.c', '', 'C', 'theirs']],
    ['somebody added, and nobody knows who', [], [row('c', 'C')], null, ['modules.c', '', 'C', 'theirs']],
    ['one added oneself', [row('c', 'C')], [], [], ['modules.c', 'C', '', 'mine']],
    ['the other took away', [row('a', 'A')], [], [row('a', 'A')], ['modules.a', 'A', '', 'theirs']],
    [
      'the other took away while it was written in',
      [row('a', 'A+')],
      [],
      [row('a', 'A')],
      ['modules.a', 'A+', '', 'mine'],
    ],
    ['one took away oneself', [], [row('a', 'A')], [row('a', 'A')], ['modules.a', '', 'A', 'mine']],
    [
      'one took away while the other wrote in it',
      [],
      [row('a', 'A+')],
      [row('a', 'A')],
      ['modules.a', '', 'A+', 'theirs'],
    ],
  ])('a module that %s', (_, mine, theirs, base, expected) => {
    expect(shown(modules(...mine), modules(...theirs), base && modules(...base))).toEqual([expected])
  })

  test('the order of who moved counts, where only one of them did', () => {
    const [a, b] = [row('a', 'A'), row('b', 'B')]
    expect(shown(modules(a, b), modules(b, a), modules(a, b))[0]?.[3]).toBe('theirs')
    expect(shown(modules(b, a), modules(a, b), modules(a, b))[0]?.[3]).toBe('mine')
  })

  test('rows within modules are found too', () => {
    const [one, two] = [link('x', 'X'), link('y', 'Y')]
    expect(
      shown(modules(row('a', 'A', { links: [one] })), modules(row('a', 'A', { links: [one, two] }))),
    ).toEqual([['modules.a.links.y', '', 'Y', 'theirs']])
  })
})

/** With what is preferred, as when somebody saves without choosing. */
function mergedAsPreferred(mine: Values, theirs: Values, base: Values | null) {
  const found = between(mine, theirs, base).filter(({ kind }) => kind !== 'field')
  return merge(mine, theirs, new Map(found.map(({ key, preferred }) => [key, preferred])))
}
const merge = (mine: Values, theirs: Values, choices: RowChoices) =>
  mergeRows(fields, { mine, theirs }, choices)
const titles = ({ modules: rows }: Values) => (rows as Values[] | undefined)?.map(({ title }) => title)

describe('what is saved', () => {
  const [a, b, c, d] = [row('a', 'A'), row('b', 'B'), row('c', 'C'), row('d', 'D')]

  test('modules that both added are all there, each behind what it stood behind', () => {
    const [mine, theirs] = [modules(a, c, b), modules(a, b, d)]
    expect(titles(mergedAsPreferred(mine, theirs, modules(a, b)))).toEqual(['A', 'C', 'B', 'D'])
    expect(titles(mergedAsPreferred(mine, theirs, null))).toEqual(['A', 'C', 'B', 'D'])
  })

  test('what the other took away and moved is so, and one’s own words stay', () => {
    const mine = modules(a, row('b', 'B van mij'), c)
    expect(titles(mergedAsPreferred(mine, modules(c, b), modules(a, b, c)))).toEqual(['C', 'B van mij'])
  })

  test('nothing of the other is taken that was not chosen', () => {
    expect(merge(modules(a), modules(b, a, c), new Map())).toEqual({})
    expect(titles(merge(modules(a), modules(b, a, c), new Map([['modules.b', 'theirs']])))).toEqual([
      'B',
      'A',
    ])
  })

  test('a row within a module is added there, and the module’s own words stay', () => {
    const mine = modules(row('a', 'A van mij', { links: [link('x', 'X')] }), b)
    const theirs = modules(row('a', 'A', { links: [link('y', 'Y'), link('x', 'X van hen')] }), b)
    expect(merge(mine, theirs, new Map([['modules.a.links.y', 'theirs']]))).toEqual(
      modules(row('a', 'A van mij', { links: [link('y', 'Y'), link('x', 'X')] }), b),
    )
  })
})
