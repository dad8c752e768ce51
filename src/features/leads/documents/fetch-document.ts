import { slug } from '@/i18n/slug'

import type { StoredDocument } from './listing-documents'

/** What a browser may show on our own address; anything else is only saved. */
const shown = new Map([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
])

/** Before the cache in front of us gives up. */
const timeoutMs = 12_000

/** The file itself, passed on: the visitor never sees where it lies. `null` when it cannot be had. */
export async function fetchDocument({ name, url }: StoredDocument): Promise<Response | null> {
  // Only until it begins: how long the rest takes is for the visitor's connection to say.
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeoutMs)
  const file = await fetch(url, { signal: late.signal, headers: { Accept: '*/*' } })
    .catch(() => null)
    .finally(() => clearTimeout(timer))
  if (!file?.ok || !file.body) return null
  const type = file.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const ending = shown.get(type) ?? endingOf(url)
  const fileName = `${slug(name) || 'document'}${ending ? `.${ending}` : ''}`
  return new Response(file.body, {
    headers: {
      'Content-Type': shown.has(type) ? type : 'application/octet-stream',
      'Content-Disposition': `${shown.has(type) ? 'inline' : 'attachment'}; filename="${fileName}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}

function endingOf(url: string): string {
  return /\.([a-z\d]{2,4})$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? ''
}
