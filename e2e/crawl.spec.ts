import { expect, type Page } from '@playwright/test'

import { launchOptions } from '../scripts/demo/chromium'
import { crawlSite } from './crawl-site'
import { isThirdParty } from './fake-tags'
import { locales, problemsOf, sharedTitles } from './page-problems'
import type { PageFacts } from './read-page'
import { test } from './tagged-site'

const atATime = 3
const perKind = 3

// No other host is there. Answering for them instead would send each of our own requests through the test as well.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  },
})
// One after the other: the pages are read once for both.
test.describe.configure({ mode: 'default', timeout: 600_000 })

let read: Map<string, PageFacts> | undefined

/** Every page of the site, with every tag an agency can have. Most of it is making pages no cache has yet. */
async function everyPage(page: Page): Promise<Map<string, PageFacts>> {
  await page.goto('/robots.txt')
  read ??= await crawlSite(page, '/nl/')
  return read
}

// Coverage: 1.4, 1.8, 2.6.
test('every link of the site leads to a whole page in its own language, in four languages', async ({
  page,
}) => {
  const pages = await everyPage(page)
  const problems = [...pages].flatMap(([path, facts]) => problemsOf(path, facts, pages))
  expect([...problems, ...sharedTitles(pages)]).toEqual([])
  const counts = locales.map(
    (locale) => [...pages.keys()].filter((path) => path.startsWith(`/${locale}/`)).length,
  )
  for (const count of counts) expect(count).toBeGreaterThan(100)
})

/** Of each part of the site in each language some pages of each depth: those of one kind differ in words only. */
function someOfEachKind(paths: string[]): string[] {
  const taken = new Map<string, number>()
  return paths.filter((path) => {
    const segments = path.split('?')[0]?.split('/') ?? []
    const kind = [...segments.slice(1, 3), segments.length, path.includes('?')].join(' ')
    taken.set(kind, (taken.get(kind) ?? 0) + 1)
    return (taken.get(kind) ?? 0) <= perKind
  })
}

test('on no page of the site is a third party asked for anything before the visitor consents', async ({
  page,
  context,
}) => {
  const askedBy = new Map<string, string>()
  context.on('request', (request) => {
    if (isThirdParty(request.url())) askedBy.set(request.url(), request.frame().url())
  })
  const whole = [...(await everyPage(page))].filter(([, { status }]) => status === 200)
  expect(whole.length).toBeGreaterThan(400)
  expect(whole.flatMap(([, { askedElsewhere }]) => askedElsewhere).filter(isThirdParty)).toEqual([])

  const queue = someOfEachKind(whole.map(([path]) => path))
  expect(queue.length).toBeGreaterThan(100)
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      const tab = await context.newPage()
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
        await tab.goto(path, { waitUntil: 'load' })
        // What is further down is loaded when one comes near.
        await tab.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        await tab.waitForTimeout(50)
      }
      await tab.close()
    }),
  )
  await page.waitForTimeout(1000)
  expect(Object.fromEntries(askedBy)).toEqual({})
  const cookies = await context.cookies()
  expect(cookies).toEqual([])
})
