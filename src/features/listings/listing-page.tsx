import type { ReactNode } from 'react'

import { addressLines } from '@/domain/listing/address'
import type { PictureHosts } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Breadcrumb } from '@/ui/breadcrumb'
import { FactList } from '@/ui/fact-list'
import { galleryPicture } from '@/ui/gallery-picture'
import { galleryWords } from '@/ui/gallery-words'
import { KeyFacts } from '@/ui/key-facts'
import { Notice } from '@/ui/notice'
import { PhotoGallery } from '@/ui/photo-gallery.client'
import { PriceTag } from '@/ui/price-tag'

import { ContactBar, ContactCard, type ListingContact } from './listing-contact'
import { ListingDescription } from './listing-description'
import { ListingEnergy } from './listing-energy'
import { factGroups, keyFacts } from './listing-fact-rows'
import type { ListingPageData } from './find-listing'
import type { ListingSettings } from './listing-settings'
import { listingTrail } from './listing-trail'
import { priceLabelOf } from './listing-words'
import { OutcomeLinks } from './outcome-links'

export interface ListingPageProps {
  listing: ListingPageData
  locale: Locale
  hosts: PictureHosts
  /** Who answers when no agent is named. */
  agency: ListingContact
  settings: ListingSettings
  /** What editors add to the platform's own description. */
  note?: ReactNode
}

export function ListingPage({ listing, locale, hosts, agency, settings, note }: ListingPageProps) {
  const t = translator(locale)
  const title = listingTitle(listing, locale)
  const price = priceLabelOf(listing, { locale, settings })
  const isClosed = listing.status === 'sold' || listing.status === 'rented'
  const contact = {
    contact: {
      name: listing.agent?.name ?? agency.name,
      phone: listing.agent?.phone ?? agency.phone,
      email: listing.agent?.email ?? agency.email,
    },
    country: listing.country,
    reference: listing.reference,
    locale,
  }
  return (
    <article>
      <Breadcrumb label={t('common.breadcrumb')} crumbs={listingTrail(listing, title, locale)} />
      {isClosed && <ClosedNotice listing={listing} locale={locale} />}
      <Gallery listing={listing} hosts={hosts} locale={locale} />
      <div className="mt-6 gap-x-16 md:mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
            <div>
              <h1>{title}</h1>
              <p className="text-ink-soft mt-2 text-lg">{addressOf(listing, locale, settings)}</p>
            </div>
            {price && <PriceTag price={price} size="large" />}
          </header>
          <div className="mt-6 md:mt-8">
            <KeyFacts facts={keyFacts(listing, locale)} />
          </div>
          <ListingDescription listing={listing} locale={locale} />
          {note && <div className="measure mt-6">{note}</div>}
        </div>
        {!isClosed && (
          <aside className="mt-10 lg:mt-0">
            <ContactCard {...contact} />
          </aside>
        )}
      </div>
      <ListingEnergy listing={listing} locale={locale} />
      {factGroups(listing, locale).map(({ title: group, rows }) => (
        <FactList key={group} title={group} rows={rows} />
      ))}
      {!isClosed && <ContactBar {...contact} />}
    </article>
  )
}

export function listingTitle({ deal, typeName, city }: ListingPageData, locale: Locale): string {
  return translator(locale)(deal === 'sale' ? 'listing.title_sale' : 'listing.title_rent', {
    type: typeName,
    city,
  })
}

function addressOf(listing: ListingPageData, locale: Locale, settings: ListingSettings): string {
  const { street, houseNumber: number, box, zip, city, country, isAddressPublished: isPublished } = listing
  return addressLines(
    { street, number, box, zip, city, country, isPublished },
    {
      countryName: listing.countryName,
      boxText: translator(locale)('listing.box_word'),
      hideCity: settings.hideCity,
    },
  ).join(', ')
}

function Gallery({ listing, hosts, locale }: Pick<ListingPageProps, 'listing' | 'hosts' | 'locale'>) {
  const t = translator(locale)
  const { pictures, typeName: type, city } = listing
  if (pictures.length === 0) return null
  return (
    <div className="-mx-4 mt-2 md:mx-0 print:hidden">
      <PhotoGallery
        pictures={pictures.map(({ url }, index) =>
          galleryPicture(url, { alt: t('gallery.photo_alt', { type, city, index: index + 1 }) }, hosts),
        )}
        words={{
          ...galleryWords(t),
          label: t('section.photos'),
          all: t('gallery.all_photos', { count: pictures.length }),
        }}
      />
    </div>
  )
}

function ClosedNotice({ listing, locale }: { listing: ListingPageData; locale: Locale }) {
  const t = translator(locale)
  const outcome = listing.status === 'sold' ? 'sold' : 'rented'
  return (
    <Notice title={t(`outcome.${outcome}.title`)}>
      <p>{t(`outcome.${outcome}.text`)}</p>
      <OutcomeLinks locale={locale} deal={listing.deal} place={{ city: listing.city, zip: listing.zip }} />
    </Notice>
  )
}
