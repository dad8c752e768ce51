import { perLanguage } from '@/domain/language'
import { pageSize } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import { entryTag, featuredTag, landingTag } from '@/features/content/content-tags'
import { ListedModules } from '@/features/content/page-body'
import { landingCriteria } from '@/features/listings/landing/landing-criteria'
import { collectionJsonLd } from '@/features/listings/seo/collection-json-ld'
import { countedTitle } from '@/features/listings/list/list-title'
import { hereLinks, landingTitle, nearLinks, nearTo } from '@/features/listings/landing/landing-links'
import { LandingPage, landingTrail } from '@/features/listings/landing/landing-page'
import { landingDescription, landingSentences } from '@/features/listings/landing/landing-sentences'
import { LeftLandingPage } from '@/features/listings/landing/left-landing-page'
import { typeWord } from '@/features/listings/landing/landing-words'
import { ListDemandBox } from '@/features/leads/demands/list-demand-box'
import { listHref } from '@/features/listings/list/list-href'
import { categoriesTag, listingTag, searchTags } from '@/features/listings/listing-tags'
import { breadcrumbJsonLd } from '@/features/listings/seo/breadcrumb-json-ld'
import { firstPicture } from '@/features/listings/seo/first-picture'
import { typeOfSegment } from '@/i18n/landing-types'
import { landingPath, type ParsedLandingPath } from '@/i18n/landing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { JsonLd } from '@/ui/page/json-ld'

import { getPage } from '../data/content'
import { getLandingFigures, getLeftLanding, getOtherDeal, getTypes } from '../data/landings'
import { getCategories, pictureHosts } from '../data/homes/listings'
import { getPrivacyPage } from '../data/paths'
import { getBeside, getSearch } from '../data/homes/search'
import { getSite, siteUrl } from '../data/site'
import { pageHead, plainHead } from '../head'
import type { Answer } from '../page'
import { permanentRedirect, temporaryRedirect } from '../redirect'
import { AddedWords } from './added-words'
import { notFoundScreen } from './not-found-screen'
import { homeTags, pageScreen } from './page-screen'
import { pageTags } from './page-tags'

interface LandingScreenProps {
  asked: ParsedLandingPath
  path: string
  query: string
  /** A page of editors at the same address. */
  added?: AddedPage
}

interface AddedPage {
  entry: string
  recordId: number
}

/**
 * The homes of one type in one municipality, with what editors add to them. Once the last has left, what there is around
 * it, for a while; where there never was one, the list of the municipality.
 */
