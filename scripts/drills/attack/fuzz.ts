import { Random } from '../../../simulator/seed/random'
import { brokenBody, multipart, urlEncoded, type Entry, type Packed } from '../forms/bodies'
import { hostileTexts, markOf } from '../forms/hostile-text'
import { oddHeaders, oddRequest } from '../forms/odd-requests'
import { benchPorts, varnishUrl } from '../../bench/stack'
import { type RawAsk, written } from './ask-raw'
import { addressOf, locales, oddQuery, oddSegments, type Route } from './routes'

export interface Fuzzed extends RawAsk {
  part: string
  mark: string
  /** Closing the line is an answer to what is too large or no request at all. */
  mayBeClosed: boolean
  /** For whoever looks for it again. */
  name: string
}

export interface FuzzNeeds {
  seed: number
  site: Route[]
  admin: Route[]
  insidePort: number
}

/** Addresses of this machine, so many that the limits of one visitor do not hide what is behind them. */
const senderOf = (n: number) => `127.${20 + ((n >> 14) & 63)}.${(n >> 7) & 127}.${1 + (n & 127)}`

/** The n-th request; the same seed gives the same one. */
export function fuzzed(n: number, needs: FuzzNeeds): Fuzzed {
  const random = new Random(needs.seed * 1_000_003 + n)
  const mark = markOf(n)
  // Next is a hundred times slower than a page of the cache.
  if (random.chance(0.15)) return toAdmin(random, n, { routes: needs.admin, mark })
  if (random.chance(0.02)) return toPurges(random, n, { port: needs.insidePort, mark })
  const route = random.pick(needs.site)
  const path = addressOf(random, route.pattern, mark) + (random.chance(0.5) ? oddQuery(random, mark) : '')
  const common = { part: route.part, mark, port: Number(benchPorts.varnish), from: senderOf(n) }
  const packed = random.chance(0.5) || route.method === 'POST' ? anyBody(random, mark) : undefined
  const headers = { ...originOf(random), ...(random.chance(0.6) && oddHeaders(random, mark)) }
  if (random.chance(0.06)) {
    const base = packed ?? urlEncoded([['a', mark]])
    const odd = oddRequest(random, { path, headers: { ...base.headers, ...headers }, body: base.body })
    return {
      ...common,
      ...{ bytes: odd.bytes, mayBeClosed: true, name: `${odd.name} ${path}` },
      isIncomplete: odd.isIncomplete,
    }
  }
  const method = random.chance(0.85)
    ? route.method === 'ALL'
      ? 'POST'
      : route.method
    : random.pick(['POST', 'GET', 'HEAD', 'PUT', 'DELETE', 'TRACE', 'PATCH', 'OPTIONS', 'CONNECT'])
  const sent = method === 'GET' && random.chance(0.95) ? undefined : packed
  return {
    ...common,
    bytes: written({ method, path, headers: { ...sent?.headers, ...headers }, body: sent?.body }),
    mayBeClosed: (sent?.body.length ?? 0) > 60_000,
    name: `${method} ${path}`,
  }
}

function originOf(random: Random): Record<string, string> {
  return random.chance(0.8) ? { Origin: varnishUrl } : {}
}

function anyBody(random: Random, mark: string): Packed {
  const entries = anyEntries(random, mark)
  if (random.chance(0.25)) return jsonBody(random, mark)
  if (random.chance(0.3)) return brokenBody(random, entries, mark)
  return random.chance(0.5) ? urlEncoded(entries) : multipart(entries)
}

const fields = [
  'email',
  'firstName',
  'lastName',
  'message',
  'key',
  'seen',
  'password',
  'home',
  'types',
  'date',
]
const oddFields = ['__proto__', '__proto__[status]', 'constructor[prototype][status]', 'a[__proto__][x]', '']

function anyEntries(random: Random, mark: string): Entry[] {
  return Array.from({ length: random.int(1, 8) }, (): Entry => {
    const name = random.chance(0.8) ? random.pick(fields) : random.pick(oddFields)
    return [name, random.pick(hostileTexts)(mark)]
  })
}

