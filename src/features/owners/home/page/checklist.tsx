import { CircleAlert, CircleCheck, CircleDashed, Clock, type LucideIcon } from 'lucide-react'

import { daysBetween } from '@/domain/owner/last-days'
import { brusselsDay } from '@/domain/brussels-day'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { noonOf, tableDay } from '../moments'
import type { Check } from '../owner-home'
import type { HomeStory } from '../read/read-story'
import { Part } from './part'

interface ChecklistProps {
  story: HomeStory
  locale: Locale
  now: Date
}

/** The papers of the file, and until when those are good that end. */
export function Checklist({ story: { home }, locale, now }: ChecklistProps) {
  if (!home.checklist || home.checklist.length === 0) return null
  return (
    <Part id="checklist" title={translator(locale)('portal.checklist_title')}>
      <ul className="border-line -mt-5 border-b">
        {home.checklist.map((check) => (
          <Paper key={check.id} check={check} locale={locale} today={brusselsDay(now)} />
        ))}
      </ul>
    </Part>
  )
}

interface PaperProps {
  check: Check
  locale: Locale
  today: string
}

function Paper({ check, locale, today }: PaperProps) {
  const { text, icon: Icon, colour } = stateOf(check, { locale, today })
  return (
    <li className="border-line py-3 break-inside-avoid not-first:border-t">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-medium">{check.names[locale] ?? Object.values(check.names)[0]}</span>
        <span className={`figures inline-flex items-center gap-2 text-sm ${colour.text}`}>
          <Icon aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
          {text}
        </span>
      </p>
      <Validity check={check} locale={locale} today={today} colour={colour.fill} />
    </li>
  )
}

const colours = {
  good: { text: 'text-moss', fill: 'fill-moss' },
  soon: { text: 'text-amber', fill: 'fill-amber' },
  bad: { text: 'text-brick', fill: 'fill-brick' },
  waiting: { text: 'text-ink-soft', fill: 'fill-edge' },
}

interface State {
  text: string
  icon: LucideIcon
  colour: (typeof colours)[keyof typeof colours]
}

/** So long before its end a paper asks for attention. */
const soonDays = 90

/** A mark and a word; the colour only repeats it. */
function stateOf(check: Check, { locale, today }: Omit<PaperProps, 'check'>): State {
  const t = translator(locale)
  if (!check.isDone)
    return check.isRequested
      ? { text: t('common.requested'), icon: CircleDashed, colour: colours.waiting }
      : { text: t('portal.check_open'), icon: CircleDashed, colour: colours.bad }
  const left = check.expiresOn ? daysBetween(today, check.expiresOn) : Infinity
  if (left < 0) return { text: t('portal.check_expired'), icon: CircleAlert, colour: colours.bad }
  if (left > soonDays) return { text: t('portal.check_done'), icon: CircleCheck, colour: colours.good }
  return { text: t('portal.expires_in', { count: Math.floor(left / 7) }), icon: Clock, colour: colours.soon }
}

/** From when until when, as a line on which today is a stroke; without the first day, in words. */
function Validity({ check, locale, today, colour }: PaperProps & { colour: string }) {
  const { issuedOn, expiresOn, isDone } = check
  if (!isDone) return null
  const t = translator(locale)
  const small = 'text-ink-soft figures text-sm whitespace-nowrap'
  const day = (given: string) => tableDay(noonOf(given), locale)
  if (!expiresOn)
    return issuedOn ? <p className={small}>{t('portal.issued', { date: day(issuedOn) })}</p> : null
  const isOver = expiresOn < today
  if (!issuedOn || issuedOn >= expiresOn)
    return (
      <p className={small}>{t(isOver ? 'portal.expired' : 'portal.expires', { date: day(expiresOn) })}</p>
    )
  const part = Math.min(1, Math.max(0, daysBetween(issuedOn, today) / daysBetween(issuedOn, expiresOn)))
  const x = Math.round(part * 1000) / 10
  return (
    <p className={`mt-1 flex items-center gap-3 ${small}`}>
      <span>
        <span className="sr-only">{t('portal.issued', { date: day(issuedOn) })}, </span>
        <span aria-hidden>{issuedOn.slice(0, 4)}</span>
      </span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className="h-2.5 grow">
        <rect y="4" width="100" height="2" className="fill-line" />
        <rect y="4" width={x} height="2" className={colour} />
        <line
          x1={x}
          x2={x}
          y1="0"
          y2="10"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink"
        />
      </svg>
      <span>
        <span className="sr-only">
          {t(isOver ? 'portal.expired' : 'portal.expires', { date: day(expiresOn) })}
        </span>
        <span aria-hidden>{day(expiresOn)}</span>
      </span>
    </p>
  )
}
