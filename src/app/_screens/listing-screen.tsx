import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'

import { getListingNote } from '@/app/_data/content'
import { getContact, getLastCheck, getLegalFacts, getSimilar } from '@/app/_data/listing-page'
import { getFurtherForms } from '@/app/_data/forms'
import { getListing, getWithdrawn, pictureHosts } from '@/app/_data/listings'
import { getProjectLink } from '@/app/_data/projects'
import { getSite, siteUrl } from '@/app/_data/site'
import type { Deal } from '@/domain/listing/listing'
import { legalFactsTag, teamTag } from '@/features/content/content-tags'
import type { ListingPageData } from '@/features/listings/find-listing'
import { ListingPage } from '@/features/listings/listing-page'
import { listingTag, projectsTag } from '@/features/listings/listing-tags'
import { metaDescription, metaTitle } from '@/features/listings/seo/listing-title'
import { sharePicturePath } from '@/features/listings/seo/share-picture-path'
import { listingPath } from '@/i18n/listing-paths'
import { perLanguage } from '@/domain/language'
import { defaultLocale, type Locale } from '@/i18n/locales'

import { cachePage } from './cache-page'
import { getOutcomePages, outcomeTags } from './outcome-pages'
import { MissingScreen } from './missing-listing-screen'
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
  const [listing, note, { settings }] = await Promise.all([
    getListing(id, locale),
    getListingNote(id, locale),
    getSite(locale),
  ])
  if (!listing) return { robots: { index: false } }
  return pageMetadata({
    locale,
    title: note?.metaTitle || metaTitle(listing, { locale, settings }),
    description: note?.metaDescription || metaDescription(listing, locale),
    alternates: alternatesOf(listing),
    picture: sharePicturePath(locale, id),
  })
}

export async function ListingScreen({ locale, deal, id, path }: ListingScreenProps) {
  const [listing, note] = await Promise.all([getListing(id, locale), getListingNote(id, locale)])
  if (!listing) return <MissingScreen locale={locale} deal={deal} id={id} />
  const alternates = alternatesOf(listing)
  if (alternates[locale] !== path) {
    cachePage([listingTag(id)])
    return permanentRedirect(alternates[locale])
  }
  const [{ agency, settings }, similar, project, agent, legalFacts, checkedAt, pages, furtherForms] =
    await Promise.all([
      getSite(locale),
      getSimilar(listing, locale),
      listing.projectId === null ? null : getProjectLink(listing.projectId, locale),
      getContact(listing.agent, locale),
      getLegalFacts(),
      getLastCheck(),
      getOutcomePages(locale),
      getFurtherForms(listing, locale),
    ])
  cachePage([
    ...[listing, ...similar].map((home) => listingTag(home.id)),
    ...(project ? [projectsTag] : []),
    ...outcomeTags,
    legalFactsTag,
    teamTag,
  ])
  return (
    <PageShell locale={locale} alternates={alternates}>
      <ListingPage
        listing={listing}
        locale={locale}
        hosts={pictureHosts}
        settings={settings}
        agency={agency}
        agent={agent}
        project={project}
        similar={similar}
        legalFacts={legalFacts}
        now={new Date()}
        checkedAt={checkedAt}
        url={new URL(alternates[locale], siteUrl).href}
        pages={pages}
        furtherForms={furtherForms}
        note={note && note.text.length > 0 && <RecordNote note={note} locale={locale} />}
      />
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
