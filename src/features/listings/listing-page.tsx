import './print/print.css'

import type { ReactNode } from 'react'

import type { LeadKind } from '@/domain/lead/lead-kind'
import { isClosed } from '@/domain/listing/closed-listing'
import type { LegalFact } from '@/domain/legal/legal-fact'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { Agency } from '@/domain/site/site'
import { formPath } from '@/i18n/form-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Breadcrumb } from '@/ui/breadcrumb'
import { JsonLd } from '@/ui/json-ld'

import { CostPassport } from './cost/cost-passport'
import { ListingDetails } from './detail/listing-details'
import { ListingDocuments } from './documents/listing-documents'
import { EnergySection } from './energy/energy-section'
import type { ListingPageData } from './find-listing'
import { LegalBlock } from './legal/legal-block'
import { legalRows } from './legal/legal-rows'
import { legalTerm } from './legal/legal-terms'
import { ListingChecked } from './listing-checked'
import { ContactBar, ContactCard, type ListingContact } from './listing-contact'
import { ListingDescription } from './listing-description'
import { ListingHeader } from './listing-header'
import { ListingNotices } from './listing-notices'
import type { ListingSettings } from './listing-settings'
import { listingTrail } from './listing-trail'
import { cardTitle } from './listing-words'
import { ListingGallery } from './media/listing-gallery'
import { listingMedia } from './media/listing-media'
import { LocationSection } from './media/location-section'
import { MediaSections } from './media/media-sections'
import { NeighbourNav } from './neighbours/neighbour-nav'
import type { OutcomePages } from './outcome-links'
import { pageParts } from './page-parts'
import { PrintAside } from './print/print-aside'
import { PrintButton } from './print/print-button.client'
import { BackToProject } from './projects/back-to-project'
import type { ProjectLink } from './projects/find-project-link'
import type { ListingCard } from './search-listings'
import { breadcrumbJsonLd } from './seo/breadcrumb-json-ld'
import { listingJsonLd } from './seo/listing-json-ld'
import { listingAddress, listingTitle } from './seo/listing-title'
import { ShareRow } from './share/share-row'
import { shareWords } from './share/share-words'
import { SimilarHomes } from './similar/similar-homes'

export interface ListingPageProps {
  listing: ListingPageData
  locale: Locale
  hosts: PictureHosts
  settings: ListingSettings
  /** Its recognition stands in the legal block, and it answers when no agent is named. */
  agency: Agency
  /** Whom the platform names for this home, with what editors tell of him. */
  agent: ListingContact | null
  /** The new-build project it is a unit of. */
  project: ProjectLink | null
  similar: ListingCard[]
  legalFacts: readonly LegalFact[]
  now: Date
  /** When the agency's system was last asked. */
  checkedAt: string | null
  /** The page's own address, with its origin. */
  url: string
  pages: OutcomePages
  /** Forms about this home that the agency has in this language. */
  furtherForms?: readonly LeadKind[]
  /** What editors add to the platform's own description. */
  note?: ReactNode
}

export function ListingPage(props: ListingPageProps) {
  const { listing, locale, hosts, settings, agency, agent, project, url, pages } = props
  const t = translator(locale)
  const title = listingTitle(listing, locale)
  const address = listingAddress(listing, { locale, settings })
  const media = listingMedia(listing, { locale, hosts })
  const trail = listingTrail(listing, title, locale)
  const isGone = isClosed(listing.status)
  const contact = {
    contact: agent ?? agency,
    country: listing.country,
    reference: listing.reference,
    home: listing.id,
    furtherForms: props.furtherForms,
    canVisit: listing.status === 'available',
    locale,
  }
  const images = media.photos.map(({ largeSrc }) => new URL(largeSrc, url).href)
  return (
    <article data-print-sheet>
      <JsonLd data={listingJsonLd(listing, { locale, settings, url, images })} />
      <JsonLd data={breadcrumbJsonLd(trail, url)} />
      <div className="flex flex-wrap items-center justify-between gap-x-8 print:hidden">
        <Breadcrumb label={t('common.breadcrumb')} crumbs={trail} />
        <NeighbourNav id={listing.id} deal={listing.deal} locale={locale} />
      </div>
      {project && <BackToProject project={project} locale={locale} />}
      <ListingNotices listing={listing} locale={locale} pages={pages} />
      <ListingGallery media={media} locale={locale} />
      <div className="mt-6 gap-x-16 md:mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] print:mt-4 print:grid print:grid-cols-[minmax(0,1fr)_54mm] print:gap-x-[8mm]">
        <div>
          <ListingHeader
            listing={listing}
            locale={locale}
            settings={settings}
            title={isGone ? cardTitle(listing) : title}
            address={address}
          />
          <ListingDescription
            listing={listing}
            locale={locale}
            parts={isGone ? [] : pageParts(listing, { media, locale, settings })}
          />
          {props.note && <div className="measure mt-6">{props.note}</div>}
        </div>
        <aside className="mt-10 lg:mt-0 print:mt-0">
          <div className="lg:sticky lg:top-24">
            {!isGone && <ContactCard {...contact} hosts={hosts} />}
            <PrintAside listing={listing} locale={locale} settings={settings} url={url} />
          </div>
        </aside>
      </div>
      <MediaSections media={media} locale={locale} />
      <div data-print-facts>
        <ListingDetails
          listing={listing}
          locale={locale}
          settings={settings}
          without={isGone ? undefined : toldByLaw(props)}
        />
      </div>
      {!isGone && <OfferSections {...props} address={address} />}
      <div className="border-line mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t pt-4 print:hidden">
        <ShareRow
          url={url}
          title={title}
          words={shareWords(t)}
          friendHref={formPath(locale, 'send-to-friend', { home: listing.id })}
        />
        <PrintButton text={t('common.print')} />
      </div>
      {props.checkedAt && <ListingChecked at={props.checkedAt} locale={locale} />}
      <SimilarHomes locale={locale} cards={props.similar} hosts={hosts} settings={settings} />
      {!isGone && <ContactBar {...contact} />}
    </article>
  )
}

/** What stands in the legal block is not said twice. */
function toldByLaw({ listing, now, ...needs }: ListingPageProps): ReadonlySet<string> {
  const rows = legalRows(listing, { ...needs, today: now })
  return new Set(rows.flatMap(({ name }) => legalTerm(name).detail ?? []))
}

/** What only a home that can still be had shows: an advertisement, with all that the law asks of one. */
function OfferSections({
  listing,
  locale,
  settings,
  agency,
  legalFacts,
  now,
  address,
}: ListingPageProps & { address: string }) {
  return (
    <>
      <EnergySection listing={listing} locale={locale} legalFacts={legalFacts} today={now} />
      <LegalBlock
        listing={listing}
        locale={locale}
        settings={settings}
        agency={agency}
        legalFacts={legalFacts}
        today={now}
      />
      <CostPassport
        listing={listing}
        legalFacts={legalFacts}
        settings={settings}
        locale={locale}
        date={now}
      />
      <LocationSection listing={listing} locale={locale} settings={settings} address={address} />
      <ListingDocuments listing={listing} locale={locale} />
    </>
  )
}
