import { type SourceKind, tagSources } from '@/domain/consent/tag-sources'
import type { TagIds } from '@/domain/consent/tags'
import { frameSources, streetViewSource } from '@/domain/media/embed'
import { env } from '@/env'

/** The map's document and the worker that draws it: the only ones that may ask the tile host. */
const mapPath = /^\/([a-z]{2}\/map\/$|assets\/maplibre-gl-worker-)/
const tileOrigin = env.MAP_STYLE_URL && new URL(env.MAP_STYLE_URL).origin
const players = env.STREET_VIEW_KEY ? [...frameSources, streetViewSource] : frameSources
const pictures = `${env.PICTURE_CDN_ORIGIN} ${env.PICTURE_STORAGE_HOST}`
/** Vite's client refreshes through a socket, and writes styles into the page. */
const isDevelopment = env.NODE_ENV === 'development'

/** What every answer says about what it may load and who may frame it. Nothing runs that is not a file of ours. */
export function policyHeaders(path: string): Record<string, string> {
  return mapPath.test(path) ? mapHeaders : pageHeaders
}

/** For a page on which the agency's tags may load once its visitor allows them; `{}` when it has none. */
export function policyWithTags(tags: TagIds): Record<string, string> {
  return Object.keys(tags).length > 0 ? { [policyName]: contentPolicy(false, tags) } : {}
}

const policyName = 'Content-Security-Policy'
const pageHeaders = headersWith(false)
const mapHeaders = headersWith(true)

function headersWith(isMap: boolean): Record<string, string> {
  return {
    [policyName]: contentPolicy(isMap),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-site',
  }
}

function contentPolicy(isMap: boolean, tags: TagIds = {}): string {
  const from = (kind: SourceKind) =>
    tagSources(tags, kind)
      .map((source) => ` ${source}`)
      .join('')
  return [
    "default-src 'self'",
    `script-src 'self'${from('script-src')}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    `img-src 'self' data: ${pictures}${isMap ? ` blob: ${tileOrigin}` : ''}${from('img-src')}`,
    `media-src 'self' ${pictures}`,
    "font-src 'self'",
    `connect-src 'self'${isMap ? ` ${tileOrigin}` : ''}${isDevelopment ? ' ws:' : ''}${from('connect-src')}`,
    ...(isMap ? ["worker-src 'self' blob:"] : []),
    // Players of films and tours, and a view of the street, which a page loads only when its visitor asks for one.
    `frame-src 'self' ${players.join(' ')}${from('frame-src')}`,
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ')
}
