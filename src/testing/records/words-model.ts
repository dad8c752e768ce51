import type { Language } from '@/domain/language'

export type Words = Partial<Record<Language, string>>

export interface Doc {
  titles: Words
  rows: { id: string; words: Words }[]
}

/** What editors wrote and what visitors read, told as simply as possible: the CMS must come to the same. */
export class WordsModel {
  draft: Doc = { titles: {}, rows: [] }
  published: Doc | null = null

  publish(language: Language): void {
    const { published, draft } = this
    this.published = {
      titles: one(draft.titles, published?.titles, language),
      rows: draft.rows.map(({ id, words }) => ({
        id,
        words: one(words, published?.rows.find((row) => row.id === id)?.words, language),
      })),
    }
  }

  publishAll(): void {
    this.published = structuredClone(this.draft)
  }

  revert(language: Language): void {
    const { published, draft } = this
    if (!published) return
    this.draft = {
      titles: one(published.titles, draft.titles, language),
      rows: published.rows.map(({ id, words }) => ({
        id,
        words: one(words, draft.rows.find((row) => row.id === id)?.words ?? words, language),
      })),
    }
  }
}

/** One language of the first, the others of the second. */
function one(first: Words, second: Words | undefined, language: Language): Words {
  return { ...second, [language]: first[language] }
}
