import { expect, test } from 'vitest'

import { matchPlaces } from '@/i18n/places/place-match'
import { municipalityOfPlace } from '@/i18n/places/municipality-of'
import { placesNear } from '@/i18n/places/near-places'
import { differences } from '@/testing/search/meant-sentence'
import { type TypedPlace, typedPlaces, typedSentences } from '@/testing/search/typed-rows'

import { readSentence } from './read-sentence'

/** How many must be understood as they were meant, and which are not: a change that makes it worse says where. */
test('at least 57 of 60 misspelt places are found or offered first', () => {
  const rows = typedPlaces()
  const wrong = rows.flatMap((row) => {
    const found = municipalitiesFound(row)
    return isAsMeant(found, row.meant)
      ? []
      : [
          `${row.id} ${row.typed}: ${found.slice(0, 3).join(', ') || 'nothing'}, meant ${row.meant.join(', ')}`,
        ]
  })
  expect(rows).toHaveLength(60)
  expect(wrong).toEqual([])
})

test('at least 34 of 40 sentences are understood as they were meant', () => {
  const rows = typedSentences()
  const wrong = rows.flatMap((row) => {
    const found = differences(row)
    return found.length > 0 ? [`${row.id} ${row.typed}: ${found.join('; ')}`] : []
  })
  expect(rows).toHaveLength(40)
  expect(wrong).toEqual([])
})

test('what is no place becomes none in a sentence either', () => {
  for (const { typed, language, meant } of typedPlaces())
    if (meant.includes('NONE'))
      expect([typed, readSentence(typed, language).criteria.places ?? []]).toEqual([typed, []])
})

function municipalitiesFound({ typed }: TypedPlace): string[] {
  const names = [...matchPlaces(typed), ...placesNear(typed)].map(
    (place) => municipalityOfPlace(place)?.names.nl ?? place.name,
  )
  return [...new Set(names)]
}

function isAsMeant(found: string[], meant: string[]): boolean {
  if (meant.includes('NONE')) return found.length === 0
  const first = new Set(found.slice(0, meant.length))
  return meant.every((name) => first.has(name))
}
