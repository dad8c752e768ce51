import { Check, X } from 'lucide-react'

import { brusselsDay } from '@/domain/brussels-day'
import { colon } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'
import { Button } from '@/ui/button'
import { Textarea } from '@/ui/form/field'

import { atTime, dayAndMonth, shortMoment } from '../moments'
import type { Happening, Reply } from '../owner-home'
import type { PlannedVisit } from '../planned-visits'
import { changePath } from '../portal-paths'
import { saidWords } from '../story-sentence'

interface GivenAnswerProps {
  planned: PlannedVisit
  locale: Locale
  now: Date
  /** With room to say what comes of it. */
  isFirst: boolean
}

/** Who said what to a visit, when, and what happens now. */
export function GivenAnswer({ planned: { answered, changed }, locale, now, isFirst }: GivenAnswerProps) {
  if (!answered) return null
  const t = translator(locale)
  const isYes = answered.answer === 'accept'
  const Mark = isYes ? Check : X
  return (
    <>
      <p className={`mt-2 flex items-start gap-2 ${isYes ? 'text-moss' : ''}`}>
        <Mark aria-hidden strokeWidth={1.5} className="mt-0.5 size-5 shrink-0" />
        <span className="wrap-anywhere">
          {t('portal.answered_at', {
            answer: answerText(answered, t),
            moment: momentText(answered.at, locale, now),
          })}
          <Words text={saidWords(answered, locale)} />
        </span>
      </p>
      {changed && (
        <p className="mt-2 text-sm wrap-anywhere">
          {t(changed.isOwn ? 'portal.changed' : 'portal.changed_other', {
            moment: momentText(changed.at, locale, now),
          })}
          <Words text={changed.text} />
        </p>
      )}
      {isFirst && !changed && (
        <p className="text-ink-soft mt-2 text-sm">{t(isYes ? 'portal.after_yes' : 'portal.after_no')}</p>
      )}
    </>
  )
}

function Words({ text }: { text: string }) {
  if (!text) return null
  return <q className="mt-1 block font-serif text-lg leading-snug whitespace-pre-line">{text}</q>
}

function answerText({ answer, isOwn }: Reply, t: Translate): string {
  switch (answer) {
    case 'accept':
      return t(isOwn ? 'portal.answered_accept' : 'portal.answered_accept_other')
    case 'decline':
      return t(isOwn ? 'portal.answered_decline' : 'portal.answered_decline_other')
    default:
      return t(isOwn ? 'portal.answered_propose' : 'portal.answered_propose_other')
  }
}

/** vandaag om 18.12 uur, 16 november om 18.12 uur */
function momentText(at: Date, locale: Locale, now: Date): string {
  const isToday = brusselsDay(at) === brusselsDay(now)
  const day = isToday ? translator(locale)('portal.views.today') : dayAndMonth(at, locale)
  return `${day} ${atTime(at, locale)}`
}

interface ChangeAnswerProps {
  visit: Happening
  listingId: number
  locale: Locale
  formKey: string
}

/** The first answer counts: to change it is a question to the agent, who has passed it on. */
export function ChangeAnswer({ visit, listingId, locale, formKey }: ChangeAnswerProps) {
  const t = translator(locale)
  const about = <span className="sr-only">{colon(locale) + shortMoment(visit.at, locale)}</span>
  return (
    <details className="open:basis-full">
      <summary className="text-brick hover:text-brick-deep inline-flex min-h-11 list-none items-center text-sm underline underline-offset-[0.2em] [&::-webkit-details-marker]:hidden">
        {t('portal.change')}
        {about}
      </summary>
      <form method="post" action={changePath(locale, listingId, visit.id)} className="mt-2 mb-2 grid gap-4">
        <input type="hidden" name="key" value={formKey} />
        <Textarea
          id={`change-${visit.id}`}
          name="text"
          label={t('portal.change_label')}
          isRequired
          rows={3}
          maxLength={1000}
        />
        <div>
          <Button type="submit" look="outlined">
            {t('portal.change_send')}
            {about}
          </Button>
        </div>
      </form>
    </details>
  )
}
