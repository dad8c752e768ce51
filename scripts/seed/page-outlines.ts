import { type Language, languages, mainLanguage } from '@/domain/language'
import { configuredPages } from '@/features/content/collections/pages.collection'

import type { CategoryWords } from './categories'
import { readJson, type Words } from './read-content'
import type { Seeding } from './seeding'
import { findId } from './upsert'

export interface PageFile {
  /** As editors see it in their list. */
  name: string
  sort: number
  path?: Words | string
  /** The folder with its title, standfirst, text and picture. */
  words?: string
  /** Or the category whose title and intro it has. */
  wordsOfCategory?: string
  /** A piece whose lines for search engines it takes. */
  seoOf?: string
  /** All else is content of the fields of a page. */
  [field: string]: unknown
}

export interface OutlinedPage {
  id: number
  isNew: boolean
}

export function readPages(categories: Record<string, CategoryWords>): Record<string, PageFile> {
  const pages = readJson<Record<string, PageFile>>('pages.json')
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [
      name,
      { ...page, path: page.path ?? categories[page.wordsOfCategory ?? '']?.path },
    ]),
  )
}

/** Pages and articles lead to each other: pages are there first, and get their content last. */
export async function outlinePages(
  seeding: Seeding,
  pages: Record<string, PageFile>,
): Promise<Map<string, OutlinedPage>> {
  const outlined = new Map<string, OutlinedPage>()
  for (const [key, page] of Object.entries(pages)) {
    const path = segmentOf(page, mainLanguage)
    const configured = configuredPages.find((name) => name === key)
    const id = await findId(seeding, {
      collection: 'pages',
      // Without a key of its own, a page is also known by its address: an editor may have given it another name.
      where: configured
        ? { key: { equals: key } }
        : { or: [{ name: { equals: page.name } }, { path: { equals: path } }] },
    })
    if (id === null) {
      const { id: made } = await seeding.payload.create({
        collection: 'pages',
        data: { name: page.name, key: configured, path, sort: page.sort, _status: 'draft' },
        draft: true,
        locale: mainLanguage,
        depth: 0,
        overrideAccess: true,
        req: seeding.request(),
      })
      outlined.set(key, { id: made, isNew: true })
    } else {
      outlined.set(key, { id, isNew: false })
    }
  }
  return outlined
}

export function segmentOf({ path = '' }: PageFile, language: Language): string {
  return typeof path === 'string' ? path : path[language]
}

/** Which page answers at an address, as authors write it in their links. */
export function pageAddresses(
  pages: Record<string, PageFile>,
  outlined: ReadonlyMap<string, OutlinedPage>,
): Map<string, number> {
  return new Map(
    Object.entries(pages).flatMap(([key, page]) =>
      languages.map((language) => {
        const segment = segmentOf(page, language)
        return [`/${language}/${segment && `${segment}/`}`, outlined.get(key)?.id ?? 0] as const
      }),
    ),
  )
}
