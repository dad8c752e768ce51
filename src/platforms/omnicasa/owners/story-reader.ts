import type { Language } from '@/domain/language'

import type { CheckEntry, HistoryEntry } from '../../platform-owners'
import type { Parameters } from '../omnicasa-client'
import { languageIds } from '../omnicasa-lists'
import { type CheckRow, checkRows } from './checklist-rows'
import { type HistoryRow, historyRows } from './history-rows'

type Ask = (operation: string, parameters: Parameters) => Promise<unknown>

/** Reads the parts of one home's story. A part is `null` when it was not answered, or not in a known shape. */
export function storyReader(ask: Ask, id: number, languages: readonly Language[]) {
  const undatedIds = new Set<string>()
  const notUnderstood = new Set<string>()

  async function asked<Part>(
    operation: string,
    parameters: Parameters,
    read: (value: unknown) => Part | null,
  ): Promise<Part | null> {
    const value = await ask(operation, parameters)
    if (value === null) return null
    const part = read(value)
    if (part === null) notUnderstood.add(operation)
    return part
  }

  /** What is not understood in one language is not believed in another. */
  async function inLanguages<Part>(
    operation: string,
    read: (value: unknown) => Part | null,
  ): Promise<[Language, Part][] | null> {
    const found = await Promise.all(
      languages.map(async (language): Promise<[Language, Part][]> => {
        const parameters = { ObjectID: id, LanguageId: languageIds[language] }
        const part = await asked(operation, parameters, read)
        return part === null ? [] : [[language, part]]
      }),
    )
    const told = found.flat()
    return told.length === 0 || notUnderstood.has(operation) ? null : told
  }

  return {
    undatedIds,
    notUnderstood,
    figures: <Part>(operation: string, read: (value: unknown) => Part | null) =>
      asked(operation, { ID: id }, read),
    async histories(operation: string): Promise<HistoryEntry[] | null> {
      const told = await inLanguages(operation, historyRows)
      for (const [, histories] of told ?? [])
        for (const undated of histories.undatedIds) undatedIds.add(undated)
      return told && joinHistories(told.map(([language, { rows }]) => [language, rows]))
    },
    async checklist(operation: string): Promise<CheckEntry[] | null> {
      const told = await inLanguages(operation, checkRows)
      return told && joinChecks(told)
    },
  }
}

function joinHistories(found: [Language, HistoryRow[]][]): HistoryEntry[] {
  const byId = new Map<string, HistoryEntry>()
  for (const [language, rows] of found)
    for (const { text, ...entry } of rows) {
      const known = byId.get(entry.id) ?? { ...entry, texts: {} }
      known.texts[language] = text
      byId.set(entry.id, known)
    }
  return [...byId.values()]
}

function joinChecks(found: [Language, CheckRow[]][]): CheckEntry[] {
  const byId = new Map<string, CheckEntry>()
  for (const [language, rows] of found)
    for (const { name, ...check } of rows) {
      const known = byId.get(check.id) ?? { ...check, names: {} }
      known.names[language] = name
      byId.set(check.id, known)
    }
  return [...byId.values()]
}
