import { getCategories } from '@/site/data/homes/listings'
import { getSearch } from '@/site/data/homes/search'
import { ListFilters } from '@/features/listings/filters/list-filters'
import type { Relaxation } from '@/features/listings/search/list-relaxations'
import { EmptyList } from '@/features/listings/list/wider-search'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { KitSample, KitSection } from '../kit-section'

const query = 'city=Gent%7C9000&province=BE-VAN&price-max=450000&bedrooms-min=2&energy=A&garden=1'

export async function filterSamples(locale: Locale) {
  const t = translator(locale)
  const [{ criteria, result }, categories] = await Promise.all([
    getSearch('sale', query, locale),
    getCategories('sale', locale),
  ])
  const relaxations: Relaxation[] = [
    { kind: 'price-max', euro: 470_000, gain: 3, criteria },
    { kind: 'municipality', key: '44088', gain: 5, criteria },
    { kind: 'without', field: 'hasGarden', gain: 12, criteria },
  ]
  return (
    <KitSection title={t('kit.filters.title')} note={t('kit.filters.note')}>
      <ListFilters locale={locale} criteria={criteria} result={result} categories={categories} />
      <KitSample title={t('kit.relaxations')}>
        <EmptyList locale={locale} deal="sale" relaxations={relaxations} />
      </KitSample>
    </KitSection>
  )
}
