import { Fragment, type ReactNode } from 'react'

import type { AmountKey } from '@/domain/listing/facts/amount-key'
import type { Region } from '@/domain/place/region'
import type { PriceParts } from '@/i18n/price-text'

import { CardLink } from './card-link'
import { CardPhoto, type CardPicture } from './card-photo'
import { EnergyArrow } from '../energy/energy-arrow'
import type { EnergyLabelKey } from '../energy/energy-scale'
import { PriceLabel } from './price-tag'
import { Ribbon, type RibbonTone } from './ribbon'

export interface CardFact {
  /** For the eye: "3 slpk." */
  short: string
  /** For the ear: "3 slaapkamers" */
  spoken: string
  fact?: AmountKey
}

export interface HomeCardProps {
  href: string
  /** "Huis · 9000 Gent" */
  title: string
  picture: CardPicture | null
  /** `null` where even a word would say too much. */
  price: PriceParts | null
  facts: CardFact[]
  ribbon?: { tone: RibbonTone; text: string }
  energy?: { region: Region; label: EnergyLabelKey; name: string }
  /** Top-right on the photo, above the card's link: the heart. */
  action?: ReactNode
  isEager?: boolean
}

/** The whole card is one link; nothing moves under the pointer. */
export function HomeCard(props: HomeCardProps) {
  const { href, title, picture, price, facts, ribbon, energy, action, isEager } = props
  return (
    <article className="group relative">
      <CardPhoto picture={picture} isEager={isEager}>
        {ribbon && (
          <div className="absolute top-3 left-0 flex max-w-[calc(100%-4rem)]">
            <Ribbon {...ribbon} />
          </div>
        )}
        {price && <PriceLabel price={price} />}
      </CardPhoto>
      {action && <div className="absolute top-1 right-1 z-1">{action}</div>}
      <div className="flex items-start justify-between gap-4 pt-2.5">
        <div className="min-w-0">
          <h3 className="font-sans text-base leading-snug font-medium">
            <CardLink href={href}>
              <WholeParts title={title} />
            </CardLink>
          </h3>
          <FactLine facts={facts} />
        </div>
        {energy && (
          <div className="pt-0.5">
            <EnergyArrow {...energy} />
          </div>
        )}
      </div>
    </article>
  )
}

/** In two lines a postal code stays with its town. */
function WholeParts({ title }: { title: string }) {
  return title.split(' · ').map((part, index) =>
    index === 0 ? (
      part
    ) : (
      <Fragment key={part}>
        {' · '}
        <span className="inline-block">{part}</span>
      </Fragment>
    ),
  )
}

function FactLine({ facts }: { facts: CardFact[] }) {
  if (facts.length === 0) return null
  return (
    <ul className="text-ink-soft figures mt-0.5 flex flex-wrap *:not-last:after:mx-1.5 *:not-last:after:content-['·'/'']">
      {facts.map(({ short, spoken, fact }) => (
        <li key={spoken} data-fact={fact}>
          {short === spoken ? (
            spoken
          ) : (
            <>
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{spoken}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
