import type { Language } from '@/domain/language'
import { configuredPages } from '@/features/content/collections/pages.collection'

import type { Words } from '../seed/read-content'
import type { Seeding } from '../seed/seeding'
import { findId, upsert } from '../seed/upsert'
import pages from './starter-pages.json'

type Configured = (typeof configuredPages)[number]

/** In the languages that have words of their own here. */
type Given = Partial<Words> & { nl: string }

interface StarterPage {
  title: Given
  path: Given
  showInMenu?: boolean
  modules?: readonly object[]
}

/** Titles, addresses and modules of the pages that the software leads to: drafts, until somebody writes and publishes them. */
export const starterPages = pages as Record<Configured, StarterPage>

/** Answers whether the start page was not there yet. */
export async function seedStarterPages(seeding: Seeding): Promise<boolean> {
  const home = await findId(seeding, { collection: 'pages', where: { key: { equals: 'home' } } })
  for (const [index, key] of configuredPages.entries())
    await upsert(seeding, {
      collection: 'pages',
      where: { key: { equals: key } },
      dataIn: (language) => draftIn(language, key, (index + 1) * 10),
    })
  return home === null
}

function draftIn(language: Language, key: Configured, sort: number): object {
  const { title, path, showInMenu = false, modules = [] } = starterPages[key]
  return {
    ...{ key, sort, showInMenu, modules, name: title.nl, title: title[language], path: path[language] },
    isPublic: true,
    isTitlePublic: key !== 'home',
    showBreadcrumb: key !== 'home',
    _status: 'draft',
  }
}
