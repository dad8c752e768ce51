import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Listing } from '@/domain/listing/listing'
import type { CountryCode } from '@/domain/place/country'
import { criteriaFor } from '@/domain/search/criteria'
import { criteriaFromQuery } from '@/domain/search/criteria-url'
import { type Locale, locales } from '@/i18n/locales'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { findByText } from './find-by-text'
import { countListings } from '../search/search-listings'
import { type QuickSearchLink, searchQuickly } from './search-quickly'
import { storeListings } from '../store/store-listings'

let test_: TestDatabase

beforeAll(async () => {
  test_ = await createTestDatabase()
  await test_.db.execute(
    sql`insert into listing.category
        select id, language, name, id, true, true, kind, icon
        from (values (1, 'Huis', 'house', 'residential'), (2, ${'Appartement '.repeat(20)}, 'apartment', 'offices'),
          (3, 'Garage', 'garage', 'garage')) category (id, name, kind, icon),
             unnest(array['nl', 'fr', 'en', 'de']) language`,
  )
  await storeListings(test_.db, homes)
})
afterAll(() => test_.drop())

const homes: Listing[] = [
  home('4000', 'LIÈGE', { reference: 'A-1001' }),
  home('4000', 'Luik', { typeId: 2, typeIds: [2, 3] }),
  home('4032', 'CHÊNÉE', { status: 'sold' }),
  home('4020', 'Liège', { deal: 'rent', typeId: 2 }),
  home('4040', 'HERSTAL'),
  home('4000', 'LIÈGE', { projectId: 7, reference: 'A-1007' }),
  home('9000', 'GENT'),
  home('9050', 'GENTBRUGGE', { deal: 'rent' }),
  home('9051', 'GENT', { typeId: 3 }),
  home('L-9000', 'ETTELBRUCK', {}, 'LU'),
  home('9012', 'Ettelbruck', { deal: 'rent' }, 'LU'),
  home('8124', 'BRIDEL', {}, 'LU'),
  home('52062', 'AACHEN', {}, 'DE'),
  home('3200', 'AARSCHOT'),
]

function home(zip: string, city: string, given: Partial<Listing> = {}, country: CountryCode = 'BE'): Listing {
  return aListing({
    typeIds: [given.typeId ?? 1],
    ...given,
    address: { ...aListing().address, zip, city, country },
  })
}

const ask = (text: string, language: Locale = 'nl') => searchQuickly(test_.db, { text, language })

test('each count is the count of the list that its link leads to', async () => {
  const texts = ['luik', 'gent', 'ge', '9000', '90', '9', '4', 'L-9000', 'ettelbruck', 'kopstal', 'bridel']
  for (const text of [...texts, 'aachen', 'gentbrugge', '9000 gent', 'lille', 'aarschot', 'nergens']) {
    for (const language of locales) {
      const { all, rows } = await ask(text, language)
      for (const deal of ['sale', 'rent'] as const) {
        const links = [all?.[deal], ...rows.map((row) => row[deal])].filter((link) => link !== undefined)
        for (const link of links) expect([text, await listed(link, deal)]).toEqual([text, link.count])
      }
    }
  }
})

async function listed({ href }: QuickSearchLink, deal: 'sale' | 'rent'): Promise<number> {
  const criteria = criteriaFromQuery(deal, new URL(href, 'http://site').searchParams)
  return (await countListings(test_.db, criteria)).total
}

test.each(['Luik', 'liege', 'LÜTTICH', 'luttich', 'Liège'])('%s means all of Liège', async (text) => {
  const { all, rows, places } = await ask(text, 'de')
  expect(places).toEqual([{ city: 'Lüttich' }])
  expect(all).toEqual({
    sale: { count: 2, href: '/de/zu-verkaufen/?city=L%C3%BCttich' },
    rent: { count: 1, href: '/de/zu-vermieten/?city=L%C3%BCttich' },
  })
  expect(rows.map(({ typeId, sale, rent }) => [typeId, sale.count, rent.count])).toEqual([
    [1, 1, 0],
    [2, 1, 1],
    [3, 1, 0],
  ])
})

// Coverage: 3.68.
test('each type has the icon that was stored with it', async () => {
  const { rows } = await ask('luik')
  expect(rows.map(({ icon }) => icon)).toEqual(['residential', 'offices', 'garage'])
})

test('the name of a type takes one line', async () => {
  const { rows } = await ask('luik')
  expect(rows[1]?.typeName).toMatch(/^.{90,99}…$/)
})

