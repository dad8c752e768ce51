import { expect, type Page } from '@playwright/test'

import { awake, stopTheClock } from './awake'
import { test } from './test'

const banner = (page: Page, kind: string) => page.locator(`[data-banner="${kind}"]`)
const slideshow = (page: Page, kind = 'gallery') =>
  banner(page, kind).getByRole('region', { name: 'In beeld' })
// The gallery moves while the page wakes up: where it stands then depends on the machine.
const slideShown = async (page: Page) => Number(await slideshow(page).getAttribute('data-current'))
const slideAfter = (shown: number) => String((shown % 3) + 1)

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('gevel:popup-closed', 'true'))
})

// Coverage: 2.136.
test('the gallery fades in 500 ms, moves on by itself, and goes round', async ({ page }) => {
  await page.clock.install()
  await page.goto('/nl/kit/')
  await stopTheClock(page)
  const gallery = slideshow(page)
  await expect(gallery).toHaveAttribute('data-state', 'playing')
  const slide = gallery.getByRole('group').first()
  expect(await slide.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.5s')
  const seen: number[] = []
  while (seen.length < 3) {
    const shown = await slideShown(page)
    seen.push(shown)
    await page.clock.runFor(6000)
    await expect(gallery).toHaveAttribute('data-current', slideAfter(shown))
  }
  expect(seen.sort()).toEqual([1, 2, 3])
})

test('a visitor can pause the gallery, and start it again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/nl/kit/')
  const gallery = slideshow(page)
  await gallery.getByRole('button', { name: 'Diavoorstelling pauzeren' }).click()
  const shown = await slideShown(page)
  await page.clock.runFor(12_000)
  await expect(gallery).toHaveAttribute('data-current', String(shown))
  await gallery.getByRole('button', { name: 'Diavoorstelling starten' }).click()
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.clock.runFor(6100)
  await expect(gallery).toHaveAttribute('data-current', slideAfter(shown))
})

test('who asks for less motion sees a gallery at rest', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/nl/kit/')
  await stopTheClock(page)
  await page.clock.runFor(12_000)
  await expect(slideshow(page)).toHaveAttribute('data-state', 'paused')
  await expect(slideshow(page)).toHaveAttribute('data-current', '1')
})

// Coverage: 2.137.
test('the film is muted, plays in a loop, and can be paused', async ({ page }) => {
  await page.goto('/nl/kit/')
  const film = banner(page, 'video').locator('video')
  const state = () =>
    film.evaluate(({ muted, loop, paused, currentTime }: HTMLVideoElement) => ({
      muted,
      loop,
      paused,
      isRunning: currentTime > 0,
    }))
  await expect
    .poll(state, { timeout: 15_000 })
    .toEqual({ muted: true, loop: true, paused: false, isRunning: true })
  await banner(page, 'video').getByRole('button', { name: 'Video pauzeren' }).click()
  expect((await state()).paused).toBe(true)
})

for (const less of ['motion', 'data'])
  test(`who asks for less ${less} sees a film that waits`, async ({ page }) => {
    if (less === 'motion') await page.emulateMedia({ reducedMotion: 'reduce' })
    else
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
    await page.goto('/nl/kit/', { waitUntil: 'load' })
    await awake(page)
    // Longer than a film waits that starts by itself.
    await page.waitForTimeout(4000)
    await expect(banner(page, 'video').getByRole('button', { name: 'Video afspelen' })).toBeVisible()
    expect(
      await banner(page, 'video')
        .locator('video')
        .evaluate((film: HTMLVideoElement) => film.paused),
    ).toBe(true)
  })

// Coverage: 2.138, 2.141.
test('a slide of a home leads to that home', async ({ page }) => {
  await page.goto('/nl/kit/')
  const link = slideshow(page, 'properties').getByRole('link').first()
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/nl\/te-koop\/.+\/\d+\/$/)
  await link.click({ position: { x: 600, y: 60 } })
  await expect(page).toHaveURL(new RegExp(`${href}$`))
})

// Coverage: 2.135, 2.139.
test('projects have their own slides, and the image stands still', async ({ page }) => {
  await page.goto('/nl/kit/')
  await expect(slideshow(page, 'projects').getByRole('link').first()).toHaveAttribute('href', /^https:/)
  await expect(banner(page, 'image').getByRole('img')).toHaveAttribute('alt', /avondschemering/)
})

// Coverage: 3.100.
test('the banner’s text holds the numbers of homes on offer', async ({ page }) => {
  await page.goto('/nl/')
  const sale = await page.getByRole('button', { name: /^Te koop \(\d+\)$/ }).innerText()
  const rent = await page.getByRole('button', { name: /^Te huur \(\d+\)$/ }).innerText()
  const [forSale, forRent] = [sale, rent].map((text) => /\d+/.exec(text)?.[0])
  await expect(page.getByText(`${forSale} panden te koop en ${forRent} te huur`)).toBeVisible()
})

test('in a low window the words begin below the header, and nothing lies over them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/de/')
  const bottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
  const title = page.getByRole('heading', { level: 1 })
  const { top, left, isInSight } = await title.evaluate((heading) => {
    const { top, left } = heading.getBoundingClientRect()
    return { top, left, isInSight: document.elementFromPoint(left + 4, top + 4) === heading }
  })
  expect(top).toBeGreaterThan(bottom)
  expect(left).toBeGreaterThan(0)
  expect(isInSight).toBe(true)
})
