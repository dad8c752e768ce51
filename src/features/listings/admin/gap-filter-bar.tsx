import { boardFormat } from '@/cms/admin/board-format'
import { BoardSearch, valueLinks } from '@/cms/admin/board-filters'
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
  const { severity: chosen, region, deal, query } = filters
  const linksOf = <Value extends string>(
    name: 'severity' | 'region' | 'deal',
    values: readonly Value[],
    words: Record<Value, PerLanguage<string>>,
  ) =>
    valueLinks(values, {
      chosen: filters[name],
      textOf: (value) => words[value][language],
      all: text.all[language],
      hrefOf: (value) => filterHref(filters, { [name]: value }),
    })
  const severities = linksOf('severity', gapSeverities, severityWords).map((link, index) => {
    const severity = gapSeverities[index - 1]
    return { ...link, figure: number(totals[severity ?? 'all']), tone: severity && severityTones[severity] }
  })
  return (
    <>
      <BoardFilter name={text.severity[language]} links={severities} />
      <BoardFilter name={text.region[language]} links={linksOf('region', regions, regionWords)} />
      <BoardFilter name={text.deal[language]} links={linksOf('deal', deals, dealWords)} />
      <BoardSearch
        kept={{ severity: chosen, region, deal }}
        query={query}
        label={text.search[language]}
        find={text.find[language]}
      />
    </>
  )
}
