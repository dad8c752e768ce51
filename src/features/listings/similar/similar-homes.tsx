import { translator } from '@/i18n/messages'

import type { CardGridProps } from '../list/card-grid'
import { ListingCard } from '../list/listing-card'

interface SimilarHomesProps extends Omit<CardGridProps, 'isFirst'> {
  /** They have the whole width of the page; else something stands beside them on a desktop. */
  isWide?: boolean
}

const onDesktop: Record<number, string> = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }

/** Other homes a visitor may like, under a home's page; nothing where there are none. */
export function SimilarHomes(props: SimilarHomesProps) {
  const { locale, cards, hosts, settings, isWide = false } = props
  if (cards.length === 0) return null
  const columns = isWide ? Math.max(3, cards.length) : cards.length === 3 ? 3 : 2
  const perRow = columns === (isWide ? 3 : 2) ? 3 : 4
  return (
    <section aria-labelledby="similar" className="border-line mt-10 border-t pt-6 md:mt-16 print:hidden">
      <h2 id="similar">{translator(locale)('section.similar')}</h2>
      {/* On a phone a row that is swiped: four cards under one another would be two screens. */}
      <ul
        className={`mt-6 grid gap-x-6 gap-y-10 max-md:-mx-4 max-md:snap-x max-md:scroll-px-4 max-md:auto-cols-[78%] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:mt-8 md:grid-cols-2 lg:gap-x-8 ${onDesktop[columns]}`}
      >
        {cards.map((card) => (
          <li key={card.id} className="snap-start">
            <ListingCard {...{ card, locale, settings, hosts, perRow }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
