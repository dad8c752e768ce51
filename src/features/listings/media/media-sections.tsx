import { pictureMedia } from '@/domain/device-class'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { GalleryPicture, GalleryTab } from '@/ui/media/gallery-picture'
import { mostShown } from '@/ui/media/photo-gallery'
import { PlayerLink } from '@/ui/media/player-link'

import type { ListingMedia } from './listing-media'

/** Plans, tour and film on the page itself. */
export function MediaSections({ media, locale }: { media: ListingMedia; locale: Locale }) {
  const plans = media.more.find(({ id }) => id === 'plans')
  const players = media.more.filter(({ id }) => id !== 'plans')
  return (
    <>
      {plans && (
        <section id={plans.id} className="mt-9 md:mt-12 print:hidden">
          <h2>{plans.title}</h2>
          <Plans pictures={plans.pictures} />
        </section>
      )}
      <div className={`gap-x-8 print:hidden ${players.length > 1 ? 'lg:grid lg:grid-cols-2' : 'max-w-4xl'}`}>
        {players.map((tab) => (
          <Players key={tab.id} tab={tab} photos={media.photos} locale={locale} />
        ))}
      </div>
    </>
  )
}

interface PlayersProps {
  tab: GalleryTab
  photos: readonly GalleryPicture[]
  locale: Locale
}

function Players({ tab: { id, title, pictures }, photos, locale }: PlayersProps) {
  const inSight = new Set(photos.slice(0, mostShown).map(({ src }) => src))
  const newTabText = translator(locale)('common.opens_new_tab')
  return (
    <section id={id} className="mt-12">
      <h2>{title}</h2>
      <div className="mt-5 grid gap-8">
        {pictures.map(
          ({ player, src, srcSet }) =>
            player && (
              <PlayerLink
                key={player.href}
                player={player}
                still={src && !inSight.has(src) ? { src, srcSet } : null}
                title={title}
                newTabText={newTabText}
              />
            ),
        )}
      </div>
    </section>
  )
}

function Plans({ pictures }: { pictures: readonly GalleryPicture[] }) {
  return (
    <ul className="mt-5 grid gap-4 max-md:-mx-4 max-md:snap-x max-md:scroll-px-4 max-md:auto-cols-[minmax(86%,1fr)] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none]">
      {pictures.map(({ src, srcSet, largeSrc, alt }, index) => (
        <li key={largeSrc} className="snap-start">
          <a
            href={largeSrc}
            aria-haspopup="dialog"
            data-tab="plans"
            data-index={index}
            className="border-line bg-sheet block border"
          >
            <picture>
              <source media={pictureMedia.phone} srcSet={src} />
              <img
                src={src}
                srcSet={srcSet}
                sizes="(width >= 80rem) 57rem, 100vw"
                alt={alt}
                loading="lazy"
                className="aspect-[3/2] w-full object-contain"
              />
            </picture>
          </a>
        </li>
      ))}
    </ul>
  )
}
