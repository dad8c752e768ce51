import type { Field } from 'payload'
import { expect, test } from 'vitest'

import { localizedLeaves, setLeaf } from './localized-leaves'

const fields: Field[] = [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Content',
        fields: [
          { name: 'title', type: 'text', localized: true },
          { name: 'image', type: 'text' },
        ],
      },
      { name: 'menu', fields: [{ name: 'label', type: 'text', localized: true }] },
    ],
  },
  {
    name: 'banner',
    type: 'group',
    label: 'Banner',
    fields: [
      { type: 'row', fields: [{ name: 'title', type: 'text', localized: true }] },
      {
        type: 'collapsible',
        label: 'Button',
        fields: [{ name: 'button', type: 'text', localized: true }],
      },
    ],
  },
  {
    name: 'modules',
    type: 'blocks',
    blocks: [
      {
        slug: 'text',
        labels: { singular: 'Text', plural: 'Texts' },
        fields: [
          { name: 'body', type: 'textarea', localized: true },
          {
            name: 'links',
            type: 'array',
            label: 'Links',
            fields: [{ name: 'label', type: 'text', localized: true }],
          },
        ],
      },
    ],
  },
]

const record = () => ({
  title: 'Over ons',
  image: '7',
  modules: [
    { id: 'a', blockType: 'text', body: 'Eerst', links: [{ id: 'x', label: 'Meer' }] },
    { id: 'b', blockType: 'text', body: null, links: null },
    { id: 'c', blockType: 'no-longer-there', body: 'Weg' },
  ],
})

test('finds every value that is written per language, with its path and what it stands in', () => {
  const found = localizedLeaves(fields, record())
  expect(found.map(({ path, trail, value }) => [path.join('.'), trail, value])).toEqual([
    ['title', [], 'Over ons'],
    ['menu.label', [], null],
    ['banner.title', ['Banner'], null],
    ['banner.button', ['Banner', 'Button'], null],
    ['modules.a.body', ['Text'], 'Eerst'],
    ['modules.a.links.x.label', ['Text', 'Links'], 'Meer'],
    ['modules.b.body', ['Text'], null],
  ])
})

test('writes into a row by its id, wherever the row has moved, and leaves its neighbours alone', () => {
  const moved = record()
  moved.modules.reverse()
  expect(setLeaf(moved, ['modules', 'a', 'links', 'x', 'label'], 'Plus')).toBe(true)
  expect(moved.modules[2]?.links).toEqual([{ id: 'x', label: 'Plus' }])
  expect(moved.modules[1]).toEqual(record().modules[1])
})

test('makes a group that has no words yet, and refuses a row that was removed', () => {
  const document: Record<string, unknown> = record()
  expect(setLeaf(document, ['banner', 'title'], 'Welkom')).toBe(true)
  expect(document.banner).toEqual({ title: 'Welkom' })
  expect(setLeaf(document, ['modules', 'gone', 'body'], 'Nergens')).toBe(false)
})
