import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'

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
    const mapFiles = filesOfMap()
    const of = (type: string) => answers.filter((answer) => answer.type === type)
    const sum = (type: string) => of(type).reduce((total, { bytes }) => total + bytes, 0)
    const scripts = await scriptSizes(
      answers.filter(({ url: asked }) => !mapFiles.has(new URL(asked).pathname)),
    )
    return {
      html: sum('Document'),
      css: sum('Stylesheet'),
      // The map beside a list comes once the page is quiet: what it loads is no part of the page's own.
      scriptGzip: totalGzip(scripts.filter(({ isApart, isOwn }) => isOwn && !isApart)),
      fonts: sum('Font'),
      images: await Promise.all(of('Image').map(toPicture)),
      requests: answers.length,
      firstPicture,
    }
  })
}

const built = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }))

/** What the map beside a list brings to the page around it, by the build's own list of files. */
function filesOfMap(): Set<string> {
  const files = built.parse(JSON.parse(readFileSync('dist/site/.vite/manifest.json', 'utf8')))
  const from = (name: string): string[] => [name, ...(files[name]?.imports ?? []).flatMap(from)]
  const [opener, main] = ['src/features/listings/map/open-map.client.ts', 'src/site/browser/main.ts']
  if (!files[opener] || !files[main]) throw new Error('The build has no map, or no main file')
  const always = new Set(from(main))
  return new Set(
    from(opener)
      .filter((name) => !always.has(name))
      .map((name) => `/${files[name]?.file}`),
  )
}

// The file itself is asked: with `srcset` the page's own `naturalWidth` is not the width in pixels.
async function toPicture({ url, status, bytes, body }: Answer): Promise<Picture> {
  if (status !== 200) return { url, bytes, format: `answered with ${status}`, widthPx: 0 }
  const { format = 'unknown', width = 0 } = await sharp(await body()).metadata()
  return { url, bytes, format, widthPx: width }
}
