import type { Language } from '@/domain/language'
import type { Lead } from '@/domain/lead/lead'
import { groupPhone, phoneHref } from '@/domain/lead/phone'

import { replyText as text } from './reply-words'

/** Calls or mails whoever sent it, from the agent's own telephone. */
export function LeadContact({ lead: { phone, email }, language }: { lead: Lead; language: Language }) {
  const tel = phone ? phoneHref(phone) : null
  if (!tel && !email) return null
  return (
    <p className="lead-contact">
      {phone && tel && (
        <a className="board-button" href={tel}>
          {text.call[language].replace('{phone}', () => groupPhone(phone))}
        </a>
      )}
      {email && (
        <a className="board-button" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
          {text.mail[language].replace('{email}', () => email)}
        </a>
      )}
    </p>
  )
}
