import { type PictureHosts, pictureSrcSet, pictureUrl, pictureWidths } from '@/domain/media/picture-url'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { energyOf, factsOf, pathOf, priceOf } from './listing-words'
import type { ListingCard as Card } from './search-listings'

export interface ListingCardProps {
  card: Card
  locale: Locale
  hosts: PictureHosts
  /** The first pictures of a page are fetched at once, the others when they come near. */
  isEager?: boolean
}

export function ListingCard({ card, locale, hosts, isEager = false }: ListingCardProps) {
  const t = translator(locale)
  const price = priceOf(card, locale)
  const energy = energyOf(card)
  const facts = factsOf(card, locale)
  return (
    <article className="group relative">
      <div className="bg-sand relative aspect-[3/2] overflow-hidden">
        {card.coverUrl && (
          <img
            src={pictureUrl(card.coverUrl, pictureWidths.mobile, hosts)}
            srcSet={pictureSrcSet(card.coverUrl, hosts, [400, 600, 1200])}
            sizes="(width >= 80rem) 416px, (width >= 48rem) 50vw, 100vw"
            width={1200}
            height={800}
            alt=""
            loading={isEager ? 'eager' : 'lazy'}
            fetchPriority={isEager ? 'high' : undefined}
            className="size-full object-cover"
          />
        )}
        {card.status !== 'available' && (
          <p className="bg-bluestone text-paper absolute top-3 left-0 px-3 py-1 text-sm">
            {t(`listing.status.${card.status}`)}
          </p>
        )}
        {price.kind !== 'hidden' && price.kind !== 'marquee' && (
          <p className="bg-paper figures absolute bottom-0 left-0 px-3 pt-2 pb-1 font-serif text-[1.375rem] leading-none">
            {price.text}
          </p>
        )}
      </div>
      <div className="flex items-start gap-3 pt-3">
        <div className="mr-auto">
          <h3 className="font-sans text-base leading-snug font-medium">
            <a
              href={pathOf(card, locale)}
              className="text-ink no-underline after:absolute after:inset-0 group-hover:underline"
            >
              {card.typeName} · {card.zip} {card.city}
            </a>
          </h3>
          {facts.length > 0 && (
            <ul className="text-ink-soft figures flex flex-wrap text-sm">
              {facts.map(({ short, spoken }) => (
                <li key={spoken} className="not-last:after:mx-1.5 not-last:after:content-['·'/'']">
                  <span aria-hidden="true">{short}</span>
                  <span className="sr-only">{spoken}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        {energy && (
          <p
            className="border-line text-ink-soft border px-2 text-sm"
            title={t('fact.energy_label', { label: energy.text })}
          >
            <span className="sr-only">{t('fact.energy_label_label')} </span>
            {energy.text}
          </p>
        )}
      </div>
    </article>
  )
}
