import type { Deal } from '@/domain/listing/listing'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { OutcomeLinks } from './outcome-links'

export interface MissingListingPageProps {
  locale: Locale
  deal: Deal
  /** Known when the home was once on the site. */
  place?: { city: string; zip: string }
}

/** For an address of a home that is gone, or never was. */
export function MissingListingPage({ locale, deal, place }: MissingListingPageProps) {
  const t = translator(locale)
  const outcome = place ? 'withdrawn' : 'not_found'
  return (
    <div className="max-w-[68ch]">
      <h1>{t(`outcome.${outcome}.title`)}</h1>
      <p className="mt-4">{t(`outcome.${outcome}.text`)}</p>
      <h2 className="mt-8">{t('outcome.next_title')}</h2>
      <OutcomeLinks locale={locale} deal={deal} place={place} />
    </div>
  )
}
