import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { isClosed } from '@/domain/listing/closed-listing'
import { declineReasons } from '@/domain/owner/visit-answer'
import { colon } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Button, buttonClass } from '@/ui/button'
import { Textarea } from '@/ui/form/field'
import { RadioGroup } from '@/ui/form/radio-group'

import { atTime, shortMoment, weekdayAndDay } from '../moments'
import type { Happening } from '../owner-home'
import { type PlannedVisit, plannedVisits } from '../planned-visits'
import { answerPath, calendarPath } from '../portal-paths'
import type { HomeStory } from '../read/read-story'
import { visitorText } from '../story-sentence'
import { ChangeAnswer, GivenAnswer } from './given-answer'

export interface NextVisitsProps {
  story: HomeStory
  locale: Locale
  now: Date
  /** One per form: a double click answers once. */
  newKey: () => string
  isPreview: boolean
  className?: string
}

/** Visits that are planned, each with what the owner can say to it: the one card of the page, because it asks something. */
export function NextVisits({ className = '', ...props }: NextVisitsProps) {
  const { story, locale, now } = props
  if (!story.home.histories.includes('visits')) return null
  const t = translator(locale)
  const planned = plannedVisits(story, now)
  if (planned.length === 0 && isClosed(story.home.status)) return null
  const asked = planned.filter(({ answered }) => !answered)
  const settled = planned.filter(({ answered }) => answered)
  return (
    <section aria-labelledby="portal-visits" className={`border-line bg-sheet relative border ${className}`}>
      <h2
        id="portal-visits"
        className="text-ink-soft px-6 pt-6 font-sans text-base leading-snug md:px-8 md:pt-7"
      >
        {t('portal.visits_title')}
      </h2>
      {planned.length === 0 && (
        <p className="px-6 pt-2 pb-6 font-serif text-xl leading-snug md:px-8 md:pb-7">
          {t('portal.visits_none')}
        </p>
      )}
      {planned.length > 0 && (
        <ul>
          {asked.map(({ visit }, index) => (
            <Asked key={visit.id} visit={visit} isFirst={index === 0} {...props} />
          ))}
          {settled.map((one, index) => (
            <Settled
              key={one.visit.id}
              planned={one}
              isFirst={index === 0 && asked.length === 0}
              {...props}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

const row = 'border-line px-6 py-6 break-inside-avoid not-first:border-t not-first:py-4 md:px-8'

/** The first stands large; those after it are a line with the same two answers. */
function Asked({ visit, isFirst, ...props }: NextVisitsProps & { visit: Happening; isFirst: boolean }) {
  const { locale, isPreview } = props
  const t = translator(locale)
  return (
    <li className={isFirst ? `${row} pt-3` : row}>
      {isFirst ? (
        <>
          <p className="text-brick text-sm font-medium">{t('portal.visit_question')}</p>
          <Moment visit={visit} locale={locale} />
        </>
      ) : (
        <ShortMoment visit={visit} locale={locale} />
      )}
      <p className={isFirst ? 'mt-3' : 'text-ink-soft text-sm'}>
        {visitorText(visit.visitor, locale, 'start')}
      </p>
      {!isPreview && <Answers visit={visit} isFirst={isFirst} {...props} />}
      {isFirst && <p className="text-ink-soft text-sm print:hidden">{t('portal.visit_note')}</p>}
    </li>
  )
}

function ShortMoment({ visit, locale }: { visit: Happening; locale: Locale }) {
  return (
    <p className="font-medium first-letter:uppercase">
      <time dateTime={visit.at.toISOString()}>{shortMoment(visit.at, locale)}</time>
    </p>
  )
}

function Moment({ visit, locale }: { visit: Happening; locale: Locale }) {
  return (
    <time dateTime={visit.at.toISOString()} className="mt-1 block font-serif">
      <span className="block text-3xl leading-tight text-balance first-letter:uppercase">
        {weekdayAndDay(visit.at, locale)}
      </span>{' '}
      <span className="text-ink-soft figures block text-xl">
        {[atTime(visit.at, locale), ...lengthOf(visit, locale)].join(', ')}
      </span>
    </time>
  )
}

/** How long a visit is planned for, where that is known. */
function lengthOf({ at, endsAt }: Happening, locale: Locale): string[] {
  const count = endsAt ? Math.round((endsAt.getTime() - at.getTime()) / 60_000) : 0
  return count > 0 && count < 240 ? [translator(locale)('portal.visit_length', { count })] : []
}

/** Answered: by whom, when and how. While nothing else waits, the first of them stands large. */
function Settled({
  planned,
  isFirst,
  ...props
}: NextVisitsProps & { planned: PlannedVisit; isFirst: boolean }) {
  const { locale, isPreview, story, now, newKey } = props
  const { visit } = planned
  return (
    <li className={isFirst ? `${row} pt-3` : row}>
      {isFirst ? <Moment visit={visit} locale={locale} /> : <ShortMoment visit={visit} locale={locale} />}
      <p className={isFirst ? 'mt-3' : 'text-ink-soft text-sm'}>
        {visitorText(visit.visitor, locale, 'start')}
      </p>
      <GivenAnswer planned={planned} locale={locale} now={now} isFirst={isFirst} />
      {!isPreview && (
        <div className="flex flex-wrap justify-between gap-x-6 print:hidden">
          <ChangeAnswer visit={visit} listingId={story.home.listingId} locale={locale} formKey={newKey()} />
          <Calendar visit={visit} listingId={story.home.listingId} locale={locale} />
        </div>
      )}
    </li>
  )
}

function Calendar({ visit, listingId, locale }: { visit: Happening; listingId: number; locale: Locale }) {
  return (
    <a
      href={calendarPath(locale, listingId, visit.id)}
      className="inline-flex min-h-11 items-center text-sm underline print:hidden"
    >
      {translator(locale)('portal.calendar')}
      <span className="sr-only">{colon(locale) + shortMoment(visit.at, locale)}</span>
    </a>
  )
}

/** Yes is one press; a no opens onto the reasons, without any script. */
function Answers(props: NextVisitsProps & { visit: Happening; isFirst: boolean }) {
  const { visit, isFirst, story, locale, newKey } = props
  const t = translator(locale)
  const { listingId } = story.home
  const form = { method: 'post', action: answerPath(locale, listingId, visit.id) } as const
  const about = <span className="sr-only">{colon(locale) + shortMoment(visit.at, locale)}</span>
  return (
    <div className="print:hidden">
      <div className="group mt-4 mb-2 grid grid-cols-2 gap-3">
        <form {...form} className="grid group-has-[details[open]]:hidden">
          <input type="hidden" name="key" value={newKey()} />
          <Button type="submit" name="answer" value="accept" look={isFirst ? 'filled' : 'outlined'}>
            {t('portal.accept')}
            {about}
          </Button>
        </form>
        <details className="open:col-span-2">
          <summary
            className={`${buttonClass('outlined')} w-full list-none in-[[open]]:justify-between in-[[open]]:border-transparent in-[[open]]:px-0 [&::-webkit-details-marker]:hidden`}
          >
            <span>
              {t('portal.decline')}
              {about}
            </span>
            <X aria-hidden strokeWidth={1.5} className="hidden size-5 shrink-0 in-[[open]]:block" />
          </summary>
          <DeclineForm {...props} form={form} about={about} />
        </details>
      </div>
      <Calendar visit={visit} listingId={listingId} locale={locale} />
    </div>
  )
}

interface DeclineFormProps {
  visit: Happening
  isFirst: boolean
  locale: Locale
  newKey: () => string
  form: { method: 'post'; action: string }
  about: ReactNode
}

/** A reason and, if one likes, some words; or yes after all. */
function DeclineForm({ visit, isFirst, locale, newKey, form, about }: DeclineFormProps) {
  const t = translator(locale)
  return (
    <form {...form} className="mt-1 grid gap-4">
      <input type="hidden" name="key" value={newKey()} />
      <RadioGroup
        id={`reason-${visit.id}`}
        name="reason"
        legend={t('portal.decline_legend')}
        options={declineReasons.map((value) => ({ value, text: t(`portal.reason.${value}`) }))}
        isRequired
      />
      <Textarea
        id={`decline-${visit.id}`}
        name="text"
        label={t('portal.decline_label')}
        help={t('portal.decline_help')}
        rows={3}
        maxLength={1000}
      />
      <div className="grid gap-3 md:grid-cols-2">
        <Button type="submit" name="answer" value="decline" look={isFirst ? 'filled' : 'outlined'}>
          {t('portal.decline_send')}
          {about}
        </Button>
        <Button type="submit" name="answer" value="accept" formNoValidate look="outlined">
          {t('portal.decline_back')}
          {about}
        </Button>
      </div>
    </form>
  )
}
