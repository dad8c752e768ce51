import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import { keptAt } from '@/domain/media/kept-file'
import type { PictureHosts } from '@/domain/media/picture-url'
import { slug } from '@/i18n/paths/slug'

import { atMost } from './at-most'
import type { StoredDocument } from './listing-documents'

/** What a browser may show on our own address; anything else is only saved. */
const shown = new Map([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
])

interface FileHosts extends PictureHosts {
  /** Where our copies lie, below that of uploads. */
  mediaFolder: string
}

/** Before the cache in front of us gives up. */
const beginsWithinMs = 12_000
const endsWithinMs = 20_000
const mostBytes = 25_000_000

/**
 * The file itself, passed on: the visitor never sees where it lies. Only from where the platform keeps its files: an
 * address in its data must not reach into our own network. `null` when it cannot be had.
 */
export async function fetchDocument(
  { name, url }: StoredDocument,
  hosts: FileHosts,
): Promise<Response | null> {
  const copy = keptAt(url)
  if (copy) return readCopy(path.join(hosts.mediaFolder, copy.path), name)
  if (!isKeptAt(url, hosts)) return null
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), beginsWithinMs)
  const signal = AbortSignal.any([late.signal, AbortSignal.timeout(endsWithinMs)])
  const file = await fetch(url, { signal, redirect: 'error', headers: { Accept: '*/*' } })
    .catch(() => null)
    .finally(() => clearTimeout(timer))
  if (!file?.ok || !file.body) return null
  if (Number(file.headers.get('Content-Length') ?? 0) > mostBytes) {
    await file.body.cancel()
    return null
  }
  const type = file.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const ending = shown.get(type) ?? endingOf(url)
  return new Response(file.body.pipeThrough(atMost(mostBytes)), {
    headers: headersOf({ name, type, ending }),
  })
}

function headersOf({ name, type, ending }: { name: string; type: string; ending: string }) {
  const fileName = `${slug(name) || 'document'}${ending ? `.${ending}` : ''}`
  return {
    'Content-Type': shown.has(type) ? type : 'application/octet-stream',
    'Content-Disposition': `${shown.has(type) ? 'inline' : 'attachment'}; filename="${fileName}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  }
}

async function readCopy(file: string, name: string): Promise<Response | null> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return null
  const ending = path.extname(file).slice(1)
  const type = [...shown].find(([, known]) => known === ending)?.[0] ?? ''
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>, {
    headers: headersOf({ name, type, ending }),
  })
}

function isKeptAt(url: string, { storageHost, cdnOrigin }: PictureHosts): boolean {
  if (!URL.canParse(url)) return false
  const { host, origin, protocol } = new URL(url)
  return /^https?:$/.test(protocol) && (host === storageHost.toLowerCase() || origin === cdnOrigin)
}

function endingOf(url: string): string {
  return /\.([a-z\d]{2,4})$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? ''
}
