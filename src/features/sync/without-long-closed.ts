import { isLongClosed } from '@/domain/listing/closed-listing'
import type { ParsedListing, Platform } from '@/platforms/platform'

/** The platform without the homes that were sold or rented so long ago that the site has let them go. */
export function withoutLongClosed(platform: Platform, now: Date): Platform {
  const shown = (records: ParsedListing[]) =>
    records.filter((record) => !record.ok || !isLongClosed(record.value, now))
  return {
    ...platform,
    async listListings(request) {
      const page = await platform.listListings(request)
      return { ...page, records: shown(page.records) }
    },
    listListingsById: async (ids) => shown(await platform.listListingsById(ids)),
  }
}
