import type { ReactNode } from 'react'

import { homesParameter } from '@/domain/listing/homes-query'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { behaviour } from '@/ui/island/behaviour'
import { Button, ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/page/empty-state'
import { Skeleton } from '@/ui/page/skeleton'

import { ShareRow } from '../share/share-row'
import { favouritesWords } from './favourites-words'
import { sharedMark } from './shared-mark'

export interface OwnFavouritesProps {
  locale: Locale
  /** Absolute: where `?homes=` shows the same list to someone else. */
  url: string
  /** How they are kept for longer than in this browser. */
  keep?: ReactNode
}

/** The list of this browser, which no server knows: a script asks for it and shows one of these parts. */
export function OwnFavourites({ locale, url, keep }: OwnFavouritesProps) {
  const t = translator(locale)
  const words = favouritesWords(locale)
  return (
    <div {...behaviour('own-favourites', { dataHref: `/${locale}/kept-homes/` })}>
      <div data-part="waiting" className="noscript:hidden">
        <Skeleton text={t('common.loading')} cards={3} />
      </div>
      <div data-part="failed" role="alert" className="flex flex-wrap items-center gap-4" hidden>
        <p>{t('favourites.failed')}</p>
        <Button look="outlined">{t('common.retry')}</Button>
      </div>
      <div data-part="empty" hidden>
        <EmptyState
          title={t('favourites.empty_title')}
          text={t('favourites.empty_text')}
          actions={
            <>
              <ButtonLink href={listPath(locale, 'sale')}>{t('outcome.see_all_for_sale')}</ButtonLink>
              <ButtonLink href={listPath(locale, 'rent')} look="outlined">
                {t('outcome.see_all_for_rent')}
              </ButtonLink>
            </>
          }
        />
      </div>
      <div data-part="homes" hidden>
        <div data-share />
      </div>
      <div data-part="homes" hidden>
        {keep}
      </div>
      <template>
        <ShareRow
          url={`${url}?${homesParameter}=${sharedMark}`}
          title={t('favourites.share_title')}
          words={words.share}
          className="mb-8"
        />
      </template>
    </div>
  )
}
