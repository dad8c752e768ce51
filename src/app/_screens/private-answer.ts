import { readLink } from '@/app/_data/links'
import { linkPath } from '@/domain/lead/link-path'
import type { LinkPurpose } from '@/domain/lead/link-purpose'
import { isLocale, type Locale } from '@/i18n/locales'

export interface LinkRequest {
  request: Request
  params: Promise<{ locale: string; token: string }>
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

const privately = { 'Cache-Control': 'private, no-store' }
const mostBytes = 100_000

/**
 * Does what a button of a private page asks. The link itself is the permission: whoever cannot read it cannot make a
 * browser post it either, so that no other site can press these buttons.
 */
export async function answerLink(
  { request, params, purpose, acceptsExpired = false }: LinkRequest,
  act: (link: PostedLink) => Promise<Response>,
): Promise<Response> {
  const { locale, token } = await params
  if (!isLocale(locale)) return refuse(404)
  const reading = readLink(purpose, token, new Date())
  if (reading.state === 'invalid') return refuse(404)
  // The page says in words what is the matter.
  if (reading.state === 'expired' && !acceptsExpired) return backTo(locale, purpose, token)
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return refuse(413)
  const posted = await request.formData().catch(() => new FormData())
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
  const Location = linkPath(locale, purpose, token) + (text && `?${text}`)
  return new Response(null, { status: 303, headers: { ...privately, Location } })
}

/** RFC 8058: what a mail program posts for its reader, without showing a page. */
export function isOneClick(posted: FormData): boolean {
  return posted.get('List-Unsubscribe') === 'One-Click'
}

export function done(): Response {
  return new Response('OK', { headers: { ...privately, 'Content-Type': 'text/plain; charset=utf-8' } })
}

export function refuse(status: number): Response {
  return new Response(null, { status, headers: privately })
}

/** Whoever follows such an address, a mail program that looks at every link included, changes nothing: it shows the page. */
export function showPage(purpose: LinkPurpose) {
  return async (_: Request, { params }: { params: LinkRequest['params'] }): Promise<Response> => {
    const { locale, token } = await params
    return isLocale(locale) ? backTo(locale, purpose, token) : refuse(404)
  }
}
