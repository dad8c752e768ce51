import pLimit from 'p-limit'
import type { Browser } from '@playwright/test'

import { formPath } from '@/i18n/paths/form-paths'

import { isSiteGiven, site } from './bench/pages/target'
import { demand, isFull } from './bench/statistics'
import { type WindowWidth, windowWidths } from './bytes/answers'
import { type PageAtRest, watchAtRest } from './bytes/at-rest'
import { documentGzip, fontsPerScreen } from './bytes/documents'
import { scriptsWhenUsed } from './bytes/everything-used'
import { measureConsent } from './bytes/measure-consent'
import { type Figure, rounded, table } from './console'
import { launchChromium } from './demo/chromium'
import { pageKinds, watchedPages } from './demo/pages'
import { withDemo } from './demo/with-demo'

/**
 * What the pages weigh, for somebody who only looks and for somebody who uses everything. Bytes are the same on every
 * machine: each limit holds as it is. `--full`: everything is used in both windows. Another version of the site is named
 * by `--site=http://localhost:8280`.
 */
const kib = 1024
const limits = {
  documents: { home: 24 * kib, list: 18 * kib, property: 28 * kib } as Record<string, number>,
  atRest: 20 * kib,
  used: 110 * kib,
  fonts: 50 * kib,
  preloadedFonts: 1,
  consent: 6 * kib,
  widestPx: { 390: 600, 1440: 1920 },
}
const watchedMs = 30_000
/** A window changes little of what can be woken, and a landing page is a list: these are used with `--full` alone. */
const isUsed = ({ page, width }: { page: string; width: WindowWidth }) =>
  isFull || (width === 1440 && page !== 'landing')
/** Each keeps a processor busy for seconds. */
const usedAtOnce = 3

interface Measured {
  page: string
  width: WindowWidth
  atRest: PageAtRest
  /** `null`: only looked at. */
  usedGzip: number | null
}

await (isSiteGiven ? measure() : withDemo(measure))
process.exit()

async function measure(): Promise<void> {
  const watched = await watchedPages(site)
  await checkDocuments(watched)
  const pages = [
    ...(await pageKinds(site)),
    { page: 'regions', url: `${site}/nl/regions/?deal=sale` },
    { page: 'form, search', url: site + formPath('nl', 'demand') },
  ]
  const browser = await launchChromium()
  let measured: Measured[]
  try {
    measured = await measureAll(browser, pages)
  } finally {
    await browser.close()
  }
  table(measured.map(figures))
  measured.forEach(check)
  const pictured = watched.map(({ page }) => page)
  measured.filter(({ page }) => pictured.includes(page)).forEach(checkPictures)
  await checkFonts()
  await checkConsent()
}

/** All at a time: half a minute of looking on costs half a minute once. */
function measureAll(browser: Browser, pages: { page: string; url: string }[]): Promise<Measured[]> {
  const limited = pLimit(usedAtOnce)
  const pairs = pages.flatMap((page) => windowWidths.map((width) => ({ ...page, width })))
  return Promise.all(
    pairs.map(async ({ page, url, width }) => {
      const [atRest, usedGzip] = await Promise.all([
        watchAtRest(browser, { url, width, watchedMs }),
        isUsed({ page, width }) ? limited(() => scriptsWhenUsed(browser, url, width)) : null,
      ])
      return { page, width, atRest, usedGzip }
    }),
  )
}

async function checkDocuments(pages: { page: string; url: string }[]): Promise<void> {
  const rows: Record<string, Figure>[] = []
  for (const { page, url } of pages) {
    const bytes = await documentGzip(url)
    const most = limits.documents[page] ?? 0
    rows.push({ 'document, gzip': page, KB: kb(bytes), 'at most': kb(most) })
    demand(`${page}: the document is ${kb(bytes)} KB, at most ${kb(most)}`, bytes <= most)
  }
  table(rows)
}

async function checkFonts(): Promise<void> {
  const screens = await fontsPerScreen()
  for (const { screen, bytes, preloaded } of screens) {
    demand(`${screen}: fonts are ${kb(bytes)} KB, at most ${kb(limits.fonts)}`, bytes <= limits.fonts)
    demand(`${screen}: ${preloaded} fonts are preloaded, at most one`, preloaded <= limits.preloadedFonts)
  }
  table([
    {
      'fonts, every kind of page': screens.length,
      'most KB': kb(Math.max(...screens.map(({ bytes }) => bytes))),
      'at most': kb(limits.fonts),
      'most preloaded': Math.max(...screens.map(({ preloaded }) => preloaded)),
    },
  ])
}

async function checkConsent(): Promise<void> {
  const { html, style, script, tags } = await measureConsent(`${site}/nl/`)
  table([
    {
      ...{ 'consent, gzip': 'KB', HTML: kb(html), style: kb(style), script: kb(script) },
      'tags, once allowed': kb(tags),
    },
  ])
  const dialog = html + style + script
  demand(`the consent dialog is ${kb(dialog)} KB, at most ${kb(limits.consent)}`, dialog <= limits.consent)
}

function figures({ page, width, atRest, usedGzip }: Measured): Record<string, Figure> {
  const imageBytes = atRest.images.map((image) => image.bytes)
  return {
    page,
    width,
    'HTML KB': kb(atRest.html),
    'CSS KB': kb(atRest.css),
    [`JS gzip KB in ${watchedMs / 1000} s`]: kb(atRest.scriptGzip),
    'when used': usedGzip === null ? '–' : kb(usedGzip),
    'fonts KB': kb(atRest.fonts),
    'images KB': kb(imageBytes.reduce((total, one) => total + one, 0)),
    images: imageBytes.length,
    'largest KB': kb(Math.max(0, ...imageBytes)),
    requests: atRest.requests,
  }
}

function check({ page, width, atRest, usedGzip }: Measured): void {
  const where = `${page} at ${width} px`
  const most = (what: string, bytes: number, limit: number) =>
    demand(`${where}: ${what} ${kb(bytes)} KB, at most ${kb(limit)}`, bytes <= limit)
  most('JavaScript before a touch is', atRest.scriptGzip, limits.atRest)
  most('fonts are', atRest.fonts, limits.fonts)
  demand(`${where}: some JavaScript is loaded`, atRest.scriptGzip > 0)
  if (usedGzip === null) return
  most('JavaScript when everything was used is', usedGzip, limits.used)
  demand(`${where}: using it loads no less than looking at it`, usedGzip >= atRest.scriptGzip)
}

function checkPictures({ page, width, atRest: { images, firstPicture } }: Measured): void {
  const where = `${page} at ${width} px`
  const widestPx = limits.widestPx[width]
  for (const { url, format, widthPx } of images) {
    // A drawing has no pixels to count.
    if (format === 'svg') continue
    demand(`${where}: ${url} is ${format}, not WebP`, format === 'webp')
    demand(`${where}: ${url} is ${widthPx} px wide, at most ${widestPx}`, widthPx <= widestPx)
  }
  const { loading, fetchPriority } = firstPicture ?? { loading: 'none', fetchPriority: 'none' }
  demand(
    `${where}: the first picture is eager and of high priority, not ${loading} and ${fetchPriority}`,
    loading === 'eager' && fetchPriority === 'high',
  )
}

function kb(bytes: number): number {
  return rounded(bytes / kib)
}
