import { randomBytes } from 'node:crypto'

import type { PayloadRequest, TypedLocale } from 'payload'

import { type AnyField, asRows, rowFields, type Values } from '@/cms/hooks/rows-in'
import type { Page, Section } from '@/cms/generated/payload-types'
import { languages, mainLanguage } from '@/domain/language'

import { inLanguage } from '../published/in-language'

interface Wanted {
  page: number
  /** Of the modules that become the section, in the order of the page. */
  modules: readonly string[]
  title: string
}

/**
 * Copies modules of a page's latest draft into a new section, in every language, with ids of their own. A draft: it
 * shows nowhere until it is published and placed. Answers its number; `null` when nothing of the page was meant.
 */
export async function sectionOfPage(req: PayloadRequest, wanted: Wanted): Promise<number | null> {
  const { payload } = req
  const reading = { depth: 0, draft: true, locale: 'all', fallbackLocale: false } as const
  const where = { id: { equals: wanted.page } }
  const { docs } = await payload.find({ ...reading, collection: 'pages', where, limit: 1, req })
  const page: Values = { ...docs[0] }
  const chosen = asRows(page['modules']).filter(
    ({ id, blockType }) => wanted.modules.includes(String(id)) && blockType !== 'section',
  )
  if (chosen.length === 0) return null
  const { fields } = payload.collections.sections.config
  const copy = { modules: structuredClone(chosen) }
  giveNewIds(fields, copy)

  const here = languages.find((language) => language === req.locale) ?? mainLanguage
  const wordsIn = (language: TypedLocale) =>
    inLanguage(fields, copy, language)['modules'] as NonNullable<Section['modules']>
  const { id } = await payload.create({
    collection: 'sections',
    locale: here,
    draft: true,
    data: { title: wanted.title, modules: wordsIn(here), _status: 'draft' },
    overrideAccess: false,
    req,
  })
  for (const language of languages) {
    const title = (page['title'] as Partial<Record<string, Page['title']>> | null)?.[language]
    if (language === here || !title) continue
    // A translator gives it a name of its own in their language; until then it has that of the page it came from.
    await payload.update({
      ...{ collection: 'sections', id, locale: language, draft: true, overrideAccess: false, req },
      data: { title, modules: wordsIn(language), _status: 'draft' },
    })
  }
  return id
}

function giveNewIds(fields: readonly AnyField[], values: Values): void {
  for (const { rows, fieldsOf } of rowFields(fields, values))
    for (const row of rows) {
      row['id'] = randomBytes(12).toString('hex')
      giveNewIds(fieldsOf(row), row)
    }
}
