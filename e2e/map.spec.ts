import { chromium, expect, type FrameLocator, type Page } from '@playwright/test'

import { violations } from './axe'
import { awake } from './awake'
import { test } from './test'

const list = '/nl/te-koop/'
const homePin = 'button[data-home-id]'

test.use({ hasListMap: true })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

async function openMap(page: Page, path = list): Promise<FrameLocator> {
  await page.goto(path)
  await awake(page)
  // Beside its list it comes by itself.
  if ((page.viewportSize()?.width ?? 0) < 1280)
    await page.getByRole('button', { name: 'Kaart', exact: true }).click()
  const map = page.frameLocator('iframe')
  await expect(map.getByRole('button', { name: /€|panden hier/ }).first()).toBeVisible({ timeout: 30_000 })
  return map
}

/** Comes nearer until a pin stands alone. */
async function comeNearer(map: FrameLocator) {
  await expect(async () => {
    if ((await map.locator(homePin).count()) === 0)
      await map
        .getByRole('button', { name: /panden hier/ })
        .first()
        .click({ timeout: 1000 })
    await expect(map.locator(homePin).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('on a phone nothing of the map is loaded before it opens; then it is, and only from this site', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  await page.goto(list)
  await awake(page)
  const isMap = ({ pathname }: URL) => /\/map(-data|-worker)?\/|maplibre|\/regions\//.test(pathname)
  expect(asked.filter(isMap)).toEqual([])
  await page.getByRole('button', { name: 'Kaart', exact: true }).click()
  await expect(page.frameLocator('iframe').locator('canvas')).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => asked.filter(isMap).map(({ pathname }) => pathname)).toContain('/nl/map/')
  const hosts = new Set(asked.filter(isMap).map(({ host }) => host))
  expect([...hosts]).toEqual([new URL(page.url()).host])
})

// Coverage: 2.152.
test('the map’s document is told its homes by message and breaks no rule of its own policy', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) problems.push(message.text())
  })
  const map = await openMap(page)
  await comeNearer(map)
  expect(problems).toEqual([])
  const answer = await page.request.get('/nl/map/')
  expect(answer.headers()['content-security-policy']).toContain("worker-src 'self' blob:")
  expect(await answer.text()).toContain('noindex')
  const plain = await page.request.get(list)
  expect(plain.headers()['content-security-policy']).not.toContain('worker-src')
})

test('the map is drawn on tiles of this site, which are kept as they are', async ({ page }) => {
  const tiles: { status: number; kept: string | undefined }[] = []
  page.on('response', (response) => {
    const { host, pathname } = new URL(response.url())
    if (!/^\/tiles\/[0-9a-f]+\/\d+\/\d+\/\d+\.mvt$/.test(pathname)) return
    expect(host).toBe(new URL(page.url()).host)
    tiles.push({ status: response.status(), kept: response.headers()['cache-control'] })
  })
  const map = await openMap(page, `${list}?city=Gent`)
  await expect(map.getByText('OpenStreetMap')).toBeVisible()
  await expect.poll(() => tiles.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(tiles.every(({ status }) => status === 200 || status === 204)).toBe(true)
  expect(new Set(tiles.map(({ kept }) => kept))).toEqual(new Set(['public, max-age=31536000, immutable']))
})

/** Its map is a picture: letters, streets and the sign of the home are there without a script. */
async function seeDrawnMap(page: Page) {
  const drawn = page.locator('#map img')
  await drawn.scrollIntoViewIfNeeded()
  await expect(drawn).toHaveAttribute('src', /^\/maps\/nl\/\d+-[\w-]{16}\.svg$/)
  // Journeys load no pictures: its place is kept, and what would fill it is asked for.
  expect(await drawn.evaluate((image) => image.clientHeight)).toBeGreaterThan(200)
  const answer = await page.request.get((await drawn.getAttribute('src')) ?? '')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('image/svg+xml')
}

test('a home has its map as a picture, and the map itself once it is asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${list}?city=Gent`)
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/\d+\/$/)
  // A list that is wide enough has the map beside it.
  asked.length = 0
  await awake(page)
  await seeDrawnMap(page)
  expect(asked.filter((path) => /maplibre|^\/tiles\/|\/map\/$/.test(path))).toEqual([])
  await page.locator('#map').getByRole('button', { name: 'Kaart openen' }).press('Enter')
  const frame = page.frameLocator('#map iframe')
  await expect(frame.locator('canvas')).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => asked.some((path) => path.startsWith('/tiles/'))).toBe(true)
  expect(await violations(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the map of a home shows, and no button that would do nothing', async ({ page }) => {
    await page.goto(`${list}?city=Gent`)
    const href = await page.getByRole('article').first().getByRole('link').first().getAttribute('href')
    await page.goto(href ?? '')
    const drawn = page.locator('#map img')
    await expect(drawn).toBeVisible()
    expect((await page.request.get((await drawn.getAttribute('src')) ?? '')).status()).toBe(200)
    await expect(page.locator('#map').getByRole('button')).toBeHidden()
  })

  test('the list has its map beside it as a picture, with no button for it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${list}?city=Gent`)
    const drawn = page.getByRole('img', { name: 'Kaart met de panden van deze lijst' })
    await expect(drawn).toBeVisible()
    const answer = await page.request.get((await drawn.getAttribute('src')) ?? '')
    expect(answer.headers()['content-type']).toContain('image/svg+xml')
    await expect(page.getByRole('button', { name: 'Kaart sluiten' })).toBeHidden()
  })
})

