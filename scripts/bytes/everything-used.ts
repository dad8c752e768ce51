import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

import type { Browser, Page } from '@playwright/test'

import { type Answer, recordAnswers, type WindowWidth, windows } from '../../bytes/measure-page'
import { declinedOn } from '../../demo/declined'
import { ask } from './ask'
import { touchEverything } from './touch-everything'

/** Bytes of a document as they go over the line to a browser. */
export async function documentGzip(url: string): Promise<number> {
  // The first visitor fills the cache; the second gets what all others get.
  await ask(url)
  const { status, bytes, encoding } = await ask(url)
  if (status !== 200 || encoding !== 'gzip')
    throw new Error(`${url}: ${status}, ${encoding || 'not compressed'}`)
  return bytes
}

export interface PageWeight {
  scriptAtRest: number
  fonts: number
  /** All scripts once everything on the page was touched, but for the map and the lightbox. */
  scriptTouched: number
}

const restMs = 5000

export async function weighPage(browser: Browser, url: string, width: WindowWidth): Promise<PageWeight> {
  const { height, isMobile } = windows[width]
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile,
    hasTouch: isMobile,
    storageState: declinedOn(new URL(url).origin),
  })
  await context.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
  try {
    const page = await context.newPage()
    const answers = await recordAnswers(await context.newCDPSession(page))
    await page.goto(url, { waitUntil: 'load' })
    await sleep(restMs)
    const atRest = await scriptSizes(answers)
    const fonts = answers.filter(({ type }) => type === 'Font').reduce((sum, { bytes }) => sum + bytes, 0)
    await stayHere(page)
    await touchEverything(page)
    const touched = await scriptSizes(answers)
    return { scriptAtRest: sum(atRest), fonts, scriptTouched: sum(touched.filter(({ isApart }) => !isApart)) }
  } finally {
    await context.close()
  }
}

interface ScriptSize {
  gzip: number
  /** Of the map or the lightbox. */
  isApart: boolean
}

const sum = (sizes: ScriptSize[]) => sizes.reduce((total, { gzip }) => total + gzip, 0)

/** Each script once, compressed by `gzip -9` however the server sent it. */
async function scriptSizes(answers: Answer[]): Promise<ScriptSize[]> {
  const isScript = ({ type, url }: Answer) => type === 'Script' || /\.m?js(\?|$)/.test(url)
  const scripts = new Map(answers.filter(isScript).map((answer) => [answer.url, answer]))
  return Promise.all(
    [...scripts.values()].map(async ({ body }) => {
      const content = await body()
      const isApart = /maplibregl-|yarl__|terra-?draw/i.test(content.toString('utf8'))
      return { gzip: gzipSync(content, { level: 9 }).length, isApart }
    }),
  )
}

/** Touching everything follows links and sends forms too: the page must stay. */
async function stayHere(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const request = route.request()
    const leaves = request.isNavigationRequest() && request.frame() === page.mainFrame()
    const isOurs = ['localhost', '127.0.0.1'].includes(new URL(request.url()).hostname)
    return leaves || !isOurs || request.method() === 'POST' ? route.abort() : route.continue()
  })
}
