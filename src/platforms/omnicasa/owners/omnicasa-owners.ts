import type { PlatformOwners } from '../../platform-owners'
import { PlatformError } from '../../platform-error'
import { type OmnicasaClient, type Parameters } from '../omnicasa-client'
import { identifier } from '../../loose-values'
import { dayViews, matchingDemands, sourceViews, viewTotals } from './figure-rows'
import { listOf } from './loose-rows'
import { optionalParts } from './optional-parts'
import { storyReader } from './story-reader'

/** More homes in one question make an address that is too long. */
const homesAtOnce = 40

export function omnicasaOwners(
  client: OmnicasaClient,
  { siteMediumId }: { siteMediumId: number },
): PlatformOwners {
  const ask = optionalParts(client)

  return {
    async listListingIds(email) {
      const value = await client.read('GetRelatedProperties', { Email: email, DisplayFields: 'ID' })
      const ids = listOf(value ?? [])?.map((row) => identifier.safeParse(Number(row.ID)).data)
      // Whom the platform names for no home loses it: an answer is not guessed at.
      if (!ids || ids.includes(undefined))
        throw new PlatformError('GetRelatedProperties: the answer has no known shape')
      return ids.map(String)
    },
    async readStory(listingId, languages) {
      const reader = storyReader(ask, Number(listingId), languages)
      const [views, sources, demands, visits, communications, media, checklist] = await Promise.all([
        reader.figures('GetVisitStatisticOfProperty', viewTotals),
        reader.figures('GetManyVisitStatisticsOfProperty', (value) => sourceViews(value, siteMediumId)),
        reader.figures('GetMatchingStatisticOfProperty', matchingDemands),
        reader.histories('GetCalendarHistories'),
        reader.histories('GetAutomaticHistories'),
        reader.histories('GetMediaOnlineHistories'),
        reader.checklist('GetPropertyCheckList'),
      ])
      const story = { views, sources, demands, visits, communications, media, checklist }
      // A changed password is refused like an unknown operation: then nothing is known, and nothing is forgotten.
      if (Object.values(story).every((part) => part === null))
        throw new PlatformError('the platform told nothing about this home')
      return { ...story, undatedIds: [...reader.undatedIds], notUnderstood: [...reader.notUnderstood] }
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
