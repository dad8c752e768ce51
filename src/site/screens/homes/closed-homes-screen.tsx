import { perLanguage } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'
import { listingTag, listTag } from '@/features/listings/listing-tags'
import { ClosedHomesPage } from '@/features/listings/list/closed-homes-page'
import { countedTitle } from '@/features/listings/list/list-title'
import { firstPicture } from '@/features/listings/seo/first-picture'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { closedHomesPath } from '@/i18n/paths/closed-homes-path'

import { pictureHosts } from '../../data/homes/listings'
import { getClosedHomes } from '../../data/homes/search'
import { getSite } from '../../data/site'
import { pageHead } from '../../head'
import type { Answer } from '../../page'
import { temporaryRedirect } from '../../redirect'
import { pageTags } from '../page-tags'

interface ClosedHomesScreenProps {
  locale: Locale
  deal: Deal
  page: number
}

/** Homes that were sold or rented, the latest first. */
export async function closedHomesScreen({ locale, deal, page }: ClosedHomesScreenProps): Promise<Answer> {
  const t = translator(locale)
  const [{ cards, total, pages }, { settings }] = await Promise.all([
    getClosedHomes(deal, page, locale),
    getSite(locale),
  ])
  const tags = pageTags([listTag(deal), ...cards.map(({ id }) => listingTag(id))], {
    entry: deal === 'sale' ? 'for-sale' : 'for-rent',
  })
  if (page > Math.max(pages, 1)) return temporaryRedirect(closedHomesPath(locale, deal, pages), tags)
  const words = deal === 'sale' ? 'sold' : 'rented'
  const alternates = perLanguage((other) => closedHomesPath(other, deal, page))
  return {
    locale,
    cache: { tags },
    head: await pageHead({
      locale,
      title: t(`list.${words}_title`),
      inTab: (named) => countedTitle(named, locale, { page, pages, count: total }),
      description: t(`list.${words}_text`),
      alternates,
      picture: firstPicture(cards),
      isIndexed: false,
    }),
    shell: { alternates, isWide: true },
    content: (
      <div className="page-width pt-6 md:pt-10">
        <ClosedHomesPage
          locale={locale}
          deal={deal}
          page={page}
          pages={pages}
          total={total}
          cards={cards}
          hosts={pictureHosts}
          settings={settings}
        />
      </div>
    ),
  }
}
