import type { Result } from 'lighthouse'

import { demand, option } from './bench/statistics'
import { type Figure, rounded, table } from './console'
import { pageKinds, type WatchedPage } from './demo/pages'
import { withDemo } from './demo/with-demo'
import { ownerPages } from './lighthouse/owner-pages'
import { failingAudits, medianRun, score } from './lighthouse/runs'

/**
 * Lighthouse on a phone with its own slow line, through Varnish: each page as it is, and with its scripts blocked. What
 * they cost is told by both on the same machine in the same minutes. `--runs=1` for a quick look, `--pages=home,list` for
 * some, `--desktop` for a window of 1440 px, in which a list has its map beside it.
 */
const runs = option('runs', 5)
const chosen = process.argv.find((word) => word.startsWith('--pages='))?.slice('--pages='.length)
const isDesktop = process.argv.includes('--desktop')
// A desktop draws the map too, here without a graphics card.
const goals = { performance: isDesktop ? 95 : 97, accessibility: 100, 'best-practices': 100, seo: 100 }
/** What no eye sees: a line of text moves by a fraction of a pixel when its font arrives. */
const shiftBelow = 0.01
/** A page with its scripts beside the same without. */
const mostBelow = 2

await withDemo(async () => {
  const rows: Record<string, Figure>[] = []
  const failing: Record<string, Figure>[] = []
  const pages = [...(await pageKinds()), ...(await ownerPages())]
  for (const watched of pages.filter(({ page }) => !chosen || chosen.split(',').includes(page))) {
    const { page, url, cookie } = watched
    // The first visitor of a page fills the cache; we measure the second.
    await (await fetch(url)).arrayBuffer()
    const result = await medianRun(url, runs, { cookie, isDesktop })
    const plain = await medianRun(url, runs, { cookie, isDesktop, withoutScripts: true })
    const reached = score(result, 'performance')
    const possible = score(plain, 'performance')
    console.log(`${page}: ${reached}, without scripts ${possible}`)
    rows.push({ page, ...figures(result), 'without scripts': possible })
    failing.push(...check(watched, result))
    if (!isDesktop) checkBeside(page, result, plain)
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

function checkBeside(page: string, result: Result, plain: Result): void {
  const [reached, possible] = [score(result, 'performance'), score(plain, 'performance')]
  demand(
    `${page}: performance is ${reached}, without scripts ${possible}, at most ${mostBelow} below`,
    reached >= possible - mostBelow,
  )
}

/** Says which goals are missed, and answers with the audits that are to blame. */
function check({ page, isPrivate }: WatchedPage, result: Result): Record<string, Figure>[] {
  const shift = result.audits['cumulative-layout-shift']?.numericValue ?? 0
  demand(`${page}: layout shift is ${rounded(shift, 3)}, below ${shiftBelow}`, shift < shiftBelow)
  return Object.entries(goals).flatMap(([category, goal]) => {
    if (category === 'seo' && isPrivate) return []
    const reached = score(result, category)
    demand(`${page}: ${category} is ${reached}, at least ${goal}`, reached >= goal)
    if (reached >= goal) return []
    return failingAudits(result, category).map((audit) => ({ page, category, ...audit }))
  })
}
