import { brusselsDay } from '@/domain/brussels-day'
import { euroText } from '@/domain/euro'
import { type HistoryEvent, homeHistory } from '@/domain/listing/history'
import { dateText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { ListingPageData } from './find-listing'

export interface ListingHistoryProps {
  listing: Pick<ListingPageData, 'history'>
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
  const [first, ...later] = history.events
  const isSeen = first?.kind === 'seen'
  const lines = [first, ...later.slice(1 - mostEvents)].flatMap((event) =>
    event ? eventText(event, locale) : [],
  )
  if (days > 0 || !isSeen) lines.push(t(isSeen ? 'history.days_at_least' : 'history.days', { days }))
  return (
    <ul
      aria-label={t('history.title')}
      className="text-ink-soft figures mt-4 flex flex-wrap gap-x-5 text-sm print:hidden"
    >
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function eventText(event: HistoryEvent, locale: Locale): string {
  const t = translator(locale)
  const date = dateText(new Date(event.day), intlLocale[locale], { dateStyle: 'long', timeZone: 'UTC' })
  if (event.kind !== 'price') return t(`history.${event.kind}`, { date })
  const [from, to] = [event.fromCents, event.toCents].map((cents) => euroText(cents, locale) ?? '')
  return t(event.toCents < event.fromCents ? 'history.price_down' : 'history.price_up', {
    date,
    from: from ?? '',
    to: to ?? '',
  })
}
