import { isDeepStrictEqual } from 'node:util'

import { type Language, languages } from '@/domain/language'

import { localizedLeaves } from '../fields/localized-leaves'
import { type AnyField, rowsIn, type Values } from '../hooks/rows-in'

export type LanguageState = 'published' | 'changed' | 'draft'
export type LanguageStates = Record<Language, LanguageState>

interface Both {
  /** As editors last saved it, with all its languages. */
  latest: Values
  /** As visitors read it. */
  published: Values | null
}

/** Per language: as visitors read it, written since, or not on the site. */
export function languageStates(fields: readonly AnyField[], { latest, published }: Both): LanguageStates {
  const now = leavesOf(fields, latest)
  const then = published?._status === 'published' ? leavesOf(fields, published) : null
  const states = languages.map((language): [Language, LanguageState] => {
    if (!then || !hasWords(then, language)) return [language, 'draft']
    return [language, isDeepStrictEqual(now[language], then[language]) ? 'published' : 'changed']
  })
  return Object.fromEntries(states) as LanguageStates
}

/** Whether anything waits to be published: in a language, or in the order of rows that all share. */
export function isWaiting(fields: readonly AnyField[], { latest, published }: Both): boolean {
  if (published?._status !== 'published') return true
  return (
    !isDeepStrictEqual(leavesOf(fields, latest), leavesOf(fields, published)) ||
    !isDeepStrictEqual(rowsIn(fields, latest), rowsIn(fields, published))
  )
}

type Leaves = Record<Language, Values>

/** Every value that is written per language, by where it stands; what is empty is left out. */
function leavesOf(fields: readonly AnyField[], record: Values): Leaves {
  const leaves = Object.fromEntries(languages.map((language) => [language, {}])) as Leaves
  for (const { path, field, value } of localizedLeaves(fields, record)) {
    if (field.name === 'languageChangedAt') continue
    for (const language of languages) {
      const own: unknown = (value as Values | null)?.[language]
      if (own !== null && own !== undefined && own !== '') leaves[language][path.join('.')] = stored(own)
    }
  }
  return leaves
}

/** As it is stored: a date is then a text on both sides. */
function stored(value: unknown): unknown {
  return typeof value === 'object' ? (JSON.parse(JSON.stringify(value)) as unknown) : value
}

function hasWords(leaves: Leaves, language: Language): boolean {
  return Object.values(leaves[language]).some(
    (value) => typeof value === 'string' || typeof value === 'object',
  )
}
