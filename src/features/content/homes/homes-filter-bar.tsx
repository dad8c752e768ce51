import { BoardSearch, valueLinks } from '@/cms/admin/board-filters'
import { BoardFilter } from '@/cms/admin/board-parts'
import type { Language, PerLanguage } from '@/domain/language'
import { deals, listingStatuses } from '@/domain/listing/listing'
import { dealWords } from '@/features/listings/admin/publication-words'

import { filterHref, type HomeFilters } from './home-filters'
import { featuredWords, homesText as text, siteWords, statusWords } from './homes-words'

export function HomesFilterBar({ filters, language }: { filters: HomeFilters; language: Language }) {
  const { query, deal, status, site, featured } = filters
  const linksOf = <Value extends string>(
    name: 'deal' | 'status' | 'site' | 'featured',
    values: readonly Value[],
    words: Record<Value, PerLanguage<string>>,
  ) =>
    valueLinks(values, {
      chosen: filters[name],
      textOf: (value) => words[value][language],
      all: text.all[language],
      hrefOf: (value) => filterHref(filters, { [name]: value }),
    })
  return (
    <>
      <BoardFilter name={text.deal[language]} links={linksOf('deal', deals, dealWords)} />
      <BoardFilter name={text.status[language]} links={linksOf('status', listingStatuses, statusWords)} />
      <BoardFilter name={text.site[language]} links={linksOf('site', ['shown', 'hidden'], siteWords)} />
      <BoardFilter name={text.featured[language]} links={linksOf('featured', ['yes'], featuredWords)} />
      <BoardSearch
        kept={{ deal, status, site, featured }}
        query={query}
        label={text.search[language]}
        find={text.find[language]}
      />
    </>
  )
}
