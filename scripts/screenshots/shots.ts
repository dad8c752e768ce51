import { expect, type Locator, type Page } from '@playwright/test'

import type { PerLanguage } from '@/domain/language'
import { formPath } from '@/i18n/paths/form-paths'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { accessibilityPath, askMyDataPath } from '@/i18n/paths/system-paths'

import { cms } from '../demo/sign-in'

export type PictureLocale = Locale
/** The main language and the one with the longest words. */
export const pictureLocales: PictureLocale[] = ['nl', 'de']

export const heights = { 390: 844, 820: 1180, 1440: 900 } as const
export type PictureWidth = keyof typeof heights
export const widths: PictureWidth[] = [390, 820, 1440]

export interface Shot {
  widths?: PictureWidth[]
  locales?: PictureLocale[]
  /** Of the admin, for whoever is signed in there. */
  isAdmin?: boolean
  /** What is over the page is pictured as a visitor sees it: one window, not the whole page. */
  isWindow?: boolean
  /** Of somebody who has not answered the dialog about cookies yet. */
  isFirstVisit?: boolean
  /** Without the site around it. */
  isBare?: boolean
  show: (page: Page, locale: PictureLocale) => Promise<unknown>
}

const missingPages: Partial<PerLanguage<string>> = {
  nl: '/nl/te-koop-in-atlantis/',
  de: '/de/haus-in-atlantis/',
}

/** Houses for sale in Ghent. */
const landingPages: Partial<PerLanguage<string>> = {
  nl: '/nl/te-koop/gent/huizen/',
  fr: '/fr/a-vendre/gand/maisons/',
}

const consentShot = {
  isWindow: true,
  isFirstVisit: true,
  locales: ['nl', 'fr', 'en', 'de'],
} satisfies Partial<Shot>

const adminShot = { isAdmin: true, isWindow: true, widths: [1440], locales: ['nl'] } satisfies Partial<Shot>

const legalShot = { widths: [390, 1440], locales: ['nl', 'fr'] } satisfies Partial<Shot>