function jsonBody(random: Random, mark: string): Packed {
  const text = random.pick([
    `{"__proto__":{"status":510,"polluted":"${mark}"},"a":1}`,
    `{"constructor":{"prototype":{"polluted":"${mark}","shell":"node"}}}`,
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"__proto__","arguments":{"__proto__":{"isAdmin":true}}}}`,
    `{"jsonrpc":"2.0","id":"${mark}","method":"${mark}"}`,
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"find_homes","arguments":{"place":"${mark}' or 1=1--"}}}`,
    `{"jsonrpc":"2.0","id":1,"method":"tools/list"}`,
    `{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}`,
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `{"a":${'9'.repeat(4000)}}`,
    `{"email":{"$gt":""},"password":{"$ne":null}}`,
    `{"email":["${mark}"],"password":true}`,
    `"\\ud800${mark}"`,
    'null',
    '',
  ])
  const accept = 'application/json, text/event-stream'
  return { headers: { 'Content-Type': 'application/json', Accept: accept }, body: Buffer.from(text) }
}

interface AdminNeeds {
  routes: Route[]
  mark: string
}

function toAdmin(random: Random, n: number, { routes, mark }: AdminNeeds): Fuzzed {
  const route = random.pick(routes)
  const address = addressOf(random, route.pattern, mark)
  const more = random.chance(0.15) ? `/${random.pick(oddSegments)(mark)}` : ''
  const path = address + more + (random.chance(0.5) ? adminQuery(random, mark) : '')
  const method = random.chance(0.7)
    ? route.method
    : random.pick(['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'HEAD', 'PROPFIND'])
  const body = method === 'GET' || method === 'HEAD' ? undefined : anyBody(random, mark)
  const headers = random.chance(0.5) ? oddHeaders(random, mark) : {}
  return {
    ...{ part: 'admin', mark, port: Number(benchPorts.cms), from: senderOf(n) },
    bytes: written({ method, path, headers: { ...body?.headers, ...headers }, body: body?.body }),
    mayBeClosed: (body?.body.length ?? 0) > 60_000,
    name: `${method} ${path}`,
  }
}

/** What Payload, Next and their libraries read. */
function adminQuery(random: Random, mark: string): string {
  return random.pick([
    '?depth=99999',
    '?limit=-1&page=-1',
    '?limit=999999999999999999999',
    '?where[password][like]=$2',
    '?where[email][exists]=true',
    `?where[or][0][title][like]=${mark}%25' or 1=1--`.replaceAll(' ', '%20'),
    '?where[__proto__][equals]=1',
    '?where[resetPasswordToken][exists]=true&sort=-resetPasswordToken',
    `?where[id][in]=${'1,'.repeat(2000)}1`,
    `?where${'[and][0]'.repeat(60)}[id][equals]=1`,
    '?sort=hash,salt,-apiKey',
    '?select[hash]=true&select[salt]=true',
    '?populate[users][hash]=true',
    `?locale=${mark}&fallback-locale=__proto__`,
    '?draft=true&trash=true',
    `?redirect=//evil.example/${mark}`,
    '?redirect=javascript:alert(1)',
    `?_rsc=${mark}`,
    '?url=http://127.0.0.1:1/&w=16&q=75',
    '?%00',
    `?${'a[]='.repeat(1500)}`,
  ])
}

function toPurges(random: Random, n: number, { port, mark }: { port: number; mark: string }): Fuzzed {
  const method = random.pick(['PURGE', 'BAN', 'REFRESH', 'PURGEKEY'])
  const to = random.chance(0.7) ? Number(benchPorts.varnish) : port
  const headers = random.pick<Record<string, string>>([
    { 'X-Purge-Tags': 'all', 'X-Purge-Secret': mark },
    { 'X-Purge-Tags': 'all', 'X-Purge-Secret': '' },
    { 'X-Purge-Tags': '*', 'X-Purge-Hard': '1', 'X-Forwarded-For': '127.0.0.1' },
    { 'X-Purge-Tags': 'home', 'X-Purge-Secret': `only-for-development,${mark}` },
    { 'xkey-purge': '*', 'X-Purge-Secret': ' only-for-developmen' },
  ])
  return {
    ...{ part: 'purges', mark, port: to, from: senderOf(n), mayBeClosed: false },
    bytes: written({ method, path: `/${random.pick(locales)}/`, headers }),
    name: `${method} with ${JSON.stringify(headers)}`,
  }
}