export async function landingScreen({ asked, path, query, added }: LandingScreenProps): Promise<Answer> {
  const { locale, deal, municipality } = asked
  const types = await getTypes()
  const town = { deal, municipalityKey: municipality.key }
  const toTown = listHref(locale, landingCriteria({ ...town, typeId: null }, locale))
  if (asked.typeSegment === null) return permanentRedirect(toTown, pageTags([]))
  const type = typeOfSegment(asked.typeSegment, types, locale)
  if (!type) return notFoundScreen(locale, { tags: [categoriesTag] })
  const pathOf = (language: typeof locale, page = 1) =>
    landingPath(language, { ...town, type }, types) + (page > 1 ? `?page=${page}` : '')
  const page = pageOf(query)
  const own = pathOf(locale, page)
  if (own !== (query ? `${path}?${query}` : path)) return permanentRedirect(own, pageTags([categoriesTag]))

  const criteria = { ...landingCriteria({ ...town, typeId: type.id }, locale), page }
  const search = criteriaToQuery(criteria)
  const [{ result }, figures, other, categories, site, privacy, written] = await Promise.all([
    getSearch(deal, search, locale),
    getLandingFigures({ ...town, typeId: type.id, kind: type.kind }),
    getOtherDeal(criteria),
    getCategories(deal, locale),
    getSite(locale),
    getPrivacyPage(locale),
    // As its figures, on the first page.
    added && page === 1 ? getPage(added.recordId, locale) : null,
  ])
  const listTags = [...searchTags(criteria), categoriesTag, featuredTag, landingTag(path)]
  const city = municipality.names[locale]
  const needs = { locale, deal, types }
  const title = landingTitle({ ...town, type }, needs)
  const alternates = perLanguage((language) => pathOf(language, page))
  const trail = landingTrail({ city, type: typeWord(type, types, locale) }, { locale, criteria })
  const here = hereLinks({ ...town, type }, { ...result, other }, needs)
  const near = nearLinks(municipality.key, type, result, needs)
  const nearKeys = nearTo(municipality.key, result.perMunicipality)
  const aroundTags = [
    ...searchTags({ ...criteria, deal: other.deal }),
    ...(nearKeys.length > 0 ? searchTags({ ...criteria, places: [], municipalities: nearKeys }) : []),
    ...(privacy ? [entryTag(privacy.entry)] : []),
  ]
  const keepInformed = <ListDemandBox locale={locale} criteria={criteria} privacyHref={privacy?.path} />
  const writtenTags = written ? [...written.tags, ...homeTags(written)] : []
  const words = written && <AddedWords page={written} locale={locale} />
  const modules = written && <ListedModules page={written} locale={locale} hosts={pictureHosts} site={site} />
  if (result.total === 0) {
    const left = page > 1 ? null : await getLeftLanding({ ...town, typeId: type.id })
    if (added && (!left || left.isGone)) return pageAlone(locale, added, [...listTags, ...aroundTags])
    if (!left) return temporaryRedirect(toTown, pageTags(listTags))
    const description = translator(locale)(`list.description_${deal}`, { count: 0 })
    return {
      locale,
      status: left.isGone ? 410 : 200,
      // A home that comes back purges it as it does a list.
      cache: { tags: pageTags([...listTags, ...aroundTags, ...writtenTags], added) },
      head: left.isGone
        ? plainHead(title, { robots: 'noindex' })
        : await pageHead({ locale, title, description, alternates, seo: written?.seo }),
      shell: { alternates },
      content: (
        <>
          <div className="page-width pt-6">
            <LeftLandingPage {...{ locale, criteria, title, city, trail, here, near, keepInformed, words }} />
          </div>
          {modules}
        </>
      ),
    }
  }
  if (page > result.pages) return temporaryRedirect(pathOf(locale, result.pages), pageTags(listTags))
  const { references, relaxations } = await getBeside(deal, search, locale)

  const { cards, total, underOption, pages } = result
  const sentences = landingSentences({ ...needs, city, type, total, underOption, figures })
  const description = landingDescription(sentences)
  const url = new URL(own, siteUrl).href
  return {
    locale,
    cache: {
      tags: pageTags(
        [
          ...listTags,
          // What a short list offers beside its own homes is here and around; of all that were sold, some will do. So no
          // home far away makes it anew.
          ...[...cards, ...references].map(({ id }) => listingTag(id)),
          ...aroundTags,
          ...writtenTags,
        ],
        added,
      ),
    },
    head: await pageHead({
      locale,
      title,
      inTab: (named) => countedTitle(named, locale, { page, pages, count: total }),
      description,
      alternates,
      picture: firstPicture(cards),
      seo: written?.seo,
    }),
    shell: { alternates, isWide: true },
    content: (
      <>
        <div className="page-width pt-6">
          <JsonLd data={breadcrumbJsonLd(trail, url)} />
          <JsonLd
            data={collectionJsonLd({
              ...{ locale, url, description, cards },
              name: title,
              total: result.listed,
              from: (page - 1) * pageSize + 1,
            })}
          />
          <LandingPage
            {...{ locale, criteria, result, categories, references, relaxations, types }}
            {...{ title, city, trail, sentences, keepInformed, here, near, words }}
            hosts={pictureHosts}
            settings={site.settings}
            hrefOf={(to) => pathOf(locale, to)}
          />
        </div>
        {modules}
      </>
    ),
  }
}

/** Without homes the page of the editors stands by itself, until one comes. */
async function pageAlone(locale: Locale, added: AddedPage, tags: readonly string[]): Promise<Answer> {
  const alone = await pageScreen({ locale, ...added })
  if (typeof alone.cache === 'string') return alone
  return { ...alone, cache: { ...alone.cache, tags: [...alone.cache.tags, ...tags] } }
}

function pageOf(query: string): number {
  const page = Number(new URLSearchParams(query).get('page') ?? 1)
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1
}
