import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { option } from '../bench/statistics'

// A WebP is at most 16 383 pixels high.
const highestPx = 16_383
const quality = option('quality', 62)

/** One WebP, or several from top to bottom when the page is higher than one can be. */
export async function takePicture(page: Page, kind: PictureKind = {}): Promise<Buffer[]> {
  await prepare(page, kind)
  return Promise.all((await takeParts(page, kind)).map(toWebp))
}

export interface PictureKind {
  isWindow?: boolean
  isBare?: boolean
}

/** Loads what is only loaded when one comes near, and waits until nothing moves. */
export async function prepare(page: Page, { isWindow, isBare }: PictureKind): Promise<void> {
  if (!isWindow) await scrollThrough(page)
  await settle(page, !isWindow && !isBare)
}

/** As it stands, from top to bottom, as PNG. */
export async function takeParts(page: Page, { isWindow }: PictureKind): Promise<Buffer[]> {
  return isWindow ? [await page.screenshot({ animations: 'disabled' })] : wholePage(page)
}

async function wholePage(page: Page): Promise<Buffer[]> {
  const [width, height] = await page.evaluate(() => [
    window.innerWidth,
    document.documentElement.scrollHeight,
  ])
  const count = Math.ceil((height ?? 0) / highestPx)
  const partHeight = Math.ceil((height ?? 0) / count)
  const parts: Buffer[] = []
  for (let y = 0; parts.length < count; y += partHeight) {
    const clip = { x: 0, y, width: width ?? 0, height: Math.min(partHeight, (height ?? 0) - y) }
    parts.push(await page.screenshot({ fullPage: true, clip, animations: 'disabled' }))
  }
  return parts
}

const toWebp = (png: Buffer) => sharp(png).webp({ quality, effort: 6 }).toBuffer()

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>('.later-part, .later-cards > *'))
      part.style.contentVisibility = 'visible'
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Fonts and pictures are there, and what follows the scrolling has come to rest. */
async function settle(page: Page, hasFoot = true): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const shown = [...document.images].filter((image) => image.checkVisibility())
    // One in a row that scrolls sideways would wait for ever.
    for (const image of shown) image.loading = 'eager'
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  // A page that is being rendered anew has no foot yet, and no height.
  if (hasFoot) await page.getByRole('contentinfo').first().waitFor()
}
