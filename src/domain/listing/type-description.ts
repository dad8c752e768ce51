import { cutText } from '../text/cut-text'
import { htmlText } from '../text/html-text'

/** Search results have room for one line. */
const limit = 100

/** The words under a type in search results. */
export function typeDescription(html: string): string {
  return cutText(htmlText(html), { limit, ellipsis: '…' })
}
