import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'

import { getListingNote } from '@/app/_data/content'
import { getListing, getWithdrawn, pictureHosts } from '@/app/_data/listings'
import { getSite } from '@/app/_data/site'
import { cleanDescription } from '@/domain/listing/description'
import type { Deal } from '@/domain/listing/listing'
import { pictureUrl } from '@/domain/media/picture-url'
import type { ListingPageData } from '@/features/listings/find-listing'
import { ListingPage, listingTitle } from '@/features/listings/listing-page'
import { listingTag } from '@/features/listings/listing-tags'
import { MissingListingPage } from '@/features/listings/missing-listing-page'
import { answerWith } from '@/http-cache/response-cache'
import { listingPath, listPath } from '@/i18n/listing-paths'
import { perLanguage } from '@/domain/language'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { cachePage } from './cache-page'
import { NotFoundScreen, tagMissingPage } from './not-found-screen'
import { pageMetadata } from './page-metadata'
import { PageShell } from './page-shell'
import { RecordNote } from './record-note'

interface ListingScreenProps {
  locale: Locale
  deal: Deal
  id: number
  path: string
}

export async function listingMetadata({ locale, id }: ListingScreenProps): Promise<Metadata> {
  const listing = await getListing(id, locale)
  if (!listing) return { robots: { index: false } }
  const t = translator(locale)
  const { typeName: type, zip, city, reference } = listing
  const note = await getListingNote(id, locale)
  return pageMetadata({
    locale,
    title: note?.metaTitle || listingTitle(listing, locale),
    description:
      note?.metaDescription ||
      cleanDescription(listing.description, { limit: 155, ellipsis: '…' }) ||
      t(listing.deal === 'sale' ? 'listing.description_sale' : 'listing.description_rent', {
        type,
        zip,
        city,
        reference,
      }),
    alternates: alternatesOf(listing),
    ...(listing.coverUrl && { picture: pictureUrl(listing.coverUrl, 1200, pictureHosts) }),
  })
}

export async function ListingScreen({ locale, deal, id, path }: ListingScreenProps) {
  const listing = await getListing(id, locale)
  if (!listing) return <MissingScreen locale={locale} deal={deal} id={id} />
  cachePage([listingTag(id)])
  const alternates = alternatesOf(listing)
  if (alternates[locale] !== path) return permanentRedirect(alternates[locale])
  const [{ agency, settings }, note] = await Promise.all([getSite(locale), getListingNote(id, locale)])
  return (
    <PageShell locale={locale} alternates={alternates}>
      <ListingPage
        listing={listing}
        locale={locale}
        hosts={pictureHosts}
        agency={agency}
        settings={settings}
        note={note && note.text.length > 0 && <RecordNote note={note} locale={locale} />}
      />
    </PageShell>
  )
}

/** Once on the site: 410, and what there is nearby. Never heard of: 404. */
async function MissingScreen({ locale, deal, id }: Omit<ListingScreenProps, 'path'>) {
  const withdrawn = await getWithdrawn(id)
  if (!withdrawn) return <NotFoundScreen locale={locale} tags={[listingTag(id)]} />
  tagMissingPage([listingTag(id)])
  answerWith(410)
  return (
    <PageShell
      locale={locale}

      alternates={perLanguage((other) => listPath(other, deal))}
    >
      <title>{translator(locale)('outcome.withdrawn.title')}</title>
      <MissingListingPage locale={locale} deal={withdrawn.deal} place={withdrawn} />
    </PageShell>
  )
}

/** `/property/{id}/`, the address an agency's platform links to, leads to the page proper. */
export async function PropertyScreen({ id }: { id: number }) {
  const listing = await getListing(id, defaultLocale)
  if (listing) {
    cachePage([listingTag(id)])
    return permanentRedirect(listingPath(defaultLocale, listing))
  }
  const withdrawn = await getWithdrawn(id)
  if (!withdrawn) return <NotFoundScreen locale={defaultLocale} tags={[listingTag(id)]} />
  tagMissingPage([listingTag(id)])
  return permanentRedirect(listingPath(defaultLocale, { ...withdrawn, typeName: '' }))
}

function alternatesOf({ deal, city, id, typeNames }: ListingPageData) {
  return perLanguage((locale) => listingPath(locale, { deal, city, id, typeName: typeNames[locale] }))
}
