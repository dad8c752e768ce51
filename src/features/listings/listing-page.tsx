import { addressLines } from '@/domain/listing/address'
import { cleanDescription } from '@/domain/listing/description'
import { type PictureHosts, pictureSrcSet, pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import { listPath } from '@/i18n/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { FactList } from '@/ui/fact-list'
import { Notice } from '@/ui/notice'

import type { ListingPageData } from './find-listing'
import { factGroups } from './listing-fact-rows'
import { listingSettings } from './listing-settings'
import { factsOf, priceOf } from './listing-words'
import { OutcomeLinks } from './outcome-links'

export interface ListingPageProps {
  listing: ListingPageData
  locale: Locale
  hosts: PictureHosts
}

export function ListingPage({ listing, locale, hosts }: ListingPageProps) {
  const t = translator(locale)
  const price = priceOf(listing, locale)
  const address = addressLines(
    {
      street: listing.street,
      number: listing.houseNumber,
      box: listing.box,
      zip: listing.zip,
      city: listing.city,
      country: listing.country,
      isPublished: listing.isAddressPublished,
    },
    { countryName: listing.countryName, boxText: t('listing.box_word'), hideCity: listingSettings.hideCity },
  )
  const isClosed = listing.status === 'sold' || listing.status === 'rented'
  return (
    <article>
      <p className="mb-4">
        <a href={listPath(locale, listing.deal)} className="inline-flex min-h-11 items-center">
          {t('common.back_to_list')}
        </a>
      </p>
      {isClosed && <ClosedNotice listing={listing} locale={locale} />}
      <Gallery listing={listing} hosts={hosts} alt={listingTitle(listing, locale)} />
      <header className="mt-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <div>
          <h1>{listingTitle(listing, locale)}</h1>
          <p className="text-ink-soft mt-2">{address.join(', ')}</p>
          <ul className="figures mt-2 flex flex-wrap gap-x-4">
            {factsOf(listing, locale).map(({ spoken }) => (
              <li key={spoken}>{spoken}</li>
            ))}
          </ul>
        </div>
        {price.kind !== 'hidden' && (
          <p className="text-brick figures font-serif text-[clamp(1.75rem,1.2rem+2.4vw,3rem)] leading-none">
            {price.kind === 'marquee' ? t(`listing.status.${listing.status}`) : price.text}
          </p>
        )}
      </header>
      <section className="mt-12 max-w-[68ch]">
        <h2>{t('section.description')}</h2>
        <p className="mt-2 font-medium">{listing.title}</p>
        <Description html={listing.description} fallback={t('listing.no_description')} />
      </section>
      {factGroups(listing, locale).map(({ title, rows }) => (
        <FactList key={title} title={title} rows={rows} />
      ))}
    </article>
  )
}

export function listingTitle({ deal, typeName, city }: ListingPageData, locale: Locale): string {
  return translator(locale)(deal === 'sale' ? 'listing.title_sale' : 'listing.title_rent', {
    type: typeName,
    city,
  })
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

function Gallery({ listing, hosts, alt }: { listing: ListingPageData; hosts: PictureHosts; alt: string }) {
  const [first, ...others] = listing.pictures.slice(0, 5)
  if (!first) return null
  return (
    <ul className="grid grid-cols-2 gap-1 md:grid-cols-4 md:grid-rows-2">
      <li className="col-span-2 md:row-span-2">
        <img
          src={pictureUrl(first.url, pictureWidths.desktop, hosts)}
          srcSet={pictureSrcSet(first.url, hosts)}
          sizes="(width >= 48rem) 50vw, 100vw"
          width={1440}
          height={960}
          alt={alt}
          fetchPriority="high"
          className="bg-sand aspect-[3/2] size-full object-cover"
        />
      </li>
      {others.map(({ url }, index) => (
        <li key={url}>
          <img
            src={pictureUrl(url, pictureWidths.mobile, hosts)}
            srcSet={pictureSrcSet(url, hosts, [400, 600])}
            sizes="(width >= 48rem) 25vw, 50vw"
            width={600}
            height={400}
            alt={`${alt} (${index + 2})`}
            loading="lazy"
            className="bg-sand aspect-[3/2] size-full object-cover"
          />
        </li>
      ))}
    </ul>
  )
}

/** The platform's HTML becomes plain paragraphs: none of its markup reaches the page. */
function Description({ html, fallback }: { html: string; fallback: string }) {
  const paragraphs = html
    .split(/<\/p>|<br\s*\/?>\s*<br\s*\/?>|\n{2,}/i)
    .map((part) => cleanDescription(part, { limit: 40_000 }))
    .filter(Boolean)
  if (paragraphs.length === 0) return <p className="mt-4">{fallback}</p>
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className="mt-4">
      {paragraph}
    </p>
  ))
}
