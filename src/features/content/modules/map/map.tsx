import type { DrawnMap } from '@/domain/content/module'
import { pictureMedia } from '@/domain/device-class'
import { copyrightHref } from '@/features/listings/map/map-hrefs'
import { translator } from '@/i18n/messages'
import { ArrowLink, ExternalLink } from '@/ui/text-link'

import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'

/** Twelfths of a desktop: a narrower one has no room for words beside its map. */
const halfWidth = 6

/** Where homes are, as one picture that leads to their list: no script, and no other host is asked. */
export function MapModule({ frame, map, locale, hosts }: ModuleProps & { map: DrawnMap }) {
  const t = translator(locale)
  return (
    <ModuleSection
      frame={frame}
      hosts={hosts}
      isBeside={frame.columns.lg > halfWidth}
      aside={<ArrowLink {...map.list}>{t('module.map_list')}</ArrowLink>}
    >
      {/* The link beside the title is the one for keyboards. */}
      <a {...map.list} tabIndex={-1} className="border-line block overflow-hidden border">
        <picture>
          <source media={pictureMedia.phone} srcSet={map.small} />
          <img
            src={map.wide}
            alt={t(map.deal === 'sale' ? 'module.map_for_sale' : 'module.map_for_rent')}
            loading="lazy"
            decoding="async"
            className="bg-paper h-100 w-full md:h-120"
          />
        </picture>
      </a>
      <p className="mt-1 text-sm">
        <ExternalLink
          href={copyrightHref}
          rel="noopener noreferrer"
          newTabText={t('common.opens_new_tab')}
          className="text-ink-soft"
        >
          {t('map.street_credits')}
        </ExternalLink>
      </p>
    </ModuleSection>
  )
}
