import { isClosed } from '@/domain/listing/closed-listing'
import { formPath } from '@/i18n/paths/form-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { HeartButton } from '@/ui/card/heart-button'
import type { HomeOption } from '@/ui/card/seen-homes.client'
import { PriceTag } from '@/ui/card/price-tag'
import { EnergyArrow } from '@/ui/energy/energy-arrow'
import { behaviour } from '@/ui/island/behaviour'
import { KeyFacts } from '@/ui/page/key-facts'

import { keyFacts } from '../detail/key-facts'
import { OpenDays } from './open-days'
import type { ListingPageData } from './find-listing'
import type { ListingSettings } from '../listing-settings'
import { energyNameOf, energyOf, priceLabelOf } from '../listing-words'
import { ShareMenu } from '../share/share-menu'
import { shareWords } from '../share/share-words'

export interface ListingHeaderProps {
  listing: ListingPageData
  locale: Locale
  settings: ListingSettings
  title: string
  address: string
  /** The page's own address, to be sent on. */
  url: string
  now: Date
}

/** What it is and where; for how much, its label and what one can do with it on one line; its few large figures. */
export function ListingHeader({ listing, locale, settings, title, address, url, now }: ListingHeaderProps) {
  const t = translator(locale)
  const price = priceLabelOf(listing, { locale, settings }, 'full')
  const energy = energyOf(listing)
  const arrow = energy && (
    <EnergyArrow
      region={energy.region}
      label={energy.key}
      name={energyNameOf(energy, listing.energyKwh, locale)}
      isLarge
    />
  )
  const besidePrice = 'inline-flex min-h-11 items-center print:hidden'
  return (
    <>
      <header {...behaviour<HomeOption>('seen-home', { id: listing.id })}>
        <h1>{title}</h1>
        {/* Of a home that is gone only its town is told, which the title has. */}
        {!title.includes(address) && <p className="text-ink-soft mt-2 text-lg">{address}</p>}
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 md:mt-5 md:gap-x-6">
          {price && <PriceTag price={price} size="large" />}
          {arrow &&
            // Of a home that is sold the page has nothing more to say about it.
            (isClosed(listing.status) ? (
              <span className={besidePrice}>{arrow}</span>
            ) : (
              <a href="#energy" className={besidePrice}>
                {arrow}
              </a>
            ))}
          {/* Each by itself: WebKit hangs when a box with a popover in it is hidden. */}
          <div className="-mr-3 ml-auto flex items-center md:mr-0 print:*:hidden">
            <ShareMenu
              url={url}
              title={title}
              words={shareWords(t)}
              friendHref={formPath(locale, 'send-to-friend', { home: listing.id })}
            />
            <HeartButton id={listing.id} label={t('favourites.keep', { home: title })} />
          </div>
        </div>
      </header>
      <OpenDays
        listing={listing}
        href={`${formPath(locale, 'visit', { home: listing.id })}#visit-openDay`}
        locale={locale}
        now={now}
      />
      <div data-print-figures className="mt-6 md:mt-8 print:mt-3">
        <KeyFacts facts={keyFacts(listing, locale)} />
      </div>
    </>
  )
}
