export interface ComboboxItem {
  value: string
  label: string
  /** What tells two of the same name apart: "provincie Antwerpen". */
  hint?: string
  /** What it is sent under, when not under the field's own name. */
  name?: string
  /** Stands above the first that has it, to offer them apart: "Bedoelde u…". */
  heading?: string
}

export type Items = readonly ComboboxItem[]

export function indexIn(items: Items, item: ComboboxItem | null): number {
  return items.findIndex(({ value }) => value === item?.value)
}

export function without(items: Items, item: ComboboxItem): Items {
  return items.filter(({ value }) => value !== item.value)
}

/** Chosen when it was not, else not chosen any more. */
export function toggled(items: Items, item: ComboboxItem): Items {
  return indexIn(items, item) === -1 ? [...items, item] : without(items, item)
}
