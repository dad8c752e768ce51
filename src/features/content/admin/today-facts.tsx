import type { PayloadRequest } from 'payload'

import { languageNames } from '@/cms/language-names'
import { boardFormat } from '@/cms/admin/board-format'
import { Mark } from '@/cms/admin/board-parts'
import { type Language, languages } from '@/domain/language'
import { LeadsToday } from '@/features/leads/admin/leads-today'
import { handlesLeads } from '@/features/leads/inbox/leads.access'
import { publicationCheckPath } from '@/features/listings/publication/check-publications.endpoint'
import { stateWords } from '@/features/sync/admin/sync-words'
import { syncBoardPath } from '@/features/sync/run-sync.endpoint'
import { colon } from '@/i18n/labelled'

import { adminHref, cockpitPath, filterHref } from '../cockpit/cockpit-paths'
import { todayText as text } from './dashboard-words'
import type { Today } from './read-today'

interface Facts {
  req: PayloadRequest
  today: Today
  now: Date
  language: Language
}

/** Each line says how things stand, and leads to where something can be done about it. */
export function TodayFacts(facts: Facts) {
  return (
    <ul className="today-facts">
      {handlesLeads(facts.req) && (
        <li>
          <LeadsToday payload={facts.req.payload} summary={facts.today.leads} language={facts.language} />
        </li>
      )}
      <li>
        <SyncLine {...facts} />
      </li>
      <li>
        <PublicationLine {...facts} />
      </li>
      <RatesLine {...facts} />
      <LanguageLines {...facts} />
    </ul>
  )
}

function SyncLine({ req, today: { sync }, now, language }: Facts) {
  const format = boardFormat(language)
  const link = <a href={adminHref(req.payload, syncBoardPath)}>{text.openSync[language]}</a>
  if (sync.lastRunAt === null) {
    return (
      <>
        <Mark tone="quiet">{text.neverSynced[language]}</Mark> {link}
      </>
    )
  }
  const state = stateWords[sync.state ?? 'done']
  const isDone = sync.state === 'done'
  const tone = isDone && sync.quarantined > 0 ? 'attention' : state.tone
  return (
    <>
      <Mark tone={tone}>
        {text.synced[language]}{' '}
        <time dateTime={sync.lastRunAt.toISOString()} title={format.moment(sync.lastRunAt)}>
          {format.ago(sync.lastRunAt, now)}
        </time>
        {!isDone && ` (${state.text[language]})`}
      </Mark>
      : {format.count(sync.changed, text.changeOne[language], text.changeMany[language])}
      {sync.quarantined > 0 &&
        `, ${format.count(sync.quarantined, text.setAsideOne[language], text.setAsideMany[language])}`}
      . {link}
    </>
  )
}

function PublicationLine({ req, today: { publication }, language }: Facts) {
  const { must, checkedAt } = publication
  const isComplete = must === 0
  const sentence = isComplete
    ? (checkedAt === null ? text.unchecked : text.lackNone)[language]
    : boardFormat(language).count(must, text.lackOne[language], text.lackMany[language])
  const tone = isComplete ? (checkedAt === null ? 'quiet' : 'good') : 'attention'
  return (
    <>
      <Mark tone={tone}>{sentence}</Mark>{' '}
      <a href={adminHref(req.payload, publicationCheckPath)}>{text.openCheck[language]}</a>
    </>
  )
}

/** Nothing to say once everything is reviewed. */
function RatesLine({ req, today: { rates }, language }: Facts) {
  const { reviewed, unreviewed } = rates
  if (reviewed > 0 && unreviewed === 0) return null
  const sentence =
    reviewed === 0
      ? text.ratesNone[language]
      : boardFormat(language).count(unreviewed, text.ratesOne[language], text.ratesMany[language])
  return (
    <li>
      <Mark tone="attention">{sentence}</Mark>{' '}
      <a href={adminHref(req.payload, '/collections/legal-facts')}>{text.openRates[language]}</a>
    </li>
  )
}

function LanguageLines({ req, today, language }: Facts) {
  const { count } = boardFormat(language)
  const cockpit = adminHref(req.payload, cockpitPath)
  const countOf = (code: Language, state: 'missing' | 'out-of-date') =>
    today.languages.find((total) => total.language === code && total.state === state)?.count ?? 0
  const behind = languages
    .map((code) => ({
      code,
      missing: countOf(code, 'missing'),
      outOfDate: countOf(code, 'out-of-date'),
    }))
    .filter(({ missing, outOfDate }) => missing + outOfDate > 0)
  if (behind.length === 0) {
    return (
      <li>
        <Mark tone="good">{text.upToDate[language]}</Mark>{' '}
        <a href={cockpit}>{text.openLanguages[language]}</a>
      </li>
    )
  }
  return behind.map(({ code, missing, outOfDate }) => (
    <li key={code}>
      <Mark tone="attention">{languageNames[code][language]}</Mark>
      {colon(language)}
      {missing > 0 && (
        <a href={`${cockpit}${filterHref({}, { state: 'missing', language: code })}`}>
          {count(missing, text.missingOne[language], text.missingMany[language])}
        </a>
      )}
      {missing > 0 && outOfDate > 0 && ', '}
      {outOfDate > 0 && (
        <a href={`${cockpit}${filterHref({}, { state: 'out-of-date', language: code })}`}>
          {count(outOfDate, text.outOfDateOne[language], text.outOfDateMany[language])}
        </a>
      )}
    </li>
  ))
}
