import { expect, type Page } from '@playwright/test'

import { awake } from './awake'
import { forgetCounts, ownAddress } from './leads'
import { mail } from './mails'
import { atThePlatform, restorePlatform, sync } from './platform'
import { fillPerson } from './visitor'
import { thankedFor } from './send-form'
import { test } from './test'

/** Words and figures that occur nowhere else, so that finding one is proof. In Brugge, where a map comes all the way. */
const hidden = { Street: 'Verzwegensteeg', HouseNumber: '47119z', GoogleX: 51.219312, GoogleY: 3.235114 }
/** Rounded to four digits or cut off there, they begin alike. */
const written = ['verzwegen', '47119z', '51.2193', '51,2193', '3.2351', '3,2351']
/** The pieces of the map on which it stands. */
const tilePaths = [12, 13, 14].map((zoom) => tileAt(zoom))
const traces = [...written, ...tilePaths]

function tileAt(zoom: number): string {
  const { GoogleX: latitude, GoogleY: longitude } = hidden
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)
  const [x, y] = [longitude / 360 + 0.5, 0.5 - north].map((share) => Math.floor(share * 2 ** zoom))
  return `/${zoom}/${x}/${y}.mvt`
}

const around = '3.2_51.2*3.27_51.2*3.27_51.24*3.2_51.24'

// A picture or a sitemap that is opened by itself gets styles of the browser's own.
test.use({ refusalsMeant: /^\S+\.(jpg|xml): Applying inline style/ })
test.beforeEach(forgetCounts)
test.afterAll(restorePlatform)

/** Everything the browser is sent: documents, scripts, data, and what the page posts to the map. */
function overhear(page: Page): { texts: { from: string; text: string }[]; settled: () => Promise<unknown> } {
  const texts: { from: string; text: string }[] = []
  const reading: Promise<unknown>[] = []
  const tiles = new Set<string>()
  page.on('response', (response) => {
    const from = response.url()
    texts.push({ from: 'address or header', text: from + JSON.stringify(response.headers()) })
    if (response.status() >= 300 && response.status() < 400) return
    // A map that goes leaves tiles half read, whose end is never told: they are asked for again.
    if (from.includes('/tiles/')) return void tiles.add(from)
    const read = response
      .body()
      .then((body) => texts.push({ from, text: body.toString('latin1') + body.toString('utf8') }))
      .catch(() => {})
    // What a page leaves half read when it goes never ends.
    reading.push(Promise.race([read, new Promise((resolve) => setTimeout(resolve, 20_000))]))
  })
  page.on('console', (message) => {
    if (message.text().startsWith('posted ')) texts.push({ from: 'postMessage', text: message.text() })
  })
  const askAgain = async (tile: string) => {
    const body = await (await page.request.get(tile)).body()
    texts.push({ from: tile, text: body.toString('latin1') + body.toString('utf8') })
  }
  return { texts, settled: () => Promise.all([...reading, ...[...tiles].map(askAgain)]) }
}

/** A map may go on asking; ten seconds of it are enough to hear. */
const atRest = (page: Page) => page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {})

// Coverage: 1.50, 2.95.
test('a home whose address is not published gives it away nowhere', async ({ page }) => {
  test.slow()
  await page.goto('/nl/te-koop/')
  await page.getByRole('article').filter({ hasText: '€' }).nth(4).getByRole('link').click()
  const id = Number(/(\d+)\/$/.exec(page.url())?.[1])
  await atThePlatform('change', { id, patch: { ...hidden, PublishAddress: true } })
  await sync()
  await page.reload()
  // While it is published it is there, so what the test looks for would be found.
  await expect(page.getByText('Verzwegensteeg 47119z').first()).toBeVisible()
  const points = await (await page.request.get(`/nl/map-data/?deal=sale&area=${around}`)).text()
  for (const trace of ['51.2193', '3.2351']) expect(points).toContain(trace)
  await awake(page)
  await Promise.all([
    page.waitForRequest((request) => request.url().endsWith(tileAt(14)), { timeout: 30_000 }),
    page.locator('#map').getByRole('button').click(),
  ])

  await atThePlatform('change', { id, patch: { PublishAddress: false } })
  await sync()
  await page.addInitScript(() => {
    sessionStorage.setItem('gevel:popup-closed', 'true')
    window.addEventListener('message', ({ data }) => console.log('posted ' + JSON.stringify(data)))
  })
  const { texts, settled } = overhear(page)

  await page.goto(`/property/${id}/`)
  await expect(page.getByText('Verzwegensteeg')).toHaveCount(0)
  const languages = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
  expect(new Set(languages).size).toBe(4)
  for (const path of new Set(languages)) {
    await page.goto(path)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await atRest(page)
  }
  // The drawn map, its tiles, and what the page tells its frame.
  const drawn = (await page.locator('#map img').getAttribute('src')) ?? ''
  const picture = await page.request.get(drawn)
  expect(picture.status()).toBe(200)
  texts.push({ from: drawn, text: drawn + JSON.stringify(picture.headers()) + (await picture.text()) })
  await page.locator('#map').getByRole('button').click()
  await expect(page.frameLocator('#map iframe').locator('canvas')).toBeVisible({ timeout: 30_000 })
  await atRest(page)
  const [, city = '', type = ''] =
    /te-koop\/([^/]+)\/([^/]+)\//.exec(languages.find((p) => p.startsWith('/nl/')) ?? '') ?? []
  expect([city, type]).not.toContain('')
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const list of [`/nl/te-koop/?city=${city}`, '/fr/a-vendre/']) {
    await page.goto(list)
    await awake(page)
    // It stays open from one list to the next.
    const opener = page.getByRole('button', { name: 'Kaart', exact: true })
    if (await opener.isVisible()) await opener.click()
    await expect(page.frameLocator('iframe').locator('canvas')).toBeVisible({ timeout: 30_000 })
    await atRest(page)
  }
  const asked = [
    `/nl/quick-search/?q=${city}`,
    `/nl/map-data/?deal=sale&city=${city}`,
    `/nl/map-data/?deal=sale&area=${around}`,
    '/nl/map-data/?deal=sale&area=3.23_51.22_5',
    '/nl/found-homes/?deal=sale',
    `/nl/places/?deal=sale&q=${city}`,
    `/nl/share-picture/${id}.jpg`,
    '/sitemap.xml',
  ]
  for (const path of asked) await page.goto(path)
  const email = ownAddress('verborgen')
  await page.goto(`/nl/forms/enquiry/?home=${id}`)
  await fillPerson(page, 'nl', { firstName: 'An', lastName: 'Peeters', email })
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(page).toHaveURL(thankedFor('enquiry'))
  const confirmation = await mail({ of: email, subject: /ontvangen/ })
  expect(confirmation.html).toContain(`/${id}/`)
  texts.push({ from: 'mail', text: confirmation.html + confirmation.text })
  await settled()

  expect(texts.some(({ from }) => from === 'postMessage')).toBe(true)
  expect(texts.filter(({ text }) => text.includes(String(id))).length).toBeGreaterThan(4)
  for (const trace of traces) {
    const leaks = texts.filter(({ text }) => text.toLowerCase().includes(trace))
    expect(leaks.map(({ from }) => `${trace} in ${from}`)).toEqual([])
  }
  // Nor can it be found by asking for it.
  for (const path of ['/nl/quick-search/?q=verzwegensteeg', '/nl/te-koop/?text=verzwegensteeg'])
    expect(await (await page.request.get(path)).text()).not.toContain(String(id))
})
