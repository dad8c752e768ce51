import type { ReactNode } from 'react'

import { homesQuery } from '@/domain/listing/homes-query'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { comparePath } from '@/i18n/paths/system-paths'

import { ShareRow } from '../share/share-row'
import { favouritesWords } from './favourites-words'
import { KeepAll } from './keep-all'
import type { KeptHome } from './kept-home'
import { KeptList } from './kept-list'
import { OwnFavourites } from './own-favourites'

export interface FavouritesPageProps {
  locale: Locale
  /** The page itself, absolute: what is shared. */
  url: string
  /** The homes of a link; `null` for those of the visitor's own browser. */
  shared: KeptHome[] | null
  /** How they are kept for longer; on the page of a browser its script fills in `data-kept-homes`. */
  keep?: ReactNode
}

export function FavouritesPage({ locale, url, shared, keep }: FavouritesPageProps) {
  const t = translator(locale)
  return (
    <div className="pt-4 lg:pt-6">
      <h1>{t(shared ? 'favourites.shared_title' : 'favourites.title')}</h1>
      <p className="measure text-ink-soft mt-3 mb-8 text-lg">
        {shared ? t('favourites.shared_intro', { count: shared.length }) : t('favourites.intro')}
      </p>
      {shared ? (
        <>
          <SharedFavourites locale={locale} url={url} homes={shared} />
          {keep}
        </>
      ) : (
        <BrowserFavourites locale={locale} url={url} keep={keep} />
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

function BrowserFavourites({ locale, url, keep }: Omit<FavouritesPageProps, 'shared'>) {
  return (
    <>
      <p className="measure hidden noscript:block">{translator(locale)('favourites.needs_script')}</p>
      <OwnFavourites locale={locale} url={url} keep={keep} />
    </>
  )
}
