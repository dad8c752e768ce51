import { plainText } from '@/domain/content/plain-text'
import { parseRichText } from '@/domain/content/rich-text'
import { cutText } from '@/domain/text/cut-text'

/** What a form holds of what search engines show; the site falls back in the same order. */
export interface SearchWords {
  /** What editors wrote for search engines, when it is used. */
  own: { titles: readonly unknown[]; description: unknown }
  titles: readonly unknown[]
  descriptions: readonly unknown[]
  body: unknown
  /** "{title} | Gevel", in the language of the form. */
  titleTemplate: string
}

/** Whose words they are: written for search engines, taken from the page, or only its name and the agency's. */
export type WordsFrom = 'own' | 'page' | 'name'

export interface SearchResultText {
  title: string
  description: string
  from: { title: WordsFrom; description: WordsFrom }
}

/** About as much as Google shows on one line, and on two. */
export const shownLength = { title: 60, description: 155 } as const

export function searchResultText({
  own,
  titles,
  descriptions,
  body,
  titleTemplate,
}: SearchWords): SearchResultText {
  const named = titleTemplate.replace('{title}', () => firstText(titles))
  const [ownTitle, ownDescription] = [firstText(own.titles), firstText([own.description])]
  const ofPage = firstText(descriptions) || beginning(body)
  return {
    title: ownTitle || named,
    description: ownDescription || ofPage || named,
    from: {
      title: ownTitle ? 'own' : 'page',
      description: ownDescription ? 'own' : ofPage ? 'page' : 'name',
    },
  }
}

function firstText(values: readonly unknown[]): string {
  for (const value of values) {
    const text = typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : ''
    if (text) return text
  }
  return ''
}

function beginning(body: unknown): string {
  return cutText(plainText(parseRichText(body)), { limit: shownLength.description, ellipsis: '…' })
}
