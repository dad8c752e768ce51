import { globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'

import type { Browser } from '@playwright/test'

import { demand } from './bench/statistics'
import { type Figure, rounded, table } from './console'
import { launchChromium } from './demo/chromium'
import { declinedOn } from './demo/declined'
import { cms, signIn } from './demo/sign-in'
import { site, withDemo } from './demo/with-demo'
import {
  heights,
  type PictureLocale,
  pictureLocales,
  type PictureWidth,
  shots,
  widths,
} from './screenshots/shots'
import { takePicture } from './screenshots/take-picture'

/**
 * Pictures of the site for its documentation: `npm run screenshots -- home list --out=/tmp/x --widths=390,820`. The admin is
 * also dark with `--theme=dark`.
 */
const words = process.argv.slice(2)
const option = (name: string) =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length)
const chosen = words.filter((word) => !word.startsWith('--'))
const folder = option('out') ?? 'docs/screens'
/** In place of those that each picture has. */
const chosenWidths = option('widths')
  ?.split(',')
  .map(Number)
  .filter((width): width is PictureWidth => width in heights)
const unknown = chosen.filter((name) => !(name in shots))
if (unknown.length > 0) {
  console.error(`No such picture: ${unknown.join(', ')}. There are ${Object.keys(shots).join(', ')}.`)
  process.exit(1)
}
const names = chosen.length > 0 ? chosen : Object.keys(shots)
const totalLimitKb = 18 * 1024

const rows: Record<string, Figure>[] = []
mkdirSync(folder, { recursive: true })
await withDemo(async () => {
  const browser = await launchChromium()
  try {
    for (const name of names)
      for (const width of chosenWidths ?? shots[name]?.widths ?? widths)
        for (const locale of shots[name]?.locales ?? pictureLocales)
          await save(browser, { name, width, locale })
  } finally {
    await browser.close()
  }
})

table(rows)
const stored = globSync(`${folder}/*.webp`)
const totalKb = stored.reduce((sum, file) => sum + statSync(file).size / 1024, 0)
console.log(`${stored.length} pictures in ${folder}, ${rounded(totalKb / 1024)} MB`)
demand(`all pictures together at most ${totalLimitKb / 1024} MB`, totalKb <= totalLimitKb)

async function save(
  browser: Browser,
  { name, width, locale }: { name: string; width: PictureWidth; locale: PictureLocale },
): Promise<void> {
  const shot = shots[name]
  const context = await browser.newContext({
    baseURL: shot?.isAdmin ? cms : site,
    viewport: { width, height: heights[width] },
    locale,
    reducedMotion: 'reduce',
    colorScheme: option('theme') === 'dark' ? 'dark' : 'light',
    ...(shot?.isFirstVisit ? {} : { storageState: declinedOn(site) }),
  })
  // The pop-up covers no picture but its own.
  if (name !== 'popup')
    await context.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
  const page = await context.newPage()
  if (shot?.isAdmin) await signIn(page)
  await shot?.show(page, locale)
  const parts = await takePicture(page, shot)
  // A page that has grown or shrunk may have been in fewer or more parts before.
  for (const old of globSync(`${folder}/${name}{,-[0-9]}-${width}-${locale}.webp`)) rmSync(old)
  for (const [index, part] of parts.entries()) {
    const partName = parts.length > 1 ? `${name}-${index + 1}` : name
    writeFileSync(`${folder}/${partName}-${width}-${locale}.webp`, part)
    rows.push({ name: partName, width, language: locale, KB: rounded(part.length / 1024) })
  }
  await context.close()
}
