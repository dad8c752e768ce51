import { expect, test } from 'vitest'

import { openingOf, paragraphsOf, readFirst } from './paragraphs'

test('markup becomes paragraphs of plain text', () => {
  expect(
    paragraphsOf('<p style="x">Een <b>huis</b>.</p><p></p><p>Met tuin.<br><br>En garage.</p>\n\nKlaar'),
  ).toEqual(['Een huis.', 'Met tuin.', 'En garage.', 'Klaar'])
})

const lines = ['a'.repeat(30), 'b'.repeat(30), 'c'.repeat(30), 'd'.repeat(30)]

test.each([
  { letters: 40, leastHidden: 20, shown: 2 },
  { letters: 30, leastHidden: 20, shown: 1 },
  { letters: 80, leastHidden: 40, shown: 4 },
  { letters: 500, leastHidden: 1, shown: 4 },
])('of four paragraphs $shown are read first when $letters letters are enough', ({ shown, ...limits }) => {
  const { first, rest } = readFirst(lines, limits)
  expect(first).toHaveLength(shown)
  expect([...first, ...rest]).toEqual(lines)
})

test.each([
  ['Ruim huis. Met tuin.', ['Ruim huis.', 'Met tuin.']],
  ['Een huis van 164 m² in Gent', ['Een huis van 164 m² in Gent', '']],
  ['', ['', '']],
])('a text opens with its first sentence: %s', (paragraph, parts) => {
  expect(openingOf(paragraph, 'nl')).toEqual(parts)
})

test('a first sentence as long as a paragraph is not set large', () => {
  const long = `${'woord '.repeat(50)}einde. Kort.`
  expect(openingOf(long, 'nl')).toEqual(['', long])
})
