/** The parameter that names some homes in an address: `?homes=123,456`. */
export const homesParameter = 'homes'

export const mostKept = 50
export const mostCompared = 4

/** Its commas stay readable in an address that is sent to someone. */
export function homesQuery(ids: readonly number[]): string {
  return ids.length === 0 ? '' : `?${homesParameter}=${ids.join(',')}`
}
