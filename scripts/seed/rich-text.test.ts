import { expect, test } from 'vitest'

import { checkKept } from './rich-text'

const text = { type: 'text', text: 'Gevel', format: 0 }
const document = (...children: object[]) => ({ root: { children } })

test('a text of which the site shows every part passes', () => {
  const heading = { type: 'heading', tag: 'h2', children: [text] }
  expect(() => checkKept(document(heading, { type: 'paragraph', children: [text] }), '')).not.toThrow()
})

test.each([
  { what: 'a heading the site has no place for', node: { type: 'heading', tag: 'h1', children: [text] } },
  { what: 'a part of an unknown kind', node: { type: 'table', children: [] } },
  {
    what: 'an unknown kind within a paragraph',
    node: { type: 'paragraph', children: [text, { type: 'code' }] },
  },
])('$what stops the seed', ({ node }) => {
  expect(() => checkKept(document({ type: 'paragraph', children: [text] }, node), '# Gevel')).toThrow(
    '# Gevel',
  )
})

test('an empty text stops the seed', () => {
  expect(() => checkKept(document(), '')).toThrow()
})
