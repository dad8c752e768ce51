import type { Payload } from 'payload'

import { boardFormat } from '@/cms/admin/board-format'
import { Mark } from '@/cms/admin/board-parts'
import type { Language } from '@/domain/language'

import { filterHref } from '../inbox/inbox-filters'
import { inboxPath } from '../lead-paths'
import type { LeadSummary } from '../inbox/lead-summary'
import { freshText, inboxText as text } from './inbox-words'
import { adminHref } from './lead-links'

/** For the first page after logging in: how many wait, and whether anything is wrong. */
export function LeadsToday({
  payload,
  summary,
  language,
}: {
  payload: Payload
  summary: LeadSummary
  language: Language
}) {
  const { fresh, dead } = summary
  const inbox = adminHref(payload, inboxPath)
  const wanted = fresh > 0 ? filterHref({ status: 'new' }) : ''
  return (
    <>
      <Mark tone={fresh > 0 ? 'attention' : 'good'}>{freshText(summary, language)}</Mark>{' '}
      <a href={`${inbox}${wanted}`}>{text.open[language]}</a>
      {dead > 0 && (
        <>
          {' '}
          <Mark tone="bad">
            {boardFormat(language).count(dead, text.deadOne[language], text.deadMany[language])}
          </Mark>{' '}
          <a href={`${inbox}${filterHref({ trouble: 'dead' })}`}>{text.showDead[language]}</a>
        </>
      )}
    </>
  )
}
