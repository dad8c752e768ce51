import { createHash } from 'node:crypto'

import type { Payload } from 'payload'

import { homePictureUrl } from '@/cms/admin/home-picture'
import type { Database } from '@/database/connection'
import type { Reads } from '@/database/query'
import type { Language } from '@/domain/language'
import { mediaPath } from '@/domain/media/media-file'

import { usedLanguages } from '../paths/leads-somewhere'
import { type AddressesAfter, addressesAfter } from './address-changes'
import { changesFor, type PageChange, pageBelowItself, refreshed, treeOf } from './arrange-pages'
import { type MenuDraft, readMenuDraft } from './menu-draft'
import { listMenuPages, type StoredMenuPage } from './menu-pages.sql'
import { idsIn, type MenuTree, sameTree } from './menu-tree'

export interface MenuPage {
  id: number
  title: string
  address: string | null
  picture: string | null
  links: number
}

/** All that the screen shows of the menu in one language. */
export interface MenuState extends AddressesAfter {
  /** Names what was read: whoever saves says on what. */
  revision: string
  tree: MenuTree
  /** Whether it waits to be published; who arranged it last and when. */
  waits: { by: string | null; at: string } | null
  pages: MenuPage[]
  /** The title of a page that would stand below itself. */
  belowItself: string | null
  /** Of pages that stand elsewhere than visitors have them. */
  moved: number
}

export interface ArrangedMenu {
  pages: StoredMenuPage[]
  draft: MenuDraft | null
  tree: MenuTree
  revision: string
  changes: PageChange[]
}

/** The menu as it was arranged, against the pages of now. */
export async function readArranged(db: Reads, language: Language): Promise<ArrangedMenu> {
  const pages = await listMenuPages(db, language)
  const draft = await readMenuDraft(db)
  const tree = draft ? refreshed(draft, pages) : treeOf(pages)
  return {
    ...{ pages, draft, tree },
    revision: `${draft?.revision ?? 'site'}.${digestOf(pages, tree)}`,
    changes: draft ? changesFor(pages, tree) : [],
  }
}

export async function readMenu(payload: Payload, db: Database, language: Language): Promise<MenuState> {
  const { pages, draft, tree, revision, changes } = await readArranged(db, language)
  const used = await usedLanguages(db)
  const loop = pageBelowItself(pages, changes)
  const after = loop === null ? await addressesAfter(db, changes) : { changes: [], taken: null }
  const isWaiting = draft !== null && !sameTree(tree, treeOf(pages))
  return {
    ...{ revision, tree },
    waits: isWaiting ? { by: draft.savedBy, at: draft.savedAt } : null,
    pages: pages.map(({ id, title, address, picture, links }) => ({
      ...{ id, title, address, links },
      picture: picture === null ? null : homePictureUrl(payload, mediaPath + encodeURIComponent(picture)),
    })),
    changes: after.changes.filter((change) => used.includes(change.language)),
    taken: after.taken,
    belowItself: pages.find(({ id }) => id === loop)?.title ?? null,
    moved: changes.length,
  }
}

/** Of what the menu is made: a page that is written in meanwhile does not make it another one. */
function digestOf(pages: readonly StoredMenuPage[], tree: MenuTree): string {
  const arranged = new Set(idsIn(tree))
  const placed = pages
    .filter(({ id, showInMenu }) => showInMenu || arranged.has(id))
    .map(({ id, parent, sort, showInMenu, hasSubMenu }) => [id, parent, sort, showInMenu, hasSubMenu])
  return createHash('md5').update(JSON.stringify(placed)).digest('hex')
}
