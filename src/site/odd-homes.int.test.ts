import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { perLanguage } from '@/domain/language'
import { checkPublications } from '@/features/listings/publication/check-publications'
import { storeListings } from '@/features/listings/store/store-listings'
import { type Locale, locales } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { listPath } from '@/i18n/paths/listing-paths'
import { type PropertyRow, toListing } from '@/platforms/omnicasa/omnicasa-property'
import { ownHome } from '@/testing/homes/own-home'
import { type SimulatedHome, simulatedHomes } from '@/testing/homes/simulated-homes'
import { headingsIn, wordsIn } from '@/testing/markup'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'
import { asWeb } from '@/testing/site/as-web'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

let cms: TestPayload
let web: Database
const site = createSite()
const homes = simulatedHomes(new Date())

/** Homes of the platform, each with something that few homes have. */
const odd = {
  unknownType: [house, { MainTypeID: 990, MainTypeName: 'Woonark' }],
  unknownCountry: [house, { CountryID: 987, CountryAbbr: '', CountryName: 'Atlantis', Zip: '4321' }],
  energyOfZero: [house, { EnergyPerformance: 0, EPCLabelText: 'A+' }],
  noSurface: [house, { SurfaceTotal: 0, SurfaceLiving: 37 }],
  groundFloor: [flat, { Floor: 0 }],
  houseOnFloorZero: [house, { Floor: 0 }],
  fiveFacades: [house, { NumberOfFacades: 5 }],
  hiddenTown: [house, { PublishAddress: false, Zip: '8670', City: 'KOKSIJDE' }],
} as const satisfies Record<string, readonly [() => SimulatedHome, PropertyRow]>
type Odd = keyof typeof odd
const idOf = (name: Odd) => 501 + Object.keys(odd).indexOf(name)

function house(): SimulatedHome {
  return someHome(({ kind, zip }) => kind === 'house' && /^9\d{3}$/.test(zip))
}

function flat(): SimulatedHome {
  return someHome(({ kind }) => kind === 'apartment')
}

function someHome(fits: (page: SimulatedHome['pages']['nl']) => boolean): SimulatedHome {
  const found = homes.find(
    ({ pages: { nl } }) =>
      nl.country === 'BE' &&
      nl.deal === 'sale' &&
      nl.status === 'available' &&
      nl.isAddressPublished &&
      nl.isPriceShown &&
      nl.projectId === null &&
      fits(nl),
  )
  if (!found) throw new Error('The demo has no such home')
  return found
}

function listingOf(name: Odd) {
  const [some, change] = odd[name]
  const given = perLanguage((locale) => ({ ...some().rows[locale], ...change, ID: idOf(name) }))
  const parsed = toListing(given)
  if (!parsed.ok) throw new Error(parsed.reason)
  return ownHome(parsed.value)
}

beforeAll(async () => {
  cms = await openPayload()
  const names = Object.keys(odd) as Odd[]
  await storeListings(cms.db, names.map(listingOf))
  web = asWeb()
})
afterAll(async () => {
  await web.$client.end()
  await cms.close()
})

async function pageOf(name: Odd, locale: Locale) {
  const short = await site.request(`${siteUrl}/${locale}/property/${idOf(name)}/`)
  const path = short.headers.get('Location') ?? ''
  const answer = await site.request(new URL(path, siteUrl).href)
  const html = await answer.text()
  const [, data = '{}'] =
    /<script type="application\/ld\+json">(\{.*?"RealEstateListing".*?)<\/script>/s.exec(html) ?? []
  const jsonLd = JSON.parse(data) as { mainEntity?: Record<string, unknown> }
  return { status: answer.status, path, html, words: wordsIn(html), entity: jsonLd.mainEntity ?? {} }
}

/** The value beside a label among the details; an explanation may follow the label. */
function detail(html: string, label: string): string | null {
  const row = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)].find(
    ([, name = '']) => wordsIn(name.split('<')[0] ?? '') === label,
  )
  return row ? wordsIn(row[2] ?? '') : null
}

test.each(locales)(
  'in %s a home of an unknown type is called as the platform calls it, and is no house',
  async (locale) => {
    const { status, html, entity } = await pageOf('unknownType', locale)
    expect(status).toBe(200)
    expect(headingsIn(html).find((heading) => heading.startsWith('h1'))).toContain('Woonark')
    expect(entity).toMatchObject({ '@type': 'Place' })
    expect(entity).not.toHaveProperty('numberOfBedrooms')
  },
)

test('an unknown type is reported to the agency', async () => {
  await checkPublications(cms.db)
  const found = await rows(
    cms.db,
    sql`select listing_id as id from listing.publication_gap where field = 'kind' order by 1`,
  )
  expect(found).toEqual([{ id: idOf('unknownType') }])
})

test.each(locales)(
  'in %s a country that nobody numbered has the platform’s name for it, and no law',
  async (locale) => {
    const { status, html, words, entity } = await pageOf('unknownCountry', locale)
    expect(status).toBe(200)
    expect(words).toMatch(/4321\s[^(]{2,40} \(Atlantis\)/)
    expect(entity.address).not.toHaveProperty('addressCountry')
    expect(html).not.toContain('ZZ')
    // On cards too.
    const list = await site.request(new URL(listPath(locale, 'sale'), siteUrl).href)
    expect(wordsIn(await list.text())).toMatch(/4321\s[^(]{2,40} \(Atlantis\)/)
  },
)

test.each(locales)('in %s an energy value of 0 is a value', async (locale) => {
  const { words } = await pageOf('energyOfZero', locale)
  expect(words).toMatch(/(?<!\d)0\s?kWh\/(?:\(m²|m²)/)
  expect(words).toContain('A+')
})

test.each(locales)('in %s a living room is not the surface of a home without one', async (locale) => {
  const { html, entity } = await pageOf('noSurface', locale)
  const t = translator(locale)
  expect(detail(html, t('surface.living_room'))).toMatch(/^37\sm²/)
  expect(detail(html, t('surface.total'))).toBeNull()
  expect(entity).not.toHaveProperty('floorSize')
  // The living room is told once, among the details.
  expect(html.match(/\b37\sm²/g)).toHaveLength(1)
})

test.each(locales)(
  'in %s floor 0 of an apartment is the ground floor, and of a house nothing',
  async (locale) => {
    const t = translator(locale)
    const label = t('property.floor_number')
    expect(detail((await pageOf('groundFloor', locale)).html, label)).toBe(t('property.ground_floor'))
    expect(detail((await pageOf('houseOnFloorZero', locale)).html, label)).toBeNull()
  },
)

test.each(locales)('in %s a house may have five façades', async (locale) => {
  const { words } = await pageOf('fiveFacades', locale)
  expect(words).toContain(translator(locale)('building.facade_count', { count: 5 }))
})

test.each(locales)('in %s a hidden town is neither on the page nor in its address', async (locale) => {
  await cms.payload.updateGlobal({ slug: 'settings', data: { hideCity: true }, locale: 'nl' })
  const { status, path, html } = await pageOf('hiddenTown', locale)
  expect(status).toBe(200)
  expect(path).toMatch(new RegExp(`^/${locale}/[a-z-]+/-/[a-z-]+/${idOf('hiddenTown')}/$`))
  expect(html).not.toMatch(/koksijde|coxyde|8670/i)
})
