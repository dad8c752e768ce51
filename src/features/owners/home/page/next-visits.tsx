import type { ReactNode } from 'react'

import { colon } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'
import { Button } from '@/ui/button'
import { Textarea } from '@/ui/form/field'

import { shortMoment } from '../moments'
import type { Happening, Reply } from '../owner-home'
import { answerPath, calendarPath } from '../portal-paths'
import type { HomeStory } from '../read/read-story'
import { visitorText } from '../story-sentence'
import { Part } from './part'

interface NextVisitsProps {
  story: HomeStory
  locale: Locale
  now: Date
  /** One per form: a double click answers once. */
  newKey: () => string
  isPreview: boolean
}

/** Visits that are planned, each with what the owner can say to it. */
export function NextVisits({ story, locale, now, newKey, isPreview }: NextVisitsProps) {
  const { home, happenings, replies } = story
  if (!home.histories.includes('visits')) return null
  const t = translator(locale)
  const planned = happenings.filter(({ kind, at }) => kind === 'visit' && at > now).toReversed()
  return (
    <Part id="visits" title={t('portal.visits_title')}>
      {planned.length === 0 && <p>{t('portal.visits_none')}</p>}
      <ul>
        {planned.map((visit) => {
          const answered = replies.find(
            ({ happeningId, visitAt }) =>
              happeningId === visit.id && visitAt?.getTime() === visit.at.getTime(),
          )
          return (
            <li key={visit.id} className="border-line border-t py-5 break-inside-avoid">
              <p className="font-serif text-xl leading-snug">
                <time dateTime={visit.at.toISOString()}>{shortMoment(visit.at, locale)}</time>
              </p>
              <p className="text-ink-soft mt-1">{visitorText(visit.visitor, locale, 'start')}</p>
              {answered && <p className="mt-2 font-medium">{answerText(answered, t)}</p>}
              <div className="mt-3 print:hidden">
                {!isPreview && !answered && (
                  <Answers visit={visit} listingId={home.listingId} locale={locale} newKey={newKey} />
                )}
                <a
                  href={calendarPath(locale, home.listingId, visit.id)}
                  className="inline-flex min-h-11 items-center"
                >
                  {t('portal.calendar')}
                  <span className="sr-only">{colon(locale) + shortMoment(visit.at, locale)}</span>
                </a>
              </div>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

function answerText({ answer, text, isOwn }: Reply, t: Translate): string {
  switch (answer) {
    case 'accept':
      return t(isOwn ? 'portal.answered_accept' : 'portal.answered_accept_other')
    case 'decline':
      return t(isOwn ? 'portal.answered_decline' : 'portal.answered_decline_other')
    default:
      return t('portal.answered_propose', { text })
  }
}

interface AnswersProps {
  visit: Happening
  listingId: number
  locale: Locale
  newKey: () => string
}

function Answers({ visit, listingId, locale, newKey }: AnswersProps) {
  const t = translator(locale)
  const form = { method: 'post', action: answerPath(locale, listingId, visit.id) } as const
  const about = <span className="sr-only">{colon(locale) + shortMoment(visit.at, locale)}</span>
  return (
    <div className="flex flex-wrap items-start gap-3">
      <form {...form}>
        <input type="hidden" name="key" value={newKey()} />
        <Button type="submit" name="answer" value="accept">
          {t('portal.accept')}
          {about}
        </Button>
      </form>
      <Worded summary={t('portal.propose')}>
        <form {...form} className="grid gap-4">
          <input type="hidden" name="key" value={newKey()} />
          <Textarea
            id={`propose-${visit.id}`}
            name="text"
            label={t('portal.propose_label')}
            isRequired
            rows={3}
            maxLength={1000}
          />
          <div>
            <Button type="submit" name="answer" value="propose">
              {t('portal.propose_send')}
              {about}
            </Button>
          </div>
        </form>
      </Worded>
      <Worded summary={t('portal.decline')}>
        <form {...form} className="grid gap-4">
          <input type="hidden" name="key" value={newKey()} />
          <Textarea
            id={`decline-${visit.id}`}
            name="text"
            label={t('portal.decline_label')}
            rows={3}
            maxLength={1000}
          />
          <div>
            <Button type="submit" name="answer" value="decline" look="outlined">
              {t('portal.decline_send')}
              {about}
            </Button>
          </div>
        </form>
      </Worded>
    </div>
  )
}

/** A button that opens onto a few words to fill in, without any script. */
function Worded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="open:w-full">
      <summary className="border-edge hover:border-ink inline-flex min-h-11 list-none items-center rounded border px-5 py-2 leading-tight font-medium transition-colors [&::-webkit-details-marker]:hidden">
        {summary}
      </summary>
      <div className="border-line mt-3 max-w-xl border-l-2 pl-4">{children}</div>
    </details>
  )
}
