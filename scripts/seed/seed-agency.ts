import { rebuildPaths } from '@/features/content/paths/rebuild-paths'

import { seedArticles, seedTestimonials } from './articles'
import { readCategories, seedCategories } from './categories'
import { seedGlobals } from './globals'
import { seedLegalFacts } from './legal-facts'
import { seedListingNotes } from './listing-notes'
import { mediaLibrary } from './media'
import { outlinePages, pageAddresses, readPages } from './page-outlines'
import { fillPages } from './pages'
import { readPieces } from './read-content'
import type { References } from './resolve'
import { restoreFiles } from './restore-files'
import { markdownReader } from './rich-text'
import type { Seeding } from './seeding'
import { seedSections } from './sections'
import { seedTeam } from './team'

/** The demo agency, Gevel Vastgoed: no such company exists. */
export async function seedAgency(seeding: Seeding): Promise<void> {
  const categoryWords = readCategories()
  const pages = readPages(categoryWords)
  const articles = Object.keys(categoryWords).flatMap(readPieces)
  const library = mediaLibrary(seeding, [...articles, ...readPieces('pages')])

  const categories = await seedCategories(seeding, categoryWords)
  const outlined = await outlinePages(seeding, pages)
  const addresses = pageAddresses(pages, outlined)
  const toRichText = await markdownReader(seeding.payload, (path) => addresses.get(path))
  const members = await seedTeam(seeding)
  const articleIds = await seedArticles(seeding, { categories, members, library, toRichText }, articles)
  await seedTestimonials(seeding, { categories, toRichText })

  const named = {
    ...library,
    page: (name: string) => known(outlined.get(name)?.id, `page ${name}`),
    category: (key: string) => known(categories.get(key), `category ${key}`),
    article: (key: string) => known(articleIds.get(key), `article ${key}`),
    member: (key: string) => known(members.get(key), `member ${key}`),
  } satisfies Omit<References, 'section'>
  const sections = await seedSections(seeding, { references: named, toRichText })
  const references: References = {
    ...named,
    section: (key) => known(sections.get(key), `section ${key}`),
  }
  await fillPages(seeding, { categories: categoryWords, references, toRichText }, { pages, outlined })
  await seedGlobals(seeding, references)
  await seedLegalFacts(seeding)
  await seedListingNotes(seeding, toRichText)
  await restoreFiles(seeding)
  await rebuildPaths(await seeding.database(), 'all')
}

function known(id: number | undefined, what: string): number {
  if (id === undefined) throw new Error(`There is no ${what} in demo/content`)
  return id
}
