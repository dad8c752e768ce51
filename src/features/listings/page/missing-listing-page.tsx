import type { ReactNode } from 'react'

import type { Deal } from '@/domain/listing/listing'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { Town } from '@/i18n/places/town-name'

import { OutcomeLinks, type OutcomePages } from '../list/outcome-links'

export interface MissingListingPageProps {
  locale: Locale
  deal: Deal
  place: Town
  pages?: OutcomePages
  /** Homes like it that can still be had. */
  similar?: ReactNode
}

/** For the address of a home that was taken off the site, or sold or rented long ago. */
export function MissingListingPage({ locale, deal, place, pages, similar }: MissingListingPageProps) {
  const t = translator(locale)
  return (
    <>
      <div className="max-w-[68ch]">
        <h1>{t('outcome.withdrawn.title')}</h1>
        <p className="mt-4">{t('outcome.withdrawn.text')}</p>
        <h2 className="mt-8">{t('outcome.next_title')}</h2>
        <OutcomeLinks locale={locale} deal={deal} place={place} pages={pages} />
      </div>
      {similar}
    </>
  )
}
