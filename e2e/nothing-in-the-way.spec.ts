import { expect, type Page } from '@playwright/test'

import { awake } from './awake'
import { test } from './test'

const phone = { width: 390, height: 844 }
const tablet = { width: 820, height: 1180 }
const desktop = { width: 1440, height: 900 }

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

const picker = (page: Page) => page.getByRole('group', { name: 'Gemeenten en provincies' })

const inMenu = ['Nieuwbouwprojecten', 'Registreer uw zoekopdracht']

for (const size of [phone, tablet])
  test(`new-build projects and the form for a demand are in the menu at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/nl/te-koop/')
    await page.getByRole('button', { name: 'Menu openen' }).click()
    for (const name of inMenu)
      await expect(
        page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).first(),
      ).toBeVisible()
  })

test('new-build projects and the form for a demand are in the menu of a desktop', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/nl/te-koop/')
  for (const name of inMenu) {
    const link = page.getByRole('banner').locator('a', { hasText: name }).first()
    await link.locator('xpath=ancestor::li[2]').hover({ timeout: 10_000 })
    await expect(link).toBeVisible()
  }
})

test('on a phone the languages stand on the first screen of the drawer', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/nl/te-koop/?city=Gent')
  await page.getByRole('button', { name: 'Menu openen' }).click()
  const languages = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: 'Talen' })
  await expect(languages.getByRole('link')).toHaveCount(4)
  const box = await languages.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(300)
  await languages.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/fr\/[^/]+\/\?city=Gand$/)
})

for (const size of [phone, tablet, desktop])
  test(`the picker says what the place field chose, and its map stays where it is at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/nl/te-koop/?city=Gent')
    await awake(page)
    await page
      .getByRole('button', { name: /^(Meer filters|Filters)/ })
      .filter({ visible: true })
      .first()
      .press('Enter')
    await picker(page).scrollIntoViewIfNeeded()
    await expect(picker(page).getByText('Bij ‘Gemeente’ gekozen: Gent')).toBeVisible()
    const toMap = picker(page).getByRole('button', { name: 'Kaart', exact: true })
    if (await toMap.isVisible()) await toMap.click()
    const map = picker(page)
      .locator('svg')
      .filter({ has: page.locator('path') })
      .last()
    const zoom = picker(page).getByRole('button', { name: /zoom/i }).first()
    await zoom.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    const beside = await zoom.boundingBox()
    await page.mouse.click((beside?.x ?? 0) - 8, (beside?.y ?? 0) + 20)
    await expect(zoom).toBeVisible()
    const province = picker(page).getByRole('button', { name: 'Oost-Vlaanderen' })
    await province.press('Enter')
    const region = page.locator('path[role="checkbox"]:focus')
    await expect(region).toBeAttached()
    const before = await map.boundingBox()
    await page.keyboard.press('Space')
    await expect(page.locator('path[role="checkbox"][aria-checked="true"]').first()).toBeAttached()
    expect(await map.boundingBox()).toEqual(before)
  })

test('a price is understood as people write it, and its figures are grouped', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/nl/te-koop/')
  await awake(page)
  const most = page.locator('[name="price-max"]').filter({ visible: true }).first()
  await most.fill('')
  await most.pressSequentially('350000')
  await expect(most).toHaveValue('350.000')
  await most.fill('350k')
  await most.press('Enter')
  await expect(page).toHaveURL(/price-max=350000$/)
})

test('without scripts a price in thousands or millions is understood as well', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: phone })
  for (const [typed, euro] of [
    ['350k', '350.000'],
    ['1,2 mio', '1.200.000'],
  ] as const) {
    await page.goto(`/nl/te-koop/?price-max=${encodeURIComponent(typed)}`)
    await expect(
      page.getByRole('list', { name: 'Actieve filters' }).getByRole('link', { name: new RegExp(euro) }),
    ).toBeVisible()
  }
})

for (const path of ['/nl/schatting/', '/nl/forms/offer/?home=100002'])
  test(`a postal code brings its municipality, and not over what somebody wrote, on ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    await awake(page)
    const zip = page.locator('main form [name="zip"]')
    const city = page.locator('main form [name="city"]')
    await zip.pressSequentially('9000')
    await zip.press('Tab')
    await expect(city).toHaveValue('Gent')
    await city.fill('Ledeberg')
    await zip.fill('2000')
    await zip.press('Tab')
    await page.waitForLoadState('networkidle')
    await expect(city).toHaveValue('Ledeberg')
  })

for (const size of [phone, tablet, desktop])
  test(`nothing lies over a link of the footer at the end of a list, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/nl/te-koop/')
    await awake(page)
    // Lower parts are laid out on the way, so that the end moves; the button to the top comes after a moment.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(page.getByRole('button', { name: 'Naar boven' })).toBeVisible({ timeout: 1000 })
      const covered = await page.locator('footer a, footer button').evaluateAll((links) =>
        links.flatMap((link) => {
          const { x, y, width, height } = link.getBoundingClientRect()
          const isInSight = width > 0 && y >= 0 && y + height <= window.innerHeight
          const top = document.elementFromPoint(x + width / 2, y + height / 2)
          return !isInSight || (top && (link.contains(top) || top.contains(link))) ? [] : [link.textContent]
        }),
      )
      expect(covered).toEqual([])
    }).toPass({ timeout: 20_000 })
  })
