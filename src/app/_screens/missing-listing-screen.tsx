import { getSimilar } from '@/app/_data/listing-page'
import { getWithdrawn, pictureHosts } from '@/app/_data/listings'
import { getSite } from '@/app/_data/site'
import { perLanguage } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'
import { listingTag } from '@/features/listings/listing-tags'
import { MissingListingPage } from '@/features/listings/missing-listing-page'
import { SimilarHomes } from '@/features/listings/similar/similar-homes'
import { answerWith } from '@/http-cache/response-cache'
import { listPath } from '@/i18n/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { municipalityOf } from '@/i18n/municipality-of'

import { NotFoundScreen, tagMissingPage } from './not-found-screen'
import { getOutcomePages, outcomeTags } from './outcome-pages'
import { PageShell } from './page-shell'

/** Once on the site: 410, and what there is nearby. Never heard of: 404. */
export async function MissingScreen({ locale, deal, id }: { locale: Locale; deal: Deal; id: number }) {
  const withdrawn = await getWithdrawn(id)
  if (!withdrawn) return <NotFoundScreen locale={locale} tags={[listingTag(id)]} />
  const { zip, city } = withdrawn
  // Its country is not remembered: a town that is Luxembourg's by name is there, whatever a postal code says in Belgium.
  const municipality =
    municipalityOf({ country: 'LU', zip: '', city }) ?? municipalityOf({ country: 'BE', zip, city })
  const home = { id, deal, municipalityKey: municipality?.key ?? null }
  const [{ settings }, similar, pages] = await Promise.all([
    getSite(locale),
    getSimilar(home, locale),
    getOutcomePages(locale),
  ])
  tagMissingPage([...[home, ...similar].map((one) => listingTag(one.id)), ...outcomeTags])
  answerWith(410)
  return (
    <PageShell locale={locale} alternates={perLanguage((other) => listPath(other, deal))}>
      <title>{translator(locale)('outcome.withdrawn.title')}</title>
      <MissingListingPage
        locale={locale}
        deal={deal}
        place={{ zip, city }}
        pages={pages}
        similar={<SimilarHomes locale={locale} cards={similar} hosts={pictureHosts} settings={settings} />}
      />
    </PageShell>
  )
}
