import { perLanguage } from '@/domain/language'
import { homesQuery } from '@/domain/listing/homes-query'
import { entryTag } from '@/features/content/content-tags'
import { KeepFavouritesBox } from '@/features/leads/kept-list/keep-favourites-box'
import { FavouritesPage } from '@/features/listings/favourites/favourites-page'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { favouritesPath } from '@/i18n/paths/system-paths'

import { getKeptHomes } from '../../data/homes/kept-homes'
import { getAlternates, getPrivacyPage } from '../../data/paths'
import { siteUrl } from '../../data/site'
import { pageHead } from '../../head'
import type { Answer } from '../../page'
import { temporaryRedirect } from '../../redirect'
import { pageTags } from '../page-tags'

interface FavouritesScreenProps {
  locale: Locale
  entry: string
  query: string
}

/** With numbers in its address: those homes, for anyone. Without: the homes of whoever looks, which only a browser knows. */
export async function favouritesScreen({ locale, entry, query }: FavouritesScreenProps): Promise<Answer> {
  const t = translator(locale)
  const [{ ids, homes, tags: keptTags }, privacy] = await Promise.all([
    getKeptHomes(query, locale),
    getPrivacyPage(locale),
  ])
  const tags = pageTags([...keptTags, ...(privacy ? [entryTag(privacy.entry)] : [])], { entry })
  const own = favouritesPath(locale) + homesQuery(ids)
  if (query !== new URLSearchParams(own.split('?')[1]).toString()) return temporaryRedirect(own, tags)
  return {
    locale,
    cache: { tags },
    head: await pageHead({
      locale,
      title: t(ids.length > 0 ? 'favourites.shared_title' : 'favourites.title'),
      description: t('favourites.intro'),
      alternates: await getAlternates(entry, locale),
      isIndexed: false,
    }),
    shell: { alternates: perLanguage((language) => favouritesPath(language) + homesQuery(ids)) },
    content: (
      <FavouritesPage
        locale={locale}
        url={new URL(favouritesPath(locale), siteUrl).href}
        shared={ids.length > 0 ? homes : null}
        keep={<KeepFavouritesBox locale={locale} homes={ids.join(',')} privacyHref={privacy?.path} />}
      />
    ),
  }
}
