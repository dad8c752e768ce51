import { open } from 'node:fs/promises'
import path from 'node:path'

import { mediaFiles } from '@/domain/media/media-file'
import { env } from '@/env'

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
}

/** An address names its version, so that its file never changes. */
const forEver = 'public, max-age=31536000, immutable'

/** What editors uploaded. Caches compress and cut it into ranges; here it is only read. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const width = Number(new URL(request.url).searchParams.get('width') ?? Number.NaN)
  for (const name of mediaFiles(decoded(file), Number.isFinite(width) ? width : null)) {
    const type = contentTypes[path.extname(name).toLowerCase()]
    const body = type && (await readMedia(name))
    if (body) return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': forEver } })
  }
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

/** What cannot be decoded is no name of a file, and is left to be refused as such. */
function decoded(file: string): string {
  try {
    return decodeURIComponent(file)
  } catch {
    return file
  }
}

async function readMedia(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const handle = await open(path.resolve(env.MEDIA_FOLDER, name))
    try {
      return new Uint8Array(await handle.readFile())
    } finally {
      await handle.close()
    }
  } catch {
    return null
  }
}
