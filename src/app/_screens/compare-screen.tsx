import type { Metadata } from 'next'
import { redirect } from 'next/navigation'

import { getListing, pictureHosts } from '@/app/_data/listings'
import { getAlternates } from '@/app/_data/paths'
import { getSite, siteUrl } from '@/app/_data/site'
import { perLanguage } from '@/domain/language'
import { homeIds } from '@/domain/listing/home-ids'
import { homesQuery, mostCompared, mostKept } from '@/domain/listing/homes-query'
import { ComparePage } from '@/features/listings/compare/compare-page'
import { listingTag } from '@/features/listings/listing-tags'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { comparePath } from '@/i18n/system-paths'

import { cachePage } from './cache-page'
import { pageMetadata } from './page-metadata'
import { PageShell } from './page-shell'

interface CompareScreenProps {
  locale: Locale
  entry: string
}

export async function compareMetadata({ locale, entry }: CompareScreenProps): Promise<Metadata> {
  const t = translator(locale)
  return pageMetadata({
    locale,
    title: t('compare.title'),
    description: t('compare.description'),
    alternates: await getAlternates(entry, locale),
    isIndexed: false,
  })
}

export async function CompareScreen({ locale, entry, query }: CompareScreenProps & { query: string }) {
  const ids = homeIds(query).slice(0, mostKept)
  const compared = ids.slice(0, mostCompared)
  cachePage(compared.map(listingTag), { entry })
  const own = comparePath(locale) + homesQuery(ids)
  // One address for one choice: a form names its homes one by one.
  if (query !== new URLSearchParams(own.split('?')[1]).toString()) return redirect(own)
  const [{ settings }, ...found] = await Promise.all([
    getSite(locale),
    ...compared.map((id) => getListing(id, locale)),
  ])
  const homes = found.filter((home) => home !== null)
  return (
    <PageShell
      locale={locale}
      alternates={perLanguage((language) => comparePath(language) + homesQuery(compared))}
    >
      <ComparePage
        locale={locale}
        settings={settings}
        hosts={pictureHosts}
        homes={homes}
        gone={compared.length - homes.length}
        isCut={ids.length > compared.length}
        url={new URL(comparePath(locale) + homesQuery(homes.map(({ id }) => id)), siteUrl).href}
      />
    </PageShell>
  )
}
