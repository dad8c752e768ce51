import type { Result } from 'lighthouse'

import { demand, option } from './bench/statistics'
import { type Figure, rounded, table } from './console'
import { watchedPages } from './demo/pages'
import { withDemo } from './demo/with-demo'
import { failingAudits, medianRun, score } from './lighthouse/runs'

/** Lighthouse on a phone with its own slow line, through Varnish. `--runs=1` for a quick look. */
const runs = option('runs', 3)
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const largestShift = 0.01

await withDemo(async () => {
  const rows: Record<string, Figure>[] = []
  const failing: Record<string, Figure>[] = []
  for (const { page, url } of await watchedPages()) {
    console.log(`… ${page}`)
    // The first visitor of a page fills the cache; we measure the second.
    await (await fetch(url)).arrayBuffer()
    const result = await medianRun(url, runs)
    rows.push({ page, ...figures(result) })
    failing.push(...check(page, result))
  }
  table(rows)
  if (failing.length > 0) table(failing)
})

function figures(result: Result): Record<string, Figure> {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: score(result, 'performance'),
    accessibility: score(result, 'accessibility'),
    'best practices': score(result, 'best-practices'),
    SEO: score(result, 'seo'),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    CLS: rounded(value('cumulative-layout-shift'), 3),
    'TBT ms': Math.round(value('total-blocking-time')),
    'FCP ms': Math.round(value('first-contentful-paint')),
    'total KB': rounded(value('total-byte-weight') / 1024),
  }
}

/** Says which goals are missed, and answers with the audits that are to blame. */
function check(page: string, result: Result): Record<string, Figure>[] {
  const shift = result.audits['cumulative-layout-shift']?.numericValue ?? 0
  demand(`${page}: layout shift is ${rounded(shift, 3)}, at most ${largestShift}`, shift <= largestShift)
  return Object.entries(goals).flatMap(([category, goal]) => {
    const reached = score(result, category)
    demand(`${page}: ${category} is ${reached}, at least ${goal}`, reached >= goal)
    if (reached >= goal) return []
    return failingAudits(result, category).map((audit) => ({ page, category, ...audit }))
  })
}
