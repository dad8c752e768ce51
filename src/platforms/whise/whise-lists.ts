import { z } from 'zod'

import { type Language, languages, mainLanguage, perLanguage, type PerLanguage } from '@/domain/language'

import { brusselsText, identifier, optionalNumber } from '../loose-values'
import type { ListPage, ListRequest } from '../platform'
import { PlatformError } from '../platform-error'
import type { ExternalId, ParsedListing } from '../platform-offer'
import type { Body, WhiseClient, WhiseSettings } from './whise-client'
import { activeStatus, endedStatuses, hiddenStatuses, languageIds, onlineStatuses } from './whise-codes'
import { toListing } from './whise-estate'
import type { EstateRow, EstateRows } from './whise-texts'

const rowSchema = z.record(z.string(), z.unknown())
const listSchema = z.looseObject({ totalCount: optionalNumber })

export interface Rows {
  rows: EstateRow[]
  total: number | null
}

/** The collection is absent when there is nothing in it. */
export function rowsOf(answer: Body, collection: string): Rows {
  const { totalCount, [collection]: items } = listSchema.parse(answer)
  if (items !== undefined && items !== null && !Array.isArray(items))
    throw new PlatformError(`${collection} came in no known shape`)
  // What is no row at all still counts as one, or the pages would shift; it is refused for its missing number.
  const rows = (items ?? []).map((item: unknown) => rowSchema.safeParse(item).data ?? {})
  return { rows, total: totalCount }
}

const published = {
  StatusIds: [activeStatus],
  DisplayStatusIds: onlineStatuses,
  IncludeGroupEstates: false,
  ShowDetails: true,
  ShowRepresentatives: true,
}

async function askEstates(client: WhiseClient, filter: Body, page: { Limit: number; Offset: number }) {
  const order = [{ Field: 'id', Ascending: true }]
  return rowsOf(await client.read('estates/list', { Filter: filter, Sort: order, Page: page }), 'estates')
}

/** The platform pages by a count of rows; its cursor is how many to pass over. */
export async function listListings(
  client: WhiseClient,
  settings: WhiseSettings,
  { cursor, limit, changedSince }: ListRequest,
): Promise<ListPage> {
  const offset = Number(cursor ?? 0)
  const filter = {
    ...published,
    ...(changedSince && { UpdateDateTimeRange: { Min: localText(changedSince) } }),
  }
  const pages = await inEveryLanguage((language) =>
    askEstates(client, { ...filter, LanguageId: languageIds[language] }, { Limit: limit, Offset: offset }),
  )
  const { rows, total } = pages[mainLanguage]
  const records = await merged(client, settings, pages)
  const read = offset + rows.length
  // A page that is cut short is the last one: the site sees by the total that rows are missing.
  const isLast = read >= (total ?? rows.length) || rows.length < limit
  return { records, rows: rows.length, total: total ?? rows.length, next: isLast ? null : String(read) }
}

/** There is no call for one estate: it is a list of one. */
export async function listListingsById(
  client: WhiseClient,
  settings: WhiseSettings,
  externalIds: ExternalId[],
): Promise<ParsedListing[]> {
  const ids = externalIds.flatMap((id) => identifier.safeParse(Number(id)).data ?? [])
  if (ids.length === 0) return []
  return merged(client, settings, await inEveryLanguage((language) => estatesById(client, ids, language)))
}

function estatesById(client: WhiseClient, ids: number[], language: Language): Promise<Rows> {
  const filter = { ...published, EstateIds: ids, LanguageId: languageIds[language] }
  return askEstates(client, filter, { Limit: ids.length, Offset: 0 })
}

/** Joins the languages by id. A row that slid to another page between two requests is asked for by its id. */
async function merged(
  client: WhiseClient,
  settings: WhiseSettings,
  pages: PerLanguage<Rows>,
): Promise<ParsedListing[]> {
  // A group that came all the same is no home.
  const homes = pages[mainLanguage].rows.filter(({ canHaveChildren }) => canHaveChildren !== true)
  const byLanguage = await inEveryLanguage(async (language) => {
    const byId = new Map(pages[language].rows.map((row) => [String(row.id), row]))
    const missing = homes
      .filter(({ id }) => !byId.has(String(id)))
      .flatMap(({ id }) => identifier.safeParse(Number(id)).data ?? [])
    if (missing.length === 0) return byId
    const { rows } = await estatesById(client, missing, language)
    for (const row of rows) byId.set(String(row.id), row)
    // Better no news than a page whose French has become Dutch.
    if (byId.size === 0) throw new PlatformError(`the list is empty in ${language} alone`)
    return byId
  })
  return homes.map((row) => {
    const rows: EstateRows = { [mainLanguage]: row } as EstateRows
    for (const language of languages) {
      const translated = byLanguage[language].get(String(row.id))
      // Rows that lost their number cannot be told apart: each keeps to itself and is refused as it came.
      if (translated && language !== mainLanguage) rows[language] = translated
    }
    return toListing(rows, settings)
  })
}

async function inEveryLanguage<T>(ask: (language: Language) => Promise<T>): Promise<PerLanguage<T>> {
  const asked = perLanguage(ask)
  const answers = await Promise.all(
    languages.map(async (language) => [language, await asked[language]] as const),
  )
  return Object.fromEntries(answers) as PerLanguage<T>
}

const rowsPerPage = 200

/** Every row of a filter, without details and in one language. */
export async function readAll(client: WhiseClient, filter: Body): Promise<EstateRow[]> {
  const light = { ...filter, ShowDetails: false, LanguageId: languageIds[mainLanguage] }
  const all: EstateRow[] = []
  for (;;) {
    const { rows, total } = await askEstates(client, light, { Limit: rowsPerPage, Offset: all.length })
    all.push(...rows)
    if (rows.length < rowsPerPage || all.length >= (total ?? Infinity)) return all
  }
}

const recentMs = 7 * 86_400_000

/** Archived, deleted and taken offline in the last week; what ended earlier is found by its absence in a full list. */
export async function listDeletedIds(client: WhiseClient, now = new Date()): Promise<ExternalId[]> {
  const recent = { UpdateDateTimeRange: { Min: localText(new Date(now.getTime() - recentMs)) } }
  const everywhere = [...onlineStatuses, ...hiddenStatuses]
  const [ended, hidden] = await Promise.all([
    readAll(client, { ...recent, StatusIds: endedStatuses, DisplayStatusIds: everywhere }),
    readAll(client, { ...recent, StatusIds: [activeStatus], DisplayStatusIds: hiddenStatuses }),
  ])
  return [...ended, ...hidden].flatMap(({ id }) => identifier.safeParse(id).data ?? []).map(String)
}

/** As the platform writes its own moments: on the clocks of Brussels, without an offset. */
function localText(date: Date): string {
  return brusselsText(date).replace(' ', 'T')
}
