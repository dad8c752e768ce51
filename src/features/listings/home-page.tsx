import { type Deal, deals } from '@/domain/listing/listing'
import type { PictureHosts } from '@/domain/media/picture-url'
import { listPath } from '@/i18n/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { ListingCard } from './listing-card'
import type { SearchResult } from './search-listings'

export interface HomePageProps {
  locale: Locale
  newest: Record<Deal, SearchResult>
  hosts: PictureHosts
}

const shown = 3

export function HomePage({ locale, newest, hosts }: HomePageProps) {
  const t = translator(locale)
  return (
    <>
      <h1>{t('home.title')}</h1>
      <p className="mt-4 max-w-[68ch] text-lg">{t('home.intro')}</p>
      {deals.map((deal) => (
        <section key={deal} className="mt-14">
          <div className="flex flex-wrap items-baseline justify-between gap-x-8">
            <h2>{t(deal === 'sale' ? 'home.newest_for_sale' : 'home.newest_for_rent')}</h2>
            <a href={listPath(locale, deal)} className="figures inline-flex min-h-11 items-center">
              {t(deal === 'sale' ? 'home.count_for_sale' : 'home.count_for_rent', {
                count: newest[deal].total,
              })}
            </a>
          </div>
          <ul className="mt-4 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
            {newest[deal].cards.slice(0, shown).map((card) => (
              <li key={card.id}>
                <ListingCard card={card} locale={locale} hosts={hosts} isEager={deal === 'sale'} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
