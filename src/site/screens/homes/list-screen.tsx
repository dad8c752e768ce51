import { perLanguage } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'
import type { SearchCriteria } from '@/domain/search/criteria'
import { criteriaFromQuery, criteriaToQuery } from '@/domain/search/criteria-url'
import { canonicalSearch, isIndexedSearch } from '@/domain/search/indexed-search'
import { entryTag, featuredTag } from '@/features/content/content-tags'
import { ListedModules } from '@/features/content/page-body'
import { ListDemandBox } from '@/features/leads/demands/list-demand-box'
import { listHref } from '@/features/listings/list/list-href'
import { ListPage } from '@/features/listings/list/list-page'
import { landingOfSearch } from '@/features/listings/landing/landing-criteria'
import { splitUnread, withUnread } from '@/features/listings/list/unread-words'
import { namedSearch } from '@/features/listings/search/likely-places'
import { countedTitle, listTitle } from '@/features/listings/list/list-title'
import { categoriesTag, listingTag, listTag, searchTags } from '@/features/listings/listing-tags'
import { firstPicture } from '@/features/listings/seo/first-picture'
import { landingPath } from '@/i18n/landing-paths'
import type { HomeType } from '@/i18n/landing-types'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { criteriaIn } from '@/i18n/places/place-criteria'
import { closedHomesPageOf } from '@/i18n/paths/closed-homes-path'

import { getPage } from '../../data/content'
import { getTypes } from '../../data/landings'
import { getCategories, pictureHosts } from '../../data/homes/listings'
import { getPrivacyPage } from '../../data/paths'
import { getTextTarget } from '../../data/homes/quick-search'
import { getBeside, getSearch } from '../../data/homes/search'
import { getSite } from '../../data/site'
import { pageHead } from '../../head'
import type { Answer } from '../../page'
import { permanentRedirect, temporaryRedirect } from '../../redirect'
import { homeTags } from '../page-screen'
import { pageTags } from '../page-tags'
import { closedHomesScreen } from './closed-homes-screen'

interface ListScreenProps {
  locale: Locale
  deal: Deal
  /** What editors wrote for the list; `null` before anyone did. */
  recordId: number | null
  query: string
}

export async function listScreen({ locale, deal, recordId, query: given }: ListScreenProps): Promise<Answer> {
  const { query, unread } = splitUnread(given)
  const asked = closedHomesPageOf(deal, query)
  if (asked !== null) return closedHomesScreen({ locale, deal, page: asked })
  const entry = deal === 'sale' ? 'for-sale' : 'for-rent'
  const target = await getTextTarget(deal, query, locale)
  if (target) return temporaryRedirect(target, pageTags([listTag('sale'), listTag('rent')]))
  // One address for one search, before anything is searched; only the order may differ, because caches sort it their own way.
  const wanted = criteriaIn(locale, criteriaFromQuery(deal, new URLSearchParams(query)))
  if (sorted(criteriaToQuery(wanted)) !== sorted(query))
    return permanentRedirect(
      withUnread(listHref(locale, wanted), unread),
      pageTags(searchTags(wanted), { entry }),
    )
  // What the page holds beside its homes is read with what the search needs first.
  const [{ criteria, result }, page, privacy, site, categories, types] = await Promise.all([
    getSearch(deal, query, locale),
    recordId === null ? null : getPage(recordId, locale),
    getPrivacyPage(locale),
    getSite(locale),
    getCategories(deal, locale),
    getTypes(),
  ])
  // For now only: tomorrow that page may be there.
  if (criteria.page > result.pages)
    return temporaryRedirect(
      listHref(locale, { ...criteria, page: result.pages }),
      pageTags(searchTags(criteria), { entry }),
    )
  const { references, relaxations, meant, unknown } = await getBeside(deal, query, locale)
  const tags = [
    ...searchTags(criteria),
    ...[...result.cards, ...references].map(({ id }) => listingTag(id)),
    // What lies beside a short list changes with homes that are not in it.
    ...(references.length + relaxations.length + meant.length > 0 ? [listTag(deal)] : []),
    ...[categoriesTag, featuredTag],
    ...(privacy ? [entryTag(privacy.entry)] : []),
    ...(page ? [...page.tags, ...homeTags(page)] : []),
  ]
  const t = translator(locale)
  const title = listTitle(locale, namedSearch(criteria, unknown), categories)
  const { total, pages } = result
  const description =
    query === '' || total === 0
      ? t(deal === 'sale' ? 'list.description_sale' : 'list.description_rent', { count: total })
      : t('list.description_of', { title, count: total })
  return {
    locale,
    cache: { tags: pageTags(tags, { entry }) },
    head: await pageHead({
      locale,
      title,
      inTab: (named) => countedTitle(named, locale, { page: criteria.page, pages, count: total }),
      description,
      alternates: canonicalOf(criteria, total, types),
      picture: firstPicture(result.cards),
      isIndexed: isIndexedSearch(criteria, total) && !unread,
      // Words for the whole list, not for a search in it.
      seo: query === '' ? page?.seo : undefined,
    }),
    shell: { alternates: alternatesOf(criteria), isWide: true },
    content: (
      <>
        <div className="page-width pt-6 md:pt-10">
          <ListPage
            locale={locale}
            criteria={criteria}
            result={result}
            categories={categories}
            hosts={pictureHosts}
            settings={site.settings}
            references={references}
            relaxations={relaxations}
            meant={meant}
            unknown={unknown}
            unread={unread}
            keepInformed={<ListDemandBox locale={locale} criteria={criteria} privacyHref={privacy?.path} />}
            types={types}
          />
        </div>
        {page && <ListedModules page={page} locale={locale} hosts={pictureHosts} site={site} />}
      </>
    ),
  }
}

function sorted(query: string): string {
  const parameters = [...new URLSearchParams(query)]
  return parameters
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&')
}

/** The landing page with the same homes, the list itself, or the whole list. */
function canonicalOf(criteria: SearchCriteria, total: number, types: readonly HomeType[]) {
  const landing = total > 0 ? landingOfSearch(criteria) : null
  const type = types.find(({ id }) => id === landing?.typeId)
  if (!landing || !type) return alternatesOf(canonicalSearch(criteria, total))
  const { deal } = criteria
  const { municipalityKey } = landing
  return perLanguage((locale) => landingPath(locale, { deal, municipalityKey, type }, types))
}

function alternatesOf(criteria: SearchCriteria) {
  return perLanguage((locale) => listHref(locale, criteria))
}
