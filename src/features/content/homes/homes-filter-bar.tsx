import { BoardFilter } from '@/cms/admin/board-parts'
import type { Language, PerLanguage } from '@/domain/language'
import { deals, listingStatuses } from '@/domain/listing/listing'
import { dealWords } from '@/features/listings/admin/publication-words'

import { filterHref, type HomeFilters } from './home-filters'
import { featuredWords, homesText as text, siteWords, statusWords } from './homes-words'

export function HomesFilterBar({ filters, language }: { filters: HomeFilters; language: Language }) {
  /** "All", then one link per value. */
  const linksOf = <Value extends string>(
    name: 'deal' | 'status' | 'site' | 'featured',
    values: readonly Value[],
    wordsOf: Record<Value, PerLanguage<string>>,
  ) =>
    [undefined, ...values].map((value) => ({
      href: filterHref(filters, { [name]: value }),
      text: value === undefined ? text.all[language] : wordsOf[value][language],
      isCurrent: filters[name] === value,
    }))
  return (
    <>
      <BoardFilter name={text.deal[language]} links={linksOf('deal', deals, dealWords)} />
      <BoardFilter name={text.status[language]} links={linksOf('status', listingStatuses, statusWords)} />
      <BoardFilter name={text.site[language]} links={linksOf('site', ['shown', 'hidden'], siteWords)} />
      <BoardFilter name={text.featured[language]} links={linksOf('featured', ['yes'], featuredWords)} />
      <form className="board-actions" role="search">
        {(['deal', 'status', 'site', 'featured'] as const).map(
          (name) => filters[name] && <input key={name} type="hidden" name={name} value={filters[name]} />,
        )}
        <input
          className="board-input"
          type="search"
          name="query"
          defaultValue={filters.query}
          aria-label={text.search[language]}
          placeholder={text.search[language]}
        />
        <button className="board-button">{text.find[language]}</button>
      </form>
    </>
  )
}
