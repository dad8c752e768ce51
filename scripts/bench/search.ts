import { sql } from 'drizzle-orm'
import type pg from 'pg'

import type { Database } from '@/database/connection'
import { rows, statementText } from '@/database/query'
import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'
import { searchCountSql, searchPageSql } from '@/features/listings/search.sql'
import { searchListings } from '@/features/listings/search-listings'

import { progress, rounded, table } from '../console'
import { readPlaces, seedListings } from './seed-listings'
import { benchDatabase } from './stack'
import { demand, isFull, median, option, percentile, timed } from './statistics'

/** Our search beside the same SQL run bare. `--full`: a million homes; else a size that CI can bear. */
const homes = option('rows', isFull ? 1_000_000 : 20_000)
const rounds = option('rounds', 20)

const sale = criteriaFor('sale')
const rent = criteriaFor('rent')
const searches: Record<string, SearchCriteria> = {
  'everything for sale': sale,
  'everything to let': rent,
  'houses for sale': { ...sale, typeIds: [1] },
  'page 40 of flats for sale': { ...sale, typeIds: [2], page: 40 },
  'Gent by postcode': { ...sale, places: [{ city: 'Gent', zip: '9000' }] },
  'Antwerpen by name': { ...sale, places: [{ city: 'Antwerpen' }] },
  'three towns, house, 3 bedrooms': {
    ...sale,
    places: [{ zip: '9000' }, { zip: '2800' }, { zip: '3000' }],
    typeIds: [1],
    bedroomsMin: 3,
  },
  '250.000 to 400.000 euro': { ...sale, priceMinEuro: 250_000, priceMaxEuro: 400_000 },
  'up to 312.500 euro, garden, 3 bedrooms': {
    ...sale,
    priceMaxEuro: 312_500,
    hasGarden: true,
    bedroomsMin: 3,
  },
  'cheapest flats to let': { ...rent, typeIds: [2], sort: 'price-up', bedroomsMin: 2 },
  'rent up to 850 euro with terrace': { ...rent, priceMaxEuro: 850, hasTerrace: true },
}

const { db } = await benchDatabase('gevel_bench_search', { fresh: false })
await seedListings(db, homes, readPlaces())
const [known] = await rows<{ reference: string }>(
  db,
  sql`select reference from listing.listing where deal = 'sale' order by id limit 1`,
)
searches['by reference'] = { ...sale, reference: known?.reference }

const ours: number[] = []
const bare: number[] = []
const figures = new Map<string, { ours: number[]; bare: number[]; total: number }>()
for (let round = -2; round < rounds; round++) {
  for (const [name, criteria] of Object.entries(searches)) {
    let total = 0
    const oursMs = await timed(async () => {
      total = (await searchListings(db, { criteria, language: 'nl' })).total
    })
    const bareMs = await timed(() => runBare(db, criteria))
    // The first rounds only warm the caches.
    if (round < 0) continue
    ours.push(oursMs)
    bare.push(bareMs)
    const figure = figures.get(name) ?? { ours: [], bare: [], total }
    figure.ours.push(oursMs)
    figure.bare.push(bareMs)
    figures.set(name, figure)
  }
  progress('rounds', Math.max(0, round + 1), rounds)
}

table(
  [...figures].map(([search, figure]) => ({
    search,
    homes: figure.total,
    'p50 ms': rounded(median(figure.ours)),
    'p95 ms': rounded(percentile(figure.ours, 0.95)),
    'bare p50 ms': rounded(median(figure.bare)),
  })),
)
const ratio = median(ours) / median(bare)
const p95 = percentile(ours, 0.95)
table([
  {
    homes,
    'p50 ms': rounded(median(ours)),
    'p95 ms': rounded(p95),
    'bare p50 ms': rounded(median(bare)),
    'bare p95 ms': rounded(percentile(bare, 0.95)),
    ratio: rounded(ratio, 2),
  },
])
demand('at most 1.3 times the bare SQL', ratio <= 1.3)
demand('p95 at most 150 ms', p95 <= 150)
await db.$client.end()

/** The same two statements on two plain connections, without our code around them. */
async function runBare(database: Database, criteria: SearchCriteria): Promise<void> {
  const run = async (query: { sql: string; params: unknown[] }): Promise<pg.QueryResult> =>
    database.$client.query(query.sql, query.params)
  await Promise.all([
    run(statementText(searchPageSql(criteria, 'nl'))),
    run(statementText(searchCountSql(criteria))),
  ])
}
