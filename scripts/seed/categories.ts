import { readJson, type Words } from './read-content'
import type { Seeding } from './seeding'
import { upsert } from './upsert'

export interface CategoryWords {
  title: Words
  path: Words
  intro: Words
}

/** The newest first; all other categories have an order of their own. */
const byDate = new Set(['blog', 'testimonials'])

export function readCategories(): Record<string, CategoryWords> {
  return readJson('categories.json')
}

export async function seedCategories(
  seeding: Seeding,
  categories: Record<string, CategoryWords>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [key, { title, path, intro }] of Object.entries(categories)) {
    const id = await upsert(seeding, {
      collection: 'categories',
      where: { key: { equals: key } },
      dataIn: (language) => ({
        key,
        title: title[language],
        intro: intro[language],
        path: path[language],
        order: byDate.has(key) ? 'date' : 'sort',
        sort: (ids.size + 1) * 10,
      }),
    })
    ids.set(key, id)
  }
  return ids
}
