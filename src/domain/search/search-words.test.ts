import { expect, test } from 'vitest'

import { searchWords, typedWords } from './search-words'

test.each([
  { text: 'Élégante maison, 3 façades', words: ['3', 'elegante', 'facades', 'maison'] },
  { text: 'Große Küche & œuvre', words: ['grosse', 'kuche', 'oeuvre'] },
  { text: "l'Alleud-centre tuin TUIN", words: ['alleud', 'centre', 'l', 'tuin'] },
  { text: '!?|:*', words: [] },
])('$text has the words $words', ({ text, words }) => {
  expect(searchWords(text)).toEqual(words)
})

test('no more than eight words are sought', () => {
  expect(typedWords('a b c d e f g h i j')).toHaveLength(8)
})
