import { boardFormat } from '@/cms/admin/board-format'
import type { Language } from '@/domain/language'

import type { FiledEvent } from '../privacy/find-lead-file'
import { eventText } from './event-words'
import { leadText as text } from './lead-words'

export function LeadHistory({ events, language }: { events: FiledEvent[]; language: Language }) {
  const { moment } = boardFormat(language)
  return (
    <section>
      <h2>{text.history[language]}</h2>
      <ol className="lead-list" reversed>
        {events.map((event) => (
          <li key={event.id}>
            {eventText(event, language)}
            <span className="leads-under">
              <time dateTime={event.at.toISOString()}>{moment(event.at)}</time>,{' '}
              {event.actor ?? text.site[language]}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
