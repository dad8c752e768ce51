import { expect, test } from 'vitest'

import { changedWords } from './changed-words'

const marked = (text: string, other: string) =>
  changedWords(text, other)
    .map((part) => (part.isChanged ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['een huis met tuin', 'een huis met tuin', 'een huis met tuin'],
  ['een groot huis', 'een huis', 'een [groot ]huis'],
  ['een huis in Gent', 'een villa in Gent', 'een [huis] in Gent'],
  ['eerst\n\ndan', 'eerst\n\nnooit', 'eerst\n\n[dan]'],
  ['alles anders', '', 'alles anders'],
])('“%s” beside “%s”', (text, other, expected) => {
  expect(marked(text, other)).toBe(expected)
  expect(
    changedWords(text, other)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('a text of thousands of words is shown without being compared', () => {
  const long = 'woord '.repeat(5000)
  expect(changedWords(long, `${long}anders`)).toEqual([{ text: long, isChanged: false }])
})
