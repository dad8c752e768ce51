import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import type { HomeType } from '@/i18n/landing-types'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { loginOf } from '@/testing/login-of'
import { publishSettings } from '@/testing/publish-settings'
import { aListing } from '@/testing/records/a-listing'

import { storeListings } from '../store/store-listings'
import { readLandingFigures } from './landing-figures'
import { landingSentences } from './landing-sentences'

const priceHidingMarquee = 9
const house: HomeType = {
  id: 1,
  kind: 'house',
  names: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
}

let test_: TestDatabase
let web: Database

beforeAll(async () => {
  test_ = await createTestDatabase()
  await publishSettings(test_.db, { ignoredMarquees: [priceHidingMarquee] })
  web = connect({ url: loginOf('gevel_web', test_.url), poolSize: 1 })
})
afterAll(async () => {
  await web.$client.end()
  await test_.drop()
})

interface PricedHome {
  euro: number
  area: number | null
  /** How its price is kept from visitors; `null`: it is shown. */
  hiding: 'unpublished' | 'marquee' | null
}

const home: fc.Arbitrary<PricedHome> = fc.record({
  euro: fc.integer({ min: 50_000, max: 3_000_000 }),
  area: fc.option(fc.integer({ min: 40, max: 600 })),
  hiding: fc.constantFrom(null, null, null, 'unpublished', 'marquee'),
})

/** What a landing page tells of these homes: its figures, and its sentences of them. */
async function landingOf(homes: readonly PricedHome[]) {
  await test_.db.execute(sql`delete from listing.listing`)
  await storeListings(
    test_.db,
    homes.map(({ euro, area, hiding }, index) =>
      aListing({
        id: index + 1,
        price: { cents: euro * 100, isPublished: hiding !== 'unpublished', isFrom: false },
        marqueeId: hiding === 'marquee' ? priceHidingMarquee : null,
        livingSquareMetres: area,
      }),
    ),
  )
  const figures = await readLandingFigures(web, {
    ...{ deal: 'sale', municipalityKey: '44021', typeId: house.id, kind: 'house' },
  })
  const sentences = landingSentences({
    ...{ locale: 'nl', deal: 'sale', city: 'Gent', type: house, types: [house], underOption: 0 },
    ...{ total: homes.length, figures },
  })
  return { figures, text: sentences.join(' ') }
}

function middleOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

test('no middle of a landing page has a hidden price in it, nor is one told of fewer than five shown prices', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(home, { minLength: 1, maxLength: 14 }),
      fc.integer({ min: 2, max: 9 }),
      async (homes, factor) => {
        const { figures, text } = await landingOf(homes)

        const shown = homes.filter(({ hiding }) => hiding === null)
        const measured = shown.filter(({ area }) => area !== null)
        expect(figures).toMatchObject({ priced: shown.length, measured: measured.length })
        expect(figures.medianCents).toBe(middleOf(shown.map(({ euro }) => euro * 100)))
        const perMetre = measured.map(({ euro, area }) => Math.floor((euro * 100) / (area ?? 1)))
        expect(figures.medianCentsPerMetre).toBe(middleOf(perMetre))
        expect(text.includes('mediaan van de vraagprijzen')).toBe(shown.length >= 5)
        expect(text.includes('Per m²')).toBe(measured.length >= 5)

        const others = homes.map((one) => (one.hiding ? { ...one, euro: one.euro * factor } : one))
        expect(await landingOf(others)).toEqual({ figures, text })
      },
    ),
    { numRuns: 40 },
  )
})
