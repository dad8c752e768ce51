/** Safety net should a purge ever be lost; purging, not time, keeps pages true. */
const sharedSeconds = 3600

let ownBuild: string | null = null

/** From now on every public answer is also known by the build that makes it. */
export function setBuild(buildId: string): void {
  ownBuild = buildId
}

export function buildTag(buildId: string): string {
  return `build-${buildId}`
}

/** For an answer that is the same for every visitor: shared caches keep it until one of its tags is purged. */
export function publicHeaders(
  tags: Iterable<string>,
  { seconds = sharedSeconds }: { seconds?: number } = {},
): Record<string, string> {
  const list = [...(ownBuild ? [buildTag(ownBuild)] : []), ...new Set(tags)].join(' ')
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=60`,
    xkey: list,
    'Surrogate-Key': list,
  }
}

/** For an answer that is the same for every visitor and shows nothing that could change before its time is over. */
export const sharedHeaders = { 'Cache-Control': `public, max-age=0, s-maxage=${sharedSeconds}` }

/** For what is one person's own: no cache may keep it. */
export const privateHeaders = { 'Cache-Control': 'private, no-store' }

/** Its name changes with its content. */
export const immutableHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }

export const uncachedHeaders = { 'Cache-Control': 'no-store' }
