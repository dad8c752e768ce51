import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type WordChange, wordChanges } from './word-changes'

const without = (kind: WordChange['kind'], changes: WordChange[]) =>
  changes
    .filter((change) => change.kind !== kind)
    .map(({ text }) => text)
    .join('')

test('a word in another’s place is removed and added, and what stands around it stays', () => {
  expect(wordChanges('Wij verkopen uw huis in Gent.', 'Wij verkopen uw woning in Gent.')).toEqual([
    { kind: 'same', text: 'Wij verkopen uw ' },
    { kind: 'removed', text: 'huis ' },
    { kind: 'added', text: 'woning ' },
    { kind: 'same', text: 'in Gent.' },
  ])
})

test('words that came between are added alone', () => {
  expect(wordChanges('a b', 'a x y b').map(({ kind }) => kind)).toEqual(['same', 'added', 'same'])
  expect(wordChanges('a x b', 'a b')).toEqual([
    { kind: 'same', text: 'a ' },
    { kind: 'removed', text: 'x ' },
    { kind: 'same', text: 'b' },
  ])
  expect(wordChanges('same', 'same')).toEqual([{ kind: 'same', text: 'same' }])
})

test('both texts can be read from their changes, whatever they are', () => {
  const text = fc.array(fc.constantFrom('huis ', 'tuin ', 'in ', '\n', 'Gent', '  '), { maxLength: 30 })
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [before, after] = [one.join(''), other.join('')]
      const changes = wordChanges(before, after)
      expect(without('added', changes)).toBe(before)
      expect(without('removed', changes)).toBe(after)
    }),
  )
})

test('very long texts are told as a whole, quickly', () => {
  const [before, after] = ['a ', 'b '].map((word) => word.repeat(20_000)) as [string, string]
  expect(wordChanges(before, after).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
