import { expect, type Locator } from '@playwright/test'

import { awake } from './awake'
import { locales, words } from './messages'
import { test } from './test'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const lists = { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', en: '/en/for-sale/', de: '/de/zu-verkaufen/' }

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown')
  return { ...box, bottom: box.y + box.height, middle: box.y + box.height / 2 }
}

test('on a phone the search stands below a picture that leaves it room, and goes under the header for its answers', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/nl/')
  await awake(page)
  const field = page.getByRole('searchbox')
  expect((await boxOf(field)).bottom).toBeLessThan(0.75 * phone.height)
  await field.fill('gent')
  const answers = page.getByRole('search').getByRole('region')
  await expect(answers.getByRole('link').first()).toBeVisible()
  const { y, bottom } = await boxOf(field)
  expect(y).toBeLessThan(140)
  // Clear of the header, and above the keys.
  const header = await boxOf(page.getByRole('banner').first())
  expect(y).toBeGreaterThanOrEqual(header.bottom - 1)
  expect(bottom).toBeLessThan(phone.height / 3)
  expect((await boxOf(answers.getByRole('link').first())).bottom).toBeLessThan(phone.height / 2)
})

for (const locale of locales)
  test(`on a phone the pages of a list are turned in one row, in ${locale}`, async ({ page }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ ...phone, width })
      await page.goto(`${lists[locale]}?page=3`)
      const row = page.getByRole('navigation', { name: words(locale, 'paging.label') })
      const steps = row.getByRole('link')
      await expect(steps).toHaveCount(4)
      const middles = await Promise.all((await steps.all()).map(async (step) => (await boxOf(step)).middle))
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

for (const size of [phone, desktop])
  test(`the place is the first filter, the price a pair, and each type stands once, ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/nl/te-koop/?city=Gent')
    await awake(page)
    const form = page.getByRole('main').locator('form[aria-label="Filters"]')
    if (size === phone) await page.getByRole('button', { name: /^Filters/ }).click()
    const first = form.locator('input:not([type=hidden]), select').filter({ visible: true }).first()
    await expect(first).toHaveAccessibleName('Gemeente')
    const [least, most] = await Promise.all([
      boxOf(form.locator('[name="price-min"]')),
      boxOf(form.locator('[name="price-max"]')),
    ])
    expect(Math.abs(least.middle - most.middle)).toBeLessThan(2)
    expect(most.x - least.x).toBeLessThan(260)
    const values = await form
      .locator('[name="type"]')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
    expect(values.length).toBeGreaterThan(3)
    expect(new Set(values).size).toBe(values.length)
  })

test('beside its field a chosen town has no chip on a desktop; on a phone its chip is what shows it', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/nl/te-koop/?city=Gent&garden=1')
  await awake(page)
  const chips = page.getByRole('list', { name: 'Actieve filters' })
  await expect(chips.getByRole('link', { name: /Tuin/ })).toBeVisible()
  await expect(chips.getByRole('link', { name: /Gent/ })).toBeHidden()
  await page.setViewportSize(phone)
  await expect(chips.getByRole('link', { name: /Gent/ })).toBeVisible()
})

test('on a card a postal code stays in one line with its town', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...phone, width })
    await page.goto('/fr/a-vendre/?city=Louvain-la-Neuve')
    const broken = await page.locator('article h3 span').evaluateAll((towns) =>
      towns.flatMap((town) => {
        const style = getComputedStyle(town)
        const whole = town.getBoundingClientRect()
        const line = parseFloat(style.lineHeight)
        const isFull = whole.width > (town.closest('h3')?.getBoundingClientRect().width ?? 0) - 2
        return whole.height < 1.5 * line || isFull ? [] : [town.textContent]
      }),
    )
    expect(broken).toEqual([])
  }
})

for (const locale of locales)
  test(`the head of a list leads to the field of its alerts, in ${locale}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(lists[locale])
    const name = words(locale, 'list_demand.submit')
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    const field = page.getByRole('region', { name: words(locale, 'list_demand.title') })
    await expect(field.getByRole('textbox').first()).toBeInViewport()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
