import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int, listOf, oneOf, stored } from '@/database/row'
import { type Language, languages } from '@/domain/language'
import {
  mergedChoice,
  type NewsletterContent,
  type NewsletterText,
  type NewsletterWords,
} from '@/domain/newsletter/newsletter'

interface Change<Value> {
  was: Value
  now: Value
}

/** What a form changes, each with what its writer had before them. */
export interface NewsletterChange {
  words: Partial<Record<Language, Change<NewsletterWords>>>
  articles?: Change<number[]>
  homes?: Change<number[]>
}

export type Saved = 'saved' | 'changed-meanwhile' | 'already-sent' | 'gone'

/** Two may write at once: each keeps the languages and the choice that the other did not touch. */
export function saveNewsletter(
  db: Database,
  id: string,
  { change, now }: { change: NewsletterChange; now: Date },
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const [stands] = await rows(
      tx,
      {
        state: oneOf(['draft', 'sending', 'stopped']),
        words: stored<NewsletterText>(),
        articles: listOf(int),
        homes: listOf(int),
      },
      sql`select state, words, articles, homes from lead.newsletter where id = ${id}::uuid for update`,
    )
    if (!stands) return 'gone'
    if (stands.state !== 'draft') return 'already-sent'
    const words = mergedWords(stands.words, change.words)
    if (!words) return 'changed-meanwhile'
    const { articles, homes } = mergedChoices(stands, change)
    await tx.execute(
      sql`update lead.newsletter
          set words = ${JSON.stringify(words)}::jsonb, articles = ${sql.param(articles)}::int[],
            homes = ${sql.param(homes)}::int[], changed_at = ${now.toISOString()}::timestamptz
          where id = ${id}::uuid`,
    )
    return 'saved'
  })
}

/** `null` when somebody else wrote other words in the same language. */
function mergedWords(stored: NewsletterText, changed: NewsletterChange['words']): NewsletterText | null {
  const merged = { ...stored }
  for (const language of languages) {
    const change = changed[language]
    if (!change || isSame(change.was, change.now)) continue
    const stands = stored[language] ?? { subject: '', intro: '' }
    if (!isSame(stands, change.was) && !isSame(stands, change.now)) return null
    merged[language] = change.now
  }
  return merged
}

function mergedChoices(
  { articles, homes }: Omit<NewsletterContent, 'words'>,
  change: NewsletterChange,
): Omit<NewsletterContent, 'words'> {
  const merged = (stands: number[], choice?: Change<number[]>) =>
    choice ? mergedChoice(stands, { was: choice.was, chosen: choice.now }) : stands
  return { articles: merged(articles, change.articles), homes: merged(homes, change.homes) }
}

function isSame(one: NewsletterWords, other: NewsletterWords): boolean {
  return one.subject === other.subject && one.intro === other.intro
}
