import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { euroText } from '@/domain/euro'
import { type Language, languages } from '@/domain/language'
import { syncListings } from '@/features/sync/sync-listings'
import { priceLine } from '@/i18n/price-text'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { type Simulator, startSimulator } from '../../../../simulator/simulator'
import { findProject } from './find-project'
import { listProjectSlides } from '../list/list-project-slides'
import { findProjectLink } from './find-project-link'
import { listProjects } from './list-projects'
import { projectListTags, projectPageTags } from './project-tags'
import { projectPrice, rentBesideSale } from './project-words'

let simulator: Simulator
let database: TestDatabase
const db = () => database.db

beforeAll(async () => {
  simulator = await startSimulator({ properties: 4, projects: 12, now: new Date('2026-11-15T00:00:00Z') })
  database = await createTestDatabase()
  await sync('full')
})
afterAll(async () => {
  await simulator.stop()
  await database.drop()
})

async function sync(kind: 'full' | 'incremental'): Promise<void> {
  const platform = omnicasa({
    url: `${simulator.url}/1.12/OmnicasaService.svc`,
    customer: 'gevel-demo',
    password: 'gevel-demo',
  })
  await syncListings({ db: db(), platform }, kind)
}

async function projectOf(id: number) {
  const project = await findProject(db(), { id, language: 'nl' })
  if (!project) throw new Error(`no project ${id}`)
  return project
}

async function summaryOf(id: number) {
  const summary = (await listProjects(db(), 'nl')).find((project) => project.id === id)
  if (!summary) throw new Error(`no project ${id}`)
  return summary
}

// Coverage: 1.3.
test('projects stand in the order of the agency, those that are sold out last', async () => {
  const projects = await listProjects(db(), 'nl')
  expect(projects.map(({ id }) => id)).toEqual([501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 512, 511])
  expect(projects.filter(({ offer }) => offer.isSoldOut).map(({ id }) => id)).toEqual([511])
  expect(projects[0]?.externalUrl).toBe('https://www.park-vlasbloem.example')
})

// Coverage: 3.63.
test('a project has its units with floor, surface, bedrooms, price and status', async () => {
  const { units } = await projectOf(502)
  const { offer } = await summaryOf(502)
  expect(units).toHaveLength(offer.units)
  expect(units.every(({ typeName, reference }) => typeName !== '' && reference.startsWith('P-502.'))).toBe(
    true,
  )
  expect(units.every(({ livingSquareMetres }) => Number(livingSquareMetres) > 0)).toBe(true)
  expect(units.every(({ floor }) => typeof floor === 'number')).toBe(true)
  expect(units.every(({ bedrooms }) => Number(bedrooms) >= 0)).toBe(true)
  expect(new Set(units.map(({ status }) => status))).toContain('sold')
  const free = units.filter(({ status }) => status === 'available').map(({ priceCents }) => priceCents)
  expect(offer.sale?.cents).toBe(Math.min(...free.map(Number)))
})

test('published documents stand in each language; what is not published is not stored', async () => {
  const names = await Promise.all(
    languages.map(async (language) => (await findProject(db(), { id: 502, language }))?.documents[0]?.name),
  )
  expect(names).toEqual(['Lastenboek', 'Cahier des charges', 'Specifications', 'Baubeschreibung'])
  const { documents } = await projectOf(502)
  expect(documents.map(({ name }) => name)).not.toContain('Basisakte')
})

test('a project just announced has neither pictures nor documents', async () => {
  expect(await projectOf(504)).toMatchObject({ pictures: [], documents: [], externalUrl: null })
})

test('a street that is not published does not leave the database', async () => {
  const stored = await rows<{ street: string | null }>(
    db(),
    sql`select street from listing.project where id = 505 and not is_address_published`,
  )
  expect(stored[0]?.street).toBeTruthy()
  expect(await projectOf(505)).toMatchObject({ street: null, houseNumber: null, isAddressPublished: false })
})

test('nobody answers for a project that is not there', async () => {
  expect(await findProject(db(), { id: 999, language: 'nl' })).toBeNull()
  expect(await findProjectLink(db(), { id: 999, locale: 'nl' })).toBeNull()
})

test('a unit leads to the page of its project, or to the website it has instead', async () => {
  expect(await findProjectLink(db(), { id: 502, locale: 'de' })).toMatchObject({
    href: '/de/projekte/502/',
    isExternal: false,
  })
  expect(await findProjectLink(db(), { id: 501, locale: 'nl' })).toMatchObject({
    href: 'https://www.park-vlasbloem.example',
    isExternal: true,
  })
})

test('slides of projects lead to their pages', async () => {
  const slides = await listProjectSlides(db(), 'nl')
  expect(slides.map(({ href }) => href)).toEqual([
    'https://www.park-vlasbloem.example',
    '/nl/projecten/502/',
    '/nl/projecten/503/',
    expect.stringMatching(/^https:/),
    '/nl/projecten/506/',
  ])
})

test('the cheapest unit is sold: "from" moves up, and the pages that said so are purged', async () => {
  const before = await summaryOf(502)
  const project = await projectOf(502)
  const cheapest = project.units.find(
    ({ status, priceCents }) => status === 'available' && priceCents === before.offer.sale?.cents,
  )
  await db().execute(sql`delete from http_cache.purge`)
  await fetch(`${simulator.url}/__sim/sell`, {
    method: 'POST',
    body: JSON.stringify({ id: cheapest?.id }),
  })
  await sync('incremental')
  const after = await summaryOf(502)
  expect(after.offer.free).toBe(before.offer.free - 1)
  expect(after.offer.sale?.cents).toBeGreaterThan(Number(before.offer.sale?.cents))
  const purged = await rows<{ tag: string }>(db(), sql`select tag from http_cache.purge`)
  const told = new Set(purged.map(({ tag }) => tag))
  expect(projectPageTags(project).some((tag) => tag !== 'projects' && told.has(tag))).toBe(true)
  expect(projectListTags([before]).some((tag) => tag !== 'projects' && told.has(tag))).toBe(true)
})

test('homes to let tell their rent with its period, apart from the prices of homes for sale', async () => {
  const free = (await projectOf(503)).units.filter(({ status }) => status === 'available')
  const letOut = (ids: number[]) =>
    db().execute(sql`
      with home as (
        update listing.listing set deal = 'rent', given_price_cents = 85000, price_unit = 2
        where id = any(${sql.param(ids)}::int[]))
      update listing.listing_text set price_unit_text = case language when 'nl' then '€/maand' else '€/mois' end
      where listing_id = any(${sql.param(ids)}::int[])`)
  const wordsIn = async (language: Language) => {
    const offer = (await listProjects(db(), language)).find(({ id }) => id === 503)?.offer
    const price = offer && projectPrice(offer, language)
    return [price && priceLine(price), offer && rentBesideSale(offer, language)].map((text) =>
      text?.replaceAll(/\s/g, ' '),
    )
  }
  const prices = free.slice(1).map(({ priceCents }) => Number(priceCents))
  await letOut([free[0]?.id ?? 0])
  expect(await wordsIn('nl')).toEqual([
    `Vanaf ${euroText(Math.min(...prices), 'nl')}`.replaceAll(/\s/g, ' '),
    'Te huur € 850/maand',
  ])
  await letOut(free.map(({ id }) => id))
  expect(await wordsIn('nl')).toEqual(['€ 850/maand', undefined])
  expect(await wordsIn('fr')).toEqual(['€ 850/mois', undefined])
})
