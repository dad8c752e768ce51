import { expect, test } from 'vitest'

import { criteriaFor } from '@/domain/search/criteria'
import { matchPlaces } from '@/i18n/places/place-match'
import { placesNear } from '@/i18n/places/near-places'

import { misspeltPlaces } from '../quick-search/testing/misspelt-places'
import { typedSentences, typesOfSentences } from '../quick-search/testing/typed-sentences'
import { readSentence } from './read-sentence'
import { sentenceCriteria } from './sentence-criteria'

/** How many must be understood as they were meant, and which are not: a change that makes it worse says where. */
test('at least 57 of 60 misspelt places are found or offered first', () => {
  const wrong = misspeltPlaces.flatMap(([typed, meant]) => {
    const [first] = [...matchPlaces(typed), ...placesNear(typed)]
    return first?.name === meant ? [] : [`${typed}: ${first?.name ?? 'nothing'}, meant ${meant}`]
  })
  expect(misspeltPlaces).toHaveLength(60)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3)
  expect(wrong).toEqual(['Tongren: Tongeren-Borgloon, meant Tongeren'])
})

test('at least 34 of 40 sentences are understood as they were meant', () => {
  const wrong = typedSentences.flatMap(([language, text, meant]) => {
    const categories = typesOfSentences.map(({ id, kind, names }) => ({ id, kind, name: names[language] }))
    const sentence = readSentence(text, language)
    const read = { ...sentenceCriteria(sentence, { deal: 'sale', categories }), deal: sentence.deal }
    const wanted = { ...criteriaFor('sale'), ...meant, deal: meant.deal }
    return asText(read) === asText(wanted) ? [] : [`${text}: ${asText(read)}, meant ${asText(wanted)}`]
  })
  expect(typedSentences).toHaveLength(40)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(6)
  expect(wrong).toEqual([])
})

function asText(criteria: object): string {
  return JSON.stringify(criteria, sortedKeys)
}

function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
}
