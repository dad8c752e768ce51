import { Mark } from '@/cms/admin/board-parts'
import { brusselsDay } from '@/domain/brussels-day'
import { dateText } from '@/domain/date'
import type { Language } from '@/domain/language'

import { inboxText as text } from '../admin/inbox-words'

/** The day by which an answer is promised. Its words stand where no head of a column says them. */
export function PromisedDay({ day, language }: { day: string; language: Language }) {
  const today = brusselsDay(new Date())
  const date = dateText(new Date(day), language)
  if (day < today)
    return (
      <Mark tone="bad">
        <span className="leads-word">{text.answer[language]} </span>
        {text.replyLate[language].replace('{date}', date)}
      </Mark>
    )
  const promised = <span className="leads-word">{text.answerPromised[language]} </span>
  return day === today ? (
    <Mark tone="attention">
      {promised}
      {text.replyToday[language]}
    </Mark>
  ) : (
    <>
      {promised}
      {date}
    </>
  )
}
