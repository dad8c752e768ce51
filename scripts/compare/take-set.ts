import { mkdirSync, readFileSync } from 'node:fs'

import { type Browser, expect, type Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'

import { progress } from '../console'
import { launchChromium } from '../demo/chromium'
import { declinedOn } from '../demo/declined'
import { type PrivatePages, withPrivatePages } from '../demo/private-pages'
import { heights, type PictureLocale, type PictureWidth } from '../screenshots/shots'
import { type PictureKind, prepare } from '../screenshots/take-picture'
import { cms, compareFolder, runFolder, site } from './options'
import { type CompareShot, compareShots } from './shots'
import { takeAtRest } from './take-at-rest'

interface Wanted {
  shot: CompareShot
  width: PictureWidth
  locale: PictureLocale
  file: string
}

/** Takes the pictures of these names; answers with those that could not be taken. */
export async function takeSet(set: string, names: string[]): Promise<string[]> {
  const folder = `${compareFolder}/${set}`
  mkdirSync(folder, { recursive: true })
  const wanted = names.flatMap((name) => {
    const shot = compareShots[name]
    return (shot?.locales ?? []).flatMap((locale) =>
      (shot?.widths ?? []).flatMap((width) =>
        shot ? { shot, width, locale, file: `${folder}/${name}-${width}-${locale}.png` } : [],
      ),
    )
  })
  const failed: string[] = []
  let browser = await launchChromium()
  try {
    await withPrivatePages(async (privatePages) => {
      for (const [index, one] of wanted.entries()) {
        const attempt = async () => {
          if (!browser.isConnected()) browser = await launchChromium()
          await withinTime(take(browser, one, privatePages))
        }
        await attempt()
          .catch(attempt)
          .catch((error: unknown) => {
            failed.push(one.file)
            console.error(`${one.file}: ${error instanceof Error ? error.message : String(error)}`)
          })
        progress(set, index + 1, wanted.length)
      }
    })
  } finally {
    await browser.close()
  }
  return failed
}

/** A page that never comes to rest costs one picture, not the others. */
async function withinTime(work: Promise<void>): Promise<void> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('It took too long')), 150_000).unref(),
  )
  await Promise.race([work, late])
}

async function take(browser: Browser, { shot, width, locale, file }: Wanted, privatePages: PrivatePages) {
  const { isPreview, isWindow, isPrinted, hasNoFoot, withoutScripts } = shot
  const context = await browser.newContext({
    baseURL: isPreview ? cms : site,
    viewport: { width, height: heights[width] },
    locale,
    reducedMotion: 'reduce',
    javaScriptEnabled: !withoutScripts,
    storageState: declinedOn(site),
  })
  try {
    // The pop-up covers no picture but its own.
    if (!file.includes('/popup-'))
      await context.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
    const page = await context.newPage()
    if (isPreview) await signIn(page)
    await shot.show({ page, locale, width, privatePages })
    if (isPrinted) await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
    const kind: PictureKind = { isWindow, isAdmin: hasNoFoot, isBare: hasNoFoot || isPrinted }
    await (withoutScripts ? loadAll(page) : prepare(page, kind))
    const parts = await takeAtRest(page, { locale, kind })
    await joined(parts).then((picture) => picture.toFile(file))
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

async function signIn(page: Page): Promise<void> {
  const account = readFileSync(`${runFolder}/administrator.json`, 'utf8')
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
