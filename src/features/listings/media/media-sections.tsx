import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ClickToLoad } from '@/ui/click-to-load.client'
import type { GalleryPicture, GalleryTab } from '@/ui/gallery-picture'

import type { ListingMedia } from './listing-media'

/** Plans, tour and film on the page itself. */
export function MediaSections({ media, locale }: { media: ListingMedia; locale: Locale }) {
  const plans = media.more.find(({ id }) => id === 'plans')
  const players = media.more.filter(({ id }) => id !== 'plans')
  return (
    <>
      {plans && (
        <section id={plans.id} className="mt-12 print:hidden">
          <h2>{plans.title}</h2>
          <Plans pictures={plans.pictures} />
        </section>
      )}
      <div className={`gap-x-8 print:hidden ${players.length > 1 ? 'lg:grid lg:grid-cols-2' : 'max-w-4xl'}`}>
        {players.map((tab) => (
          <Players key={tab.id} tab={tab} locale={locale} />
        ))}
      </div>
    </>
  )
}

function Players({ tab: { id, title, pictures }, locale }: { tab: GalleryTab; locale: Locale }) {
  const newTabText = translator(locale)('common.opens_new_tab')
  return (
    <section id={id} className="mt-12">
      <h2>{title}</h2>
      <div className="mt-5 grid gap-8">
        {pictures.map(
          ({ player, src, srcSet }) =>
            player && (
              <ClickToLoad
                key={player.href}
                player={player}
                still={src ? { src, srcSet } : null}
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
    <ul className="mt-5 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {pictures.map(({ src, largeSrc, alt }) => (
        <li key={largeSrc}>
          <a href={largeSrc} className="border-line bg-sheet block border">
            <img src={src} alt={alt} loading="lazy" className="aspect-[3/2] w-full object-contain" />
          </a>
        </li>
      ))}
    </ul>
  )
}
