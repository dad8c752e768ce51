import type { Language } from '@/domain/language'

import type { CheckEntry, HistoryEntry, PlatformOwners, PlatformStory } from '../../platform-owners'
import { PlatformError } from '../../platform-error'
import { type OmnicasaClient, type Parameters } from '../omnicasa-client'
import { languageIds } from '../omnicasa-lists'
import { identifier } from '../../loose-values'
import { type CheckRow, checkRows } from './checklist-rows'
import { dayViews, matchingDemands, sourceViews, viewTotals } from './figure-rows'
import { type HistoryRow, historyRows } from './history-rows'
import { listOf } from './loose-rows'
import { optionalParts } from './optional-parts'

/** More homes in one question make an address that is too long. */
const homesAtOnce = 40

export function omnicasaOwners(
  client: OmnicasaClient,
  { siteMediumId }: { siteMediumId: number },
): PlatformOwners {
  const ask = optionalParts(client)

  async function histories(operation: string, objectId: number, languages: readonly Language[]) {
    const found = await inLanguages(languages, (language) =>
      ask(operation, { ObjectID: objectId, LanguageId: languageIds[language] }),
    )
    return found && joinHistories(found.map(([language, value]) => [language, historyRows(value)]))
  }

  return {
    async listListingIds(email) {
      const value = await client.read('GetRelatedProperties', { Email: email, DisplayFields: 'ID' })
      return listOf(value).flatMap((row) => {
        const id = identifier.safeParse(Number(row.ID)).data
        return id === undefined ? [] : [String(id)]
      })
    },
    async readStory(listingId, languages) {
      const id = Number(listingId)
      const [views, sources, demands, visits, communications, media, checks] = await Promise.all([
        ask('GetVisitStatisticOfProperty', { ID: id }),
        ask('GetManyVisitStatisticsOfProperty', { ID: id }),
        ask('GetMatchingStatisticOfProperty', { ID: id }),
        histories('GetCalendarHistories', id, languages),
        histories('GetAutomaticHistories', id, languages),
        histories('GetMediaOnlineHistories', id, languages),
        inLanguages(languages, (language) =>
          ask('GetPropertyCheckList', { ObjectID: id, LanguageId: languageIds[language] }),
        ),
      ])
      const story: PlatformStory = {
        views: viewTotals(views),
        sources: sources === null ? null : sourceViews(sources, siteMediumId),
        demands: matchingDemands(demands),
        visits,
        communications,
        media,
        checklist: checks && joinChecks(checks.map(([language, value]) => [language, checkRows(value)])),
      }
      // A changed password is refused like an unknown operation: then nothing is known, and nothing is forgotten.
      if (Object.values(story).every((part) => part === null))
        throw new PlatformError('the platform told nothing about this home')
      return story
    },
    async viewsPerDay(listingIds, { from, to }) {
      const days = []
      for (let start = 0; start < listingIds.length; start += homesAtOnce) {
        const ids = listingIds.slice(start, start + homesAtOnce)
        const asked: Parameters = { ObjectIDs: ids.map(Number), StartDate: from, EndDate: to }
        days.push(...dayViews(await ask('GetMediaObjectStatisticsGraphList', asked), siteMediumId))
      }
      return days
    },
  }
}

/** `null` when the platform lacks the part. */
async function inLanguages(
  languages: readonly Language[],
  read: (language: Language) => Promise<unknown>,
): Promise<[Language, unknown][] | null> {
  const found = await Promise.all(
    languages.map(async (language) => [language, await read(language)] as [Language, unknown]),
  )
  return found.every(([, value]) => value === null) ? null : found
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
