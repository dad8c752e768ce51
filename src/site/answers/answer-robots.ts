import { env } from '@/env'
import { sharedHeaders } from '@/http-cache/cache-headers'

/** Answers for our own scripts, and pages that are the same as another. */
const ownAddresses = [
  'forms',
  'count',
  'map',
  'map-data',
  'found-homes',
  'kept-homes',
  'region-tree',
  'regions',
  'places',
  'quick-search',
  'preview',
].map((name) => `/*/${name}/`)

/** Filters make more addresses than any robot can read; a place, a type or a page of a list alone may be found. */
const filters = [
  ...[
    'homes=',
    'sort=',
    'q=',
    'text=',
    'reference=',
    'municipality=',
    'province=',
    'area=',
    'price-',
    'bedrooms',
  ],
  ...[
    'garages-',
    'parkings-',
    'living-',
    'plot-',
    'energy=',
    'garden=',
    'terrace=',
    'new-build=',
    'furnished=',
  ],
  ...['lift=', 'available=', 'free=', 'city=*city=', 'type=*type=', 'city=*type='],
].map((name) => `/*?*${name}`)

export function answerRobots(): Response {
  const lines = [
    'User-agent: *',
    ...[...ownAddresses, ...filters].map((address) => `Disallow: ${address}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', env.SITE_URL).href}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...sharedHeaders },
  })
}
