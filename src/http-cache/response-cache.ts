import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

/**
 * A page says here how long shared caches may keep it and by which tags it can be purged. App Router pages cannot
 * set response headers, so our server hands them the response: see docs/decisions/0009.
 */
const shared = globalThis as { gevelResponse?: AsyncLocalStorage<ServerResponse>; gevelBuild?: string }
const current = (shared.gevelResponse ??= new AsyncLocalStorage<ServerResponse>())

/** Safety net should a purge ever be lost; purging, not time, keeps pages true. */
const sharedSeconds = 3600

export function withResponse<T>(response: ServerResponse, handle: () => T): T {
  return current.run(response, handle)
}

/** From now on every page is also known by the build that makes it. */
export function setBuild(buildId: string): void {
  shared.gevelBuild = buildId
}

export function buildTag(buildId: string): string {
  return `build-${buildId}`
}

/** Declares the page public: the same for every visitor, kept by shared caches until one of its tags is purged. */
export function cachePublicly(tags: string[], { seconds = sharedSeconds }: { seconds?: number } = {}): void {
  const response = current.getStore()
  if (!response || response.headersSent) return
  const list = [...(shared.gevelBuild ? [buildTag(shared.gevelBuild)] : []), ...tags].join(' ')
  response.setHeader('Cache-Control', `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=60`)
  response.setHeader('xkey', list)
  response.setHeader('Surrogate-Key', list)
}

/** Declares the page one person's own: no cache may keep it, whatever it says later. */
export function answerPrivately(): void {
  const response = current.getStore()
  if (response && !response.headersSent) response.setHeader('Cache-Control', 'private, no-store')
}

/** For pages that render normally but must say another thing than 200, such as 410. */
export function answerWith(status: number): void {
  const response = current.getStore()
  if (response && !response.headersSent) response.statusCode = status
}
