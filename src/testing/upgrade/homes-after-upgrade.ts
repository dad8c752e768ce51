import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { rows } from '@/database/query'
import { int, oneOf, text } from '@/database/row'
import { type HomeKind, givenKinds } from '@/domain/listing/home-kind'
import { locales } from '@/i18n/locales'
import { kindOfMainType } from '@/platforms/omnicasa/omnicasa-main-types'

import { mainTypes } from '../../../simulator/world/main-types'
import { ask, upgradedDatabase } from './upgraded-site'

const kinds: Record<string, HomeKind> = {
  Appartement: 'apartment',
  Appartementsgebouw: 'investment',
  Bedrijfsgebouw: 'industrial',
  Bouwgrond: 'plot',
  Bungalow: 'house',
  Duplex: 'apartment',
  Garage: 'garage',
  'Gelijkvloers appartement': 'apartment',
  'Gemengd gebouw': 'investment',
  Gezinswoning: 'house',
  Herenhuis: 'house',
  Hoeve: 'farm',
  Horecazaak: 'hospitality',
  Kantoor: 'office',
  Landbouwgrond: 'plot',
  Loft: 'apartment',
  Nieuwbouwwoning: 'house',
  Parkeerplaats: 'garage',
  Penthouse: 'apartment',
  Stadswoning: 'house',
  Studentenkamer: 'student-room',
  Studio: 'studio',
  Villa: 'house',
  Winkel: 'retail',
}

/**
 * Of the demo agency's own. The platform does not number the first; the second is its name for commercial space, which
 * is retail by its number and hospitality by its name.
 */
const ownTypes = ['Parkeerplaats', 'Horecazaak']

/** Homes have what the next sync would give them. */
export function testHomes(): void {
  test('the kinds are those that the next sync brings', () => {
    const synced = mainTypes.map(({ id, name }) => [name.nl, kindOfMainType(id)])
    const named = synced.filter(([name]) => !ownTypes.includes(String(name)))
    expect(Object.fromEntries(named)).toEqual(
      Object.fromEntries(Object.entries(kinds).filter(([name]) => !ownTypes.includes(name))),
    )
    expect(synced.filter(([, kind]) => kind === 'unknown').map(([name]) => name)).toEqual(['Parkeerplaats'])
  })

  test('every home and every category has its kind', async () => {
    const found = await rows(
      upgradedDatabase(),
      { name: text, kind: oneOf(givenKinds), id: int },
      sql`select t.type_name as name, l.kind, min(l.id) as id
          from listing.listing l join listing.listing_text t on t.listing_id = l.id and t.language = 'nl'
          group by 1, 2`,
    )
    expect(Object.fromEntries(found.map(({ name, kind }) => [name, kind]))).toEqual(kinds)
    expect(found).toHaveLength(Object.keys(kinds).length)
    const categories = await rows(
      upgradedDatabase(),
      { name: text, kind: oneOf(givenKinds) },
      sql`select name, kind from listing.category where language = 'nl' order by id`,
    )
    expect(categories.map(({ kind }) => kind)).toEqual([
      ...(['house', 'apartment', 'garage', 'plot', 'investment', 'retail', 'studio'] as const),
    ])
    // A home of each type, in alternating languages.
    for (const [index, { id, name }] of found.entries()) {
      const locale = locales[index % locales.length] ?? 'nl'
      const page = await ask(`/${locale}/property/${id}/`)
      expect(page.status, name).toBe(200)
      expect(page.words, name).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  test('an annuity has its bouquet and its rent, and no price to search by', async () => {
    const { rows: homes } = await upgradedDatabase().$client.query(
      'select id, price_cents, annuity from listing.listing where annuity is not null',
    )
    expect(homes).toEqual([
      {
        id: 100_118,
        price_cents: null,
        annuity: { bouquetCents: 15_900_000, rentCents: 61_000, occupancy: 'occupied' },
      },
    ])
  })

  test('every other home has the price that its platform gave, where that is told', async () => {
    const { rows: differing } = await upgradedDatabase().$client.query(`
      select id, price_cents, given_price_cents, is_price_shown from listing.listing
      where annuity is null
        and price_cents is distinct from case when is_price_shown then nullif(given_price_cents, 0) end`)
    expect(differing).toEqual([])
  })

  test('every category has the icon of its number', async () => {
    const { rows: icons } = await upgradedDatabase().$client.query(
      "select icon from listing.category where language = 'nl' order by id",
    )
    expect(icons.map(({ icon }: { icon: string }) => icon)).toEqual([
      ...['residential', 'offices', 'industrial', 'land', 'offices', 'retail', 'offices'],
    ])
  })

  test('a price that the agency hides stays hidden, in lists and in the history', async () => {
    const { rows: told } = await upgradedDatabase().$client.query(`
      select id from listing.listing where marquee_id in (3, 4, 5) and (is_price_shown or price_cents is not null)
      union all
      select listing_id from listing.event e join listing.listing l on l.id = e.listing_id
      where marquee_id in (3, 4, 5) and e.price_cents is not null`)
    expect(told).toEqual([])
    const { status, html } = await ask('/property/100035/')
    expect(status).toBe(200)
    expect(html).not.toMatch(/€\s?2\.\d{3}\D/)
  })

  test('the history of a home begins when its platform made it, with one entry', async () => {
    const { rows: homes } = await upgradedDatabase().$client.query<{ id: number }>(`
      select l.id from listing.listing l left join listing.event e on e.listing_id = l.id
      group by l.id having count(*) <> 1 or min(e.at) <> l.created_at or not bool_and(e.is_first_sync)
        or min(e.given_price_cents) is distinct from l.given_price_cents`)
    expect(homes).toEqual([])
  })
}
