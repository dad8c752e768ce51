import type { PerLanguage } from '@/domain/language'
import type { Locale } from '@/i18n/locales'

import type { SpecLabel } from './spec-labels'

const yes: PerLanguage<string> = { nl: 'Ja', fr: 'Oui', en: 'Yes', de: 'Ja' }
const no: PerLanguage<string> = { nl: 'Nee', fr: 'Non', en: 'No', de: 'Nein' }
const ground = { nl: 'Gelijkvloers', fr: 'Rez-de-chaussée', en: 'Ground floor', de: 'Erdgeschoss' }
const intl: PerLanguage<string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-BE' }
const dateMarks: PerLanguage<string> = { nl: '-', fr: '/', en: '/', de: '.' }

const perMonth = { nl: 'per maand', fr: 'par mois', en: 'per month', de: 'pro Monat' }
const perYear = { nl: 'per jaar', fr: 'par an', en: 'per year', de: 'pro Jahr' }
const units: Record<string, PerLanguage<string>> = {
  'm²': { nl: 'm²', fr: 'm²', en: 'm²', de: 'm²' },
  m: { nl: 'm', fr: 'm', en: 'm', de: 'm' },
  'kWh/m²': { nl: 'kWh/m²/jaar', fr: 'kWh/m².an', en: 'kWh/m²/year', de: 'kWh/m²/Jahr' },
  kWh: { nl: 'kWh/jaar', fr: 'kWh/an', en: 'kWh/year', de: 'kWh/Jahr' },
  'kg CO₂': { nl: 'kg CO₂/m²/jaar', fr: 'kg CO₂/m².an', en: 'kg CO₂/m²/year', de: 'kg CO₂/m²/Jahr' },
  'of ten': { nl: 'op 10', fr: 'sur 10', en: 'out of 10', de: 'von 10' },
  age: { nl: 'jaar', fr: 'ans', en: 'years old', de: 'Jahre' },
  years: { nl: 'jaar', fr: 'ans', en: 'years', de: 'Jahre' },
}

type Named = Record<string, string | number>[]

/** How a value of the platform must read in a language, written apart from the code that it judges. For tests only. */
export function readingOf({ reads }: SpecLabel, sent: unknown, locale: Locale): string | RegExp {
  const number = Number(sent)
  const euro = euroOf(number.toLocaleString(intl[locale]), locale)
  if (units[reads]) return `${number.toLocaleString(intl[locale])} ${units[reads][locale]}`
  switch (reads) {
    case 'euro':
      return euro
    case 'euro per month':
      return `${euro} ${perMonth[locale]}`
    case 'euro per year':
      return `${euro} ${perYear[locale]}`
    case 'count':
    case 'year':
      return String(number)
    case 'floor':
      return number === 0 ? ground[locale] : String(number)
    case 'date':
      return dayOf(sent, locale)
    case 'words or date':
      return String(sent).startsWith('20')
        ? new RegExp(` ${dayOf(sent, locale).replaceAll('.', String.raw`\.`)}$`)
        : String(sent)
    case 'yes':
    case 'yes or no':
      return sent === true ? yes[locale] : no[locale]
    case 'flood class':
      return new RegExp(`^${String(sent)} · .{15,}`)
    case 'part':
      return new RegExp(`^${String(sent)}(,|$)`)
    case 'rooms':
      return (sent as Named).map(({ Name, Surface }) => `${Name} (${Surface} m²)`).join(', ')
    case 'distances':
      return new RegExp((sent as Named).map(({ Name }) => `${Name}( \\([\\d.,]+ k?m\\))?`).join(', '))
    default:
      return Array.isArray(sent) ? sent.join(', ') : String(sent)
  }
}

const noBreak = '\u00a0'

function euroOf(figures: string, locale: Locale): string {
  return `€${locale === 'en' ? '' : noBreak}${figures}`
}

function dayOf(sent: unknown, locale: Locale): string {
  return String(sent).slice(0, 10).split('-').map(Number).toReversed().join(dateMarks[locale])
}
