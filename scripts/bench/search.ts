import type { Database } from '@/database/connection'
import { statementText } from '@/database/query'
import type { SearchCriteria } from '@/domain/search/criteria'
import { searchPageSql } from '@/features/listings/search/search.sql'
import {
  bandCountSql,
  municipalityCountSql,
  searchCountSql,
} from '@/features/listings/search/search-count.sql'
import { searchPlaces } from '@/features/listings/quick-search/search-places'
import { searchQuickly } from '@/features/listings/quick-search/search-quickly'
import { rowCountSql } from '@/features/listings/search/search-row-count.sql'
import { searchWithFacets } from '@/features/listings/search/search-with-facets'

import { progress, rounded, table } from '../console'
import { otherSearches, searches, typed } from './search-cases'
import { readPlaces, seedListings } from './seed-listings'
import { benchDatabase } from './stack'
import { demand, isFull, median, option, percentile, timed } from './statistics'

/**
 * Page, count and three facets beside the same SQL run bare, as the number of homes grows. `--full`: up to a
 * million; else sizes that CI can bear.
 */
const given = option('rows', 0)
const sizes = given > 0 ? [given] : isFull ? [1000, 10_000, 100_000, 1_000_000] : [1000, 20_000]
const rounds = option('rounds', 20)

interface Figure {
  total: number
  ours: number[]
  bare: number[]
}

const growth: Record<string, number>[] = []
for (const homes of sizes) growth.push(await measure(homes))
table(growth)

async function measure(homes: number): Promise<Record<string, number>> {
  const { db } = await benchDatabase(`gevel_bench_search_${homes}`, { fresh: false })
  await seedListings(db, homes, readPlaces())
  const figures = await timeSearches(db, { ...searches, ...otherSearches })
  const box = await timeTyping((text) => searchPlaces(db, { text, language: 'nl' }))
  const quick = await timeTyping((text) => searchQuickly(db, { text, language: 'nl' }))
  await db.$client.end()
  table(
    [...figures].map(([search, { total, ours, bare }]) => ({
      search,
      homes: total,
      'p50 ms': rounded(median(ours)),
      'p95 ms': rounded(percentile(ours, 0.95)),
      'bare p50 ms': rounded(median(bare)),
    })),
  )
  const asked = [...figures].filter(([name]) => name in searches).map(([, figure]) => figure)
  const ours = asked.flatMap((figure) => figure.ours)
  const bare = asked.flatMap((figure) => figure.bare)
  const ratio = median(ours) / median(bare)
  demand(`at most 1.3 times the bare SQL at ${homes} homes`, ratio <= 1.3)
  demand(`page, count and facets of ${homes} homes in 200 ms at p95`, percentile(ours, 0.95) <= 200)
  demand(`the place box among ${homes} homes in 20 ms at p95`, percentile(box, 0.95) <= 20)
  return {
    homes,
    'p50 ms': rounded(median(ours)),
    'p95 ms': rounded(percentile(ours, 0.95)),
    'bare p95 ms': rounded(percentile(bare, 0.95)),
    ratio: rounded(ratio, 2),
    'place box p95 ms': rounded(percentile(box, 0.95)),
    'quick search p95 ms': rounded(percentile(quick, 0.95)),
  }
}

async function timeSearches(
  db: Database,
  cases: Record<string, SearchCriteria>,
): Promise<Map<string, Figure>> {
  const figures = new Map<string, Figure>()
  for (let round = -2; round < rounds; round++) {
    for (const [name, criteria] of Object.entries(cases)) {
      const figure = figures.get(name) ?? { total: 0, ours: [], bare: [] }
      const oursMs = await timed(async () => {
        const { total } = await searchWithFacets(db, { criteria, language: 'nl' })
        figure.total = total
      })
      const bareMs = await timed(() => runBare(db, criteria))
      figures.set(name, figure)
      // The first rounds only warm the caches.
      if (round < 0) continue
      figure.ours.push(oursMs)
      figure.bare.push(bareMs)
    }
    progress('rounds', Math.max(0, round + 1), rounds)
  }
  return figures
}

async function timeTyping(answer: (text: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  // The first rounds only warm the code.
  for (let round = -3; round < rounds; round++)
    for (const text of typed) {
      const ms = await timed(() => answer(text))
      if (round >= 0) times.push(ms)
    }
  return times
}

/** The same statements on plain connections, without our code around them. */
async function runBare(database: Database, criteria: SearchCriteria): Promise<void> {
  const together = rowCountSql(criteria)
  const counts = together
    ? [together]
    : [searchCountSql(criteria), municipalityCountSql(criteria), bandCountSql(criteria)]
  await Promise.all(
    [searchPageSql({ criteria, language: 'nl' }), ...counts].map((statement) => {
      const { sql, params } = statementText(statement)
      return database.$client.query(sql, params)
    }),
  )
}
