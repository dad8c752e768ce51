import { expect, type Locator, type Page } from '@playwright/test'

import { violations } from './axe'
import { tabTo } from './keyboard'
import { locales, words } from './messages'
import { test } from './tagged-site'
import { axeFindsNothing } from './visitor'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookies op deze website' })

// Coverage: 1.36, 2.124, 4.18, 4.20.
test('the dialog works by keyboard: it begins at its title, keeps the focus, and Esc answers nothing', async ({
  page,
}) => {
  await page.goto('/nl/contact/')
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  for (const name of [
    'Lees ons cookiebeleid',
    'Alles weigeren',
    'Alles aanvaarden',
    'Instellingen wijzigen',
  ]) {
    await page.keyboard.press('Tab')
    await expect(dialog(page).getByText(name, { exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('checkbox', { name: 'Analytisch' })).toBeFocused()
  await page.keyboard.press('Space')
  await axeFindsNothing(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('gevel:consent'))).toBeNull()
  await page.goto('/nl/verkopen/')
  await expect(dialog(page)).toBeVisible()
})

test('by keyboard alone: one purpose is allowed and kept, and taken back from the foot of the page', async ({
  page,
}) => {
  const press = async (within: Locator, name: string) => {
    await tabTo(page, within.getByRole('button', { name }))
    await page.keyboard.press('Enter')
  }
  const allowed = () =>
    page.evaluate(() => {
      const { choices = {} } = JSON.parse(localStorage.getItem('gevel:consent') ?? '{}') as {
        choices?: Record<string, boolean>
      }
      return Object.keys(choices).filter((purpose) => choices[purpose])
    })
  await page.goto('/nl/contact/')
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  await press(dialog(page), 'Instellingen wijzigen')
  await expect(dialog(page).getByRole('checkbox', { name: 'Analytisch' })).toBeFocused()
  await page.keyboard.press('Space')
  await press(dialog(page), 'Mijn keuze bewaren')
  await expect(dialog(page)).toBeHidden()
  expect(await allowed()).toEqual(['analytical'])
  await press(page.getByRole('contentinfo'), 'Cookie-instellingen')
  await press(dialog(page), 'Alles weigeren')
  await expect(dialog(page)).toBeHidden()
  expect(await allowed()).toEqual([])
})

// Coverage: 4.19.
test('the three answers weigh the same', async ({ page }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/nl/contact/')
    await expect(dialog(page)).toBeVisible()
    const looks = await dialog(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
          const { offsetWidth: width, offsetHeight: height } = button as HTMLElement
          return JSON.stringify({ color, backgroundColor, borderColor, fontSize, fontWeight, width, height })
        }),
      )
    expect(looks).toHaveLength(3)
    expect(new Set(looks).size).toBe(1)
  }
})

/** A telephone, a tablet, a desktop, and that desktop at 200%. */
const windows = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
]
const contact = { nl: '/nl/contact/', fr: '/fr/contact/', en: '/en/contact/', de: '/de/kontakt/' }

for (const locale of locales)
  test(`in ${locale} the answers stay in sight in every window and at 200%, and each box has its name`, async ({
    page,
  }) => {
    const say = (key: string) => words(locale, `consent.${key}`)
    const asked = page.getByRole('dialog', { name: say('title') })
    const inSight = async (names: string[]) => {
      for (const name of names)
        await expect(asked.getByRole('button', { name: say(name) })).toBeInViewport({ ratio: 0.9 })
      expect(await asked.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
    for (const viewport of windows) {
      await page.setViewportSize(viewport)
      await page.goto(contact[locale])
      await expect(asked).toHaveCSS('opacity', '1')
      await inSight(['decline', 'agree_all', 'change_settings'])
      await asked.getByRole('button', { name: say('change_settings') }).click()
      await inSight(['save_choice', 'decline', 'agree_all'])
      for (const purpose of ['necessary', 'analytical', 'marketing', 'social', 'unclassified']) {
        const box = asked.getByRole('checkbox', { name: say(purpose), exact: true })
        await expect(box).toHaveAccessibleDescription(new RegExp(`^${say(`${purpose}_text`)}`))
      }
    }
    expect(await violations(page, '#consent')).toEqual([])
  })

test('the dialog is never the largest that a page shows, and moves nothing', async ({ context }) => {
  for (const width of [390, 1440])
    for (const [path, largest] of [
      ['/nl/', 'IMG'],
      ['/nl/te-koop/', 'IMG'],
      ['/property/100069/', 'IMG'],
      // The phone shows it without its picture.
      ['/nl/contact/', width === 390 ? 'P' : 'IMG'],
      ['/nl/mijn-gegevens/', 'P'],
    ] as const) {
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(watchPaints)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(dialog(page)).toHaveCSS('opacity', '1')
      await expect(dialog(page)).toBeVisible()
      await expect.poll(async () => (await painted(page)).largest.at(-1)).toBe(largest)
      expect((await painted(page)).largest).not.toContain('dialog')
      // Fonts move a little when they come; opening moves nothing at all.
      const { shifts } = await painted(page)
      await page.evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame)
        document.querySelector<HTMLDialogElement>('#consent')?.close()
        for (let frames = 0; frames < 5; frames++) await frame()
        document.querySelector<HTMLElement>('[data-opens=consent]')?.click()
        for (let frames = 0; frames < 20; frames++) await frame()
      })
      await expect(dialog(page).getByRole('checkbox').first()).toBeVisible()
      expect([path, width, (await painted(page)).shifts]).toEqual([path, width, shifts])
      await page.close()
    }
})

interface Painted {
  largest: string[]
  shifts: number
}

const painted = (page: Page) => page.evaluate(() => (window as unknown as { painted: Painted }).painted)

/** Notes each largest thing that the page painted, and how far its parts moved. */
function watchPaints(): void {
  const painted: Painted = { largest: [], shifts: 0 }
  Object.assign(window, { painted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = entry as PerformanceEntry & { element?: Element }
      painted.largest.push(element?.closest('#consent') ? 'dialog' : (element?.tagName ?? 'gone'))
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      painted.shifts += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}
