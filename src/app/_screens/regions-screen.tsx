import { getSearch } from '@/app/_data/search'
import { perLanguage } from '@/domain/language'
import { criteriaFor } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import { regionCounts } from '@/features/listings/filters/region-counts'
import { regionsHref } from '@/features/listings/filters/regions-href'
import { listTag } from '@/features/listings/listing-tags'
import { RegionPicker } from '@/features/listings/regions/region-picker'
import { treeHtml } from '@/features/listings/regions/tree-html'
import { listPath } from '@/i18n/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Button } from '@/ui/button'

import { dealOf } from './answer-filters'
import { cachePage } from './cache-page'
import { NotFoundScreen } from './not-found-screen'
import { PageShell } from './page-shell'

/** Chooses regions for a search and leads back to its list. */
export async function RegionsScreen({ locale, query }: { locale: Locale; query: URLSearchParams }) {
  const deal = dealOf(query)
  if (!deal) return <NotFoundScreen locale={locale} />
  const { criteria, result } = await getSearch(deal, query.toString(), locale)
  const { municipalities, provinces, ...rest } = criteria
  const chosen = { municipalities, provinces }
  const kept = new URLSearchParams(criteriaToQuery({ ...criteriaFor(deal), ...rest, page: 1 }))
  const html = treeHtml({ locale, chosen, counts: regionCounts(result.perMunicipality) })
  cachePage([listTag(deal)])
  const t = translator(locale)
  return (
    <PageShell locale={locale} alternates={perLanguage((other) => regionsHref('regions', other, criteria))}>
      <h1 className="mt-4">{t('regions.choose')}</h1>
      <form action={listPath(locale, deal)} className="mt-8 max-w-4xl">
        {[...kept].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <RegionPicker locale={locale} chosen={chosen} html={html} />
        <div className="bg-paper border-line sticky bottom-0 mt-6 border-t py-4">
          <Button type="submit">{t('regions.show')}</Button>
        </div>
      </form>
    </PageShell>
  )
}
