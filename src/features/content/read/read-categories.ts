import type { Category } from '@/cms/generated/payload-types'

import { idOf } from '../id-of'
import { type ContentReader, readingAs } from './content-reader'

export interface ReadCategory {
  id: number
  parentId: number | null
  title: string
  intro: string
  path: string
  order: 'date' | 'sort'
}

/** All of them: an agency has a handful. */
export async function readCategories(reader: ContentReader): Promise<ReadCategory[]> {
  const { docs } = await reader.payload.find({
    ...readingAs(reader),
    draft: false,
    collection: 'categories',
    sort: 'sort',
    limit: 500,
    pagination: false,
    select: { title: true, intro: true, path: true, parent: true, order: true },
  })
  return docs.map(toCategory)
}

/** Its own path below the language, those above it included: /blog/. */
export function categoryPath(categories: readonly ReadCategory[], id: number): string {
  const segments: string[] = []
  const seen = new Set<number>()
  let current = categories.find((category) => category.id === id)
  while (current && !seen.has(current.id)) {
    seen.add(current.id)
    segments.unshift(current.path)
    const { parentId } = current
    current = categories.find((category) => category.id === parentId)
  }
  return `/${segments.filter(Boolean).join('/')}/`
}

function toCategory({
  id,
  title,
  intro,
  path,
  parent,
  order,
}: Partial<Category> & { id: number }): ReadCategory {
  return {
    id,
    parentId: idOf(parent),
    title: title ?? '',
    intro: intro ?? '',
    path: path ?? '',
    order: order ?? 'date',
  }
}
