import { perLanguage } from '@/domain/language'
import { isDwelling } from '@/domain/listing/home-kind'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { KeyFact } from '@/ui/page/key-facts'

import type { ListingPageData } from '../page/find-listing'

const numberIn = perLanguage((locale) => new Intl.NumberFormat(intlLocale[locale]))

/** The few facts under the title. */
export function keyFacts(listing: ListingPageData, locale: Locale): KeyFact[] {
  const t = translator(locale)
  const area = t('unit.m2')
  const facts: [word: string, amount: number | null, unit?: string][] = [
    [t('property.bedrooms'), listing.bedrooms],
    [t('property.bathrooms'), listing.bathrooms],
    [
      t(isDwelling(listing.kind) ? 'fact.living_area_label' : 'surface.total'),
      listing.livingSquareMetres,
      area,
    ],
    [t('fact.plot_area_label'), listing.plotSquareMetres, area],
  ]
  const figures = facts.flatMap(([word, amount, unit]) =>
    amount ? [{ word, figure: numberIn[locale].format(amount), unit }] : [],
  )
  const year = listing.constructionYear
  return year ? [...figures, { word: t('building.construction_year'), figure: String(year) }] : figures
}
