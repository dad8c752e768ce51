import type { LeadProgress } from '../inbox/lead-progress'
import { dayText } from '../appointments/moment-text'
import { brusselsDay } from '@/domain/brussels-day'
import { timeText } from '@/i18n/clock'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

export interface RequestStep {
  title: string
  isDone: boolean
  text: string
}

/** Received, assigned, answered: what has been done, and what is promised. */
export function requestSteps(
  progress: LeadProgress,
  { locale, now }: { locale: Locale; now: Date },
): RequestStep[] {
  const t = translator(locale)
  const moment = (date: Date) =>
    t('request.moment', { date: dayText(date, locale), time: timeText(date, locale) })
  const { receivedAt, assignedAt, answeredAt, agentName, replyBy } = progress
  const replyDate = dayText(new Date(`${replyBy}T12:00:00Z`), locale)
  const isLate = brusselsDay(now) > replyBy
  return [
    { title: t('request.received'), isDone: true, text: moment(receivedAt) },
    {
      title: t('request.assigned'),
      isDone: assignedAt !== null,
      text: assignedText(),
    },
    {
      title: t('request.answered'),
      isDone: answeredAt !== null,
      text: answeredAt
        ? moment(answeredAt)
        : t(isLate ? 'request.late' : 'request.not_answered', { date: replyDate }),
    },
  ]

  function assignedText(): string {
    if (assignedAt && agentName) return t('request.assigned_to', { agent: agentName })
    return agentName ? t('request.expected_agent', { agent: agentName }) : t('request.not_assigned')
  }
}
