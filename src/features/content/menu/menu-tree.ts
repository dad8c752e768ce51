/** A page in the first row of the menu, with those that open below it. */
export interface MenuItem {
  id: number
  children: readonly number[]
}

export type MenuTree = readonly MenuItem[]

/** Where a page stands: in the first row, or below a page of it. */
export interface MenuPlace {
  parent: number | null
  index: number
}

export const steps = ['up', 'down', 'in', 'out'] as const
export type Step = (typeof steps)[number]

export function idsIn(tree: MenuTree): number[] {
  return tree.flatMap(({ id, children }) => [id, ...children])
}

export function placeOf(tree: MenuTree, id: number): (MenuPlace & { of: number }) | null {
  const index = tree.findIndex((item) => item.id === id)
  if (index !== -1) return { parent: null, index, of: tree.length }
  for (const { id: parent, children } of tree) {
    const below = children.indexOf(id)
    if (below !== -1) return { parent, index: below, of: children.length }
  }
  return null
}

/** Without the page and what stands below it. */
export function without(tree: MenuTree, id: number): MenuTree {
  return tree
    .filter((item) => item.id !== id)
    .map((item) => ({ ...item, children: item.children.filter((child) => child !== id) }))
}

/** `null` where it cannot stand: the menu has two rows, so that a page with others below it stays in the first. */
export function movedTo(tree: MenuTree, id: number, { parent, index }: MenuPlace): MenuTree | null {
  const own = tree.find((item) => item.id === id) ?? { id, children: [] }
  const rest = without(tree, id)
  if (parent === null) return rest.toSpliced(index, 0, own)
  if (own.children.length > 0 || !rest.some((item) => item.id === parent)) return null
  return rest.map((item) =>
    item.id === parent ? { ...item, children: item.children.toSpliced(index, 0, id) } : item,
  )
}

/** One step by a button; `null` where there is none. */
export function stepped(tree: MenuTree, id: number, step: Step): MenuTree | null {
  const place = placeOf(tree, id)
  const target = place && targetOf(tree, place, step)
  return target && movedTo(tree, id, target)
}

function targetOf(tree: MenuTree, place: MenuPlace & { of: number }, step: Step): MenuPlace | null {
  const { parent, index, of } = place
  switch (step) {
    case 'up':
      return index > 0 ? { parent, index: index - 1 } : null
    case 'down':
      return index < of - 1 ? { parent, index: index + 1 } : null
    case 'in': {
      const above = parent === null ? tree[index - 1] : undefined
      return above ? { parent: above.id, index: above.children.length } : null
    }
    case 'out':
      return parent === null ? null : { parent: null, index: tree.findIndex(({ id }) => id === parent) + 1 }
  }
}

export interface DropRow {
  id: number
  parent: number | null
  /** Half of its height, on the screen. */
  middle: number
}

/** Where a page that is dragged would stand when it is let go, among the rows of the others. */
export function dropPlace(rows: readonly DropRow[], y: number, isBelow: boolean): MenuPlace {
  const before = rows.filter(({ middle }) => middle < y)
  const last = before.at(-1)
  if (isBelow && last) {
    const parent = last.parent ?? last.id
    return { parent, index: before.filter((row) => row.parent === parent).length }
  }
  return { parent: null, index: before.filter((row) => row.parent === null).length }
}

export function sameTree(a: MenuTree, b: MenuTree): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
