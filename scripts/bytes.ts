import { demand } from './bench/statistics'
import { withEmptyPage } from './bytes/empty-page'
import { measurePage, type PageBytes, type WindowWidth } from './bytes/measure-page'
import { type Figure, rounded, table } from './console'
import { launchChromium } from './demo/chromium'
import { watchedPages } from './demo/pages'
import { withDemo } from './demo/with-demo'

/** What the pages weigh, beside a Next page with nothing on it. */
const limits = { scriptOverEmpty: 40 * 1024, fonts: 95 * 1024, widestPx: { 390: 600, 1440: 1920 } }
const widths: WindowWidth[] = [390, 1440]

interface Measured {
  page: string
  width: WindowWidth
  bytes: PageBytes
}

await withDemo(async () => {
  const browser = await launchChromium()
  try {
    const [empty, measured] = await Promise.all([
      withEmptyPage((url) => measurePage(browser, url, 390)),
      measurePages(),
    ])
    table([
      figures('empty', 390, empty, empty),
      ...measured.map(({ page, width, bytes }) => figures(page, width, bytes, empty)),
    ])
    for (const one of measured) check(one, empty)
  } finally {
    await browser.close()
  }

  async function measurePages(): Promise<Measured[]> {
    const measured: Measured[] = []
    for (const { page, url } of await watchedPages())
      for (const width of widths)
        measured.push({ page, width, bytes: await measurePage(browser, url, width) })
    return measured
  }
})

function figures(page: string, width: number, bytes: PageBytes, empty: PageBytes): Record<string, Figure> {
  const imageBytes = bytes.images.map((image) => image.bytes)
  return {
    page,
    width,
    'HTML KB': kb(bytes.html),
    'CSS KB': kb(bytes.css),
    'JS gzip KB': kb(bytes.scriptGzip),
    'over empty KB': kb(bytes.scriptGzip - empty.scriptGzip),
    'fonts KB': kb(bytes.fonts),
    'images KB': kb(imageBytes.reduce((total, one) => total + one, 0)),
    images: imageBytes.length,
    'largest KB': kb(Math.max(0, ...imageBytes)),
    requests: bytes.requests,
  }
}

function check({ page, width, bytes }: Measured, empty: PageBytes): void {
  const where = `${page} at ${width} px`
  const overEmpty = bytes.scriptGzip - empty.scriptGzip
  demand(
    `${where}: JavaScript is ${kb(overEmpty)} KB over an empty page, at most ${kb(limits.scriptOverEmpty)}`,
    overEmpty <= limits.scriptOverEmpty,
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
