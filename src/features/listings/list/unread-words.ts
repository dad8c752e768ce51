import { unreadParameter } from '@/domain/search/criteria-fields'

import { typedTextSchema } from '../quick-search/typed-text'

/** The address of a list that tells which words of a sentence made no filter. */
export function withUnread(href: string, words: string): string {
  if (!words) return href
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ [unreadParameter]: words })}`
}

/** The query of a list without those words; '' when it has none. */
export function splitUnread(query: string): { query: string; unread: string } {
  const parameters = new URLSearchParams(query)
  const unread = typedTextSchema.parse(parameters.get(unreadParameter) ?? '')
  if (!parameters.has(unreadParameter)) return { query, unread }
  parameters.delete(unreadParameter)
  return { query: parameters.toString(), unread }
}
