import { inAllLanguages, perLanguage, type PerLanguage } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'

import { type KnownPath, rootPath } from './known-paths'
import { listPath } from './listing-paths'
import type { Locale } from '../locales'
import { projectListPath } from './project-paths'

const valuation = inAllLanguages({
  nl: 'schatting',
  fr: 'estimation-gratuite',
  en: 'free-valuation',
  de: 'kostenlose-bewertung',
})

const favourites = inAllLanguages({
  nl: 'favorieten',
  fr: 'favoris',
  en: 'favourites',
  de: 'merkliste',
})

const compare = inAllLanguages({ nl: 'vergelijken', fr: 'comparer', en: 'compare', de: 'vergleichen' })

const myData = inAllLanguages({
  nl: 'mijn-gegevens',
  fr: 'mes-donnees',
  en: 'my-data',
  de: 'meine-daten',
})

const accessibility = inAllLanguages({
  nl: 'toegankelijkheid',
  fr: 'accessibilite',
  en: 'accessibility',
  de: 'barrierefreiheit',
})

const thankYou = inAllLanguages({ nl: 'bedankt', fr: 'merci', en: 'thank-you', de: 'danke' })

export const feedbackForms = [
  'contact-me',
  'contact-appointment',
  'contact-construction',
  'contact-demand',
  'demand-register',
  'send-to-friend',
  'site-contact',
  'site-contact-small',
  'sign-newsletter',
  'testing',
] as const

export type FeedbackForm = (typeof feedbackForms)[number]

/** The forms whose thank-you page has words of its own; the others keep the form's name. */
const feedbackSegments: Partial<Record<FeedbackForm, PerLanguage<string>>> = {
  'contact-demand': { ...valuation, nl: 'gratis-schatting' },
  'demand-register': inAllLanguages({
    nl: 'zoekopdracht',
    fr: 'recherche',
    en: 'register-search',
    de: 'suchauftrag',
  }),
  'site-contact': inAllLanguages({
    nl: 'contacteer-ons',
    fr: 'contactez-nous',
    en: 'contact-us',
    de: 'kontakt',
  }),
}

/** The pages that are there before an editor makes any. */
export const systemPaths: readonly KnownPath[] = [
  { id: 'home', type: 'page', original: '/', paths: perLanguage(rootPath) },
  listingBase('for-sale', 'sale'),
  listingBase('for-rent', 'rent'),
  { id: 'projects', type: 'page', original: '/projects/', paths: perLanguage(projectListPath) },
  below('page', 'contact-demand', (locale) => valuation[locale]),
  below('login', 'login', () => 'login'),
  below('favourites', 'favourites', (locale) => favourites[locale]),
  below('compare', 'compare', (locale) => compare[locale]),
  below('page', 'my-data', (locale) => myData[locale]),
  below('page', 'accessibility', (locale) => accessibility[locale]),
  ...feedbackForms.map(feedback),
]

function listingBase(id: string, deal: Deal): KnownPath {
  const paths = perLanguage((locale) => listPath(locale, deal))
  return { id, type: 'listing-base', original: `/${id}/`, paths }
}

function feedback(form: FeedbackForm): KnownPath {
  const segment = (locale: Locale) => `${thankYou[locale]}/${feedbackSegments[form]?.[locale] ?? form}`
  return below('feedback', `feedback/${form}`, segment)
}

function below(type: KnownPath['type'], id: string, segment: (locale: Locale) => string): KnownPath {
  const paths = perLanguage((locale) => `/${locale}/${segment(locale)}/`)
  return { id, type, original: `/${id}/`, paths }
}

/** Answers while a visitor types in the quick search; no page. */
export function quickSearchPath(locale: Locale): string {
  return `/${locale}/quick-search/`
}

/** The homes a visitor keeps. */
export function favouritesPath(locale: Locale): string {
  return `/${locale}/${favourites[locale]}/`
}

/** Some homes side by side. */
export function comparePath(locale: Locale): string {
  return `/${locale}/${compare[locale]}/`
}

/** Where somebody asks what is held about them. */
export function askMyDataPath(locale: Locale): string {
  return `/${locale}/${myData[locale]}/`
}

export function accessibilityPath(locale: Locale): string {
  return `/${locale}/${accessibility[locale]}/`
}
