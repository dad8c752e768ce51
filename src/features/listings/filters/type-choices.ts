import type { FilterNeeds } from './filter-needs'

export interface TypeChoice {
  id: number
  text: string
  /** Nothing of it fits the other filters. */
  isDisabled: boolean
}

/** The types with what the other filters leave of each; one that is chosen can always be left again. */
export function typeChoices({
  criteria: { typeIds },
  result: { perType },
  categories,
}: Pick<FilterNeeds, 'categories'> & {
  criteria: Pick<FilterNeeds['criteria'], 'typeIds'>
  result: Pick<FilterNeeds['result'], 'perType'>
}): TypeChoice[] {
  const unknown = typeIds.filter((typeId) => !categories.some(({ id }) => id === typeId))
  return [...categories, ...unknown.map((id) => ({ id, name: String(id) }))].map(({ id, name }) => {
    const homes = perType.get(id) ?? 0
    return { id, text: `${name} (${homes})`, isDisabled: homes === 0 && !typeIds.includes(id) }
  })
}
