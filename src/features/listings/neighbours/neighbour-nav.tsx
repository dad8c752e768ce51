import type { Deal } from '@/domain/listing/listing'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'
import { messages, translator } from '@/i18n/messages'

import { NeighbourLinks } from './neighbour-links'

/** Above a home's page. The page itself is the same for every visitor; only a browser knows where one came from. */
export function NeighbourNav({ id, deal, locale }: { id: number; deal: Deal; locale: Locale }) {
  const t = translator(locale)
  return (
    <NeighbourLinks
      id={id}
      locale={locale}
      listHref={listPath(locale, deal)}
      words={{
        label: t('neighbours.label'),
        back: t('common.back_to_list'),
        position: messages[locale].neighbours.position,
        previous: t('neighbours.previous'),
        next: t('neighbours.next'),
      }}
    />
  )
}
