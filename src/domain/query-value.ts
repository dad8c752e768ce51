/** One parameter of a query, with or without its question mark; empty when absent. */
export function queryValue(query: string | URLSearchParams, name: string): string {
  return new URLSearchParams(query).get(name) ?? ''
}
