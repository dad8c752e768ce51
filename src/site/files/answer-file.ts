import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { findRegionFile } from '@/features/listings/regions/region-files'
import { immutableHeaders, uncachedHeaders } from '@/http-cache/cache-headers'

import { brandStyle } from '../brand-style'
import { builtAssets, keptAssets } from './kept-assets'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** A file of this or another release of the last days: its name changes with its content. */
export async function answerAsset(name: string): Promise<Response> {
  const type = contentTypes[path.extname(name)]
  if (!type || !/^[\w-][\w.-]*$/.test(name)) return missing()
  const body = (await read(path.join(builtAssets(), name))) ?? (await read(path.join(keptAssets(), name)))
  return body ? new Response(body, { headers: { 'Content-Type': type, ...immutableHeaders } }) : missing()
}

/** The shapes of municipalities, fetched when a map opens. */
export function answerRegions(name: string): Response {
  const found = findRegionFile(name)
  if (!found) return missing()
  return new Response(found.body, {
    headers: {
      'Content-Type': contentTypes[path.extname(name)] ?? 'application/json',
      ...(found.isCurrent ? immutableHeaders : uncachedHeaders),
    },
  })
}

export function answerBrand(name: string): Response {
  const style = brandStyle(name)
  if (!style) return missing()
  return new Response(style, { headers: { 'Content-Type': 'text/css; charset=utf-8', ...immutableHeaders } })
}

export async function answerIcon(): Promise<Response> {
  const icon = await readFile(path.resolve('src/site/files/icon.svg'))
  return new Response(new Uint8Array(icon), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400, s-maxage=86400' },
  })
}

async function read(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(file))
  } catch {
    return null
  }
}

function missing(): Response {
  return new Response(null, { status: 404, headers: uncachedHeaders })
}
