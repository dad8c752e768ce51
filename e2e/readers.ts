import type { Page } from '@playwright/test'

import { awake } from './awake'
import { words } from './messages'

/** Who reads a page: each in a language of their own, one of them in a browser that runs no scripts. */
export const readers = [
  { locale: 'nl', hasScripts: true, who: 'in Dutch' },
  { locale: 'fr', hasScripts: false, who: 'in French and without scripts' },
] as const

export interface Reader {
  locale: 'nl' | 'fr'
  hasScripts: boolean
}

export const phone = { width: 390, height: 844 }
export const tablet = { width: 820, height: 1180 }
export const desktop = { width: 1440, height: 900 }
export const windows = [phone, tablet, desktop]

/** V-0110: ten rooms, a plan, three paragraphs and every certificate. */
export const villa = 100109

export const wordOf = ({ locale }: Pick<Reader, 'locale'>, key: string): string => words(locale, key)

/** The page of a home, once its scripts run, if it has any. */
export async function openHome(
  page: Page,
  { locale, hasScripts }: Reader,
  { size, id = villa }: { size: { width: number; height: number }; id?: number },
): Promise<void> {
  await page.setViewportSize(size)
  await page.goto(`/${locale}/property/${id}/`)
  if (hasScripts) await awake(page)
}
