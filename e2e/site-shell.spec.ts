import { expect, type Locator, type Page } from '@playwright/test'

import { awake, stopTheClock } from './awake'
import { locales, words } from './messages'
import { test } from './test'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const header = (page: Page) => page.getByRole('banner')
const toTop = (page: Page) => page.getByRole('button', { name: 'Naar boven' })

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        if (window.scrollY === top) return resolve()
        window.addEventListener('scroll', () => resolve(), { once: true })
        window.scrollTo(0, top)
      }),
    y,
  )
}

async function style(locator: Locator, property: string): Promise<string> {
  return locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}

async function logoHeight(page: Page): Promise<number> {
  return page
    .getByRole('link', { name: /startpagina/ })
    .first()
    .evaluate((link) => link.querySelector('svg')?.getBoundingClientRect().height ?? 0)
}

// Coverage: 2.133, 2.134, 9.1.
test('the header lies over the home banner, and is fixed with a smaller logo past 30 pixels', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(desktop)
  await page.goto('/nl/')
  await awake(page)
  expect(await style(header(page), 'position')).toBe('absolute')
  expect(await style(header(page), 'background-color')).toBe('rgba(0, 0, 0, 0)')
  const large = await logoHeight(page)
  await scrollTo(page, 30)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(30)
  expect(await style(header(page), 'position')).toBe('absolute')
  await scrollTo(page, 31)
  await expect.poll(() => style(header(page), 'position')).toBe('fixed')
  await expect.poll(() => style(header(page), 'background-color')).toBe('rgb(251, 248, 243)')
  await expect.poll(() => logoHeight(page)).toBeLessThan(large)
})

