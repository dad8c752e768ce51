import { euroText } from '@/domain/euro'
import { labelText } from '@/domain/listing/energy/energy-label'
import type { EnergyLabelKey } from '@/domain/listing/energy/energy-bands'
import type { Deal } from '@/domain/listing/listing'
import { isBuilding, isDwelling } from '@/domain/listing/home-kind'
import type { HomeType } from '@/i18n/landing-types'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { LandingFigures } from './landing-figures'
import { homesWord } from './landing-words'

/** The middle of fewer homes says more about those homes than about the place. */
export const leastForMedian = 5

export interface LandingText {
  locale: Locale
  deal: Deal
  /** In the language of the page. */
  city: string
  type: HomeType
  types: readonly HomeType[]
  total: number
  /** How many of these are under option. */
  underOption: number
  figures: LandingFigures
}

/** What the homes of a landing page have in common, in sentences. */
export function landingSentences(text: LandingText): string[] {
  return [opening(text), option(text), price(text), perMetre(text), area(text), energy(text)].filter(
    (sentence) => sentence !== null,
  )
}

const mostInDescription = 170

/** As many whole sentences as a search engine shows. */
export function landingDescription(sentences: readonly string[]): string {
  let text = ''
  for (const sentence of sentences) {
    const longer = text ? `${text} ${sentence}` : sentence
    if (text && longer.length > mostInDescription) break
    text = longer
  }
  return text
}

function opening({ locale, deal, city, type, types, total }: LandingText): string {
  const homes = homesWord(total, { type, types, locale })
  return translator(locale)(`landing.opening_${deal}`, { count: total, homes, city })
}

function option({ locale, total, underOption }: LandingText): string | null {
  return underOption > 0 ? translator(locale)('landing.under_option', { count: underOption, total }) : null
}

function price({ locale, deal, total, figures, type }: LandingText): string | null {
  const t = translator(locale)
  // Rents of shops and offices are asked per month, per year or per square metre: they have no middle.
  if (deal === 'rent' && !isDwelling(type.kind)) return null
  const { priced, medianCents, fromCents, toCents } = figures
  const middle = priced >= leastForMedian ? wholeEuro(medianCents, locale) : null
  if (middle) return t(`landing.median_${deal}`, { price: middle })
  const [from, to] = [wholeEuro(fromCents, locale), wholeEuro(toCents, locale)]
  if (!from || !to || priced >= leastForMedian) return null
  if (total === 1) return t(`landing.price_${deal}`, { price: from })
  return priced > 1 && from !== to ? t(`landing.range_${deal}`, { from, to }) : null
}

function perMetre({ locale, deal, type, figures }: LandingText): string | null {
  const ground = groundOf(type)
  const { measured, medianCentsPerMetre } = figures
  if (deal === 'rent' || !ground || measured < leastForMedian) return null
  const amount = wholeEuro(medianCentsPerMetre, locale)
  return amount && translator(locale)(`landing.per_metre_${ground}`, { price: amount })
}

function area({ locale, type, figures }: LandingText): string | null {
  const ground = groundOf(type)
  const { measured, medianSquareMetres } = figures
  if (!ground || measured < leastForMedian || !medianSquareMetres) return null
  return translator(locale)(`landing.area_${ground}`, { area: Math.round(medianSquareMetres) })
}

function groundOf({ kind }: HomeType): 'living' | 'plot' | null {
  if (kind === 'plot') return 'plot'
  return isBuilding(kind) ? 'living' : null
}

function energy({ locale, figures }: LandingText): string | null {
  const labels = Object.entries(figures.labels ?? {}) as [EnergyLabelKey, number][]
  const total = labels.reduce((sum, [, homes]) => sum + homes, 0)
  const [most, next] = labels.toSorted(([, a], [, b]) => b - a)
  // Of two that are as common, neither is the most common.
  if (!most || total < leastForMedian || most[1] < 2 || most[1] === next?.[1]) return null
  const [key, count] = most
  return translator(locale)('landing.energy', { label: labelText(key), count, total })
}

function wholeEuro(cents: number | null, locale: Locale): string | null {
  return euroText(cents === null ? null : Math.round(cents / 100) * 100, locale)
}
