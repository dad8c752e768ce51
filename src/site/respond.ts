import { createHash } from 'node:crypto'

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { privateHeaders, publicHeaders } from '@/http-cache/cache-headers'

import { getCookiePage } from './data/paths'
import { getSite } from './data/site'
import { Document } from './document'
import { renderedPages } from './observed'
import type { Answer, PageCache } from './page'
import { policyWithTags } from './policy'
import { speculationHeaders } from './speculation-rules'
import { utf8 } from './utf8'

/** Turns what a screen answers into what is sent. */
export async function respond(answer: Answer, request: Request): Promise<Response> {
  if (answer instanceof Response) return answer
  const [site, cookiePage] = await Promise.all([getSite(answer.locale), getCookiePage(answer.locale)])
  // One person's own page is nobody else's business: its address may hold a key.
  const hasTags = answer.shell !== null && (answer.cache !== 'private' || answer.isAnonymous === true)
  const props = { page: answer, site, hasTags, policyHref: cookiePage?.path }
  const startedAt = performance.now()
  const body = utf8(`<!doctype html>${renderToStaticMarkup(createElement(Document, props))}`)
  if (renderedPages.hasSubscribers) renderedPages.publish((performance.now() - startedAt) / 1000)
  const status = answer.status ?? 200
  const ETag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const headers = {
    ...cacheHeaders(answer.cache),
    ...(hasTags && policyWithTags(site.tags)),
    ...(answer.shell && typeof answer.cache === 'object' && speculationHeaders),
    ETag,
    'Content-Type': 'text/html; charset=utf-8',
  }
  if (status === 200 && isKnown(ETag, request.headers.get('if-none-match')))
    return new Response(null, { status: 304, headers })
  return new Response(body, { status, headers: { ...headers, 'Content-Length': String(body.length) } })
}

/** Whoever compresses a page on its way marks its tag as weak. */
function isKnown(tag: string, known: string | null): boolean {
  return (known ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}

function cacheHeaders(cache: PageCache): Record<string, string> {
  if (cache === 'private') return privateHeaders
  if (cache === 'fresh') return { 'Cache-Control': 'private, no-cache' }
  return publicHeaders(cache.tags, cache)
}
