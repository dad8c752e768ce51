import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Listing } from '@/domain/listing/listing'
import type { CountryCode } from '@/domain/place/country'
import { criteriaFor } from '@/domain/search/criteria'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { countListings } from '../search/search-listings'
import { searchPlaces } from './search-places'
import { storeListings } from '../store/store-listings'

let test_: TestDatabase

beforeAll(async () => {
  test_ = await createTestDatabase()
  await storeListings(test_.db, [
    home('4000', 'LIÈGE'),
    home('4020', 'LIEGE', { deal: 'rent' }),
    home('4040', 'HERSTAL'),
    home('9050', 'GENTBRUGGE'),
    home('9000', 'GENT'),
    home('9000', 'GENT', { projectId: 7 }),
    home('9000', 'GENT', { status: 'under-option' }),
    home('9000', 'GENT', { status: 'sold' }),
    home('L-8124', 'BRIDEL', { status: 'sold' }, 'LU'),
    home('L-8124', 'BRIDEL', {}, 'LU'),
  ])
})
afterAll(() => test_.drop())

function home(zip: string, city: string, given: Partial<Listing> = {}, country: CountryCode = 'BE'): Listing {
  return aListing({ ...given, address: { ...aListing().address, zip, city, country } })
}

const ask = (text: string) => searchPlaces(test_.db, { text, language: 'de' })

// Coverage: 3.70, 3.72.
test('a town and the province of its name are counted apart', async () => {
  const { exact, didYouMean } = await ask('luik')
  expect(exact.map(({ kind, name, homes }) => [kind, name, homes])).toEqual([
    ['municipality', 'Lüttich', { sale: 1, rent: 1 }],
    ['province', 'Lüttich', { sale: 2, rent: 1 }],
  ])
  expect(didYouMean).toEqual([])
})

// Coverage: 3.71.
test('a slip is offered apart, with homes under option and without sold ones and units', async () => {
  const { exact, didYouMean } = await ask('gnet')
  expect(exact).toEqual([])
  expect(didYouMean[0]).toMatchObject({ name: 'Gent', homes: { sale: 3, rent: 0 } })
})

// Coverage: 3.72.
test('what is counted is what its search finds', async () => {
  for (const text of [
    'luik',
    'gent',
    '90',
    '9000',
    'gentbrugge',
    'bridel',
    'kopstal',
    'herst',
    'capellen',
    'vlaand',
  ]) {
    const { exact, didYouMean } = await ask(text)
    for (const { place, province, homes } of [...exact, ...didYouMean]) {
      const criteria = {
        ...criteriaFor('sale'),
        places: place ? [place] : [],
        provinces: province ? [province] : [],
      }
      expect([text, place, (await countListings(test_.db, criteria)).total]).toEqual([
        text,
        place,
        homes.sale,
      ])
    }
  }
})

test('places with homes come first', async () => {
  const { exact } = await ask('90')
  expect(exact.slice(0, 2).map(({ name }) => name)).toEqual(['9000 Gent', '9050 Gent'])
})
