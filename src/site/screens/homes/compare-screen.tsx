import { perLanguage } from '@/domain/language'
import { homeIds } from '@/domain/listing/home-ids'
import { homesQuery, mostCompared, mostKept } from '@/domain/listing/homes-query'
import { legalFactsTag } from '@/features/content/content-tags'
import { ComparePage } from '@/features/listings/compare/compare-page'
import { listingTag } from '@/features/listings/listing-tags'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { comparePath } from '@/i18n/paths/system-paths'

import { getLegalFacts } from '../../data/homes/listing-page'
import { getListing, pictureHosts } from '../../data/homes/listings'
import { getAlternates } from '../../data/paths'
import { getSite, siteUrl } from '../../data/site'
import { pageHead } from '../../head'
import type { Answer } from '../../page'
import { temporaryRedirect } from '../../redirect'
import { pageTags } from '../page-tags'

interface CompareScreenProps {
  locale: Locale
  entry: string
  query: string
}

export async function compareScreen({ locale, entry, query }: CompareScreenProps): Promise<Answer> {
  const t = translator(locale)
  const ids = homeIds(query).slice(0, mostKept)
  const compared = ids.slice(0, mostCompared)
  const tags = pageTags([...compared.map(listingTag), legalFactsTag], { entry })
  const own = comparePath(locale) + homesQuery(ids)
  // One address for one choice: a form names its homes one by one.
  if (query !== new URLSearchParams(own.split('?')[1]).toString()) return temporaryRedirect(own, tags)
  const [{ settings }, alternates, legalFacts, ...found] = await Promise.all([
    getSite(locale),
    getAlternates(entry, locale),
    getLegalFacts(),
    ...compared.map((id) => getListing(id, locale)),
  ])
  const homes = found.filter((home) => home !== null)
  return {
    locale,
    cache: { tags },
    head: await pageHead({
      locale,
      title: t('compare.title'),
      description: t('compare.description'),
      alternates,
      isIndexed: false,
    }),
    shell: { alternates: perLanguage((language) => comparePath(language) + homesQuery(compared)) },
    content: (
      <ComparePage
        locale={locale}
        settings={settings}
        hosts={pictureHosts}
        law={{ legalFacts, date: new Date() }}
        homes={homes}
        gone={compared.length - homes.length}
        isCut={ids.length > compared.length}
        url={new URL(comparePath(locale) + homesQuery(homes.map(({ id }) => id)), siteUrl).href}
      />
    ),
  }
}
