import { expect } from '@playwright/test'

import { formPath } from '@/i18n/paths/form-paths'
import { listPath } from '@/i18n/paths/listing-paths'
import { translator } from '@/i18n/messages'

import { open, press, type Visit } from './visit'

/** What stands over a page once a visitor has opened it. */

export async function openSubmenu({ page, locale }: Visit): Promise<void> {
  await open(page, listPath(locale, 'sale'))
  const name = translator(locale)('site.submenu_of', { item: 'Te koop' })
  const arrow = page.getByRole('banner').getByRole('button', { name })
  await expect(async () => {
    await arrow.focus()
    await page.keyboard.press('Enter')
    await expect(arrow).toHaveAttribute('aria-expanded', 'true', { timeout: 3000 })
  }).toPass({ timeout: 60_000 })
}

export async function openLightbox({ page, locale }: Visit): Promise<void> {
  await open(page, '/property/100002/')
  const words = translator(locale)('gallery.photo_alt', { type: '', city: '', index: 1 })
  const photo = page.getByRole('link', { name: new RegExp(`${words.slice(words.lastIndexOf(','))}$`) })
  const dialog = page.getByRole('dialog')
  await press(photo.first(), dialog)
  await dialog.getByRole('img').first().waitFor()
  await page.waitForLoadState('networkidle')
}

export async function openFilterSheet({ page, locale }: Visit): Promise<void> {
  const t = translator(locale)
  await open(page, listPath(locale, 'sale'))
  const button = page.getByRole('button', { name: t('search.filters'), exact: true })
  await press(
    button.filter({ visible: true }),
    page
      .getByRole('button', { name: t('common.close') })
      .filter({ visible: true })
      .first(),
  )
}

/** On a desk the rest of the filters opens under the first line. */
export async function openMoreFilters({ page, locale }: Visit): Promise<void> {
  const t = translator(locale)
  await open(page, listPath(locale, 'sale'))
  await press(
    page.getByRole('button', { name: t('search.more_filters'), exact: true }).filter({ visible: true }),
    page.getByLabel(t('search.garden'), { exact: true }).filter({ visible: true }).first(),
  )
}

export async function typeInPlaceBox({ page, locale }: Visit): Promise<void> {
  await open(page, listPath(locale, 'sale'))
  const box = page.getByLabel(translator(locale)('search.city'), { exact: true })
  const choices = page.getByRole('option')
  await expect(async () => {
    await box.click({ timeout: 3000 })
    await box.fill('')
    await page.keyboard.type('gen')
    await choices.nth(2).waitFor({ timeout: 6000 })
  }).toPass({ timeout: 60_000 })
}

export async function searchQuickly({ page, locale }: Visit): Promise<void> {
  await open(page, `/${locale}/`)
  await page.getByRole('searchbox').fill('gent')
  await page.getByRole('search').getByRole('region').getByRole('link').first().waitFor({ timeout: 30_000 })
}

export async function openExplanation({ page, locale }: Visit): Promise<void> {
  await open(page, '/property/100002/')
  const words = translator(locale)('common.explanation_of', { term: '' }).trim()
  const button = page.getByRole('button', { name: new RegExp(`^${words}`) }).first()
  await press(button, page.getByRole('note').filter({ visible: true }).first())
}

/** Two homes kept with the heart, and the page that shows them from the browser's own memory. */
export async function keepTwoHomes({ page, locale }: Visit): Promise<void> {
  await open(page, `${listPath(locale, 'sale')}?sort=price-up`)
  const words = translator(locale)('favourites.keep', { home: '' }).trim()
  const hearts = page.getByRole('main').getByRole('button', { name: new RegExp(`^${words}`) })
  for (const index of [0, 1]) {
    const heart = hearts.nth(index)
    await expect(async () => {
      if ((await heart.getAttribute('aria-pressed')) !== 'true') await heart.click({ timeout: 3000 })
      await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 3000 })
    }).toPass({ timeout: 30_000 })
  }
  await open(page, '/nl/favorieten/')
  await page.getByRole('heading', { level: 3 }).nth(1).waitFor({ timeout: 30_000 })
}

export async function sendEmptyEnquiry({ page, locale }: Visit): Promise<void> {
  await open(page, formPath(locale, 'enquiry', { home: 100_002 }))
  const main = page.getByRole('main')
  await press(
    main.getByRole('button', { name: translator(locale)('common.send') }).first(),
    main.getByRole('alert').first(),
  )
}
