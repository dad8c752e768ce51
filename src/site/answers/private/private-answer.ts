import { linkPath } from '@/domain/lead/link-path'
import type { LinkPurpose } from '@/domain/lead/link-purpose'
import { privateHeaders } from '@/http-cache/cache-headers'
import { isLocale, type Locale } from '@/i18n/locales'

import { readLink } from '../../data/links'
import { formDataWithin } from '../posted-form'

export interface SignedLink {
  locale: string
  token: string
}

export interface LinkRequest extends SignedLink {
  request: Request
  purpose: LinkPurpose
  /** Stopping is allowed with an old link too. */
  acceptsExpired?: boolean
}

export interface PostedLink {
  locale: Locale
  token: string
  id: string
  posted: FormData
}

const mostBytes = 100_000

/**
 * Does what a button of a private page asks. The link itself is the permission: whoever cannot read it cannot make a
 * browser post it either, so that no other site can press these buttons.
 */
export async function answerLink(
  { request, locale, token, purpose, acceptsExpired = false }: LinkRequest,
  act: (link: PostedLink) => Promise<Response>,
): Promise<Response> {
  if (!isLocale(locale)) return refuse(404)
  const reading = readLink(purpose, token, new Date())
  if (reading.state === 'invalid') return refuse(404)
  // The page says in words what is the matter.
  if (reading.state === 'expired' && !acceptsExpired) return backTo(locale, purpose, token)
  const posted = await formDataWithin(request, mostBytes)
  if (!posted) return refuse(413)
  return act({ locale, token, id: reading.id, posted })
}

/** To the page itself, so that a reload asks nothing twice. */
export function backTo(
  locale: Locale,
  purpose: LinkPurpose,
  token: string,
  query: Record<string, string> | URLSearchParams = {},
): Response {
  const text = new URLSearchParams(query).toString()
  // Signed links have no such letters; made-up ones may, and no header takes them.
  const Location = linkPath(locale, purpose, encodeURIComponent(token)) + (text && `?${text}`)
  return new Response(null, { status: 303, headers: { ...privateHeaders, Location } })
}

/** RFC 8058: what a mail program posts for its reader, without showing a page. */
export function isOneClick(posted: FormData): boolean {
  return posted.get('List-Unsubscribe') === 'One-Click'
}

export function done(): Response {
  return new Response('OK', { headers: { ...privateHeaders, 'Content-Type': 'text/plain; charset=utf-8' } })
}

export function refuse(status: number): Response {
  return new Response(null, { status, headers: privateHeaders })
}

/** Whoever follows such an address, a mail program that looks at every link included, changes nothing: it shows the page. */
export function showPage(purpose: LinkPurpose, { locale, token }: SignedLink): Response {
  return isLocale(locale) ? backTo(locale, purpose, token) : refuse(404)
}
