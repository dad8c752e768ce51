import { leadKinds } from '@/domain/lead/lead-kind'
import { knownQueries } from '@/i18n/paths/known-parameters'
import { createSite } from '@/site/site-app'

import type { Random } from '../../../simulator/seed/random'
import { hostileTexts } from '../forms/hostile-text'

export interface Route {
  method: string
  /** As it was registered, such as `/:locale{[a-z][a-z]}/forms/:form/`. */
  pattern: string
  part: string
}

/** Every route that the site answers, read from the site itself. */
export function siteRoutes(): Route[] {
  const found = createSite({ indexNowKey: 'drill-of-attacks' })
    .routes.filter(({ path }) => path !== '/*')
    .map(({ method, path }) => ({ method, pattern: path, part: partOf(path) }))
  return [...new Map(found.map((route) => [route.method + route.pattern, route])).values()]
}

function partOf(pattern: string): string {
  if (/portal|login/.test(pattern)) return 'sign-in and portal'
  if (/forms\/|consent|my-data/.test(pattern)) return 'forms'
  if (pattern.includes(':token')) return 'signed links'
  if (pattern.startsWith('/mcp')) return 'assistants'
  if (/^\/(tiles|media|assets|brand|images|regions)\//.test(pattern)) return 'tiles and files'
  if (/platform|seen/.test(pattern)) return 'messages'
  return 'pages and data'
}

export const locales = ['nl', 'fr', 'en', 'de']

const files = ['site.jpg', '1.jpg', 'pages-1.xml', 'list.svg', '0.mvt', 'B.svg', 'main.js', 'gent.jpg']

/** An address of this route: sometimes as it should be, more often not. */
export function addressOf(random: Random, pattern: string, mark: string): string {
  return pattern.replaceAll(/:(\w+)(?:\{([^{}]|\{[^{}]*\})*\})?\??/g, (_, name: string) => {
    if (name === 'locale') return random.chance(0.85) ? random.pick(locales) : random.pick(oddSegments)(mark)
    if (random.chance(0.5)) return usual(random, name, mark)
    return random.pick(oddSegments)(mark)
  })
}

function usual(random: Random, name: string, mark: string): string {
  if (name === 'form') return random.pick(leadKinds)
  if (name === 'file') return random.pick(files)
  if (name === 'token') return `${random.int(1, 9999)}.${random.int(1, 99_999_999)}.${mark}`
  if (name === 'platform') return 'omnicasa'
  if (['z', 'x', 'y', 'id', 'home', 'version'].includes(name)) return String(random.int(0, 4_294_967_296))
  return random.pick(['1', mark, '100002'])
}

/** One part of a path that nobody means well with. */
export const oddSegments: ((mark: string) => string)[] = [
  (mark) => mark,
  () => '..',
  () => '%2e%2e',
  () => '..%2f..%2f..%2fetc%2fpasswd',
  () => '..%5c..%5cwindows%5cwin.ini',
  () => '%252e%252e%252fetc%252fpasswd',
  () => '....//....//etc/passwd',
  () => '%c0%ae%c0%ae%c0%af',
  () => '.env',
  () => '.git/config',
  (mark) => `%00${mark}`,
  (mark) => `${mark}%0d%0aX-Injected:%20${mark}`,
  (mark) => `${mark}%E2%80%A8`,
  () => '__proto__',
  () => 'constructor',
  () => 'hasOwnProperty',
  () => '-1',
  () => '0',
  () => '1e309',
  () => '99999999999999999999',
  () => '2147483648',
  () => 'NaN',
  (mark) => `%3Cb%20id=${mark}%3E`,
  (mark) => `'%20or%20pg_sleep(20)--${mark}`,
  (mark) => `"%20or%20""="${mark}`,
  (mark) => `{{31337*7}}${mark}`,
  (mark) => `%24%7B31337*7%7D${mark}`,
  () => 'a'.repeat(4000),
  () => '%F0%9F%8F%A0',
  () => '//evil.example',
  () => '%5c%5cevil.example',
  () => '@evil.example',
  () => ';/admin',
  () => '*',
  () => '%',
  () => '%zz',
]

const names = [...new Set(knownQueries.flatMap(({ parameters }) => parameters))]
const oddNames = [
  ...['__proto__[polluted]', 'constructor.prototype.polluted', '__proto__', 'toString', 'a[]', 'a[b][c]'],
  ...[
    'locale',
    'depth',
    'where',
    'draft',
    'redirect',
    'next',
    'url',
    'returnTo',
    'callback',
    'sent',
    'token',
  ],
]

/** What stands behind the question mark. */
export function oddQuery(random: Random, mark: string): string {
  const pairs = Array.from({ length: random.int(1, 4) }, () => {
    const name = random.chance(0.7) ? random.pick(names) : random.pick(oddNames)
    return `${encodeURIComponent(name)}=${oddValue(random, mark)}`
  })
  return `?${pairs.join('&')}`
}

const values: ((mark: string) => string)[] = [
  () => 'https://evil.example/',
  () => '//evil.example/%2f..',
  () => '/%5cevil.example',
  () => '%00',
  () => '-1',
  () => '1e400',
  () => '9'.repeat(40),
  () => '1,2,3,4,5,6,7,8,9,10'.repeat(50),
  () => '%ff%fe',
  () => '[object Object]',
  () => '%7B%22$gt%22:%22%22%7D',
  (mark) => `%E2%80%AE${mark}`,
  () => '((((((((((((((((((((((((((((((a+)+)+)+)+)+',
  () => 'a'.repeat(6000),
]

function oddValue(random: Random, mark: string): string {
  if (random.chance(0.4)) return random.pick(values)(mark)
  const text = random.pick(hostileTexts)(mark)
  // A lone half of a pair cannot be written in an address.
  return encodeURIComponent(text.toWellFormed())
}
