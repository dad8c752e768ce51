export interface CategoryRecord {
  id: number
  /** Absent, 0 or unknown: the category stands at the top. */
  parentId: number | null
  name: string
  webId: number | null
}

export interface CategoryNode<Item extends CategoryRecord = CategoryRecord> {
  id: number
  parentId: number | null
  value: string
  label: string
  item: Item
  children: CategoryNode<Item>[]
}

export interface CategoryOrder {
  rootsBy: 'label' | 'webId'
  /** Whose alphabet sorts the labels. */
  language: string
}

/** Children under their parents. A child without a parent, or one that is its own ancestor, becomes a root. */
export function categoryTree<Item extends CategoryRecord>(
  records: readonly Item[],
  { rootsBy, language }: CategoryOrder,
): CategoryNode<Item>[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  const items = [...byId.values()]
  const isRoot = (item: Item) => !parentOf(item, byId) || isOwnAncestor(item, byId)
  const nested = items.filter((item) => !isRoot(item))
  const { compare } = new Intl.Collator(language)
  const byLabel = (a: Item, b: Item) => compare(a.name, b.name) || a.id - b.id
  const byWebId = (a: Item, b: Item) => (a.webId ?? Infinity) - (b.webId ?? Infinity) || byLabel(a, b)

  const toNode = (item: Item): CategoryNode<Item> => ({
    id: item.id,
    parentId: item.parentId,
    value: `${item.id}-${item.name}`,
    label: item.name,
    item,
    children: nested
      .filter(({ parentId }) => parentId === item.id)
      .sort(byLabel)
      .map(toNode),
  })
  return items
    .filter(isRoot)
    .sort(rootsBy === 'webId' ? byWebId : byLabel)
    .map(toNode)
}

function parentOf<Item extends CategoryRecord>(
  item: Item,
  byId: ReadonlyMap<number, Item>,
): Item | undefined {
  return item.parentId === null ? undefined : byId.get(item.parentId)
}

function isOwnAncestor<Item extends CategoryRecord>(item: Item, byId: ReadonlyMap<number, Item>): boolean {
  const seen = new Set<Item>()
  let ancestor = parentOf(item, byId)
  while (ancestor && !seen.has(ancestor)) {
    if (ancestor === item) return true
    seen.add(ancestor)
    ancestor = parentOf(ancestor, byId)
  }
  return false
}
