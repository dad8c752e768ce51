import type { PayloadRequest } from 'payload'

import { languageNames } from '@/cms/language-names'
import { boardFormat } from '@/cms/admin/board-format'
import { Mark } from '@/cms/admin/board-parts'
import { type Language, languages } from '@/domain/language'
import { LeadsToday } from '@/features/leads/admin/leads-today'
import { filterHref as leadsHref } from '@/features/leads/inbox/inbox-filters'
import { handlesLeads } from '@/features/leads/inbox/leads.access'
import { inboxPath } from '@/features/leads/lead-paths'
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

/** Whether the programs behind the site do their work, in one strip. */
export function TodayHealth(facts: Facts) {
  const { req, language } = facts
  return (
    <ul className="today-health" aria-label={text.health[language]}>
      <li>
        <SyncLine {...facts} />
      </li>
      {handlesLeads(req) && (
        <li>
          <MailLine {...facts} />
        </li>
      )}
    </ul>
  )
}

/** Each line says how things stand, and leads to where something can be done about it. */
export function TodayFacts({ ownLeads, ...facts }: Facts & { ownLeads: number }) {
  return (
    <ul className="today-facts">
      {ownLeads > 0 && (
        <li>
          <OwnLeadsLine {...facts} ownLeads={ownLeads} />
        </li>
      )}
      {handlesLeads(facts.req) && (
        <li>
          <LeadsToday payload={facts.req.payload} summary={facts.today.leads} language={facts.language} />
        </li>
      )}
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
      {colon(language)}
      {format.count(sync.changed, text.changeOne[language], text.changeMany[language])}
      {sync.quarantined > 0 &&
        `, ${format.count(sync.quarantined, text.setAsideOne[language], text.setAsideMany[language])}`}
      . {link}
    </>
  )
}

function OwnLeadsLine({ req, ownLeads, language }: Facts & { ownLeads: number }) {
  const { count } = boardFormat(language)
  const inbox = adminHref(req.payload, inboxPath)
  return (
    <>
      <Mark tone="attention">{count(ownLeads, text.ownLeadsOne[language], text.ownLeadsMany[language])}</Mark>{' '}
      <a href={`${inbox}${leadsHref({ status: 'assigned', agent: Number(req.user?.id) })}`}>
        {text.openOwnLeads[language]}
      </a>
    </>
  )
}

function MailLine({ req, today: { mail }, language }: Facts) {
  const { count } = boardFormat(language)
  const { failed, late } = mail
  if (failed + late === 0) return <Mark tone="good">{text.mailArrives[language]}</Mark>
  const sentence =
    failed > 0
      ? count(failed, text.mailFailedOne[language], text.mailFailedMany[language])
      : count(late, text.mailLateOne[language], text.mailLateMany[language])
  const inbox = adminHref(req.payload, inboxPath)
  return (
    <>
      <Mark tone={failed > 0 ? 'bad' : 'attention'}>{sentence}</Mark>{' '}
      <a href={`${inbox}${leadsHref({ trouble: failed > 0 ? 'dead' : 'late' })}`}>
        {text.openMails[language]}
      </a>
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
