import type { GlobalSlug } from 'payload'

import { readJson } from './read-content'
import { type References, resolve } from './resolve'
import type { Seeding } from './seeding'
import { upsertGlobal } from './upsert'

type Shell = Partial<Record<GlobalSlug, Record<string, unknown>>>

/** Header, footer, banner and settings of the agency. */
export async function seedGlobals(seeding: Seeding, references: References): Promise<void> {
  const shell = readJson<Shell>('shell.json')
  for (const [slug, content] of Object.entries(shell) as [GlobalSlug, Record<string, unknown>][]) {
    const columns = content.columns as object[] | undefined
    const data = columns
      ? { ...content, columns: columns.map((column) => ({ ...shown, ...column })) }
      : content
    await upsertGlobal(
      seeding,
      slug,
      async (language) => (await resolve(data, language, references)) as object,
    )
  }
}

/** Whether words show is chosen per language, so it is said in each. */
const shown = { isTitlePublic: true, isIntroPublic: true, isFullTextPublic: true }
