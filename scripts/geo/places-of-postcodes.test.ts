import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { municipalityOfZip } from '@/i18n/places/municipalities'
import type { PlaceRecord } from '@/i18n/places/place-names'

import { nameKey, readZips } from './read-geonames'

const records = JSON.parse(readFileSync('src/i18n/place-names.json', 'utf8')) as PlaceRecord[]
const postal = namesByZip()

/** What the post calls the places of each Belgian postcode. */
function namesByZip(): Map<string, Set<string>> {
  const rows = readZips('BE').map(({ postal_code, place_name }) => ({
    zip: postal_code,
    name: nameKey(place_name),
  }))
  const byZip = Map.groupBy(rows, ({ zip }) => zip)
  return new Map([...byZip].map(([zip, own]) => [zip, new Set(own.map(({ name }) => name))]))
}

const keysOf = ({ name, translations = {} }: Pick<PlaceRecord, 'name' | 'translations'>) =>
  [name, ...Object.values(translations)].map(nameKey)

test('the post knows every Belgian village by its name, at its own postcode', () => {
  const strange = records
    .filter(({ country }) => country === 'BE')
    .flatMap(({ parts = [] }) => parts)
    .flatMap((part) =>
      (part.zips ?? [])
        .filter((zip) => !keysOf(part).some((key) => postal.get(zip)?.has(key)))
        .map((zip) => `${zip} ${part.name}`),
    )
  expect(strange).toEqual([])
})

test('every name of the post is known at its postcode', () => {
  const belgian = records.filter(({ country }) => country === 'BE')
  const known = new Set(
    belgian.flatMap((place) => [
      ...(place.zips ?? []).flatMap((zip) => keysOf(place).map((key) => `${zip} ${key}`)),
      ...(place.parts ?? []).flatMap((part) =>
        (part.zips ?? []).flatMap((zip) => keysOf(part).map((key) => `${zip} ${key}`)),
      ),
    ]),
  )
  const missing = [...postal].flatMap(([zip, names]) => [...names].map((name) => `${zip} ${name}`))
  expect(missing.filter((name) => !known.has(name))).toEqual([])
})

test.each([
  // Villages that are called Erpeldange too, near Bous and near Wiltz.
  ...['5421', '5422', '9518', '9648'].map((zip) => ({ zip, isOwn: false })),
  ...['9147', '9172'].map((zip) => ({ zip, isOwn: true })),
])('that L-$zip lies in Erpeldange-sur-Sûre is $isOwn', ({ zip, isOwn }) => {
  expect(municipalityOfZip('LU', zip)?.names.fr === 'Erpeldange-sur-Sûre').toBe(isOwn)
})
