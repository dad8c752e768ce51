import { gzipSync } from 'node:zlib'

import type { Browser, CDPSession } from '@playwright/test'
import sharp from 'sharp'

/** What a visitor's browser fetches for one page, in bytes as they went over the line unless said otherwise. */
export interface PageBytes {
  html: number
  css: number
  /** Each script compressed by `gzip -9`, however the server sent it, so that servers compare alike. */
  scriptGzip: number
  fonts: number
  images: Picture[]
  requests: number
  /** `null` on a page without pictures. */
  firstPicture: { loading: string; fetchPriority: string } | null
}

export interface Picture {
  url: string
  bytes: number
  format: string
  widthPx: number
}

export interface Answer {
  url: string
  type: string
  status: number
  bytes: number
  body: () => Promise<Buffer>
}

export const windows = { 390: { height: 844, isMobile: true }, 1440: { height: 900, isMobile: false } }
export type WindowWidth = keyof typeof windows

export async function measurePage(browser: Browser, url: string, width: WindowWidth): Promise<PageBytes> {
  const { height, isMobile } = windows[width]
  const context = await browser.newContext({ viewport: { width, height }, isMobile, hasTouch: isMobile })
  const page = await context.newPage()
  const answers = await recordAnswers(await context.newCDPSession(page))
  const response = await page.goto(url, { waitUntil: 'networkidle' })
  if (!response?.ok()) throw new Error(`${url} answers ${response?.status() ?? 'nothing'}`)
  const firstPicture = await page.evaluate(() => {
    const first = [...document.images].find((image) => image.checkVisibility())
    return first ? { loading: first.loading, fetchPriority: first.fetchPriority } : null
  })
  const of = (type: string) => answers.filter((answer) => answer.type === type)
  const sum = (type: string) => of(type).reduce((total, { bytes }) => total + bytes, 0)
  const scripts = await Promise.all(of('Script').map(({ body }) => body()))
  const result = {
    html: sum('Document'),
    css: sum('Stylesheet'),
    scriptGzip: scripts.reduce((total, body) => total + gzipSync(body, { level: 9 }).length, 0),
    fonts: sum('Font'),
    images: await Promise.all(of('Image').map(toPicture)),
    requests: answers.length,
    firstPicture,
  }
  await context.close()
  return result
}

/** Fills the list while the page loads. */
export async function recordAnswers(session: CDPSession): Promise<Answer[]> {
  const answers: Answer[] = []
  const begun = new Map<string, Pick<Answer, 'url' | 'type' | 'status'>>()
  session.on('Network.responseReceived', ({ requestId, type, response: { url, status } }) => {
    if (url.startsWith('data:')) return
    begun.set(requestId, { url, type, status })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = begun.get(requestId)
    if (known) answers.push({ ...known, bytes: encodedDataLength, body: () => bodyOf(session, requestId) })
  })
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  return answers
}

async function bodyOf(session: CDPSession, requestId: string): Promise<Buffer> {
  const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId })
  return Buffer.from(body, base64Encoded ? 'base64' : 'utf8')
}

// The file itself is asked: with `srcset` the page's own `naturalWidth` is not the width in pixels.
async function toPicture({ url, status, bytes, body }: Answer): Promise<Picture> {
  if (status !== 200) return { url, bytes, format: `answered with ${status}`, widthPx: 0 }
  const { format = 'unknown', width = 0 } = await sharp(await body()).metadata()
  return { url, bytes, format, widthPx: width }
}
