import { perLanguage } from '@/domain/language'
import { criteriaFor } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import { regionCounts } from '@/features/listings/filters/regions/region-counts'
import { regionsHref } from '@/features/listings/filters/regions/regions-href'
import { listTag } from '@/features/listings/listing-tags'
import { RegionPicker } from '@/features/listings/regions/region-picker'
import { treeHtml } from '@/features/listings/regions/tree-html'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Button } from '@/ui/button'

import { dealOf } from '../../answers/answer-filters'
import { getSearch } from '../../data/homes/search'
import { plainHead } from '../../head'
import type { Page } from '../../page'
import { notFoundScreen } from '../not-found-screen'
import { pageTags } from '../page-tags'

/** Chooses regions for a search and leads back to its list: for who has no JavaScript. */
export async function regionsScreen(locale: Locale, query: URLSearchParams): Promise<Page> {
  const deal = dealOf(query)
  if (!deal) return notFoundScreen(locale)
  const { criteria, result } = await getSearch(deal, query.toString(), locale)
  const { municipalities, provinces, ...rest } = criteria
  const chosen = { municipalities, provinces }
  const kept = new URLSearchParams(criteriaToQuery({ ...criteriaFor(deal), ...rest, page: 1 }))
  const html = treeHtml({ locale, chosen, counts: regionCounts(result.perMunicipality) })
  const t = translator(locale)
  return {
    locale,
    cache: { tags: pageTags([listTag(deal)]) },
    head: plainHead(t('regions.choose'), { robots: 'noindex, nofollow' }),
    shell: { alternates: perLanguage((other) => regionsHref('regions', other, criteria)) },
    content: (
      <>
        <h1 className="mt-4">{t('regions.choose')}</h1>
        <form action={listPath(locale, deal)} className="mt-8 max-w-4xl">
          {[...kept].map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <RegionPicker locale={locale} chosen={chosen} html={html} />
          <div className="bg-paper border-line sticky bottom-0 mt-6 border-t py-4 print:hidden">
            <Button type="submit">{t('regions.show')}</Button>
          </div>
        </form>
      </>
    ),
  }
}
