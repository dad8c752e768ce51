import { createHash } from 'node:crypto'

import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { privateHeaders, publicHeaders } from '@/http-cache/cache-headers'

import { getCookiePage } from './data/paths'
import { getSite } from './data/site'
import { Document, type DocumentProps } from './document'
import { renderedPages } from './observed'
import type { Answer, Page, PageCache } from './page'
import { policyWithTags } from './policy'
import { sentHtml } from './sent-html'
import { speculationHeaders } from './speculation-rules'
import { utf8 } from './utf8'

/** Turns what a screen answers into what is sent. */
export async function respond(answer: Answer, request: Request): Promise<Response> {
  if (answer instanceof Response) return answer
  const document = await documentOf(answer)
  const { site, hasTags } = document.props
  const startedAt = performance.now()
  const body = utf8(`<!doctype html>${sentHtml(renderToStaticMarkup(document))}`)
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

/** A page with all that its document shows, ready to be rendered. */
export async function documentOf(page: Page): Promise<ReactElement<DocumentProps>> {
  const [site, cookiePage] = await Promise.all([
    page.site ?? getSite(page.locale),
    getCookiePage(page.locale),
  ])
  // One person's own page is nobody else's business: its address may hold a key.
  const hasTags = page.shell !== null && page.cache !== 'private'
  return createElement(Document, { page, site, hasTags, policyHref: cookiePage?.path })
}

function cacheHeaders(cache: PageCache): Record<string, string> {
  if (cache === 'private') return privateHeaders
  if (cache === 'fresh') return { 'Cache-Control': 'private, no-cache' }
  return publicHeaders(cache.tags, cache)
}
