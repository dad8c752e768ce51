import { sql } from 'drizzle-orm'

import { rows } from '../rows'
import { type Answer, type Ask, openPayload, type TestPayload } from './a-payload'

const nl = { 'Accept-Language': 'nl' }

export interface TestTrash {
  cms: TestPayload
  editor: Ask
  translator: Ask
  admin: Ask
  /** As an editor, unless another is named. */
  trash: (collection: string, id: number, ask?: Ask) => Promise<Answer>
  /** As the admin's button does. */
  restore: (collection: string, id: number, data?: object, ask?: Ask) => Promise<Answer>
  /** The languages in which visitors have it. */
  documentsOf: (key: string) => Promise<{ language: string }[]>
  /** What no cache may show once more. */
  hiddenTags: () => Promise<string[]>
}

/** A CMS with people who may throw something away, and one who may not. */
export async function openTrash(): Promise<TestTrash> {
  const cms = await openPayload()
  const { ask: editor } = await cms.as('editor')
  const { ask: translator } = await cms.as('translator', { languages: ['nl', 'fr'] })
  const { ask: admin } = await cms.as('admin')
  return {
    ...{ cms, editor, translator, admin },
    trash: (collection, id, ask = editor) =>
      ask('PATCH', `${collection}/${id}?locale=nl`, { deletedAt: new Date().toISOString() }, nl),
    restore: (collection, id, data = {}, ask = editor) =>
      ask(
        'PATCH',
        `${collection}?locale=nl&trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`,
        { deletedAt: null, ...data },
        nl,
      ),
    documentsOf: (key) =>
      rows(cms.db, sql`select language from content.published where key = ${key} order by language`),
    hiddenTags: async () =>
      (
        await rows<{ tag: string }>(cms.db, sql`select tag from http_cache.purge where is_hard order by tag`)
      ).map(({ tag }) => tag),
  }
}
