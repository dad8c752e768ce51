import type { ReactNode } from 'react'

import { brusselsDay } from '@/domain/brussels-day'
import { euroText } from '@/domain/euro'
import type { AmountKey } from '@/domain/listing/facts/amount-key'
import { type HistoryEvent, homeHistory } from '@/domain/listing/history'
import { dateText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { ListingPageData } from './find-listing'

export interface ListingHistoryProps {
  listing: Pick<ListingPageData, 'history' | 'annuity'>
  locale: Locale
  now: Date
}

/** Since when it is online, and the last that happened. */
const mostEvents = 6

/** What became of the home since the agency's system was first asked, in one small line. */
export function ListingHistory({ listing, locale, now }: ListingHistoryProps) {
  const t = translator(locale)
  const history = homeHistory(listing.history, brusselsDay(now))
  if (!history) return null
  const { daysOnline: days } = history
  const [first, ...later] = withFacts(history.events, listing)
  const isSeen = first?.kind === 'seen'
  const lines = [first, ...later.slice(1 - mostEvents)].flatMap((event) =>
    event ? [eventText(event, locale)] : [],
  )
  if (days > 0 || !isSeen) lines.push(t(isSeen ? 'history.days_at_least' : 'history.days', { days }))
  return (
    <ul
      aria-label={t('history.title')}
      className="text-ink-soft figures mt-4 flex flex-wrap gap-x-5 text-sm print:hidden"
    >
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}

type EventWithFacts = HistoryEvent & { facts: Record<'from' | 'to', AmountKey> }

/** Each price is named by the day from which it held, and the last is that of the home; an annuity has no such price. */
function withFacts(
  events: readonly HistoryEvent[],
  { annuity }: ListingHistoryProps['listing'],
): EventWithFacts[] {
  const last = annuity ? undefined : events.findLast(({ kind }) => kind === 'price')
  let from: AmountKey = 'price/first'
  return events.map((event) => {
    const to: AmountKey = event === last ? 'price' : `price/${event.day}`
    const facts = { from, to }
    if (event.kind === 'price') from = to
    return { ...event, facts }
  })
}

function eventText(event: EventWithFacts, locale: Locale): ReactNode {
  const t = translator(locale)
  const date = dateText(new Date(event.day), intlLocale[locale], { dateStyle: 'long', timeZone: 'UTC' })
  if (event.kind !== 'price') return t(`history.${event.kind}`, { date })
  const { fromCents, toCents, facts } = event
  return t.rich(toCents < fromCents ? 'history.price_down' : 'history.price_up', {
    date,
    from: euroText(fromCents, locale) ?? '',
    to: euroText(toCents, locale) ?? '',
    old: (amount) => <span data-fact={facts.from}>{amount}</span>,
    new: (amount) => <span data-fact={facts.to}>{amount}</span>,
  })
}
