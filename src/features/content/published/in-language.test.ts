import type { Field } from 'payload'
import { expect, test } from 'vitest'

import { inLanguage } from './in-language'

const text = (name: string): Field => ({ name, type: 'text', localized: true })

test('wherever words stand, those of one language are chosen, and none are borrowed', () => {
  const fields: Field[] = [
    text('title'),
    { name: 'sort', type: 'number' },
    { type: 'row', fields: [text('inRow')] },
    {
      type: 'tabs',
      tabs: [
        { label: 'A', fields: [text('inTab')] },
        { name: 'tab', fields: [text('words')] },
      ],
    },
    { name: 'group', type: 'group', fields: [text('inGroup'), { name: 'page', type: 'number' }] },
    { name: 'links', type: 'array', fields: [text('label')] },
    { name: 'modules', type: 'blocks', blocks: [{ slug: 'text', fields: [text('body')] }] },
  ]
  const stored = {
    id: 7,
    title: { nl: 'Huis', fr: 'Maison' },
    sort: 10,
    inRow: { nl: 'rij' },
    inTab: { fr: 'onglet' },
    tab: { words: { nl: 'blad' } },
    group: { inGroup: { nl: 'groep', fr: 'groupe' }, page: 3 },
    links: [{ id: 'a', label: { nl: 'meer', fr: 'plus' } }],
    modules: [{ id: 'm', blockType: 'text', body: { nl: 'tekst' } }],
  }
  expect(inLanguage(fields, stored, 'fr')).toEqual({
    id: 7,
    title: 'Maison',
    sort: 10,
    inRow: null,
    inTab: 'onglet',
    tab: { words: null },
    group: { inGroup: 'groupe', page: 3 },
    links: [{ id: 'a', label: 'plus' }],
    modules: [{ id: 'm', blockType: 'text', body: null }],
  })
  expect(stored.title).toEqual({ nl: 'Huis', fr: 'Maison' })
})
