import { idsIn, type MenuTree } from './menu-tree'

/** What a page itself says of its place. */
export interface PlacedPage {
  id: number
  parent: number | null
  sort: number
  showInMenu: boolean
  hasSubMenu: boolean
}

export interface PageChange {
  id: number
  parent?: number | null
  sort?: number
  showInMenu?: boolean
  hasSubMenu?: boolean
}

/** The menu as visitors have it, of pages in their order; as `menuOf` of the site reads it. */
export function treeOf(pages: readonly PlacedPage[]): MenuTree {
  const shown = pages.filter(({ showInMenu }) => showInMenu)
  const ids = new Set(shown.map(({ id }) => id))
  return shown
    .filter(({ parent }) => !ids.has(parent ?? -1))
    .map(({ id, hasSubMenu }) => ({
      id,
      children: hasSubMenu ? shown.filter(({ parent }) => parent === id).map((page) => page.id) : [],
    }))
}

/**
 * A menu that was arranged some time ago, with the pages of now: those that are gone leave it, and one that came into
 * the menu since stands last where it belongs.
 */
export function refreshed(
  arranged: { tree: MenuTree; known: readonly number[] },
  pages: readonly PlacedPage[],
): MenuTree {
  const present = new Set(pages.map(({ id }) => id))
  const known = new Set([...arranged.known, ...idsIn(arranged.tree)])
  const kept = arranged.tree
    .map(({ id, children }) => ({ id, children: children.filter((child) => present.has(child)) }))
    .flatMap((item) =>
      present.has(item.id) ? [item] : item.children.map((id) => ({ id, children: [] as number[] })),
    )
  return treeOf(pages).reduce<MenuTree>((tree, item) => {
    const added = item.children.filter((child) => !known.has(child))
    if (!known.has(item.id)) return [...tree, { id: item.id, children: added }]
    return tree.map((own) => (own.id === item.id ? { ...own, children: [...own.children, ...added] } : own))
  }, kept)
}

/** What has to change of which pages so that visitors have this menu. */
export function changesFor(pages: readonly PlacedPage[], tree: MenuTree): PageChange[] {
  const wanted = wantedPages(pages, tree)
  return pages.flatMap((page) => {
    const own = wanted.get(page.id) ?? { showInMenu: false }
    const changed = Object.entries(own).filter(([name, value]) => page[name as keyof PlacedPage] !== value)
    return changed.length > 0 ? [{ id: page.id, ...Object.fromEntries(changed) }] : []
  })
}

function wantedPages(pages: readonly PlacedPage[], tree: MenuTree): Map<number, Omit<PageChange, 'id'>> {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const inMenu = new Set(idsIn(tree))
  const sorts = (ids: readonly number[]) => sortsFor(ids.flatMap((id) => byId.get(id)?.sort ?? []))
  const ofTop = sorts(tree.map(({ id }) => id))
  const wanted = new Map<number, Omit<PageChange, 'id'>>()
  for (const [index, { id, children }] of tree.entries()) {
    const page = byId.get(id)
    const parent = aboveMenu(page?.parent ?? null, byId, inMenu)
    // A page that only has room for others below it keeps that room.
    const hasSubMenu = children.length > 0 || (page?.hasSubMenu ?? false)
    wanted.set(id, { parent, sort: ofTop[index], showInMenu: true, hasSubMenu })
    const ofChildren = sorts(children)
    for (const [at, child] of children.entries())
      wanted.set(child, { parent: id, sort: ofChildren[at], showInMenu: true })
  }
  return wanted
}

/** Who stands in the first row has no page of the menu above it. */
function aboveMenu(
  parent: number | null,
  byId: ReadonlyMap<number, PlacedPage>,
  inMenu: ReadonlySet<number>,
): number | null {
  const seen = new Set<number>()
  let above = parent
  while (above !== null && inMenu.has(above) && !seen.has(above)) {
    seen.add(above)
    above = byId.get(above)?.parent ?? null
  }
  return above !== null && seen.has(above) ? null : above
}

/** The numbers they have already, in the order they stand in now: few pages are saved. New ones where two are the same. */
function sortsFor(current: readonly number[]): number[] {
  const inOrder = current.toSorted((a, b) => a - b)
  return new Set(inOrder).size === inOrder.length ? inOrder : current.map((_, index) => (index + 1) * 10)
}

/** A page that would stand below itself, by way of pages outside the menu; `null` when none does. */
export function pageBelowItself(pages: readonly PlacedPage[], changes: readonly PageChange[]): number | null {
  const parents = new Map(pages.map(({ id, parent }) => [id, parent]))
  for (const { id, parent } of changes) if (parent !== undefined) parents.set(id, parent)
  for (const { id } of changes) {
    const seen = new Set<number>()
    for (let above = parents.get(id) ?? null; above !== null; above = parents.get(above) ?? null) {
      if (above === id) return id
      if (seen.has(above)) break
      seen.add(above)
    }
  }
  return null
}
