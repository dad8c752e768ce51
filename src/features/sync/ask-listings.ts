import type { Platform } from '@/platforms/platform'
import type { ExternalId, ParsedListing } from '@/platforms/platform-offer'

const atOnce = 4

/** Asks for listings by name, in one question where the platform takes one; what is not published is left out. */
export async function askListings(platform: Platform, ids: ExternalId[]): Promise<ParsedListing[]> {
  if (platform.listListingsById) return platform.listListingsById(ids)
  const found: ParsedListing[] = []
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = await Promise.all(ids.slice(start, start + atOnce).map((id) => platform.findListing(id)))
    found.push(...some.filter((record) => record !== null))
  }
  return found
}
