import { boardFormat } from '@/cms/admin/board-format'
import { BoardFilter } from '@/cms/admin/board-parts'
import type { Language, PerLanguage } from '@/domain/language'
import { deals } from '@/domain/listing/listing'
import { gapSeverities } from '@/domain/listing/publication-gap'

import type { GapFilters, IncompleteListings } from '../publication/list-publication-gaps'
import { filterHref, regions } from './publication-filters'
import {
  dealWords,
  publicationText as text,
  regionWords,
  severityTones,
  severityWords,
} from './publication-words'

export function GapFilterBar({
  filters,
  totals,
  language,
}: {
  filters: GapFilters
  totals: IncompleteListings['totals']
  language: Language
}) {
  const { number } = boardFormat(language)
  /** "All", then one link per value. */
  const linksOf = <Value extends string>(
    name: 'severity' | 'region' | 'deal',
    values: readonly Value[],
    wordsOf: Record<Value, PerLanguage<string>>,
  ) =>
    [undefined, ...values].map((value) => ({
      href: filterHref(filters, { [name]: value }),
      text: value === undefined ? text.all[language] : wordsOf[value][language],
      isCurrent: filters[name] === value,
    }))
  const severities = linksOf('severity', gapSeverities, severityWords).map((link, index) => {
    const severity = gapSeverities[index - 1]
    return { ...link, figure: number(totals[severity ?? 'all']), tone: severity && severityTones[severity] }
  })
  return (
    <>
      <BoardFilter name={text.severity[language]} links={severities} />
      <BoardFilter name={text.region[language]} links={linksOf('region', regions, regionWords)} />
      <BoardFilter name={text.deal[language]} links={linksOf('deal', deals, dealWords)} />
      <form className="board-actions" role="search">
        {(['severity', 'region', 'deal'] as const).map(
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
