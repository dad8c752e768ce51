import { z } from 'zod'

import { type Language, languages, mainLanguage, type PerLanguage } from '@/domain/language'

import type { Category, ListPage, ListRequest, ParsedListing } from '../platform'
import { type OmnicasaClient, type Parameters, PlatformError } from './omnicasa-client'
import {
  mainFields,
  type PropertyRow,
  type PropertyRows,
  publishedStatuses,
  toListing,
  translatedFields,
} from './omnicasa-property'
import { flag, identifier, optionalNumber, requiredNumber, text } from './omnicasa-values'

export const languageIds = { nl: 1, fr: 2, en: 3, de: 4 } as const satisfies PerLanguage<number>

const rowSchema = z.record(z.string(), z.unknown())
const pageSchema = z.object({ RowsCount: optionalNumber, Items: z.array(z.unknown()).nullish() })

/** Rows under `Items`, or the array itself: both occur. */
export function rowsOf(value: unknown): { rows: PropertyRow[]; total: number | null } {
  if (value === null || value === undefined) return { rows: [], total: null }
  const page = pageSchema.safeParse(Array.isArray(value) ? { Items: value } : value).data
  if (!page) throw new PlatformError('a list came in no known shape')
  // What is no row at all still counts as one, or the pages would shift; it is refused for its missing number.
  const rows = (page.Items ?? []).map((item) => rowSchema.safeParse(item).data ?? {})
  return { rows, total: page.RowsCount }
}

export function inLanguage(language: Language): Parameters {
  return { LanguageId: languageIds[language], DescriptionLanguageId: languageIds[language] }
}

export async function listListings(client: OmnicasaClient, request: ListRequest): Promise<ListPage> {
  const parameters = {
    Status: publishedStatuses,
    SortFields: 'ID',
    Limit1: request.offset + 1,
    Limit2: request.offset + request.limit,
    ChangeSince: request.changedSince,
  }
  const pages = await inEveryLanguage((language) =>
    client
      .read('GetPropertyList', { ...parameters, ...inLanguage(language), DisplayFields: fieldsIn(language) })
      .then(rowsOf),
  )
  const { rows, total } = pages[mainLanguage]
  const records = await merged(client, { main: rows, inLanguages: pages })
  return { records, rows: rows.length, total: total ?? rows.length }
}

export async function listListingsById(client: OmnicasaClient, ids: number[]): Promise<ParsedListing[]> {
  if (ids.length === 0) return []
  const pages = await inEveryLanguage((language) => propertiesById(client, ids, language))
  return merged(client, { main: pages[mainLanguage].rows, inLanguages: pages })
}

function propertiesById(client: OmnicasaClient, ids: number[], language: Language) {
  return client
    .read('GetPropertiesByIDs', {
      IDs: ids,
      StatusList: publishedStatuses,
      DisplayFields: fieldsIn(language),
      ...inLanguage(language),
    })
    .then(rowsOf)
}

function fieldsIn(language: Language): string[] {
  return language === mainLanguage ? mainFields : translatedFields
}

interface Pages {
  main: PropertyRow[]
  inLanguages: PerLanguage<{ rows: PropertyRow[] }>
}

/** Joins the languages by id. A row that slid to another page between two requests is asked for by its id. */
async function merged(client: OmnicasaClient, { main, inLanguages }: Pages): Promise<ParsedListing[]> {
  const byLanguage = await inEveryLanguage(async (language) => {
    const byId = new Map(inLanguages[language].rows.map((row) => [String(row.ID), row]))
    if (language === mainLanguage) return byId
    const missing = main
      .filter(({ ID }) => !byId.has(String(ID)))
      .flatMap(({ ID }) => identifier.safeParse(Number(ID)).data ?? [])
    if (missing.length === 0) return byId
    const { rows } = await propertiesById(client, missing, language)
    for (const row of rows) byId.set(String(row.ID), row)
    // Better no news than a page whose French has become Dutch.
    if (byId.size === 0) throw new PlatformError(`the list is empty in ${language} alone`)
    return byId
  })
  return main.map((row) => {
    const rows: PropertyRows = { [mainLanguage]: row } as PropertyRows
    for (const language of languages) {
      const translated = byLanguage[language].get(String(row.ID))
      // Rows that lost their number cannot be told apart: each keeps to itself and is refused as it came.
      if (translated && language !== mainLanguage) rows[language] = translated
    }
    return toListing(rows)
  })
}

export async function inEveryLanguage<T>(ask: (language: Language) => Promise<T>): Promise<PerLanguage<T>> {
  const answers = await Promise.all(
    languages.map(async (language) => [language, await ask(language)] as const),
  )
  return Object.fromEntries(answers) as PerLanguage<T>
}

const categorySchema = z.object({
  WebID: requiredNumber,
  Name: text,
  ShowOrder: optionalNumber,
  Sale: flag,
  Rent: flag,
})

export async function listCategories(client: OmnicasaClient): Promise<Category[]> {
  const lists = await inEveryLanguage(async (language) => {
    const { rows } = rowsOf(await client.read('GetWebIDList', { LanguageId: languageIds[language] }))
    return rows.flatMap((row) => categorySchema.safeParse(row).data ?? [])
  })
  return lists[mainLanguage].map(({ WebID, Name, ShowOrder, Sale, Rent }) => ({
    id: WebID,
    showOrder: ShowOrder ?? 0,
    deals: [...(Sale ? (['sale'] as const) : []), ...(Rent ? (['rent'] as const) : [])],
    names: Object.fromEntries(
      languages.map((language) => [
        language,
        lists[language].find((row) => row.WebID === WebID)?.Name || Name,
      ]),
    ) as PerLanguage<string>,
  }))
}

export async function listDeletedIds(client: OmnicasaClient): Promise<number[]> {
  const value = await client.read('GetDeletedPropertyIDs')
  const ids = Array.isArray(value) ? value : (pageSchema.safeParse(value).data?.Items ?? [])
  return ids.flatMap((id) => requiredNumber.pipe(identifier).safeParse(id).data ?? [])
}