// Coverage: 2.143.
test.each([
  { text: '9000', places: ['9000 Ettelbruck', '9000 Gent'], sale: 2 },
  { text: 'L-9000', places: ['9000 Ettelbruck'], sale: 1 },
  { text: '9000 gent', places: ['9000 Gent'], sale: 1 },
  { text: '905', places: ['9050 Gentbrugge', '9051 Gent'], sale: 1 },
  { text: 'gentbr', places: ['9050 Gentbrugge'], sale: 0 },
  { text: 'kopstal', places: [' Kopstal'], sale: 1 },
  { text: 'aach', places: [' Aachen'], sale: 1 },
  { text: 'ge', places: [' Gent'], sale: 2 },
  { text: 'brugge', places: [' Brugge'], sale: 0 },
  { text: '8000', places: ['8000 Brugge'], sale: 0 },
  { text: 'nergens', places: [], sale: undefined },
  { text: '%', places: [], sale: undefined },
])('$text means $places', async ({ text, places, sale }) => {
  const answer = await ask(text)
  const names = answer.places.map(({ zip = '', city = '' }) => `${zip} ${city}`)
  expect(names.sort()).toEqual(places)
  expect(answer.all?.sale?.count).toBe(sale)
})

// Coverage: 1.14, 2.143.
test('a reference is found by how it begins, in any case, units of a project too', async () => {
  const found = async (text: string) => (await ask(text)).references.map(({ reference }) => reference)
  expect(await found('a-100')).toEqual(['A-1001', 'A-1007'])
  expect(await found('a-1007')).toEqual(['A-1007'])
  expect(await found('a1007')).toEqual(['A-1007'])
  expect(await found('A 1007')).toEqual(['A-1007'])
  expect(await found('1007')).toEqual(['A-1007'])
  expect(await found('007')).toEqual([])
  expect(await found('a%7')).toEqual([])
  expect((await ask('a-1001')).references[0]?.href).toMatch(/^\/nl\/te-koop\/liege\/huis\/\d+\/$/)
})

// Coverage: 5.21, 5.36.
test.each([
  { text: 'a-1001', to: `/nl/te-koop/liege/huis/${homes[0]?.id}/` },
  { text: 'A 1001', to: `/nl/te-koop/liege/huis/${homes[0]?.id}/` },
  { text: '1001', to: `/nl/te-koop/liege/huis/${homes[0]?.id}/` },
  { text: 'huis luik tot 400k', to: '/nl/te-huur/?city=Luik&type=1&price-max=400000' },
  { text: 'huis te koop luik', to: '/nl/te-koop/?city=Luik&type=1' },
  { text: 'garage', to: '/nl/te-huur/?type=3' },
  { text: 'huis met garage en zwembad', to: '/nl/te-huur/?type=1&garages-min=1&unread=zwembad' },
  { text: 'Oost-Vlaanderen', to: '/nl/te-huur/?province=BE-VOV' },
  { text: 'Gnt', to: '/nl/te-huur/?city=Gnt' },
  { text: '9000 gnt', to: '/nl/te-huur/?city=Gent%7C9000' },
  { text: '9001 gnt', to: '/nl/te-huur/?city=9001+Gnt' },
  { text: 'huis zonder tuin in Gent', to: '/nl/te-huur/?city=Gent&type=1&unread=zonder+tuin' },
  { text: 'zwembad', to: '/nl/te-huur/?city=Zwembad' },
  { text: 'rustig gelegen', to: '/nl/te-huur/?text=rustig+gelegen' },
  { text: 'Lüttich', to: '/nl/te-huur/?city=Luik' },
  { text: '9050', to: '/nl/te-huur/?city=Gentbrugge%7C9050' },
  { text: '', to: '/nl/te-huur/' },
  { text: 'Nergens', to: '/nl/te-huur/?city=Nergens' },
  { text: 'x-99', to: '/nl/te-huur/?reference=x-99' },
  { text: '1234', to: '/nl/te-huur/?city=1234' },
])('the plain form with $text leads to $to', async ({ text, to }) => {
  const target = await findByText(test_.db, { text, language: 'nl', criteria: criteriaFor('rent') })
  expect(target).toBe(to)
})

test('a sentence is answered in the words of the filters, with the homes of each deal', async () => {
  const { meaning, all, rows, places } = await ask('huis in gent tot 600k')
  expect(meaning.map((word) => word.replaceAll(/\s/g, ' '))).toEqual(['Gent', 'Huis', 'tot € 600.000'])
  expect(all?.sale).toEqual({ count: 1, href: '/nl/te-koop/?city=Gent&type=1&price-max=600000' })
  expect(all?.rent?.count).toBe(1)
  expect([rows, places]).toEqual([[], []])
})

test('words that no filter can say are told and do not empty the list', async () => {
  const { meaning, unread, all } = await ask('huis met zwembad in gent')
  expect([meaning, unread]).toEqual([['Gent', 'Huis'], ['zwembad']])
  expect(all?.sale).toEqual({ count: 1, href: '/nl/te-koop/?city=Gent&type=1&unread=zwembad' })
})

test('a sentence that says to rent is answered for rent alone', async () => {
  const { all } = await ask('maison à louer gand', 'fr')
  expect(Object.keys(all ?? {})).toEqual(['rent'])
})

test('a place that nobody knows is answered with those that may be meant', async () => {
  const { near, places, all } = await ask('gnt')
  expect(near[0]).toEqual({
    name: 'Gent',
    links: {
      sale: { count: 2, href: '/nl/te-koop/?city=Gent' },
      rent: { count: 1, href: '/nl/te-huur/?city=Gent' },
    },
  })
  expect([places, all]).toEqual([[], undefined])
})
