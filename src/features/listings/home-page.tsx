import { type Deal, deals } from '@/domain/listing/listing'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { SiteLink } from '@/domain/site/site'
import { listPath } from '@/i18n/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ButtonLink } from '@/ui/button'

import { ListingCard } from './listing-card'
import type { SearchResult } from './search-listings'

export interface HomePageProps {
  locale: Locale
  newest: Record<Deal, SearchResult>
  hosts: PictureHosts
  valuation: SiteLink
}

/** How many of each deal the page shows. */
export const shownOnHome = 4

export function HomePage({ locale, newest, hosts, valuation }: HomePageProps) {
  const t = translator(locale)
  return (
    <>
      {deals
        .filter((deal) => newest[deal].cards.length > 0)
        .map((deal) => (
          <section key={deal} className="page-width pt-section">
            <div className="flex flex-wrap items-baseline justify-between gap-x-8">
              <h2>{t(deal === 'sale' ? 'home.newest_for_sale' : 'home.newest_for_rent')}</h2>
              <a href={listPath(locale, deal)} className="figures inline-flex min-h-11 items-center">
                {t(deal === 'sale' ? 'home.count_for_sale' : 'home.count_for_rent', {
                  count: newest[deal].total,
                })}
              </a>
            </div>
            <ul className="mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
              {newest[deal].cards.slice(0, shownOnHome).map((card) => (
                <li key={card.id}>
                  <ListingCard card={card} locale={locale} hosts={hosts} perRow={4} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      <section className="bg-sand mt-section py-section">
        <div className="page-width grid items-center gap-x-16 gap-y-6 lg:grid-cols-2">
          <h2 className="text-4xl">{t('home.selling_title')}</h2>
          <div>
            <p className="measure text-lg">{t('home.selling_text')}</p>
            <ButtonLink href={valuation.href} className="mt-6">
              {valuation.label}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}
