import { isClosed } from '@/domain/listing/closed-listing'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { Town } from '@/i18n/places/town-name'
import { Notice } from '@/ui/page/notice'

import type { ListingPageData } from './find-listing'
import { OutcomeLinks, type OutcomePages } from '../list/outcome-links'

export interface ListingNoticesProps {
  listing: Town & Pick<ListingPageData, 'status' | 'deal'>
  locale: Locale
  pages: OutcomePages
}

/** What a visitor must know of a home that is not simply there to be had. */
export function ListingNotices({ listing, locale, pages }: ListingNoticesProps) {
  const t = translator(locale)
  const { status, deal } = listing
  if (status === 'under-option') {
    return (
      <Notice title={t('outcome.under_option.title')}>
        <p>{t('outcome.under_option.text')}</p>
      </Notice>
    )
  }
  if (!isClosed(status)) return null
  return (
    <Notice title={t(`outcome.${status}.title`)}>
      <p>{t(`outcome.${status}.text`)}</p>
      <OutcomeLinks locale={locale} deal={deal} place={listing} pages={pages} isInline />
    </Notice>
  )
}
