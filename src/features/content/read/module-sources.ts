import type { CategoryModule, PropertyListModule } from '@/cms/generated/payload-types'
import type { SearchCriteria } from '@/domain/search/criteria'
import { listCards } from '@/features/listings/list/list-cards'
import { listProjects, type ProjectSummary } from '@/features/listings/projects/list-projects'
import { searchOfAddress } from '@/features/listings/list/search-of-address'
import { findCards, type ListingCard } from '@/features/listings/search/search-listings'

import { idOf } from '../id-of'
import type { ContactFormNeeds } from '../modules/contact/contact-form'
import { homesOfMember } from '../modules/property-list/homes-of-member'
import type { ArticleDocument } from '../published/article-document'
import type { ModuleDocument } from '../published/module-document'
import type { CategoryDocument, TeamDocument } from '../published/record-documents'
import type { ContentReader } from './content-reader'
import type { ContentSource } from './content-source'
import { layoutOf } from './module-frame'
import { readFormNeeds } from './read-form-needs'

/** All that the modules of one page show, read together. */
export interface ModuleSources {
  categories: CategoryDocument[]
  /** Articles of each category that a module shows. */
  byCategory: ReadonlyMap<number, ArticleDocument[]>
  byId: ReadonlyMap<number, ArticleDocument>
  /** Homes of each property list, by the module's id. */
  homes: ReadonlyMap<string, ListingCard[]>
  /** In the order of their list. */
  projects: ProjectSummary[]
  team: TeamDocument
  /** What the forms of contact modules ask and name. */
  forms: ContactFormNeeds
}

export async function readModuleSources(
  reader: ContentReader,
  modules: readonly ModuleDocument[],
): Promise<ModuleSources> {
  const { source } = reader
  const ofType = <Type extends ModuleDocument['blockType']>(type: Type) =>
    modules.filter(
      (module): module is Extract<ModuleDocument, { blockType: Type }> => module.blockType === type,
    )
  const needsCategories = modules.some(({ blockType }) => blockType === 'category' || blockType === 'article')
  const needsTeam = modules.some(({ blockType }) => ['team', 'contact', 'adviser'].includes(blockType))
  const articleIds = ofType('article').flatMap(({ article }) => idOf(article) ?? [])
  const [categories, team, featured] = await Promise.all([
    needsCategories ? source.findSingle('categories') : null,
    needsTeam ? source.findSingle('team') : null,
    ofType('property-list').some(isFeatured) ? listFeatured(source) : [],
  ])
  const [byCategory, articles, homes, projects, forms] = await Promise.all([
    readAllCategories(source, ofType('category'), categories ?? []),
    source.findRecords('article', articleIds),
    readAllHomes(reader, ofType('property-list'), featured),
    ofType('projects').length > 0 ? listProjects(reader.db, reader.locale) : [],
    readFormNeeds(reader, ofType('contact')),
  ])
  const byId = new Map([...articles].filter(([, { title }]) => title))
  return {
    categories: categories ?? [],
    byCategory,
    byId,
    homes,
    projects,
    team: team ?? { offices: [], members: [] },
    forms,
  }
}

/** The category of a module and, when it asks for them, those right below. */
export function shownCategories(
  module: CategoryModule,
  categories: readonly CategoryDocument[],
): CategoryDocument[] {
  const id = idOf(module.category)
  return categories.filter(
    (category) => category.id === id || (module.hasSubcategories && id !== null && category.parentId === id),
  )
}

async function readAllCategories(
  source: ContentSource,
  modules: CategoryModule[],
  categories: CategoryDocument[],
): Promise<Map<number, ArticleDocument[]>> {
  const maxima = new Map<CategoryDocument, number>()
  for (const shown of modules)
    for (const category of shownCategories(shown, categories))
      maxima.set(category, Math.max(maxima.get(category) ?? 0, layoutOf(shown).maximum))
  const lists = [...maxima].map(([{ id, order }, maximum]) => ({ categoryId: id, order, maximum }))
  const found = await source.listArticles(lists)
  return new Map(lists.map(({ categoryId }, index) => [categoryId, found[index] ?? []]))
}

async function readAllHomes(
  reader: ContentReader,
  modules: PropertyListModule[],
  featured: number[],
): Promise<Map<string, ListingCard[]>> {
  const read = modules
    .filter(({ source }) => source !== 'whole-list')
    .map(async (module) => [module.id ?? '', await homesOf(module, reader, featured)] as const)
  return new Map(await Promise.all(read))
}

async function homesOf(
  module: PropertyListModule,
  reader: ContentReader,
  featured: number[],
): Promise<ListingCard[]> {
  const { db, locale } = reader
  const { maximum } = layoutOf(module)
  const chosen = { deal: module.deal ?? undefined, maximum, language: locale }
  switch (module.source) {
    case 'search': {
      const criteria = searchOf(module)
      return criteria ? (await findCards(db, { criteria, language: locale })).slice(0, maximum) : []
    }
    case 'member': {
      const homes = await homesOfMember(reader, idOf(module.member), maximum)
      return homes.filter(({ deal }) => !module.deal || deal === module.deal)
    }
    case 'picked':
      return listCards(db, { ...chosen, source: { named: module.picked ?? [] } })
    case 'featured':
      return listCards(db, { ...chosen, source: { ids: featured } })
    default:
      return listCards(db, { ...chosen, source: module.source === 'references' ? 'references' : 'newest' })
  }
}

/** What a module searches, by the address of a list that an editor pasted. */
export function searchOf({ source, search }: PropertyListModule): SearchCriteria | null {
  return source === 'search' ? searchOfAddress(search ?? '') : null
}

/** The homes that editors want seen first. */
export async function listFeatured(source: ContentSource): Promise<number[]> {
  return (await source.findSingle('featured')) ?? []
}

function isFeatured({ source }: PropertyListModule): boolean {
  return source === 'featured'
}
