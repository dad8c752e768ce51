import type { Payload } from 'payload'

import { boardFormat } from '@/cms/admin/board-format'
import { Mark } from '@/cms/admin/board-parts'
import type { Language } from '@/domain/language'
import { translator } from '@/i18n/messages'

import { statusWords } from '../inbox/export-words'
import { leadFilePath } from '../lead-paths'
import type { OtherLead } from '../inbox/list-other-leads'
import { statusTones } from './inbox-words'
import { adminHref } from './lead-links'
import { leadText as text } from './lead-words'

export function OtherLeads({
  payload,
  others,
  language,
}: {
  payload: Payload
  others: OtherLead[]
  language: Language
}) {
  if (others.length === 0) return null
  const { moment } = boardFormat(language)
  return (
    <section>
      <h2>{text.others[language]}</h2>
      <ul className="lead-list">
        {others.map(({ id, kind, status, createdAt, home }) => (
          <li key={id}>
            <a href={adminHref(payload, leadFilePath(id))}>{translator(language)(`lead_kind.${kind}`)}</a>
            {home && ` ${home}`} <Mark tone={statusTones[status]}>{statusWords[status][language]}</Mark>
            <time className="leads-under" dateTime={createdAt.toISOString()}>
              {moment(createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
