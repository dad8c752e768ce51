import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { findRegionFile } from '@/features/listings/regions/region-files'
import { immutableHeaders, uncachedHeaders } from '@/http-cache/cache-headers'

import { builtFolder } from '../assets'
import { brandStyle } from '../brand-style'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** A file of this or an earlier build: its name changes with its content. */
export async function answerAsset(name: string): Promise<Response> {
  const type = contentTypes[path.extname(name)]
  if (!type || !/^[\w-][\w.-]*$/.test(name)) return missing()
  return file(path.resolve(builtFolder, 'assets', name), type)
}

/** The shapes of municipalities, fetched when a map opens. */
export function answerRegions(name: string): Response {
  const found = findRegionFile(name)
  if (!found) return missing()
  return new Response(found.body, {
    headers: {
      'Content-Type': 'application/json',
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

async function file(name: string, type: string): Promise<Response> {
  try {
    const body = new Uint8Array(await readFile(name))
    return new Response(body, { headers: { 'Content-Type': type, ...immutableHeaders } })
  } catch {
    return missing()
  }
}

function missing(): Response {
  return new Response(null, { status: 404, headers: uncachedHeaders })
}
