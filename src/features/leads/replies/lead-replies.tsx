import { boardFormat } from '@/cms/admin/board-format'
import { Mark } from '@/cms/admin/board-parts'
import type { Language } from '@/domain/language'

import { deliveryWords } from '../admin/lead-words'
import type { LeadFile } from '../privacy/find-lead-file'
import { replyText as text } from './reply-words'

/** What was answered, by whom, when, and whether it arrived. */
export function LeadReplies({
  file: { replies, deliveries },
  language,
}: {
  file: LeadFile
  language: Language
}) {
  if (replies.length === 0) return null
  const { moment } = boardFormat(language)
  const sendingOf = (id: string) => {
    const letter = deliveries.find((one) => one.channel === 'reply' && one.id === id)
    return letter && deliveryWords[letter.state === 'pending' && letter.tries > 0 ? 'late' : letter.state]
  }
  return (
    <section>
      <h2>{text.given[language]}</h2>
      <ul className="lead-list">
        {replies.map(({ id, text: reply, author, createdAt }) => {
          const sending = sendingOf(id)
          return (
            <li key={id}>
              <p>{reply}</p>
              <span className="leads-under">
                {author}, <time dateTime={createdAt.toISOString()}>{moment(createdAt)}</time>{' '}
                {sending && <Mark tone={sending.tone}>{sending.text[language]}</Mark>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
