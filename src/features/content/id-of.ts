/** The id of a related document, whether it was fetched along or not. */
export function idOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'object' || value === null || !('id' in value)) return null
  return typeof value.id === 'number' ? value.id : null
}
