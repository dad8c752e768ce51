import { cutText, type Cut } from '../text/cut-text'
import { htmlText } from '../text/html-text'

const defaultLimit = 250

/** A platform's HTML as one short line of text, for cards, search engines and mails. */
export function cleanDescription(html: string, cut: Partial<Cut> = {}): string {
  return cutText(htmlText(html), { limit: defaultLimit, ...cut })
}
