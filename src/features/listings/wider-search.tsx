import type { Deal } from '@/domain/listing/listing'
import { listPath } from '@/i18n/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'

import { listHref } from './list-href'
import type { Relaxation } from './list-relaxations'
import type { MeantPlace } from './meant-places'
import { relaxationWords } from './relaxation-words'

export interface WiderSearchProps {
  locale: Locale
  deal: Deal
  relaxations: Relaxation[]
  /** For places that nobody knows. */
  meant?: MeantPlace[]
  /** Where a visitor leaves what he looks for; `null` when the site has no such page. */
  registerHref: string | null
}

/** A list with nothing in it names what lies just beside it. */
export function EmptyList(props: WiderSearchProps) {
  const { locale, deal, meant = [] } = props
  const t = translator(locale)
  return (
    <EmptyState
      title={t('list.empty_title')}
      text={t(deal === 'sale' ? 'list.empty_sale' : 'list.empty_rent')}
      actions={
        <>
          {meant.length > 0 && <p className="flex min-h-11 items-center">{t('filter.did_you_mean')}</p>}
          {meant.map(({ name, criteria }) => (
            <ButtonLink key={name} href={listHref(locale, criteria)} look="outlined" className="bg-sheet">
              {name}
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
  const { locale, relaxations, registerHref } = props
  const t = translator(locale)
  if (relaxations.length === 0 && registerHref === null) return null
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

function WaysOn({ locale, relaxations, registerHref, title }: WiderSearchProps & { title: string }) {
  const t = translator(locale)
  return (
    <>
      {relaxations.length > 0 && (
        <ul aria-label={title} className="flex flex-wrap gap-3">
          {relaxations.map((relaxation) => (
            <li key={relaxationWords(relaxation, locale)}>
              <ButtonLink
                href={listHref(locale, relaxation.criteria)}
                look="outlined"
                rel="nofollow"
                className="bg-sheet figures"
              >
                {relaxationWords(relaxation, locale)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {registerHref !== null && <ButtonLink href={registerHref}>{t('list.empty_register')}</ButtonLink>}
    </>
  )
}
