import { type OpenDay, openDaysAfter } from '@/domain/listing/facts/open-days'
import { timeZone } from '@/domain/time-zone'
import { timeSpan } from '@/i18n/clock'
import { dateText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ButtonLink } from '@/ui/button'

import type { ListingPageData } from './find-listing'

export interface OpenDaysProps {
  listing: Pick<ListingPageData, 'status' | 'facts'>
  /** Where one says that one comes. */
  href: string
  locale: Locale
  now: Date
}

/** When whoever likes may come and see the home, as long as it can be had. */
export function OpenDays({ listing, href, locale, now }: OpenDaysProps) {
  const days = listing.status === 'available' ? openDaysAfter(now, listing.facts.openDays) : []
  if (days.length === 0) return null
  const t = translator(locale)
  return (
    <section
      aria-labelledby="open-days"
      className="bg-sand mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded p-5 md:mt-8 md:px-6 print:hidden"
    >
      <div className="min-w-0">
        <h2 id="open-days" className="text-xl">
          {t('open_day.title', { count: days.length })}
        </h2>
        <ul className="figures mt-1">
          {days.map((day) => (
            <li key={day.startsAt.toISOString()}>{wordsOf(day, locale)}</li>
          ))}
        </ul>
        <p className="text-ink-soft mt-1">{t('open_day.text')}</p>
      </div>
      <ButtonLink look="outlined" href={href} rel="nofollow" className="bg-sheet">
        {t('open_day.join')}
      </ButtonLink>
    </section>
  )
}

/** "zaterdag 21 november, 10.00 – 12.00 uur" */
function wordsOf({ startsAt, endsAt }: OpenDay, locale: Locale): string {
  const day = dateText(startsAt, intlLocale[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  })
  return `${day}, ${timeSpan({ from: startsAt, to: endsAt }, locale)}`
}
