import type { Context } from 'hono'

import { env } from '@/env'

/** As it was asked for, its encoding included. */
export function rawPath(url: string): string {
  const path = url.slice(url.indexOf('/', 8))
  const end = path.search(/[?#]/)
  return end === -1 ? path : path.slice(0, end)
}

/** With its question mark, as it was asked for. */
export function rawSearch(url: string): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start).replace(/#.*$/s, '')
}

/** As if it had been asked for without what no screen reads. */
export function dropSearch(context: Context, known: string): void {
  const { raw, url } = context.req
  const { method, headers, signal } = raw
  context.req.raw = new Request(url.replace(/\?.*$/s, '') + known, { method, headers, signal })
}

/** What the page does not read may be for its scripts: a visitor who is led elsewhere on the site keeps it. */
export function takeAlong({ status, headers }: Response, others: string): void {
  const to = headers.get('Location')
  if (!to || status < 300 || status > 399 || to.includes('#')) return
  if (new URL(to, env.SITE_URL).origin !== new URL(env.SITE_URL).origin) return
  headers.set('Location', to.includes('?') ? `${to}&${others.slice(1)}` : to + others)
}
