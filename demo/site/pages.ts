import type { PerLanguage } from '../../src/domain/language'
import type { TextPage } from '../../src/domain/site/text-page'
import type { KnownPath } from '../../src/i18n/known-paths'
import { type Locale, locales } from '../../src/i18n/locales'
import { systemPaths } from '../../src/i18n/system-paths'
import { about } from './pages/about'
import { contact } from './pages/contact'
import { sell } from './pages/sell'
import { valuation } from './pages/valuation'

/** A page before its picture has an address. */
export type DemoPage = Omit<TextPage, 'picture'> & { picture: { name: string; alt: string } | null }

export type DemoPageId = 'contact' | 'sell' | 'about' | 'contact-demand'

const pages: Record<DemoPageId, PerLanguage<DemoPage>> = { contact, sell, about, 'contact-demand': valuation }

const segments = {
  contact: { nl: 'contact', fr: 'contact', en: 'contact', de: 'kontakt' },
  sell: { nl: 'verkopen', fr: 'vendre', en: 'selling', de: 'verkaufen' },
  about: { nl: 'over-ons', fr: 'a-propos', en: 'about-us', de: 'ueber-uns' },
} satisfies Record<Exclude<DemoPageId, 'contact-demand'>, PerLanguage<string>>

/** The pages an editor would make; the valuation page is there before any editor. */
export const demoPaths: readonly KnownPath[] = Object.entries(segments).map(([id, perLocale]) => ({
  id,
  type: 'page',
  original: `/${id}/`,
  paths: Object.fromEntries(locales.map((locale) => [locale, `/${locale}/${perLocale[locale]}/`])),
  breadcrumb: ['home'],
}))

export function demoPageHref(id: DemoPageId, locale: Locale): string {
  const entry = [...demoPaths, ...systemPaths].find((known) => known.id === id)
  return entry?.paths[locale] ?? `/${locale}/`
}

export function demoPage(id: string, locale: Locale, media: (name: string) => string): TextPage | null {
  const page = id in pages ? pages[id as DemoPageId][locale] : null
  if (!page) return null
  return { ...page, picture: page.picture && { url: media(page.picture.name), alt: page.picture.alt } }
}
