import { entryTag, missingTag, shellTag } from '@/features/content/content-tags'
import { cachePublicly } from '@/http-cache/response-cache'

/** Every page has the shell around it, and names itself by its entry where it has one. */
export function cachePage(tags: string[], { entry }: { entry?: string } = {}): void {
  cachePublicly([shellTag, ...(entry ? [entryTag(entry)] : []), ...new Set(tags)])
}

/** A redirect lasts as long as no path changes. */
export function cacheRedirect(): void {
  cachePublicly([missingTag])
}
