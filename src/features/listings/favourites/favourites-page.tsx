import { homesQuery } from '@/domain/listing/homes-query'
import { listPath } from '@/i18n/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { comparePath } from '@/i18n/system-paths'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'

import { ShareRow } from '../share/share-row'
import { favouritesWords } from './favourites-words'
import { KeepAll } from './keep-all.client'
import type { KeptHome } from './kept-home'
import { KeptList } from './kept-list.client'
import { OwnFavourites } from './own-favourites.client'

export interface FavouritesPageProps {
  locale: Locale
  /** The page itself, absolute: what is shared. */
  url: string
  /** The homes of a link; `null` for those of the visitor's own browser. */
  shared: KeptHome[] | null
}

export function FavouritesPage({ locale, url, shared }: FavouritesPageProps) {
  const t = translator(locale)
  return (
    <div className="pt-4 lg:pt-6">
      <h1>{t(shared ? 'favourites.shared_title' : 'favourites.title')}</h1>
      <p className="measure text-ink-soft mt-3 mb-8 text-lg">
        {shared ? t('favourites.shared_intro', { count: shared.length }) : t('favourites.intro')}
      </p>
      {shared ? (
        <SharedFavourites locale={locale} url={url} homes={shared} />
      ) : (
        <BrowserFavourites locale={locale} url={url} />
      )}
    </div>
  )
}

function SharedFavourites({ locale, url, homes }: { locale: Locale; url: string; homes: KeptHome[] }) {
  const words = favouritesWords(locale)
  const title = translator(locale)('favourites.shared_title')
  const open = homes.filter((home) => 'card' in home).map(({ id }) => id)
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <KeepAll ids={open} text={words.keepAll} />
        <ShareRow url={url + homesQuery(homes.map(({ id }) => id))} title={title} words={words.share} />
      </div>
      <KeptList homes={homes} words={words} comparePath={comparePath(locale)} />
    </>
  )
}

function BrowserFavourites({ locale, url }: { locale: Locale; url: string }) {
  const t = translator(locale)
  return (
    <>
      <p className="measure hidden noscript:block">{t('favourites.needs_script')}</p>
      <OwnFavourites
        words={favouritesWords(locale)}
        dataHref={`/${locale}/kept-homes/`}
        shareUrl={url}
        comparePath={comparePath(locale)}
        waiting={
          <div className="noscript:hidden">
            <Skeleton text={t('common.loading')} cards={3} />
          </div>
        }
        empty={
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
        }
      />
    </>
  )
}