export const shots: Record<string, Shot> = {
  home: { show: (page, locale) => open(page, `/${locale}/`) },
  selling: { widths: [390, 1440], locales: ['nl'], show: atDutchAddress('/nl/verkopen/') },
  steps: { widths: [390, 1440], locales: ['nl'], show: atDutchAddress('/nl/stappenplan/') },
  article: { locales: ['nl'], show: atDutchAddress('/nl/blog/het-energielabel-lezen-gewest-per-gewest/') },
  kit: { widths: [390, 1440], locales: ['nl'], show: (page, locale) => open(page, `/${locale}/kit/`) },
  list: { widths: [390, 1440], show: (page, locale) => open(page, listPath(locale, 'sale')) },
  landing: {
    locales: ['nl', 'fr'],
    show: (page, locale) => open(page, landingPages[locale] ?? ''),
  },
  map: { isWindow: true, show: openMap },
  regions: { isWindow: true, show: openRegions },
  'empty-list': {
    widths: [390, 1440],
    show: (page, locale) => open(page, `${listPath(locale, 'sale')}?city=Gent&type=1&price-max=150000`),
  },
  detail: { widths: [390, 1440], show: openDetail },
  brussels: { widths: [390, 1440], locales: ['nl'], show: atDutchAddress('/property/100017/') },
  wallonia: { widths: [390, 1440], locales: ['fr'], show: atDutchAddress('/property/100113/') },
  luxembourg: { widths: [390, 1440], locales: ['de'], show: atDutchAddress('/property/100042/') },
  annuity: { widths: [1440], locales: ['fr'], show: atDutchAddress('/property/100118/') },
  rental: { widths: [390, 1440], locales: ['nl'], show: atDutchAddress('/property/100021/') },
  projects: { widths: [390, 1440], locales: ['nl'], show: atDutchAddress('/nl/projecten/') },
  project: { widths: [390, 820, 1440], locales: ['nl'], show: atDutchAddress('/nl/projecten/503/') },
  compare: {
    widths: [390, 1440],
    locales: ['nl'],
    show: (page) => open(page, '/nl/vergelijken/?homes=100002,100017,100042'),
  },
  form: { locales: ['nl'], show: (page) => open(page, formPath('nl', 'visit', { home: 100_060 })) },
  'form-errors': { widths: [390, 1440], locales: ['nl'], show: sendEmptyOffer },
  demand: { widths: [820], locales: ['fr'], show: (page) => open(page, formPath('fr', 'demand')) },
  'mail-lead': mailNamed('lead'),
  'mail-alert': mailNamed('alert-daily'),
  'mail-appointment': mailNamed('appointment-confirmed'),
  'not-found': { show: (page, locale) => open(page, missingPages[locale] ?? '') },
  drawer: { isWindow: true, widths: [390, 820], show: openMenu },
  overlay: { isWindow: true, widths: [1440], show: openMenu },
  popup: { isWindow: true, show: awaitPopup },
  consent: { ...consentShot, show: (page, locale) => openConsent(page, locale) },
  'consent-detailed': { ...consentShot, show: openConsentDetails },
  privacy: { ...legalShot, show: atDutchAddress('/nl/privacy-statement/') },
  cookies: { ...legalShot, show: atDutchAddress('/nl/cookiebeleid/') },
  disclaimer: { ...legalShot, show: atDutchAddress('/nl/disclaimer/') },
  accessibility: { ...legalShot, show: (page, locale) => open(page, accessibilityPath(locale)) },
  'my-data': { ...legalShot, show: (page, locale) => open(page, askMyDataPath(locale)) },
  'admin-dashboard': admin('/admin'),
  'admin-inbox': admin('/admin/leads'),
  'admin-homes': admin('/admin/homes'),
  'admin-lead': admin('/admin/leads', openFirstLead),
  'admin-page-editor': admin('/admin/collections/pages', openPagePreview),
  'admin-cockpit': admin('/admin/languages-cockpit'),
  'admin-newsletters': admin('/admin/newsletters'),
  'admin-insight': admin('/admin/insight'),
  'admin-sync-board': admin('/admin/sync-board'),
  'admin-publication-check': admin('/admin/publication-check'),
  'admin-owners': admin('/admin/owners'),
  'admin-owner-homes': admin('/admin/owner-homes'),
  'admin-reply-templates': admin('/admin/reply-templates'),
  'admin-missing': admin('/admin/missing-addresses'),
  'admin-invite': admin('/admin/invite-colleague'),
  'admin-sign-in': { ...adminShot, isAdmin: false, show: (page) => open(page, `${cms}/admin/login`) },
  'admin-access': admin('/admin/account', (page) => openBoard(page, 'a[href*="/admin/access/"]')),
  'admin-beside': admin('/admin/languages-cockpit', (page) => openBoard(page, 'a.cockpit-beside')),
  'admin-withdraw': admin('/admin/collections/articles', openWithdrawal),
  'admin-media': admin('/admin/collections/media/create'),
  'admin-two-texts': admin('/admin/collections/pages', openTwoTexts),
}

/** Until the network is at rest: what the scripts load is there too. */
async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path, { waitUntil: 'networkidle', timeout: 90_000 })
  if (!response || response.status() >= 500)
    throw new Error(`${path} answers ${response?.status() ?? 'nothing'}`)
}

async function openMap(page: Page, locale: PictureLocale): Promise<void> {
  const t = translator(locale)
  await open(page, listPath(locale, 'sale'))
  const opener = page.getByRole('button', { name: t('map.show'), exact: true })
  // Beside its list it comes by itself.
  if (await opener.isVisible()) await opener.click()
  const map = page.frameLocator('iframe')
  await expect(map.locator('.maplibregl-marker').first()).toBeVisible({ timeout: 60_000 })
  await page.locator('iframe').evaluate((frame) => frame.scrollIntoView({ block: 'end' }))
  await page.waitForTimeout(1500)
}

async function openRegions(page: Page, locale: PictureLocale): Promise<void> {
  const t = translator(locale)
  await open(page, `${listPath(locale, 'sale')}?municipality=44021&municipality=44083&province=BE-BRU`)
  await page
    .getByRole('button', {
      name: new RegExp(`^(${t('search.more_filters')}|${t('search.filters')} \\(3\\))$`),
    })
    .filter({ visible: true })
    .click()
  const picker = page.getByRole('group', { name: t('regions.title') })
  await picker.scrollIntoViewIfNeeded()
  const toMap = picker.getByRole('button', { name: t('regions.map'), exact: true })
  await expect(picker.locator('li input').first()).toBeAttached()
  if (await toMap.isVisible()) await toMap.click()
  await expect(picker.locator('.region-map svg path').nth(9)).toBeVisible({ timeout: 30_000 })
  await picker.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await page.waitForTimeout(500)
}

