import { z } from 'zod'

import { inAllLanguages, type Language, languages, mainLanguage, type PerLanguage } from '@/domain/language'
import { iconOfWebId } from '@/domain/listing/category-icon'
import type { HomeKind } from '@/domain/listing/home-kind'

import type { ListPage, ListRequest } from '../platform'
import type { Category, ExternalId, ParsedListing } from '../platform-offer'
import { PlatformError } from '../platform-error'
import { type OmnicasaClient, type Parameters } from './omnicasa-client'
import { kindOfMainType } from './omnicasa-main-types'
import {
  mainFields,
  type PropertyRow,
  type PropertyRows,
  publishedStatuses,
  toListing,
  translatedFields,
} from './omnicasa-property'
import { flag, identifier, optionalNumber, requiredNumber, text } from '../loose-values'

export const languageIds = inAllLanguages({ nl: 1, fr: 2, en: 3, de: 4 })

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

/** The platform pages by row number; its cursor is how many rows to pass over. */
export async function listListings(
  client: OmnicasaClient,
  { cursor, limit, changedSince }: ListRequest,
): Promise<ListPage> {
  const offset = Number(cursor ?? 0)
  const parameters = {
    Status: publishedStatuses,
    SortFields: 'ID',
    Limit1: offset + 1,
    Limit2: offset + limit,
    ChangeSince: changedSince,
  }
  const pages = await inEveryLanguage((language) =>
    client
      .read('GetPropertyList', { ...parameters, ...inLanguage(language), DisplayFields: fieldsIn(language) })
      .then(rowsOf),
  )
  const { rows, total } = pages[mainLanguage]
  const records = await merged(client, { main: rows, inLanguages: pages })
  const read = offset + rows.length
  // A page that is cut short is the last one: the site sees by the total that rows are missing.
  const isLast = read >= (total ?? rows.length) || rows.length < limit
  return { records, rows: rows.length, total: total ?? rows.length, next: isLast ? null : String(read) }
}

export async function listListingsById(
  client: OmnicasaClient,
  externalIds: ExternalId[],
): Promise<ParsedListing[]> {
  const ids = externalIds.flatMap((id) => identifier.safeParse(Number(id)).data ?? [])
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

const typeSchema = z.object({ ID: requiredNumber, WebID: requiredNumber })

/** Agencies number their categories themselves: what one holds follows from the types that the platform puts in it. */
async function kindsOfCategories(client: OmnicasaClient): Promise<Map<number, HomeKind>> {
  const { rows } = rowsOf(
    await client.read('GetTypeOfPropertyList', { LanguageId: languageIds[mainLanguage] }),
  )
  const types = rows.flatMap((row) => typeSchema.safeParse(row).data ?? [])
  const perCategory = Map.groupBy(types, ({ WebID }) => WebID)
  return new Map(
    [...perCategory].map(([id, own]) => [id, commonest(own.map(({ ID }) => kindOfMainType(ID)))]),
  )
}

function commonest(kinds: HomeKind[]): HomeKind {
  const known = kinds.filter((kind) => kind !== 'unknown')
  const groups = [...Map.groupBy(known, (kind) => kind).values()]
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0] ?? 'unknown'
}

export async function listCategories(client: OmnicasaClient): Promise<Category[]> {
  const kinds = await kindsOfCategories(client)
  const lists = await inEveryLanguage(async (language) => {
    const { rows } = rowsOf(await client.read('GetWebIDList', { LanguageId: languageIds[language] }))
    return rows.flatMap((row) => categorySchema.safeParse(row).data ?? [])
  })
  return lists[mainLanguage].map(({ WebID, Name, ShowOrder, Sale, Rent }) => ({
    id: String(WebID),
    kind: kinds.get(WebID) ?? 'unknown',
    icon: iconOfWebId(WebID),
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

export async function listDeletedIds(client: OmnicasaClient): Promise<ExternalId[]> {
  const value = await client.read('GetDeletedPropertyIDs')
  const ids = Array.isArray(value) ? value : (pageSchema.safeParse(value).data?.Items ?? [])
  return ids.flatMap((id) => requiredNumber.pipe(identifier).safeParse(id).data ?? []).map(String)
}