test('a pin opens a card that leads to its home', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const map = await openMap(page, `${list}?city=Gent`)
  await comeNearer(map)
  await map.locator(homePin).first().click()
  const card = map.getByRole('region', { name: 'Gekozen op de kaart' })
  await expect(card.getByRole('link').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/[^/]+\/[^/]+\/\d+\/$/)
  await page.goBack()
  await expect(page.frameLocator('iframe').locator('canvas')).toBeVisible({ timeout: 30_000 })
})

test('who presses a group of homes sees them come apart, all of them in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const map = await openMap(page)
  const groups = map.getByRole('button', { name: /panden hier/ })
  const sizes = () =>
    groups.evaluateAll((buttons) =>
      buttons.map((button) => Number.parseInt(button.getAttribute('aria-label') ?? '')),
    )
  const largest = Math.max(...(await sizes()))
  expect(largest).toBeGreaterThan(3)
  await map
    .getByRole('button', { name: `${largest} panden hier: inzoomen`, exact: true })
    .first()
    .press('Enter')
  await expect.poll(async () => Math.max(0, ...(await sizes()))).toBeLessThan(largest)
  const inSight = async () =>
    (await sizes()).reduce((sum, size) => sum + size, await map.locator(homePin).count())
  await expect.poll(inSight).toBeGreaterThanOrEqual(largest)
})

test('a card in the list lights its pin, and a pin its card', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const map = await openMap(page, `${list}?city=Gent`)
  const first = page.locator('li[data-home-id]').first()
  await first.hover()
  await expect(map.locator('[data-lit]')).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(map.locator('[data-lit]')).toHaveCount(0)
  await comeNearer(map)
  const pin = map.locator(homePin).first()
  const id = await pin.getAttribute('data-home-id')
  await pin.hover()
  await expect(page.locator(`li[data-home-id="${id}"][data-lit]`)).toHaveCount(1)
})

test('what is in view can be searched: the list stays where it was read, and its chip says what it is', async ({
  page,
}) => {
  const map = await openMap(page, `${list}?province=BE-VOV`)
  await page.evaluate(() => window.scrollTo(0, 300))
  await map.getByRole('button', { name: 'Zoek in dit gebied' }).click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?area=[\d._*-]+$/)
  await expect(page.getByText('Kaartbeeld', { exact: true }).first()).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  await expect(page.frameLocator('iframe').locator('canvas')).toBeVisible({ timeout: 30_000 })
})

