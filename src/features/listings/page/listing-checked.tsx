import { timeZone } from '@/domain/time-zone'
import { timeText } from '@/i18n/clock'
import { dateText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { CheckedAt } from './checked-at'

const zone = { timeZone }

/** When the agency's own system was last asked about this home. */
export function ListingChecked({ at, locale }: { at: string; locale: Locale }) {
  const t = translator(locale)
  const moment = new Date(at)
  const date = dateText(moment, intlLocale[locale], { ...zone, dateStyle: 'long' })
  const time = timeText(moment, locale)
  // Every number from two on is worded alike in our languages: any of them makes the pattern.
  const minutes = t('listing.checked_ago', { minutes: 2 }).replace('2', '{minutes}')
  return (
    <p className="text-ink-soft text-sm">
      <CheckedAt
        at={moment.toISOString()}
        words={{
          absolute: t('listing.checked_at', { date, time }),
          justNow: t('listing.checked_ago', { minutes: 0 }),
          oneMinute: t('listing.checked_ago', { minutes: 1 }),
          minutes,
        }}
      />
    </p>
  )
}
