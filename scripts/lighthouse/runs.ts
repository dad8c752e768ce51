import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'

import { chromiumPath } from '../demo/chromium'

interface Visit {
  withoutScripts?: boolean
  isDesktop?: boolean
  /** Of somebody who is signed in. */
  cookie?: string
}

/** What scores are read of. Pictures of the page, and what else Lighthouse looks for by itself, take a third of its time. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** As wide as lists have their map beside them; lines and processors of a desktop are Lighthouse's own. */
const desktop = {
  ...desktopConfig,
  settings: {
    ...desktopConfig.settings,
    screenEmulation: { mobile: false, width: 1440, height: 900, deviceScaleFactor: 1, disabled: false },
  },
}

/** Several runs of one page, as a phone on a slow line or a desktop would see it; the one in the middle by performance. */
export async function medianRun(url: string, runs: number, visit: Visit = {}): Promise<Result> {
  const results: Result[] = []
  // A browser per page: what one page leaves in memory does not slow the next.
  const chrome = await launch({
    chromePath: process.env.CHROME_PATH ?? chromiumPath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-quic'],
    logLevel: 'silent',
  })
  try {
    let failures = 0
    while (results.length < runs) {
      const result = await run(url, chrome.port, visit)
      if (!result.runtimeError) results.push(result)
      // Chromium now and then records nothing of a load; more than once is no accident.
      else if (++failures > 1) throw new Error(`${url}: ${result.runtimeError.message}`)
    }
  } finally {
    chrome.kill()
  }
  const sorted = results.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'))
  const middle = sorted[Math.floor(runs / 2)]
  if (!middle) throw new Error(`${url} was not run`)
  return middle
}

async function run(url: string, port: number, { withoutScripts, isDesktop, cookie }: Visit): Promise<Result> {
  const blockedUrlPatterns = withoutScripts ? ['*.js', '*.js?*'] : null
  const extraHeaders = cookie ? { Cookie: cookie } : undefined
  const flags = {
    ...({ port, output: 'json', logLevel: 'error', blockedUrlPatterns, extraHeaders } as const),
    ...{ onlyCategories: [...categories], disableFullPageScreenshot: true },
  }
  const answer = await lighthouse(url, flags, isDesktop ? desktop : undefined)
  if (!answer) throw new Error(`Lighthouse says nothing about ${url}`)
  return answer.lhr
}

/** Out of a hundred, as Lighthouse shows it. */
export function score(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100)
}

export interface FailingAudit {
  audit: string
  says: string
}

/** What keeps a category from its hundred, the heaviest first. */
export function failingAudits(result: Result, category: string): FailingAudit[] {
  const references = result.categories[category]?.auditRefs ?? []
  // Only performance has advice without weight of its own: why a metric is slow.
  return references
    .filter(({ weight }) => weight > 0 || category === 'performance')
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ id }) => result.audits[id] ?? [])
    .filter((audit) => audit.score !== null && audit.score < 1)
    .map((audit) => ({ audit: audit.id, says: audit.displayValue ?? audit.title }))
}
