import { BoardHeads, BoardTable, Mark } from '@/cms/admin/board-parts'
import type { Language } from '@/domain/language'
import { townName } from '@/i18n/places/town-name'

import type { IncompleteListing } from '../publication/list-publication-gaps'
import { gapWords } from './gap-words'
import {
  dealWords,
  publicationText as text,
  regionWords,
  severityTones,
  severityWords,
} from './publication-words'

export function GapTable({
  listings,
  siteUrl,
  language,
}: {
  listings: IncompleteListing[]
  /** `null`: references are no links. */
  siteUrl: string | null
  language: Language
}) {
  if (listings.length === 0) return <p>{text.none[language]}</p>
  const columns = [text.reference, text.type, text.city, text.deal, text.region, text.missing]
  return (
    <BoardTable title={text.title[language]}>
      <thead>
        <tr>
          <BoardHeads columns={columns} language={language} />
        </tr>
      </thead>
      <tbody>
        {listings.map((listing) => (
          <tr key={listing.id}>
            <td className="board-moment">
              {siteUrl === null || listing.isHidden ? (
                listing.reference
              ) : (
                <a href={new URL(`/property/${listing.id}/`, siteUrl).href}>{listing.reference}</a>
              )}
              {listing.isHidden && (
                <>
                  {' '}
                  <Mark tone="attention">{text.hidden[language]}</Mark>
                </>
              )}
            </td>
            <td>{listing.type}</td>
            <td>{townName(listing, language)}</td>
            <td className="board-moment">{dealWords[listing.deal][language]}</td>
            <td>{listing.region && regionWords[listing.region][language]}</td>
            <td className="board-words">
              <Gaps listing={listing} language={language} />
            </td>
          </tr>
        ))}
      </tbody>
    </BoardTable>
  )
}

function Gaps({ listing, language }: { listing: IncompleteListing; language: Language }) {
  return (
    <ul className="board-gaps">
      {listing.gaps.map(({ field, severity }) => (
        <li key={field} title={severityWords[severity][language]}>
          <Mark tone={severityTones[severity]}>
            {gapWords[field][language]}
            {field === 'kind' && ` (${text.platformType[language]} ${listing.platformTypeId ?? '–'})`}
            <span className="board-hidden"> ({severityWords[severity][language]})</span>
          </Mark>
        </li>
      ))}
    </ul>
  )
}
