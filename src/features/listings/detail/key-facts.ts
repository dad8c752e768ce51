import { perLanguage } from '@/domain/language'
import type { AmountKey } from '@/domain/listing/facts/amount-key'
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
  const facts: [fact: AmountKey, word: string, amount: number | null, unit?: string][] = [
    ['bedrooms', t('property.bedrooms'), listing.bedrooms],
    ['bathrooms', t('property.bathrooms'), listing.bathrooms],
    [
      'livingSquareMetres',
      t(isDwelling(listing.kind) ? 'fact.living_area_label' : 'surface.total'),
      listing.livingSquareMetres,
      area,
    ],
    ['plotSquareMetres', t('fact.plot_area_label'), listing.plotSquareMetres, area],
  ]
  const figures: KeyFact[] = facts.flatMap(([fact, word, amount, unit]) =>
    amount ? [{ fact, word, figure: numberIn[locale].format(amount), unit }] : [],
  )
  const year = listing.constructionYear
  if (!year) return figures
  const word = t('building.construction_year')
  return [...figures, { fact: 'constructionYear', word, figure: String(year) }]
}
