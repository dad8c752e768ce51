import { gzipSync } from 'node:zlib'

import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export interface Answer {
  url: string
  type: string
  status: number
  bytes: number
  /** Of the page itself, not of a frame in it. */
  isOwn: boolean
  body: () => Promise<Buffer>
}

const windows = { 390: { height: 844, isMobile: true }, 1440: { height: 900, isMobile: false } }
export type WindowWidth = keyof typeof windows
export const windowWidths: WindowWidth[] = [390, 1440]

/** A browser of its own for the work on one page, with nothing in its cache; the list fills while the page loads. */
export async function inWindow<Result>(
  browser: Browser,
  width: WindowWidth,
  work: (page: Page, answers: Answer[]) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> {
  const { height, isMobile } = windows[width]
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile,
    hasTouch: isMobile,
    ...options,
  })
  try {
    const page = await context.newPage()
    return await work(page, await recordAnswers(page))
  } finally {
    await context.close()
  }
}

async function recordAnswers(page: Page): Promise<Answer[]> {
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const answers: Answer[] = []
  const begun = new Map<string, Pick<Answer, 'url' | 'type' | 'status' | 'isOwn'>>()
  session.on('Network.responseReceived', ({ requestId, type, frameId, response: { url, status } }) => {
    if (url.startsWith('data:')) return
    begun.set(requestId, { url, type, status, isOwn: !frameId || frameId === frameTree.frame.id })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = begun.get(requestId)
    if (!known) return
    const body = async () => {
      const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId })
      return Buffer.from(body, base64Encoded ? 'base64' : 'utf8')
    }
    answers.push({ ...known, bytes: encodedDataLength, body })
  })
  // Large enough for all that a page fetches in half a minute.
  await session.send('Network.enable', { maxTotalBufferSize: 200_000_000, maxResourceBufferSize: 50_000_000 })
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  return answers
}

export interface ScriptSize {
  /** By `gzip -9`, however the server sent it, so that servers compare alike. */
  gzip: number
  /** Of the map or the lightbox. */
  isApart: boolean
  /** Of the page itself, not of a frame in it. */
  isOwn: boolean
}

/** Each script once. */
export async function scriptSizes(answers: Answer[]): Promise<ScriptSize[]> {
  const isScript = ({ type, url }: Answer) => type === 'Script' || /\.m?js(\?|$)/.test(url)
  const scripts = new Map<string, Answer>()
  // What a frame fetches again is the page's all the same.
  for (const answer of answers.filter(isScript))
    if (!scripts.get(answer.url)?.isOwn) scripts.set(answer.url, answer)
  return Promise.all(
    [...scripts.values()].map(async ({ body, isOwn }) => {
      const content = await body()
      const isApart = /maplibregl-|yarl__|terra-?draw/i.test(content.toString('utf8'))
      return { gzip: gzipSync(content, { level: 9 }).length, isApart, isOwn }
    }),
  )
}

export const totalGzip = (sizes: ScriptSize[]) => sizes.reduce((total, { gzip }) => total + gzip, 0)
