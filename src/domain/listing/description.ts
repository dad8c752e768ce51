import { cutText } from '../text/cut-text'
import { htmlText } from '../text/html-text'

const limit = 250

/** A platform's HTML as one short line of text, for search engines and for whoever shares a page. */
export function cleanDescription(html: string, { ellipsis = '' }: { ellipsis?: string } = {}): string {
  return cutText(htmlText(html), { limit, ellipsis })
}
