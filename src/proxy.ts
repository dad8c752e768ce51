import { type NextRequest, NextResponse } from 'next/server'

import { frameSources } from '@/domain/media/embed'
import { env } from '@/env'

export const config = { matcher: ['/((?!_next/|healthz$|readyz$).*)'] }

const cmsPath = /^\/(admin|api)(\/|$)/
/** What the admin shows of the site: drafts, and the pictures in them. */
const previewPath = /^\/([a-z]{2}\/preview|media)\//

/** A form's own address: its page is fetched there, and it is sent there. */
const formPath = /^\/[a-z]{2}\/forms\/[a-z-]+\/$/

/** What else takes a post: that same form's handler, and the buttons on pages behind signed links. */
const postPath =
  /^\/[a-z]{2}\/(forms\/[a-z-]+\/send|(demand|appointment|newsletter\/(stop|confirm))\/[^/]+\/[a-z]+)\/$/

/** The map's document and the worker that draws it: the only ones that may ask the tile host. */
const mapPath = /^\/([a-z]{2}\/map\/$|map-worker\/)/
const tileOrigin = env.MAP_STYLE_URL && new URL(env.MAP_STYLE_URL).origin

/** Decides roles and slashes; routing itself is the known-path table's work. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  const isCmsPath = cmsPath.test(pathname)
  if (env.GEVEL_ROLE === 'cms') {
    if (isCmsPath) return NextResponse.next()
    return previewPath.test(pathname)
      ? withPolicy(request)
      : NextResponse.redirect(new URL('/admin', env.CMS_URL))
  }
  if (isCmsPath && env.GEVEL_ROLE === 'both') return NextResponse.next()
  // The site and the admin are one build: a visitor's copy does not know the admin exists.
  if (isCmsPath) return NextResponse.rewrite(new URL('/not-on-the-site/', request.url), { status: 404 })
  if (pathname === '/') return NextResponse.next()
  // A page and a handler cannot share an address in Next; the handler sets its own headers.
  if (request.method === 'POST' && formPath.test(pathname)) {
    return NextResponse.rewrite(new URL(`${pathname}send/${search}`, request.url))
  }
  if (!pathname.endsWith('/') && !/\.[a-z0-9]+$/i.test(pathname)) {
    return cacheable(NextResponse.redirect(new URL(`${pathname}/${search}`, env.SITE_URL), 308))
  }
  // A page takes no post: Next would look in it for a Server Action, of which the site has none.
  if (!['GET', 'HEAD'].includes(request.method) && !postPath.test(pathname)) {
    return new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  }
  return withPolicy(request)
}

function cacheable(response: NextResponse): NextResponse {
  response.headers.set('Cache-Control', 'public, max-age=0, s-maxage=3600')
  return response
}

/** Scripts run only with the nonce of their page; Next puts it on its own. */
function withPolicy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID())
  const isMap = mapPath.test(request.nextUrl.pathname)
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${env.NODE_ENV === 'production' ? '' : " 'unsafe-eval'"}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${env.PICTURE_CDN_ORIGIN} ${env.PICTURE_STORAGE_HOST}${isMap ? ` blob: ${tileOrigin}` : ''}`,
    `media-src 'self' ${env.PICTURE_CDN_ORIGIN} ${env.PICTURE_STORAGE_HOST}`,
    "font-src 'self'",
    `connect-src 'self'${isMap ? ` ${tileOrigin}` : ''}`,
    ...(isMap ? ["worker-src 'self' blob:"] : []),
    // Players of films and tours, which a page loads only when its visitor asks for one.
    `frame-src 'self' ${frameSources.join(' ')}`,
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ')
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  response.headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  response.headers.set('X-Content-Type-Options', 'nosniff')
  return response
}
