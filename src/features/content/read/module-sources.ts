import type { ArticleModule, CategoryModule, Page, PropertyListModule } from '@/cms/generated/payload-types'
import { type ListingCard } from '@/features/listings/search-listings'
import { listCards } from '@/features/listings/list-cards'

import { idOf } from '../id-of'
import type { ContactFormNeeds } from '../modules/contact/contact-form'
import { type ContentReader, readingAs } from './content-reader'
import { layoutOf } from './module-frame'
import { type ListedArticle, readArticlesById, readCategoryArticles } from './read-articles'
import { readCategories, type ReadCategory } from './read-categories'
import { readFormNeeds } from './read-form-needs'
import { readTeam, type ReadTeam } from './read-team'

export type StoredModule = NonNullable<Page['modules']>[number]

/** All that the modules of one page show, read in as few queries as there are sources. */
export interface ModuleSources {
  categories: ReadCategory[]
  /** Articles of each category that a module shows. */
  byCategory: ReadonlyMap<number, ListedArticle[]>
  byId: ReadonlyMap<number, ListedArticle>
  /** Homes of each property list, by the module's id. */
  homes: ReadonlyMap<string, ListingCard[]>
  team: ReadTeam
  /** What the forms of contact modules ask and name. */
  forms: ContactFormNeeds
}

export async function readModuleSources(
  reader: ContentReader,
  modules: readonly StoredModule[],
): Promise<ModuleSources> {
  const ofType = <Type extends StoredModule['blockType']>(type: Type) =>
    modules.filter(
      (module): module is Extract<StoredModule, { blockType: Type }> => module.blockType === type,
    )
  const needsCategories = modules.some(({ blockType }) => blockType === 'category' || blockType === 'article')
  const needsTeam = modules.some(({ blockType }) => blockType === 'team' || blockType === 'contact')
  const categories = needsCategories ? await readCategories(reader) : []
  const [byCategory, byId, homes, team, forms] = await Promise.all([
    readAllCategories(reader, ofType('category'), categories),
    readAllArticles(reader, ofType('article')),
    readAllHomes(reader, ofType('property-list')),
    needsTeam ? readTeam(reader) : { offices: [], members: [] },
    readFormNeeds(reader, ofType('contact')),
  ])
  return { categories, byCategory, byId, homes, team, forms }
}

/** The category of a module and, when it asks for them, those right below. */
export function shownCategories(module: CategoryModule, categories: readonly ReadCategory[]): ReadCategory[] {
  const id = idOf(module.category)
  return categories.filter(
    (category) => category.id === id || (module.hasSubcategories && id !== null && category.parentId === id),
  )
}

async function readAllCategories(
  reader: ContentReader,
  modules: CategoryModule[],
  categories: ReadCategory[],
): Promise<Map<number, ListedArticle[]>> {
  const maxima = new Map<ReadCategory, number>()
  for (const shown of modules)
    for (const category of shownCategories(shown, categories))
      maxima.set(category, Math.max(maxima.get(category) ?? 0, layoutOf(shown).maximum))
  const read = [...maxima].map(
    async ([{ id, order }, maximum]) =>
      [id, await readCategoryArticles(reader, { categoryId: id, order, maximum })] as const,
  )
  return new Map(await Promise.all(read))
}

async function readAllArticles(
  reader: ContentReader,
  modules: ArticleModule[],
): Promise<Map<number, ListedArticle>> {
  const articles = await readArticlesById(
    reader,
    modules.flatMap(({ article }) => idOf(article) ?? []),
  )
  return new Map(articles.map((article) => [article.id, article]))
}

async function readAllHomes(
  reader: ContentReader,
  modules: PropertyListModule[],
): Promise<Map<string, ListingCard[]>> {
  const read = modules
    .filter(({ source }) => source !== 'whole-list')
    .map(async (module) => {
      const { id, source, deal } = module
      const cards = await listCards(reader.db, {
        source:
          source === 'featured' ? { ids: await featuredIds(reader) } : (source as 'newest' | 'references'),
        deal: deal ?? undefined,
        maximum: layoutOf(module).maximum,
        language: reader.locale,
      })
      return [id ?? '', cards] as const
    })
  return new Map(await Promise.all(read))
}

/** The homes that editors want seen first. */
export async function featuredIds(reader: ContentReader): Promise<number[]> {
  const { docs } = await reader.payload.find({
    ...readingAs(reader),
    draft: false,
    collection: 'listing-notes',
    where: { isFeatured: { equals: true } },
    sort: '-updatedAt',
    limit: 40,
    pagination: false,
    select: { recordId: true },
  })
  return docs.map(({ recordId }) => recordId)
}