test('beside the list the map comes by itself without moving anything, and once sent away it stays away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => {
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) +
            (entry as unknown as { value: number }).value,
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openMap(page)
  await expect(page.locator('iframe')).not.toHaveAttribute('data-waiting')
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01)
  await page.getByRole('button', { name: 'Kaart sluiten' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.goto(`${list}?city=Gent`)
  await awake(page)
  await expect(page.getByRole('button', { name: 'Kaart', exact: true })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('an area can be drawn', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const map = await openMap(page)
  await map.getByRole('button', { name: 'Tekenen' }).click()
  const search = map.getByRole('button', { name: 'Zoek in dit gebied' })
  await expect(search).toBeDisabled()
  await expect(map.locator('[data-drawing]')).toBeAttached()
  await page.locator('iframe').evaluate((element) => element.scrollIntoView({ block: 'end' }))
  const frame = await page.locator('iframe').boundingBox()
  expect(frame).not.toBeNull()
  const corner = async (x: number, y: number) => {
    await page.mouse.move(frame!.x + frame!.width * x, frame!.y + frame!.height * y, { steps: 4 })
    await page.mouse.down()
    await page.mouse.up()
  }
  const undo = map.getByRole('button', { name: 'Laatste hoek wissen' })
  await expect(undo).toBeDisabled()
  await corner(0.3, 0.4)
  await corner(0.7, 0.4)
  await corner(0.7, 0.65)
  await expect(search).toBeEnabled()
  await undo.click()
  await expect(search).toBeDisabled()
  await corner(0.7, 0.65)
  await corner(0.3, 0.65)
  await expect(search).toBeEnabled()
  expect(await violations(page)).toEqual([])
  await search.click()
  await expect(page).toHaveURL(/\?area=[\d.-]+_[\d.-]+(\*[\d.-]+_[\d.-]+){3}$/)
})

test('whoever begins to draw is no longer shown the home they looked at', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const map = await openMap(page, `${list}?city=Gent`)
  await comeNearer(map)
  await map.locator(homePin).first().click()
  const card = map.getByRole('region', { name: 'Gekozen op de kaart' })
  await expect(card.getByRole('link').first()).toBeVisible()
  await map.getByRole('button', { name: 'Tekenen' }).press('Enter')
  await expect(map.locator('[data-drawing]')).toBeAttached()
  await expect(card).toHaveCount(0)
})

test('so many kilometres around a point need nothing but the keyboard', async ({ page }) => {
  const map = await openMap(page, `${list}?city=Gent`)
  await map.getByRole('button', { name: 'Straal' }).press('Enter')
  await map.getByRole('combobox', { name: 'Straal' }).selectOption('10')
  expect(await violations(page)).toEqual([])
  await map.getByRole('button', { name: 'Zoek in dit gebied' }).press('Enter')
  await expect(page).toHaveURL(/\?area=[\d.]+_[\d.]+_10$/)
})

for (const width of [390, 820, 1440]) {
  test(`axe finds nothing with the map open at ${width} px, and nothing sticks out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openMap(page)
    expect(await violations(page)).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)
    await expect(page.locator('li[data-home-id]').first()).toBeVisible({ visible: width >= 1280 })
  })
}

// Coverage: 2.91.
test('a phone switches between list and map', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openMap(page)
  await page.getByRole('button', { name: 'Lijst', exact: true }).click()
  await expect(page.locator('li[data-home-id]').first()).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

for (const width of [390, 820]) {
  test(`at ${width} px the map has the window under the header, and the way back leads to the list as it was left`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(list)
    await awake(page)
    // On a tablet the button does not float.
    const scrolled = width === 390 ? 600 : 100
    await page.evaluate((y) => window.scrollTo(0, y), scrolled)
    const card = page.getByRole('article').nth(2)
    const place = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await place()
    await page.getByRole('button', { name: 'Kaart', exact: true }).click()
    const frame = page.locator('iframe')
    await expect(page.frameLocator('iframe').locator('canvas')).toBeVisible({ timeout: 30_000 })
    const box = await frame.boundingBox()
    expect(box).toMatchObject({ x: 0, width })
    // Under the row of filters, order and list.
    expect(box!.y).toBeLessThanOrEqual(140)
    expect(box!.y + box!.height).toBe(844)
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await page.goBack()
    await expect(frame).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${list}$`))
    // Cards further down are laid out as they come near: a line of text more or less above is no other place.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(40)
  })
}

test('back from a home the phone’s map is there again, and one step further the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const map = await openMap(page, `${list}?city=Gent`)
  await comeNearer(map)
  await map.locator(homePin).first().click()
  await map.getByRole('region', { name: 'Gekozen op de kaart' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/[^/]+\/[^/]+\/\d+\/$/)
  await page.goBack()
  await expect(page.frameLocator('iframe').locator('canvas')).toBeVisible({ timeout: 30_000 })
  await page.goBack()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.locator('li[data-home-id]').first()).toBeVisible()
})

test('nothing floats over the footer of a phone’s list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(list)
  await awake(page)
  const button = page.getByRole('button', { name: 'Kaart', exact: true })
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(button).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(button).not.toBeInViewport()
})

test('a sheet under a phone’s map says how many homes are in sight, and shows them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const map = await openMap(page, `${list}?city=Gent`)
  const sheet = map.getByRole('region', { name: 'Panden op de kaart' })
  const button = sheet.getByRole('button', { name: /^\d+ pand(en)? op deze kaart$/ })
  const box = await sheet.boundingBox()
  expect(box!.height).toBeLessThan(844 / 3)
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(sheet.getByRole('link').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet.getByRole('link')).toHaveCount(0)
})

test('from a phone’s map one asks to be notified in the field of its list, and one step further is the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const map = await openMap(page, `${list}?city=Gent`)
  const sheet = map.getByRole('region', { name: 'Panden op de kaart' })
  await sheet.getByRole('button', { name: /^\d+ pand(en)? op deze kaart$/ }).press('Enter')
  await sheet.getByRole('button', { name: 'Verwittig mij' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  const field = page.getByRole('region', { name: 'Verwittig mij zodra er een passend pand is' })
  await expect(field).toBeInViewport()
  await expect(field.getByLabel('E-mailadres')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${list}\\?city=Gent$`))
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('without WebGL the list remains and says why', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-3d-apis'],
  })
  const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
  await page.goto(list)
  await awake(page)
  await page.getByRole('button', { name: 'Kaart', exact: true }).click()
  await expect(page.getByText('De kaart kan hier niet getoond worden')).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('li[data-home-id]').first()).toBeVisible()
  await browser.close()
})

test('the homes on the map are those of the list', async ({ page }) => {
  const answer = await page.request.get('/nl/map-data/?city=Gent&deal=sale')
  expect(answer.headers()['x-robots-tag']).toBe('noindex')
  const { properties } = (await answer.json()) as { properties: Record<string, unknown>[] }
  expect(properties.length).toBeGreaterThan(0)
  expect(Object.keys(properties[0] ?? {}).sort()).toEqual(
    ['href', 'id', 'isPointExact', 'pin', 'point', 'price', 'thumbnail', 'title'].sort(),
  )
})