async function openDetail(page: Page, locale: PictureLocale): Promise<void> {
  await openIn(page, locale, '/property/100002/')
}

/** A page by its Dutch address, then in the language asked for. */
function atDutchAddress(path: string): Shot['show'] {
  return (page, locale) => openIn(page, locale, path)
}

async function openIn(page: Page, locale: PictureLocale, address: string): Promise<void> {
  await page.goto(address)
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

async function openConsent(page: Page, locale: PictureLocale): Promise<Locator> {
  await open(page, `/${locale}/`)
  const dialog = page.getByRole('dialog', { name: translator(locale)('consent.title') })
  await dialog.waitFor()
  return dialog
}

async function openConsentDetails(page: Page, locale: PictureLocale): Promise<void> {
  const dialog = await openConsent(page, locale)
  await dialog.getByRole('button', { name: translator(locale)('consent.change_settings') }).click()
  await page.mouse.move(0, 0)
}

function admin(path: string, then?: (page: Page) => Promise<unknown>): Shot {
  return {
    ...adminShot,
    show: async (page) => {
      await open(page, path)
      await then?.(page)
    },
  }
}

/** A board of our own, by the first link that leads there. */
async function openBoard(page: Page, link: string): Promise<void> {
  const href = await page.locator(link).first().getAttribute('href')
  await open(page, href ?? '')
  await page.locator('.board h1').waitFor()
}

async function openWithdrawal(page: Page): Promise<void> {
  const link = page.locator('table a[href*="/collections/articles/"]').first()
  const [, id] = /articles\/(\d+)/.exec((await link.getAttribute('href')) ?? '') ?? []
  await open(page, `/admin/withdraw/articles/${id}`)
  await page.locator('.board h1').waitFor()
}

/** A page that somebody else saved while it was open; it is gone again before the picture is taken. */
async function openTwoTexts(page: Page): Promise<void> {
  const send = (method: string, path: string, data?: object) =>
    page.evaluate(
      async (asked) => {
        const headers = { 'Content-Type': 'application/json' }
        const body = asked.data && JSON.stringify(asked.data)
        const answer = await fetch(`/api/pages${asked.path}`, { method: asked.method, headers, body })
        if (!answer.ok) throw new Error(`${asked.method} ${asked.path} answers ${answer.status}`)
        return (await answer.json()) as { doc: { id: number } }
      },
      { method, path, data },
    )
  const texts = { title: 'Verkopen zonder zorgen', description: 'Eén adviseur, één dossier.' }
  const { doc } = await send('POST', '?locale=nl&draft=true', { name: 'Verkopen', ...texts })
  await open(page, `/admin/collections/pages/${doc.id}?locale=nl`)
  const theirs = { title: 'Verkopen met één adviseur', description: 'Elke week een bericht.' }
  await send('PATCH', `/${doc.id}?locale=nl&draft=true`, theirs)
  await page.locator('#field-title').fill('Verkopen in uw straat')
  await page.locator('section.two-texts').waitFor()
  await send('DELETE', `/${doc.id}?trash=true`)
}

async function openFirstLead(page: Page): Promise<void> {
  await page.locator('table a').first().click()
  await page.locator('.lead-facts').first().waitFor()
}

async function sendEmptyOffer(page: Page): Promise<void> {
  await open(page, formPath('nl', 'offer', { home: 100_002 }))
  await page.getByRole('button', { name: translator('nl')('common.next_step') }).click()
  await page.getByRole('alert').waitFor()
}

/** One of the mails at /kit/mails/, as a mail program shows it. */
function mailNamed(name: string): Shot {
  return {
    isBare: true,
    widths: [820],
    locales: ['nl'],
    show: async (page, locale) => {
      await open(page, `/${locale}/kit/mails/`)
      const html = await page.locator(`#${name} iframe`).getAttribute('srcdoc')
      await page.setContent(html ?? '')
    },
  }
}

/** The selling page beside what visitors would see of it. */
async function openPagePreview(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Verkopen' }).first().click()
  const toggler = page.locator('#live-preview-toggler')
  await toggler.waitFor()
  // The admin remembers whether it was open the last time.
  if ((await page.locator('iframe').count()) === 0) await toggler.click()
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
  // The film in the preview never comes to rest.
  await page.waitForTimeout(3000)
}
