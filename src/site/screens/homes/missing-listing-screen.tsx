import { perLanguage } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'
import { listingTag } from '@/features/listings/listing-tags'
import { MissingListingPage } from '@/features/listings/page/missing-listing-page'
import { SimilarHomes } from '@/features/listings/similar/similar-homes'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { municipalityOf } from '@/i18n/places/municipality-of'

import { getSimilar } from '../../data/homes/listing-page'
import { getWithdrawn, pictureHosts } from '../../data/homes/listings'
import { getSite } from '../../data/site'
import { plainHead } from '../../head'
import type { Page } from '../../page'
import { missingCache, notFoundScreen } from '../not-found-screen'
import { getOutcomePages } from '../outcome-pages'

interface MissingListing {
  locale: Locale
  deal: Deal
  id: number
}

/** Once on the site: 410, and what there is nearby. Never heard of: 404. */
export async function missingListingScreen({ locale, deal, id }: MissingListing): Promise<Page> {
  const withdrawn = await getWithdrawn(id)
  if (!withdrawn) return unknownListingScreen(locale, id)
  const home = { id, deal, municipalityKey: municipalityOf(withdrawn)?.key ?? null }
  const [{ settings }, similar, outcome] = await Promise.all([
    getSite(locale),
    getSimilar(home, locale),
    getOutcomePages(locale),
  ])
  return {
    locale,
    status: 410,
    cache: missingCache([...[home, ...similar].map((one) => listingTag(one.id)), ...outcome.tags]),
    head: plainHead(translator(locale)('outcome.withdrawn.title'), { robots: 'noindex' }),
    shell: { alternates: perLanguage((other) => listPath(other, deal)) },
    content: (
      <MissingListingPage
        locale={locale}
        deal={deal}
        place={withdrawn}
        pages={outcome.pages}
        similar={<SimilarHomes locale={locale} cards={similar} hosts={pictureHosts} settings={settings} />}
      />
    ),
  }
}

/** A number that no home ever had here: a link that is incomplete, or a home of long ago. */
export function unknownListingScreen(locale: Locale, id: number | null): Page {
  return notFoundScreen(locale, { tags: id === null ? [] : [listingTag(id)], missing: 'home' })
}