// Coverage: 2.127, 2.128, 2.130.
test('a desktop has a top bar, a logo, a menu, the languages and the valuation button', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/nl/te-koop/')
  const bar = header(page).getByRole('navigation', { name: 'Snelle links' })
  await expect(bar.getByRole('link', { name: '09 000 12 34' })).toHaveAttribute('href', 'tel:+3290001234')
  await expect(header(page).getByRole('link', { name: /startpagina van Gevel Vastgoed/ })).toBeVisible()
  await expect(header(page).getByRole('navigation', { name: 'Talen' }).getByRole('link')).toHaveCount(4)
  await header(page).getByRole('link', { name: 'Gratis schatting' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gratis schatting' })).toBeVisible()
})

for (const { width, languages, menu } of [
  { width: 766, languages: false, menu: false },
  { width: 767, languages: true, menu: false },
  { width: 1279, languages: true, menu: false },
  { width: 1280, languages: true, menu: true },
]) {
  // Coverage: 4.5, 9.4.
  test(`at ${width} pixels the header ${menu ? 'has its menu' : 'has a drawer'}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/nl/te-koop/')
    await expect(header(page).getByRole('navigation', { name: 'Talen' })).toHaveCount(languages ? 1 : 0)
    await expect(header(page).getByRole('link', { name: 'Te huur', exact: true })).toHaveCount(menu ? 1 : 0)
  })
}

// Coverage: 2.150, 9.2, 9.3.
test('the button to the top appears past 10 pixels, 100 ms after scrolling stops', async ({ page }) => {
  await page.clock.install()
  await page.goto('/nl/te-koop/')
  await stopTheClock(page)
  await page.clock.runFor(1000)
  await scrollTo(page, 10)
  await page.clock.runFor(1000)
  await expect(toTop(page)).toBeHidden()
  await scrollTo(page, 11)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(11)
  await page.clock.runFor(99)
  await expect(toTop(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(toTop(page)).toBeVisible()
})

// Coverage: 9.3.
test('it glides to the top in 500 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/nl/te-koop/')
  await scrollTo(page, 1500)
  await expect(toTop(page)).toBeVisible()
  const glide = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let began = 0
        const look = () =>
          window.scrollY === 0 ? resolve(performance.now() - began) : requestAnimationFrame(look)
        const start = () => {
          began = performance.now()
          requestAnimationFrame(look)
        }
        document.addEventListener('click', start, { once: true, capture: true })
      }),
  )
  await toTop(page).click()
  const duration = await glide
  expect(duration).toBeGreaterThan(400)
  expect(duration).toBeLessThan(900)
  await expect(toTop(page)).toBeHidden()
})

test('who asks for less motion is at the top at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/nl/te-koop/')
  await scrollTo(page, 1500)
  await toTop(page).click()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

// Coverage: 3.81.
test('a submenu opens by its arrow, is walked with Tab, and Escape returns to the arrow', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/nl/te-koop/')
  const arrow = page.getByRole('button', { name: 'Meer onder Te koop' })
  await arrow.focus()
  await page.keyboard.press('Enter')
  await expect(arrow).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Huizen en villa’s' }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(arrow).toBeFocused()
  await expect(arrow).toHaveAttribute('aria-expanded', 'false')
})

test('a submenu opens under the pointer', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/nl/te-koop/')
  await header(page).getByRole('link', { name: 'Te huur', exact: true }).hover()
  await header(page).getByRole('link', { name: 'Studio’s' }).click()
  await expect(page).toHaveURL(/te-huur\/\?type=9/)
})

for (const { kind, size, title, only } of [
  { kind: 'drawer of a phone', size: phone, title: 'Menu', only: 'Over ons' },
  { kind: 'drawer of a tablet', size: { width: 820, height: 1180 }, title: 'Menu', only: 'Over ons' },
  { kind: 'overlay of a desktop', size: desktop, title: 'Menu', only: 'Diensten' },
]) {
  // Coverage: 2.131.
  test(`the ${kind} opens and closes by keyboard and gives the focus back`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/nl/te-koop/')
    const button = page.getByRole('button', { name: 'Menu openen' })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('link', { name: only })).toBeVisible()
    expect(await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0)
    for (let stop = 0; stop < 30; stop++) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer')?.tagName)).not.toBe(
      'MAIN',
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })
}

test('a phone that is turned with its filters open is not left frozen', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/nl/te-koop/')
  await awake(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  const open = () => page.evaluate(() => document.querySelectorAll(':popover-open').length)
  await expect.poll(open).toBe(1)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(open).toBe(0)
})

test('items beyond the maximum stand in the overlay and not in the bar', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/nl/te-koop/')
  const bar = header(page).getByRole('navigation', { name: 'Hoofdmenu' })
  await expect(bar.getByRole('link', { name: 'Verkopen' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Kantoren' })).toHaveCount(0)
})

test('from 1280 pixels there is a bar, below it a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/nl/te-koop/')
  const sale = header(page).getByRole('link', { name: 'Te koop', exact: true })
  await expect(sale).toBeVisible()
  await page.setViewportSize({ width: 1279, height: 800 })
  await expect(sale).toBeHidden()
})

test('in every language the whole header is one line of words on a small desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const locale of locales) {
    await page.goto(`/${locale}/`)
    const row = header(page).locator('.page-width').last()
    // The valuation button is one line high, and nothing else is higher than it.
    const heights = await row.evaluate((element) =>
      [...element.children].map((child) => child.getBoundingClientRect().height),
    )
    expect(Math.max(...heights), locale).toBeLessThanOrEqual(44)
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), locale).toBe(0)
  }
})

// Coverage: 2.149.
test('the footer names the agency as the law asks', async ({ page }) => {
  await page.goto('/nl/')
  const footer = page.getByRole('contentinfo')
  for (const words of [
    'Gevel Vastgoed BV, Predikherenlei 21, 9000 Gent',
    'Ondernemingsnummer 0999.000.426',
    'Btw-nummer BE 0999.000.426',
    'BIV 599.901',
    'Toezichthoudende autoriteit: Beroepsinstituut van Vastgoedmakelaars',
    'polis 999.000.001',
    'Vestigingsvergunning (Luxemburg)',
    'RCS Luxemburg B999001',
    `© ${new Date().getFullYear()} Gevel Vastgoed BV`,
  ]) {
    await expect(footer.getByText(words)).toBeVisible()
  }
  await expect(footer.getByRole('link', { name: /deontologische code/ })).toHaveAttribute('target', '_blank')
})

test('on paper there is a letterhead in place of menu and footer', async ({ page }) => {
  await page.goto('/property/100002/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('09 000 12 34 · info@gevel.example')).toBeVisible()
  await expect(header(page)).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the menu stands on the start page too, clear of the header', async ({ page }) => {
    await page.goto('/nl/')
    const menu = page.getByRole('main').getByRole('navigation', { name: 'Menu' })
    await menu.getByText('Menu', { exact: true }).click()
    await menu.getByRole('link', { name: 'Over ons' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Over ons' })).toBeVisible()
  })

  test('the whole menu and the filters are on the page', async ({ page }) => {
    await page.goto('/nl/te-koop/')
    const first = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(first?.y).toBeLessThan(200)
    await page.getByText('Menu', { exact: true }).filter({ visible: true }).click()
    await page.getByRole('link', { name: 'Over ons' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Over ons' })).toBeVisible()
    await page.goto('/nl/te-koop/')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('group', { name: 'Type', exact: true }).last().getByRole('checkbox').first().check()
    await page
      .getByRole('button', { name: /^Toon \d+ pand/ })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(/type=\d/)
  })
})

for (const path of ['/nl/', '/nl/verkopen/', '/nl/te-koop/'])
  test(`the lower parts of ${path} are laid out a moment after it came, without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const parts = page.locator('.later-part, .later-cards > :nth-child(n + 3)')
    const waiting = () =>
      parts.evaluateAll(
        (all) => all.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
      )
    expect(await parts.count()).toBeGreaterThan(2)
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  })

const testimonials = {
  nl: '/nl/wat-onze-klanten-zeggen/',
  fr: '/fr/ce-que-disent-nos-clients/',
  en: '/en/what-our-clients-say/',
  de: '/de/was-unsere-kunden-sagen/',
}
for (const locale of locales)
  test(`the demo says in its footer in ${locale} that its people, homes and testimonials are invented`, async ({
    page,
  }) => {
    for (const path of [`/${locale}/`, testimonials[locale], `/${locale}/login/`, `/${locale}/atlantis/`]) {
      await page.goto(path)
      const said = page.getByRole('contentinfo').getByText(words(locale, 'footer.demo'))
      await said.scrollIntoViewIfNeeded()
      await expect(said).toBeInViewport()
    }
  })
