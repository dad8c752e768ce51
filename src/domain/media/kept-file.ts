import { mediaPath } from './media-file'

/**
 * Copies of a platform's files, for platforms whose addresses end. Everybody may open the first kind; of the second the
 * site passes on what was released.
 */
const keptName = /^(home|paper)-([\da-f]{2})[\da-f]{38}(?:-(?:thumb|mobile|desktop))?\.(?:webp|pdf|jpg|png)$/

/** Where copies lie below the folder of uploads. */
const keptFolders = { home: 'home-files', paper: 'home-papers' } as const

/** No browser follows it: what is not public has no address. */
const paperScheme = 'kept:'

interface KeptName {
  /** Below the folder of uploads. */
  path: string
  isPublic: boolean
}

/** `null` for a file that is no such copy. */
export function keptPath(name: string): KeptName | null {
  const [, kind, shard] = keptName.exec(name) ?? []
  if (kind !== 'home' && kind !== 'paper') return null
  return { path: `${keptFolders[kind]}/${shard}/${name}`, isPublic: kind === 'home' }
}

export function keptUrl(name: string): string {
  return keptPath(name)?.isPublic ? `${mediaPath}${name}` : `${paperScheme}${name}`
}

/** The copy that an address of a picture or document means; `null` for every other address. */
export function keptAt(url: string): KeptName | null {
  for (const start of [mediaPath, paperScheme])
    if (url.startsWith(start)) return keptPath(url.slice(start.length).replace(/\?.*$/, ''))
  return null
}
