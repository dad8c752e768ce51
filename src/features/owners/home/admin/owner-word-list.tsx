import type { Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'

import { boardFormat } from '@/cms/admin/board-format'
import type { Language } from '@/domain/language'
import { furtherReason } from '@/domain/owner/visit-answer'
import { leadFilePath } from '@/features/leads/lead-paths'

import type { OwnerWords } from './agency-reads'
import { homeText as text } from './owner-home-words'

interface OwnerWordListProps {
  words: OwnerWords[]
  payload: Payload
  language: Language
}

/** Accepted, moved or declined visits, and messages; each links to its lead. */
export function OwnerWordList({ words, payload, language }: OwnerWordListProps) {
  const { moment } = boardFormat(language)
  const adminRoute = payload.config.routes.admin
  return (
    <section>
      <h2>{text.words[language]}</h2>
      {words.length === 0 && <p>{text.nothing[language]}</p>}
      <ul className="lead-list">
        {words.map(({ id, at, answer, reason, text: said, name, visitAt, leadId }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong> {text.answers[answer]?.[language]}
              {visitAt && ` (${moment(new Date(visitAt))})`}
              {reasonText(reason, language)}
            </p>
            {said && <p>{said}</p>}
            <span className="leads-under">
              <time dateTime={new Date(at).toISOString()}>{moment(new Date(at))}</time>,{' '}
              <a href={formatAdminURL({ adminRoute, path: leadFilePath(leadId) })}>
                {text.inInbox[language]}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function reasonText(given: OwnerWords['reason'], language: Language): string {
  const reason = furtherReason(given)
  return reason ? `: ${text.reasons[reason][language]}` : ''
}
