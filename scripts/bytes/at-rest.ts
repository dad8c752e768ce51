import { setTimeout as sleep } from 'node:timers/promises'

import type { Browser } from '@playwright/test'
import sharp from 'sharp'

import { type Answer, inWindow, scriptSizes, totalGzip, type WindowWidth } from './answers'

/** What a page fetches for somebody who only looks at it, in bytes as they went over the line unless said otherwise. */
export interface PageAtRest {
  html: number
  css: number
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

interface Watch {
  url: string
  width: WindowWidth
  watchedMs: number
}

/** A first view, watched for as long as somebody may read before they touch anything. */
export function watchAtRest(browser: Browser, { url, width, watchedMs }: Watch): Promise<PageAtRest> {
  return inWindow(browser, width, async (page, answers) => {
    const response = await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
    if (!response?.ok()) throw new Error(`${url} answers ${response?.status() ?? 'nothing'}`)
    await sleep(watchedMs)
    const firstPicture = await page.evaluate(() => {
      const first = [...document.images].find((image) => image.checkVisibility())
      return first ? { loading: first.loading, fetchPriority: first.fetchPriority } : null
    })
    const of = (type: string) => answers.filter((answer) => answer.type === type)
    const sum = (type: string) => of(type).reduce((total, { bytes }) => total + bytes, 0)
    const scripts = await scriptSizes(answers)
    return {
      html: sum('Document'),
      css: sum('Stylesheet'),
      scriptGzip: totalGzip(scripts),
      fonts: sum('Font'),
      images: await Promise.all(of('Image').map(toPicture)),
      requests: answers.length,
      firstPicture,
    }
  })
}

// The file itself is asked: with `srcset` the page's own `naturalWidth` is not the width in pixels.
async function toPicture({ url, status, bytes, body }: Answer): Promise<Picture> {
  if (status !== 200) return { url, bytes, format: `answered with ${status}`, widthPx: 0 }
  const { format = 'unknown', width = 0 } = await sharp(await body()).metadata()
  return { url, bytes, format, widthPx: width }
}
