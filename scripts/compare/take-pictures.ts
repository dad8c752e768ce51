import { mkdirSync, readFileSync, rmSync } from 'node:fs'

import { type Browser, expect, type Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'

import { progress } from '../console'
import { launchChromium } from '../demo/chromium'
import { declinedOn } from '../demo/declined'
import type { PrivatePages } from '../demo/private-pages'
import { heights, type PictureLocale, type PictureWidth } from '../screenshots/shots'
import { type PictureKind, prepare } from '../screenshots/take-picture'
import type { CompareShot } from './shots'
import { compareFolder, type Side } from './sides'
import { takeAtRest } from './take-at-rest'

export interface Wanted {
  /** Of its files, without their ending. */
  picture: string
  shot: CompareShot
  width: PictureWidth
  locale: PictureLocale
}

/** What one side gave: a file, or why there is none. */
export type Taken = { file: string; status: number } | { problem: string }

export interface TakenPair {
  picture: string
  before: Taken
  after: Taken
}

export interface PicturedSide {
  side: Side
  privatePages: PrivatePages
}

/** Takes each picture of both sides, one after the other, so that both show the same moment. */
export async function takePairs(
  wanted: Wanted[],
  { before, after }: Record<Side['name'], PicturedSide>,
): Promise<TakenPair[]> {
  for (const { side } of [before, after]) {
    rmSync(`${compareFolder}/${side.name}`, { recursive: true, force: true })
    mkdirSync(`${compareFolder}/${side.name}`, { recursive: true })
  }
  const pairs: TakenPair[] = []
  let browser = await launchChromium()
  const takeOf = async (one: Wanted, pictured: PicturedSide): Promise<Taken> => {
    const attempt = async () => {
      if (!browser.isConnected()) browser = await launchChromium()
      return withinTime(take(browser, one, pictured))
    }
    return attempt()
      .catch(attempt)
      .catch((error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }))
  }
  try {
    for (const [index, one] of wanted.entries()) {
      pairs.push({
        picture: one.picture,
        before: await takeOf(one, before),
        after: await takeOf(one, after),
      })
      progress('pictures of both', index + 1, wanted.length)
    }
  } finally {
    await browser.close()
  }
  return pairs
}

/** A page that never comes to rest costs one picture, not the others. */
async function withinTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('It took too long')), 150_000).unref(),
  )
  return Promise.race([work, late])
}

async function take(
  browser: Browser,
  { picture, shot, width, locale }: Wanted,
  { side, privatePages }: PicturedSide,
): Promise<Taken> {
  const { isPreview, isWindow, isPrinted, hasNoFoot, withoutScripts } = shot
  const context = await browser.newContext({
    baseURL: isPreview ? side.cms : side.site,
    viewport: { width, height: heights[width] },
    locale,
    reducedMotion: 'reduce',
    javaScriptEnabled: !withoutScripts,
    storageState: declinedOn(side.site),
  })
  const file = `${compareFolder}/${side.name}/${picture}.png`
  try {
    // The pop-up covers no picture but its own.
    if (!picture.startsWith('popup-'))
      await context.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
    const page = await context.newPage()
    if (isPreview) await signIn(page, side)
    let status = 0
    page.on('response', (response) => {
      if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
        status = response.status()
    })
    await shot.show({ page, locale, width, privatePages })
    if (isPrinted) await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
    const kind: PictureKind = { isWindow, isBare: hasNoFoot || isPrinted }
    await (withoutScripts ? loadAll(page) : prepare(page, kind))
    const parts = await takeAtRest(page, { locale, kind })
    await joined(parts).then((whole) => whole.toFile(file))
    return { file, status }
  } finally {
    await context.close()
  }
}

/** Where no timer runs: what is not loaded yet is asked for at once, and looked at again and again. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)), {
      timeout: 20_000,
    })
    .toBe(true)
}

async function signIn(page: Page, { folder, cms }: Side): Promise<void> {
  const account = readFileSync(`${folder}/.run/administrator.json`, 'utf8')
  const { email, password } = JSON.parse(account) as Record<string, string>
  const response = await page.request.post(`${cms}/api/users/login`, { data: { email, password } })
  if (!response.ok()) throw new Error(`The administrator cannot sign in: ${response.status()}`)
}

/** A high page comes in parts, from top to bottom. */
async function joined(parts: Buffer[]): Promise<Sharp> {
  const [first] = parts
  if (parts.length === 1) return sharp(first)
  const sizes = await Promise.all(parts.map((part) => sharp(part).metadata()))
  let top = 0
  const layers = parts.map((input, index) => {
    const layer = { input, left: 0, top }
    top += sizes[index]?.height ?? 0
    return layer
  })
  const create = { width: sizes[0]?.width ?? 1, height: top, channels: 3, background: 'white' } as const
  return sharp({ create }).composite(layers).png()
}
