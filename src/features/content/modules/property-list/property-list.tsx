import type { ReactNode } from 'react'

import type { ItemLayout } from '@/domain/content/module'
import type { SiteLink as Link } from '@/domain/site/site'
import { translator } from '@/i18n/messages'
import { Carousel } from '@/ui/page/carousel'
import { carouselWords } from '@/ui/page/carousel-words'
import { SiteLink } from '@/ui/site-link'

import { itemGrid, perView } from '../item-grid'
import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'

interface PropertyListModuleProps extends ModuleProps {
  layout: ItemLayout
  cards: ReactNode[]
  more: Link | null
}

/** Homes; without any, nothing at all. */
export function PropertyListModule({ frame, layout, cards, more, locale, hosts }: PropertyListModuleProps) {
  if (cards.length === 0) return null
  const shown = cards.slice(0, layout.maximum)
  return (
    <ModuleSection
      frame={frame}
      hosts={hosts}
      aside={
        more && <SiteLink link={more} locale={locale} className="figures inline-flex min-h-11 items-center" />
      }
    >
      {layout.view === 'slider' ? (
        <Carousel
          slides={shown}
          perView={perView(layout.perRow)}
          words={carouselWords(translator(locale), frame.title)}
        />
      ) : (
        <ul className={itemGrid(layout.perRow)}>
          {shown.map((card, index) => (
            <li key={index}>{card}</li>
          ))}
        </ul>
      )}
    </ModuleSection>
  )
}
