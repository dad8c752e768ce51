import { randomUUID } from 'node:crypto'

const given = /^[\w-]{1,64}$/

/** As the cache before the site numbered the request, so that both logs can be read together; else a new one. */
export function requestIdOf(header: string | undefined): string {
  return header !== undefined && given.test(header) ? header : randomUUID()
}
