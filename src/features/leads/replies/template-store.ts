import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rows } from '@/database/query'
import { oneOf, text } from '@/database/row'
import { type Language, languages, type PerLanguage, perLanguage } from '@/domain/language'
import { cleanText } from '@/domain/lead/form/form-text'
import { type ReplyTemplate, replyTemplates } from '@/domain/lead/reply'

import { at } from '../lead-row'
import { ourTemplates } from './template-texts'

export type TemplateTexts = Record<ReplyTemplate, PerLanguage<string>>

/** The templates as the agency wrote them, and ours where it did not. */
export async function listTemplates(db: Queryable): Promise<TemplateTexts> {
  const own = await rows(
    db,
    { name: oneOf(replyTemplates), language: oneOf(languages), text },
    sql`select name, language, text from lead.reply_template
        where name in (${sql.join(
          replyTemplates.map((name) => sql`${name}`),
          sql`, `,
        )})`,
  )
  const textOf = (name: ReplyTemplate, language: Language) =>
    own.find((one) => one.name === name && one.language === language)?.text ?? ourTemplates[name][language]
  return Object.fromEntries(
    replyTemplates.map((name) => [name, perLanguage((language) => textOf(name, language))]),
  ) as TemplateTexts
}

/** Keeps the agency's own text of a template; without one, or with ours, the template has ours again. */
export async function saveTemplate(
  db: Database,
  { name, language, text: own, now }: { name: ReplyTemplate; language: Language; text: string; now: Date },
): Promise<void> {
  if (own === '' || own === cleanText(ourTemplates[name][language], { isMultiline: true }))
    await db.execute(sql`delete from lead.reply_template where name = ${name} and language = ${language}`)
  else
    await db.execute(
      sql`insert into lead.reply_template (name, language, text, changed_at)
          values (${name}, ${language}, ${own}, ${at(now)})
          on conflict (name, language) do update set text = excluded.text, changed_at = excluded.changed_at`,
    )
}
