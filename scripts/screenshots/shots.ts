import { expect, type Page } from '@playwright/test'

import { translator } from '@/i18n/messages'

export const pictureLocales = ['nl', 'de'] as const
export type PictureLocale = (typeof pictureLocales)[number]

export const heights = { 390: 844, 820: 1180, 1440: 900 } as const
export type PictureWidth = keyof typeof heights
export const widths: PictureWidth[] = [390, 820, 1440]

interface Shot {
  widths?: PictureWidth[]
  /** What is over the page is pictured as a visitor sees it: one window, not the whole page. */
  isWindow?: boolean
  show: (page: Page, locale: PictureLocale) => Promise<unknown>
}

const lists = { nl: '/nl/te-koop/', de: '/de/zu-verkaufen/' }
const missingPages = { nl: '/nl/te-koop-in-atlantis/', de: '/de/haus-in-atlantis/' }

export const shots: Record<string, Shot> = {
  home: { show: (page, locale) => open(page, `/${locale}/`) },
  kit: { show: (page, locale) => open(page, `/${locale}/kit/`) },
  list: { show: (page, locale) => open(page, lists[locale]) },
  detail: { show: openDetail },
  'not-found': { show: (page, locale) => open(page, missingPages[locale]) },
  drawer: { isWindow: true, widths: [390, 820], show: openMenu },
  overlay: { isWindow: true, widths: [1440], show: openMenu },
  popup: { isWindow: true, show: awaitPopup },
}

/** Until the network is at rest: what the scripts load is there too. */
async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path, { waitUntil: 'networkidle', timeout: 90_000 })
  if (!response || response.status() >= 500)
    throw new Error(`${path} answers ${response?.status() ?? 'nothing'}`)
}

async function openDetail(page: Page, locale: PictureLocale): Promise<void> {
  await page.goto('/property/100002/')
  const path = await page.locator(`a[hreflang="${locale}"]`).first().getAttribute('href')
  await open(page, path ?? '')
}

async function openMenu(page: Page, locale: PictureLocale): Promise<void> {
  await open(page, `/${locale}/`)
  const button = page.getByRole('button', { name: translator(locale)('common.open_menu') })
  const menu = page.getByRole('dialog')
  // On a busy machine the first press may come before the script that hears it.
  await expect(async () => {
    if (!(await menu.isVisible())) await button.click({ timeout: 2000 })
    await menu.waitFor({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  // Off the button that closes, which stands where the other was.
  await page.mouse.move(0, 0)
}

async function awaitPopup(page: Page, locale: PictureLocale): Promise<void> {
  await page.clock.install()
  await open(page, `/${locale}/`)
  await expect(async () => {
    await page.clock.fastForward('00:30')
    await page.getByRole('dialog').waitFor({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
}
