import { expect, test } from 'vitest'

import { commentedFields } from './commented-fields'

const fields = [
  { name: 'revision', type: 'text' },
  {
    type: 'tabs',
    tabs: [
      { type: 'tab', label: 'Inhoud', fields: [{ name: 'title', type: 'text', label: 'Titel' }] },
      {
        type: 'tab',
        label: 'Modules',
        fields: [
          {
            name: 'modules',
            type: 'blocks',
            label: 'Modules',
            blocks: [
              {
                slug: 'text',
                labels: { singular: 'Tekst' },
                fields: [
                  { name: 'title', type: 'text', label: 'Titel' },
                  { type: 'row', fields: [{ name: 'wide', type: 'checkbox', label: 'Breed' }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  { name: 'key', type: 'text', label: 'Sleutel', admin: { hidden: true } },
  {
    name: 'seo',
    type: 'group',
    label: 'Zoekmachines',
    fields: [{ name: 'title', type: 'text', label: 'Titel' }],
  },
]

test('a field is known by the id of its row, and found by the number the row has now', () => {
  const modules = [
    { id: 'b', blockType: 'text' },
    { id: 'a', blockType: 'text' },
  ]
  const found = commentedFields(fields, { title: 'Verkopen', modules })
  expect(found.map(({ key, path, tab }) => [key, path, tab])).toEqual([
    ['title', 'title', 0],
    ['modules.b.title', 'modules.0.title', 1],
    ['modules.b.wide', 'modules.0.wide', 1],
    ['modules.a.title', 'modules.1.title', 1],
    ['modules.a.wide', 'modules.1.wide', 1],
    ['seo.title', 'seo.title', null],
  ])
  expect(found[1]?.labels).toEqual(['Tekst', 1, 'Titel'])
})
