import type { SearchCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { municipalityByKey, provinceByKey } from '@/i18n/places/municipalities'

import type { CategoryName } from './list-categories'

const mostNames = 3

/** "Appartement te koop in Gent" */
export function listTitle(locale: Locale, criteria: SearchCriteria, categories: CategoryName[]): string {
  const t = translator(locale)
  const { deal, typeIds } = criteria
  const city = placeNames(locale, criteria)
  const type = categories.find(({ id }) => typeIds.length === 1 && id === typeIds[0])?.name
  const suffix = deal === 'sale' ? 'for_sale' : 'for_rent'
  if (type && city) return t(`list.type_${suffix}_in`, { type, city })
  if (type) return t(`list.type_${suffix}`, { type })
  if (city) return t(`list.${suffix}_in`, { city })
  return t(`list.${suffix}`)
}

interface ListPlace {
  page: number
  pages: number
  count: number
}

/** "Te koop: pagina 1 van 5 (98 panden)"; a list of one page names its homes alone. */
export function countedTitle(title: string, locale: Locale, { page, pages, count }: ListPlace): string {
  const t = translator(locale)
  return pages > 1 ? t('list.title', { title, page, pages, count }) : t('list.title_short', { title, count })
}

function placeNames(locale: Locale, { places, municipalities, provinces }: SearchCriteria): string {
  const names = [
    ...places.map(({ city, zip }) => city ?? zip),
    ...municipalities.map((key) => municipalityByKey(key)?.names[locale]),
    ...provinces.map((key) => provinceByKey(key)?.names[locale]),
  ].filter((name) => name !== undefined)
  const shown = names.slice(0, mostNames).join(', ')
  return names.length > mostNames ? `${shown}…` : shown
}
