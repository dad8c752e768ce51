import { cleanDescription } from './description'

/** The words under a type in search results, which have room for one line. */
export function typeDescription(html: string): string {
  return cleanDescription(html, { limit: 100, ellipsis: '…' })
}
