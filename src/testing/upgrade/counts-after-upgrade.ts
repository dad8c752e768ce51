import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { rows } from '@/database/query'
import { int } from '@/database/row'
import { deals } from '@/domain/listing/listing'

import { provincesCounted, typesOffered } from '../facts/shown-counts'
import { ask, upgradedDatabase } from './upgraded-site'

const lists = { sale: '/nl/te-koop/', rent: '/nl/te-huur/' }

const totalOf = (words: string, pattern: RegExp) => Number(pattern.exec(words)?.[1])

/** Every place that counts homes names one number. */
export function testCounts(): void {
  test('the counts are those of the homes', async () => {
    const { rows: differing } = await upgradedDatabase().$client.query(`
      select * from (
        select deal, sum(available) as available, sum(under_option) as under_option, sum(closed) as closed
        from listing.tally group by deal) tally
      natural full join (
        select deal, count(*) filter (where status = 'available') as available,
          count(*) filter (where status = 'under-option') as under_option, count(*) filter (where is_closed) as closed
        from listing.listing where project_id is null group by deal) home
      where tally is null or home is null`)
    expect(differing).toEqual([])
  })

  test.each(deals)('start page, list, filters, map and regions count the same homes for %s', async (deal) => {
    const [home] = await rows(
      upgradedDatabase(),
      { open: int, unplaced: int },
      sql`select count(*)::int as open, (count(*) filter (where municipality_key is null))::int as unplaced
          from listing.listing where deal = ${deal} and project_id is null and status in ('available', 'under-option')`,
    )
    const [verb, button] = deal === 'sale' ? ['koop', 'Te koop'] : ['huur', 'Te huur']
    const start = await ask('/nl/')
    const list = await ask(lists[deal])
    const map = await ask(`/nl/map-data/?deal=${deal}`)
    const tree = await ask(`/nl/region-tree/?deal=${deal}`)
    const { infoMessage } = JSON.parse(map.html) as { infoMessage: string }
    const regions = provincesCounted(tree.html).reduce((total, one) => total + one, 0)
    expect({
      'quick search of the start page': totalOf(start.words, new RegExp(`${button} \\((\\d+)\\)`)),
      'head of the list': totalOf(list.words, new RegExp(`(\\d+) panden te ${verb}`)),
      'button of its filters': totalOf(list.words, /Toon (\d+) panden/),
      'head of the map': Number.parseInt(infoMessage, 10),
      'all regions, and homes in none': regions + (home?.unplaced ?? 0),
    }).toEqual(
      Object.fromEntries(
        [
          ...(['quick search of the start page', 'head of the list', 'button of its filters'] as const),
          ...(['head of the map', 'all regions, and homes in none'] as const),
        ].map((place) => [place, home?.open]),
      ),
    )
    const types = typesOffered(list.html)
    expect(types.size).toBeGreaterThan(3)
    for (const [type, count] of types) {
      const { words } = await ask(`${lists[deal]}?type=${type}`)
      expect([type, totalOf(words, new RegExp(`(\\d+) pand(?:en)? te ${verb}`))]).toEqual([type, count])
    }
  })
}
