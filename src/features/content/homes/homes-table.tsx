import type { Payload } from 'payload'

import { boardFormat } from '@/cms/admin/board-format'
import { BoardHeads, BoardTable, Mark, type Tone } from '@/cms/admin/board-parts'
import { HomePicture } from '@/cms/admin/home-picture'
import type { Language } from '@/domain/language'
import type { ListingStatus } from '@/domain/listing/listing'
import { adminHref } from '@/features/leads/admin/lead-links'
import { filterHref } from '@/features/leads/inbox/inbox-filters'
import { inboxPath } from '@/features/leads/lead-paths'
import { gapWords } from '@/features/listings/admin/gap-words'
import { kindWords } from '@/features/listings/admin/kind-words'
import { dealWords, severityTones } from '@/features/listings/admin/publication-words'
import { labelled } from '@/i18n/labelled'
import { townName } from '@/i18n/places/town-name'

import { HomeActions, MoveButtons } from './home-actions'
import type { HomeFilters } from './home-filters'
import { homesText as text, statusWords } from './homes-words'
import type { BoardHome } from './list-homes'

interface Shown {
  payload: Payload
  homes: BoardHome[]
  filters: HomeFilters
  language: Language
}

const statusTones: Record<ListingStatus, Tone> = {
  available: 'good',
  'under-option': 'attention',
  sold: 'quiet',
  rented: 'quiet',
}

export function HomesTable({ payload, homes, filters, language }: Shown) {
  if (homes.length === 0) return <p>{text.none[language]}</p>
  const { number } = boardFormat(language)
  const figures = [text.days, text.views, text.leads]
  const columns = [text.home, text.status, ...figures, text.gaps, text.actions]
  return (
    <BoardTable title={text.title[language]}>
      <thead>
        <tr>
          <BoardHeads columns={columns} figures={figures} language={language} />
        </tr>
      </thead>
      <tbody>
        {homes.map((home) => (
          <tr key={home.id}>
            <td>
              <div className="homes-home">
                {filters.featured && <MoveButtons {...{ payload, home, filters, language }} />}
                <HomePicture payload={payload} url={home.coverUrl} />
                <HomeName payload={payload} home={home} language={language} />
              </div>
            </td>
            <td>
              <State home={home} language={language} />
            </td>
            <td className="board-number" data-label={text.days[language]}>
              {home.daysOnline === null ? '–' : number(home.daysOnline)}
            </td>
            <td className="board-number" data-label={text.views[language]}>
              {number(home.views)}
            </td>
            <td className="board-number" data-label={text.leads[language]}>
              <Leads payload={payload} home={home} language={language} />
            </td>
            <td>
              <Gaps home={home} language={language} />
            </td>
            <td>
              <HomeActions payload={payload} home={home} filters={filters} language={language} />
            </td>
          </tr>
        ))}
      </tbody>
    </BoardTable>
  )
}

/** Its reference leads to its page, where it has one. */
function HomeName({ payload, home, language }: Pick<Shown, 'payload' | 'language'> & { home: BoardHome }) {
  // payload.config hands it over: the site's own address is another one than the admin's.
  const { siteUrl } = payload.config.custom as { siteUrl?: string }
  const kind = home.kind === 'unknown' ? text.unknownKind : kindWords[home.kind]
  return (
    <div>
      {home.isHidden || siteUrl === undefined ? (
        home.reference
      ) : (
        <a href={new URL(`/property/${home.id}/`, siteUrl).href}>{home.reference}</a>
      )}
      <div className="board-quiet">
        {kind[language]}, {townName(home, language)}
      </div>
      {home.isFeatured && <Mark tone="busy">{text.featured[language]}</Mark>}
    </div>
  )
}

/** How many, and to them. The inbox finds no reference of a home that is hidden. */
function Leads({ payload, home, language }: Pick<Shown, 'payload' | 'language'> & { home: BoardHome }) {
  const count = boardFormat(language).number(home.leads)
  if (home.leads === 0 || home.isHidden) return count
  return (
    <a
      className="homes-leads"
      href={`${adminHref(payload, inboxPath)}${filterHref({ query: home.reference })}`}
      aria-label={labelled(`${text.leads[language]} ${home.reference}`, count, language)}
    >
      {count}
    </a>
  )
}

function State({ home, language }: { home: BoardHome; language: Language }) {
  const state = home.status === 'available' ? dealWords[home.deal] : statusWords[home.status]
  return (
    <>
      <Mark tone={statusTones[home.status]}>{state[language]}</Mark>
      {home.isHidden && (
        <div className="homes-hidden">
          <Mark tone="attention">{text.hidden[language]}</Mark>
          <div className="board-quiet">
            {home.mark
              ? [home.mark.reason, home.mark.by].filter(Boolean).join(', ')
              : text.incomplete[language]}
          </div>
        </div>
      )}
    </>
  )
}

function Gaps({ home, language }: { home: BoardHome; language: Language }) {
  return (
    <ul className="board-gaps">
      {home.gaps.map(({ field, severity }) => (
        <li key={field}>
          <Mark tone={severityTones[severity]}>{gapWords[field][language]}</Mark>
        </li>
      ))}
    </ul>
  )
}
