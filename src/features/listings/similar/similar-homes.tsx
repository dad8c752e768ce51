import { translator } from '@/i18n/messages'

import type { CardGridProps } from '../card-grid'
import { ListingCard } from '../listing-card'

/** Other homes a visitor may like, under a home's page; nothing where there are none. */
export function SimilarHomes({ locale, cards, hosts, settings }: Omit<CardGridProps, 'isFirst'>) {
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="similar" className="border-line mt-16 border-t pt-6 print:hidden">
      <h2 id="similar">{translator(locale)('section.similar')}</h2>
      <ul className="mt-8 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
        {cards.map((card) => (
          <li key={card.id}>
            <ListingCard card={card} locale={locale} settings={settings} hosts={hosts} perRow={4} />
          </li>
        ))}
      </ul>
    </section>
  )
}
