import type { ReactNode } from 'react'

import type { TypedLoan } from '@/domain/cost/loan-parameters'
import { isClosed } from '@/domain/listing/closed-listing'
import type { LegalFact } from '@/domain/legal/legal-fact'
import type { PictureHosts } from '@/domain/media/picture-url'
import { formPath } from '@/i18n/paths/form-paths'
import type { HomeType } from '@/i18n/landing-types'
import { translator } from '@/i18n/messages'
import { HideButton } from '@/ui/card/hide-button'
import { behaviour } from '@/ui/island/behaviour'
import { Breadcrumb } from '@/ui/page/breadcrumb'
import { JsonLd } from '@/ui/page/json-ld'

import { listingCosts, rowsAmongCosts } from '../cost/listing-costs'
import { AllDetails } from '../detail/all-details'
import { legalRows } from '../legal/legal-rows'
import { legalTerm } from '../legal/legal-terms'
import { ListingChecked } from './listing-checked'
import { type ContactNeeds, contactOf } from './contact-of'
import { InsteadBar, InsteadCard } from './instead-card'
import { ContactBar, ContactCard } from './listing-contact'
import { ListingDescription } from './listing-description'
import { ListingHeader } from './listing-header'
import { ListingHistory } from './listing-history'
import { ListingNotices } from './listing-notices'
import { listingTrail } from './listing-trail'
import { cardTitle } from '../listing-words'
import { ListingGallery } from '../media/listing-gallery'
import { listingMedia } from '../media/listing-media'
import { MediaSections } from '../media/media-sections'
import { NeighbourNav } from '../neighbours/neighbour-nav'
import type { OutcomePages } from '../list/outcome-links'
import { OfferSections } from './offer-sections'
import { pageParts } from './page-parts'
import { PrintAside } from '../print/print-aside'
import { PrintButton } from '../print/print-button'
import { BackToProject } from '../projects/back-to-project'
import type { ProjectLink } from '../projects/find-project-link'
import type { ListingCard } from '../search/search-listings'
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld'
import { listingJsonLd } from '../seo/listing-json-ld'
import { listingAddress, listingTitle } from '../seo/listing-title'
import { SimilarHomes } from '../similar/similar-homes'

export interface ListingPageProps extends ContactNeeds {
  hosts: PictureHosts
  /** By which its trail names its type. */
  types?: readonly HomeType[]
  /** The new-build project it is a unit of. */
  project: ProjectLink | null
  similar: ListingCard[]
  legalFacts: readonly LegalFact[]
  now: Date
  /** Whether the agency tells since when a home is online and what it cost before. */
  hasHistory?: boolean
  /** When the agency's system was last asked. */
  checkedAt: string | null
  pages: OutcomePages
  /** How the visitor would pay it back, when they say so. */
  loan?: Partial<TypedLoan> | null
  /** The address of its drawn map; `null` without a street map. */
  mapPicture?: string | null
  /** By which a view of the street opens on the page. */
  streetViewKey?: string | null
  /** What editors add to the platform's own description. */
  note?: ReactNode
}

/** Nobody is asked about a home that is gone: without a page to hear of others its own has the whole width. */
const besideCard = 'lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]'

export function ListingPage(props: ListingPageProps) {
  const { listing, locale, hosts, settings, project, url, pages } = props
  const t = translator(locale)
  const title = listingTitle(listing, locale)
  const address = listingAddress(listing, locale)
  const media = listingMedia(listing, { locale, hosts })
  const trail = listingTrail(listing, { title, types: props.types ?? [], locale })
  const isGone = isClosed(listing.status)
  const registerHref = isGone ? pages.register : undefined
  const hasCard = !isGone || registerHref !== undefined
  const costs = listingCosts(listing, { settings, legalFacts: props.legalFacts, date: props.now })
  const contact = contactOf(props)
  const similar = <SimilarHomes {...{ locale, hosts, settings }} cards={props.similar} isWide={isGone} />
  const images = media.photos.map(({ largeSrc }) => new URL(largeSrc, url).href)
  return (
    <article data-print-sheet {...behaviour('count-view', { home: listing.id })}>
      <JsonLd data={listingJsonLd(listing, { locale, settings, url, images })} />
      <JsonLd data={breadcrumbJsonLd(trail, url)} />
      <div className="flex flex-wrap items-center justify-between gap-x-8 print:hidden">
        <div className="max-md:hidden">
          <Breadcrumb label={t('common.breadcrumb')} crumbs={trail} />
        </div>
        <NeighbourNav id={listing.id} deal={listing.deal} locale={locale} />
      </div>
      {project && <BackToProject project={project} locale={locale} />}
      {/* What the card beside the page leads to is not said twice. */}
      <ListingNotices
        listing={listing}
        locale={locale}
        pages={registerHref ? { contact: pages.contact } : pages}
      />
      <ListingGallery
        media={media}
        locale={locale}
        price={contact.price}
        visitHref={contact.canVisit ? formPath(locale, contact.visitForm, { home: listing.id }) : null}
      />
      <div
        className={`mt-6 gap-x-16 md:mt-10 print:mt-4 print:grid print:grid-cols-[minmax(0,1fr)_54mm] print:gap-x-[8mm] ${hasCard ? besideCard : ''}`}
      >
        <div>
          <ListingHeader
            listing={listing}
            locale={locale}
            settings={settings}
            title={isGone ? cardTitle(listing, locale) : title}
            address={address}
            url={url}
            now={props.now}
          />
          {props.hasHistory && <ListingHistory listing={listing} locale={locale} now={props.now} />}
          <ListingDescription
            listing={listing}
            locale={locale}
            parts={isGone ? [] : pageParts(listing, { media, locale, settings, costs })}
          />
          {props.note && <div className="measure mt-6">{props.note}</div>}
          {!isGone && (
            <div className="mt-6">
              <HideButton id={listing.id} label={t('favourites.hide')} />
            </div>
          )}
        </div>
        {/* Beside all that follows, so that a visit can be asked for wherever one reads. */}
        <aside className="mt-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 print:mt-0">
          <div className="lg:sticky lg:top-24">
            {!isGone && <ContactCard {...contact} hosts={hosts} />}
            {registerHref && <InsteadCard registerHref={registerHref} pages={pages} locale={locale} />}
            <PrintAside
              listing={listing}
              locale={locale}
              settings={settings}
              url={url}
              mapPicture={props.mapPicture ?? null}
            />
          </div>
        </aside>
        <div className="min-w-0 print:col-span-2">
          <MediaSections media={media} locale={locale} />
          {!isGone && <OfferSections {...props} address={address} costs={costs} />}
          <AllDetails
            listing={listing}
            locale={locale}
            settings={settings}
            without={isGone ? undefined : shownElsewhere(props)}
          />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            {props.checkedAt && <ListingChecked at={props.checkedAt} locale={locale} />}
            <div className="max-md:hidden">
              <PrintButton text={t('common.print')} />
            </div>
          </div>
          {!isGone && similar}
        </div>
      </div>
      {isGone && similar}
      {!isGone && <ContactBar {...contact} />}
      {registerHref && <InsteadBar registerHref={registerHref} price={contact.price} locale={locale} />}
    </article>
  )
}

/** What stands in the legal block or among the costs is not said twice. */
function shownElsewhere({ listing, now, ...needs }: ListingPageProps): ReadonlySet<string> {
  const rows = legalRows(listing, { ...needs, today: now })
  const inLegalBlock = rows.flatMap(({ name }) => legalTerm(name).detail ?? [])
  return new Set([...inLegalBlock, ...(listing.deal === 'sale' ? rowsAmongCosts : [])])
}
