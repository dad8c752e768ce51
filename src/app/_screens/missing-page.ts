import { cachePublicly } from '@/http-cache/response-cache'

/** Unknown addresses are asked for by robots all day; a minute in the cache is enough to bear it. */
const missingSeconds = 60

export function tagMissingPage(tags: string[] = []): void {
  cachePublicly(['missing', ...tags], { seconds: missingSeconds })
}
