import { entryTag, missingTag, shellTag } from '@/features/content/content-tags'

/** Every page has the shell around it, and names itself by its entry where it has one. */
export function pageTags(tags: readonly string[], { entry }: { entry?: string } = {}): string[] {
  return [shellTag, ...(entry ? [entryTag(entry)] : []), ...new Set(tags)]
}

/** A redirect lasts as long as no path changes. */
export const redirectTags = [missingTag]
