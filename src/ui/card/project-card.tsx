import { ArrowUpRight } from 'lucide-react'

import type { PriceParts } from '@/i18n/price-text'

import { CardLink } from './card-link'
import { CardPhoto, type CardPicture } from './card-photo'
import { PriceLabel } from './price-tag'
import { Ribbon, type RibbonTone } from './ribbon'

export interface ProjectCardProps {
  href: string
  name: string
  place: string
  picture: CardPicture | null
  price: PriceParts | null
  /** "Nog 9 van de 24 woningen vrij" */
  units?: string
  /** "Oplevering voorjaar 2027" */
  delivery?: string
  /** Where the card leads off the site: "Eigen website". */
  website?: { text: string; newTabText: string }
  ribbon?: { tone: RibbonTone; text: string }
  isEager?: boolean
}

export function ProjectCard(props: ProjectCardProps) {
  const { href, name, place, picture, price, units, delivery, website, ribbon, isEager } = props
  return (
    <article className="group relative">
      <CardPhoto picture={picture} isEager={isEager}>
        {ribbon && (
          <div className="absolute top-3 left-0 flex max-w-[calc(100%-1rem)]">
            <Ribbon {...ribbon} />
          </div>
        )}
        {price && <PriceLabel price={price} />}
      </CardPhoto>
      <h3 className="pt-3 text-xl">
        <CardLink href={href} newTabText={website?.newTabText}>
          <span translate="no">{name}</span>
        </CardLink>
      </h3>
      <p className="mt-1 font-medium">{place}</p>
      {(units || delivery || website) && (
        <ul className="text-ink-soft figures border-line mt-3 flex flex-wrap justify-between gap-x-6 border-t pt-2">
          {units && <li>{units}</li>}
          {delivery && <li>{delivery}</li>}
          {website && (
            <li>
              {website.text}
              <ArrowUpRight aria-hidden strokeWidth={1.5} className="ml-0.5 inline size-4 align-[-0.15em]" />
            </li>
          )}
        </ul>
      )}
    </article>
  )
}
