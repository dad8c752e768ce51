import { demand } from './bench/statistics'
import { measureConsent } from './bytes/measure-consent'
import { measurePage, type PageBytes, type WindowWidth } from './bytes/measure-page'
import { type Figure, rounded, table } from './console'
import { launchChromium } from './demo/chromium'
import { watchedPages } from './demo/pages'
import { site, withDemo } from './demo/with-demo'

/** What the pages weigh on a first view. */
const limits = { script: 20 * 1024, fonts: 50 * 1024, consent: 4 * 1024, widestPx: { 390: 600, 1440: 1920 } }
const widths: WindowWidth[] = [390, 1440]

interface Measured {
  page: string
  width: WindowWidth
  bytes: PageBytes
}

await withDemo(async () => {
  const browser = await launchChromium()
  const measured: Measured[] = []
  try {
    for (const { page, url } of await watchedPages())
      for (const width of widths)
        measured.push({ page, width, bytes: await measurePage(browser, url, width) })
  } finally {
    await browser.close()
  }
  table(measured.map(figures))
  measured.forEach(check)
  const { html, script, tags } = await measureConsent(`${site}/nl/`)
  table([{ 'consent, gzip': 'KB', HTML: kb(html), script: kb(script), 'tags, once allowed': kb(tags) }])
  const dialog = html + script
  demand(`the consent dialog is ${kb(dialog)} KB, at most ${kb(limits.consent)}`, dialog <= limits.consent)
})

function figures({ page, width, bytes }: Measured): Record<string, Figure> {
  const imageBytes = bytes.images.map((image) => image.bytes)
  return {
    page,
    width,
    'HTML KB': kb(bytes.html),
    'CSS KB': kb(bytes.css),
    'JS gzip KB': kb(bytes.scriptGzip),
    'fonts KB': kb(bytes.fonts),
    'images KB': kb(imageBytes.reduce((total, one) => total + one, 0)),
    images: imageBytes.length,
    'largest KB': kb(Math.max(0, ...imageBytes)),
    requests: bytes.requests,
  }
}

function check({ page, width, bytes }: Measured): void {
  const where = `${page} at ${width} px`
  demand(
    `${where}: JavaScript is ${kb(bytes.scriptGzip)} KB, at most ${kb(limits.script)}`,
    bytes.scriptGzip <= limits.script,
  )
  demand(
    `${where}: fonts are ${kb(bytes.fonts)} KB, at most ${kb(limits.fonts)}`,
    bytes.fonts <= limits.fonts,
  )
  const widestPx = limits.widestPx[width]
  for (const { url, format, widthPx } of bytes.images) {
    // A drawing has no pixels to count.
    if (format === 'svg') continue
    demand(`${where}: ${url} is ${format}, not WebP`, format === 'webp')
    demand(`${where}: ${url} is ${widthPx} px wide, at most ${widestPx}`, widthPx <= widestPx)
  }
  const { loading, fetchPriority } = bytes.firstPicture ?? { loading: 'none', fetchPriority: 'none' }
  demand(
    `${where}: the first picture is eager and of high priority, not ${loading} and ${fetchPriority}`,
    loading === 'eager' && fetchPriority === 'high',
  )
}

function kb(bytes: number): number {
  return rounded(bytes / 1024)
}
