import { open } from 'node:fs/promises'
import path from 'node:path'

import { keptPath } from '@/domain/media/kept-file'
import { mediaFiles } from '@/domain/media/media-file'
import { env } from '@/env'
import { immutableHeaders, uncachedHeaders } from '@/http-cache/cache-headers'

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
}

/** What editors uploaded, and our copies of a platform's files. Caches compress and cut it into ranges; here it is only read. */
export async function answerMedia(file: string, query: URLSearchParams): Promise<Response> {
  const width = Number(query.get('width') ?? Number.NaN)
  for (const name of mediaFiles(file, Number.isFinite(width) ? width : null)) {
    const type = contentTypes[path.extname(name).toLowerCase()]
    const body = type && (await readMedia(name))
    // An address names its version, so that its file never changes.
    if (body) return new Response(body, { headers: { 'Content-Type': type, ...immutableHeaders } })
  }
  return new Response(null, { status: 404, headers: uncachedHeaders })
}

async function readMedia(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const kept = keptPath(name)
  if (kept && !kept.isPublic) return null
  try {
    const handle = await open(path.resolve(env.MEDIA_FOLDER, kept?.path ?? name))
    try {
      return new Uint8Array(await handle.readFile())
    } finally {
      await handle.close()
    }
  } catch {
    return null
  }
}
