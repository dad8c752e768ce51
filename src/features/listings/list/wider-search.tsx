import type { Deal } from '@/domain/listing/listing'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/page/empty-state'

import { listLink } from './list-href'
import type { Relaxation } from '../search/list-relaxations'
import type { CountedLikelyPlace } from '../search/likely-places'
import { relaxationWords } from './relaxation-words'

export interface WiderSearchProps {
  locale: Locale
  deal: Deal
  relaxations: Relaxation[]
  /** A place that nobody knows. */
  unknown?: string
  /** What may be meant by it. */
  meant?: CountedLikelyPlace[]
}

/** A list with nothing in it names what lies just beside it. */
export function EmptyList(props: WiderSearchProps) {
  const { locale, deal, unknown, meant = [] } = props
  const t = translator(locale)
  return (
    <EmptyState
      title={unknown ? t('list.unknown_place', { place: unknown }) : t('list.empty_title')}
      text={t(unknown ? 'list.unknown_text' : deal === 'sale' ? 'list.empty_sale' : 'list.empty_rent')}
      actions={
        <>
          {meant.map(({ name, criteria, count }) => (
            <ButtonLink key={name} {...listLink(locale, criteria)} look="outlined" className="bg-sheet">
              {t('list.unknown_meant', { place: name, count })}
            </ButtonLink>
          ))}
          <WaysOn {...props} title={t('relax.title_none')} />
          <ButtonLink href={listPath(locale, deal)} look="quiet">
            {t('list.empty_show_all')}
          </ButtonLink>
        </>
      }
    />
  )
}

/** Under a list with few homes. */
export function WiderSearch(props: WiderSearchProps) {
  const { locale, relaxations } = props
  const t = translator(locale)
  if (relaxations.length === 0) return null
  return (
    <section aria-labelledby="wider-search" className="border-line mt-12 border-t pt-6 print:hidden">
      <h2 id="wider-search" className="text-xl">
        {t('relax.title_few')}
      </h2>
      <div className="mt-4 flex flex-wrap gap-3">
        <WaysOn {...props} title={t('relax.title_few')} />
      </div>
    </section>
  )
}

function WaysOn({ locale, relaxations, title }: WiderSearchProps & { title: string }) {
  if (relaxations.length === 0) return null
  return (
    <ul aria-label={title} className="flex flex-wrap gap-3">
      {relaxations.map((relaxation) => (
        <li key={relaxationWords(relaxation, locale)}>
          <ButtonLink {...listLink(locale, relaxation.criteria)} look="outlined" className="bg-sheet figures">
            {relaxationWords(relaxation, locale)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
