import { type Language, languages, type PerLanguage } from '../language'

export interface NewsletterWords {
  subject: string
  /** Paragraphs with an empty line between them. */
  intro: string
}

/** Of the languages that were begun. */
export type NewsletterText = Partial<PerLanguage<NewsletterWords>>

/** What one newsletter says and shows. */
export interface NewsletterContent {
  words: NewsletterText
  /** Articles and homes, by their numbers, in their order. */
  articles: number[]
  homes: number[]
}

export const longestSubject = 150
export const longestIntro = 5000
const mostChosen = 12

export function isWritten(words: NewsletterWords | undefined): words is NewsletterWords {
  return words !== undefined && words.subject !== '' && words.intro !== ''
}

interface SiteLanguages {
  used: readonly Language[]
  standard: Language
}

/** In which language somebody gets it: their own where the site has it and it has words, else that of the site. */
export function readingLanguage(
  own: Language,
  words: NewsletterText,
  { used, standard }: SiteLanguages,
): Language | null {
  const tried = [...(used.includes(own) ? [own] : []), standard, ...used, ...languages]
  return tried.find((language) => isWritten(words[language])) ?? null
}

export function paragraphsOf(intro: string): string[] {
  return intro.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
}

/** What another chose meanwhile stays chosen, and what they took out stays out. */
export function mergedChoice(
  stored: readonly number[],
  { was, chosen }: { was: readonly number[]; chosen: readonly number[] },
): number[] {
  const kept = stored.filter((id) => chosen.includes(id) || !was.includes(id))
  const added = chosen.filter((id) => !was.includes(id) && !kept.includes(id))
  return [...kept, ...added].slice(0, mostChosen)
}
