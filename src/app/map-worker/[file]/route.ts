import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { version } from 'maplibre-gl/package.json'

/** An address names the version of the library, so that its file never changes. */
const forEver = 'public, max-age=31536000, immutable'

/** MapLibre's worker, as its package has it: it must come from our own host, and no bundler may touch it. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  if ((await params).file !== `${version}.mjs`)
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const file = path.resolve('node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs')
  return new Response(new Uint8Array(await readFile(file)), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': forEver },
  })
}
