import type { CategoryModule, MapModule } from '@/cms/generated/payload-types'
import type { ArticleGroup, DrawnMap } from '@/domain/content/module'
import type { FieldValues } from '@/domain/field-comparison'
import { criteriaFor } from '@/domain/search/criteria'
import type { SiteLink } from '@/domain/site/site'
import { listLink as searchLink } from '@/features/listings/list/list-href'
import { searchOfAddress } from '@/features/listings/list/search-of-address'
import { listDrawingHref } from '@/features/listings/map/map-hrefs'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { listPath } from '@/i18n/paths/listing-paths'
import { projectListPath } from '@/i18n/paths/project-paths'

import { idOf } from '../id-of'
import type { ModuleDocument } from '../published/module-document'
import { summaryOf, type SummaryNeeds } from './article-summary'
import { isModuleShown, withConditions } from './display-conditions'
import { frameOf, layoutOf } from './module-frame'
import { type ModuleSources, shownCategories } from './module-sources'
import { pictureOf } from './read-pictures'
import type { ShownModule } from './shown-module'
import { toSiteLink } from './site-links'
import { memberCard, officeCard } from './team-cards'

export interface BuildNeeds extends SummaryNeeds {
  sources: ModuleSources
  /** What conditions can ask about. */
  values: FieldValues
  /** The page of each category that has one. */
  categoryPages: ReadonlyMap<number, string>
}

export function buildModules(modules: readonly ModuleDocument[], needs: BuildNeeds): ShownModule[] {
  const shownModules = modules.filter((module) => isModuleShown(module, needs.values))
  const hasOfficesElsewhere = shownModules.some(
    (module) => module.blockType === 'team' && module.shows !== 'members',
  )
  return shownModules.flatMap((module) => {
    const shown = buildModule(module, { ...needs, hasOfficesElsewhere })
    return shown ? [{ frame: frameOf(module, needs.media), ...shown } as ShownModule] : []
  })
}

type Content<Module> = Module extends { frame: unknown } ? Omit<Module, 'frame'> : never

function buildModule(
  module: ModuleDocument,
  needs: BuildNeeds & { hasOfficesElsewhere: boolean },
): Content<ShownModule> | null {
  const { sources, locale, media } = needs
  switch (module.blockType) {
    case 'property-list':
      if (module.source === 'whole-list') return { kind: 'whole-list' }
      return {
        kind: 'property-list',
        layout: layoutOf(module),
        cards: sources.homes.get(module.id ?? '') ?? [],
        more:
          module.hasLink && ['newest', 'featured'].includes(module.source ?? 'newest')
            ? listLink(module.deal ?? 'sale', needs)
            : null,
      }
    case 'map':
      return { kind: 'map', map: drawnMap(module, locale) }
    case 'projects':
      return {
        kind: 'projects',
        projects: sources.projects.slice(0, module.maximum ?? 2),
        more: module.hasLink
          ? { href: projectListPath(locale), label: translator(locale)('project.see_all') }
          : null,
      }
    case 'article': {
      const article = sources.byId.get(idOf(module.article) ?? -1)
      if (!article) return null
      return {
        kind: 'article',
        layout: layoutOf(module),
        article: withConditions(summaryOf(article, needs), module, needs.values),
      }
    }
    case 'category':
      return {
        kind: 'category',
        layout: layoutOf(module),
        groups: groupsOf(module, needs),
        more: module.hasLink ? categoryLink(module, needs) : null,
      }
    case 'contact':
      return {
        kind: 'contact',
        form: module.form ?? 'site-contact',
        needs: sources.forms,
        // Once on a page is enough.
        offices: needs.hasOfficesElsewhere ? [] : sources.team.offices.map(officeCard),
      }
    case 'text':
      return { kind: 'text', body: module.body }
    case 'columns':
      return {
        kind: 'columns',
        columns: module.columns.map((column) => ({ ...column, picture: pictureOf(media, column.picture) })),
      }
    case 'questions':
      return { kind: 'questions', questions: module.questions }
    case 'figures':
      return { kind: 'figures', figures: module.figures }
    case 'video': {
      const film = idOf(module.film)
      const own = film === null ? undefined : media.get(film)?.url
      const address = module.address?.trim() || own
      return address ? { kind: 'video', address, still: pictureOf(media, module.still) } : null
    }
    case 'call-to-action':
      return {
        kind: 'call-to-action',
        buttons: module.links.flatMap((link) => toSiteLink(link, needs.paths) ?? []),
      }
    case 'adviser': {
      const { offices, members } = sources.team
      const member = members.find(({ id }) => id === idOf(module.member))
      return member ? { kind: 'adviser', member: memberCard(member, { offices, media, locale }) } : null
    }
    case 'team': {
      const { offices, members } = sources.team
      return {
        kind: 'team',
        offices: module.shows === 'members' ? [] : offices.map(officeCard),
        members:
          module.shows === 'offices'
            ? []
            : members.map((member) => memberCard(member, { offices, media, locale })),
      }
    }
  }
}

function groupsOf(module: CategoryModule, needs: BuildNeeds): ArticleGroup[] {
  const own = idOf(module.category)
  return shownCategories(module, needs.categories)
    .toSorted((a, b) => Number(b.id === own) - Number(a.id === own))
    .map(({ id, title }) => ({
      title: id === own ? '' : title,
      articles: (needs.sources.byCategory.get(id) ?? []).map((article) =>
        withConditions(summaryOf(article, needs), module, needs.values),
      ),
    }))
    .filter(({ articles }) => articles.length > 0)
}

function categoryLink(
  module: CategoryModule,
  { categoryPages, categories, locale }: BuildNeeds,
): SiteLink | null {
  const id = idOf(module.category)
  const href = id === null ? undefined : categoryPages.get(id)
  const title = categories.find((category) => category.id === id)?.title
  return href && title ? { href, label: translator(locale)('module.more_of', { title }) } : null
}

function drawnMap({ search, deal }: MapModule, locale: Locale): DrawnMap {
  const criteria = searchOfAddress(search ?? '') ?? criteriaFor(deal ?? 'sale')
  return {
    deal: criteria.deal,
    list: searchLink(locale, criteria),
    wide: listDrawingHref(locale, criteria, 'wide'),
    small: listDrawingHref(locale, criteria, 'small'),
  }
}

function listLink(deal: 'sale' | 'rent', { values, locale }: BuildNeeds): SiteLink {
  const count = Number(deal === 'sale' ? values.forSaleTotal : values.forRentTotal)
  const label = translator(locale)(deal === 'sale' ? 'home.count_for_sale' : 'home.count_for_rent', { count })
  return { href: listPath(locale, deal), label }
}
