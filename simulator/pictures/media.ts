import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import { readManifest } from './manifest'
import { type Source, photograph } from './picture-source'

const filmsFolder = path.resolve('demo/media')

type Film = { path: string; type: string; size: number }

/** A picture of the demo by its own name, for the pages of the site itself. */
export function mediaPicture(name: string): Source | undefined {
  const entry = readManifest().find(({ file }) => path.parse(file).name === name)
  return entry && photograph(entry)
}

/** `name` holds letters, digits and hyphens only. */
export async function filmFile(name: string, ending: 'mp4' | 'webm'): Promise<Film | undefined> {
  const file = path.join(filmsFolder, `${name}.${ending}`)
  const found = await stat(file).catch(() => undefined)
  return found && { path: file, type: `video/${ending}`, size: found.size }
}

/** Browsers ask for films in parts; Safari plays no film from a host that cannot. */
export async function sendFilm(
  film: Film,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = {
    'content-type': film.type,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400',
    'access-control-allow-origin': '*',
  }
  const part = partOf(request.headers.range, film.size)
  if (part === 'outside') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${film.size}` }).end()
    return
  }
  const { start, end } = part ?? { start: 0, end: film.size - 1 }
  response.writeHead(part ? 206 : 200, {
    ...headers,
    'content-length': end - start + 1,
    ...(part && { 'content-range': `bytes ${start}-${end}/${film.size}` }),
  })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  await pipeline(createReadStream(film.path, { start, end }), response).catch((error: unknown) => {
    // A visitor who leaves closes the connection half-way.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}

/** The one part asked for; a header that cannot be read, or asks for several parts, gets the whole film. */
export function partOf(
  range: string | undefined,
  size: number,
): { start: number; end: number } | 'outside' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (!from && !to) return undefined
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  return start >= size || start > end ? 'outside' : { start, end }
}
