import type { Metadata } from 'next'
import { redirect } from 'next/navigation'

import { getKeptHomes } from '@/app/_data/kept-homes'
import { getAlternates } from '@/app/_data/paths'
import { siteUrl } from '@/app/_data/site'
import { perLanguage } from '@/domain/language'
import { homeIds } from '@/domain/listing/home-ids'
import { homesQuery } from '@/domain/listing/homes-query'
import { FavouritesPage } from '@/features/listings/favourites/favourites-page'
import { listingTag } from '@/features/listings/listing-tags'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { favouritesPath } from '@/i18n/system-paths'

import { cachePage } from './cache-page'
import { pageMetadata } from './page-metadata'
import { PageShell } from './page-shell'

interface FavouritesScreenProps {
  locale: Locale
  entry: string
}

export async function favouritesMetadata(
  { locale, entry }: FavouritesScreenProps,
  query: string,
): Promise<Metadata> {
  const t = translator(locale)
  return pageMetadata({
    locale,
    title: t(homeIds(query).length > 0 ? 'favourites.shared_title' : 'favourites.title'),
    description: t('favourites.intro'),
    alternates: await getAlternates(entry, locale),
    isIndexed: false,
  })
}

/** With numbers in its address: those homes, for anyone. Without: the homes of whoever looks, which only a browser knows. */
export async function FavouritesScreen({ locale, entry, query }: FavouritesScreenProps & { query: string }) {
  const { ids, homes } = await getKeptHomes(query, locale)
  cachePage(ids.map(listingTag), { entry })
  const own = favouritesPath(locale) + homesQuery(ids)
  if (query !== new URLSearchParams(own.split('?')[1]).toString()) return redirect(own)
  return (
    <PageShell
      locale={locale}
      alternates={perLanguage((language) => favouritesPath(language) + homesQuery(ids))}
    >
      <FavouritesPage
        locale={locale}
        url={new URL(favouritesPath(locale), siteUrl).href}
        shared={ids.length > 0 ? homes : null}
      />
    </PageShell>
  )
}
