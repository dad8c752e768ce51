import { benchPorts, webUrl } from '../../bench/stack'
import { askRaw, type PlainRequest, type RawAnswer, written } from './ask-raw'

const mark = 'qzmark0zq'
const port = Number(benchPorts.varnish)

/** What somebody asks for first, so that others might get what was made for it. */
const ways: Record<string, (path: string) => PlainRequest> = {
  'X-Forwarded-Host': (path) => ({ path, headers: { 'X-Forwarded-Host': `${mark}.example` } }),
  'X-Forwarded-Scheme and Proto': (path) => ({
    ...{
      path,
      headers: { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Scheme': mark, 'X-Forwarded-Ssl': 'off' },
    },
  }),
  'X-Forwarded-Prefix and Port': (path) => ({
    ...{ path, headers: { 'X-Forwarded-Prefix': `/${mark}`, 'X-Forwarded-Port': '1337' } },
  }),
  Forwarded: (path) => ({ path, headers: { Forwarded: `for=1.2.3.4;host=${mark}.example;proto=http` } }),
  'another host': (path) => ({ path, host: `${mark}.example` }),
  'a host with a port': (path) => ({ path, host: `127.0.0.1:1337${mark}` }),
  'X-Original-URL': (path) => ({
    path,
    headers: { 'X-Original-URL': `/${mark}/`, 'X-Rewrite-URL': `/${mark}/` },
  }),
  'another method by header': (path) => ({ path, headers: { 'X-HTTP-Method-Override': 'POST' } }),
  HEAD: (path) => ({ method: 'HEAD', path }),
  'a range': (path) => ({ path, headers: { Range: 'bytes=0-9', 'If-Range': mark } }),
  'an encoding': (path) => ({ path, headers: { 'Accept-Encoding': 'gzip', TE: 'trailers' } }),
  'other languages and kinds': (path) => ({
    path,
    headers: { Accept: 'application/json', 'Accept-Language': `${mark};q=1, xx` },
  }),
  'cookies and a sign-in': (path) => ({
    path,
    headers: {
      Cookie: `payload-token=${mark}; locale=${mark}; consent=${mark}`,
      Authorization: `Bearer ${mark}`,
    },
  }),
  "headers of Next's router": (path) => ({
    path,
    headers: {
      RSC: '1',
      'Next-Router-Prefetch': '1',
      'X-Nextjs-Data': '1',
      'X-Middleware-Rewrite': `/${mark}`,
    },
  }),
  "headers of the site's own": (path) => ({
    path,
    headers: {
      'X-Returned-Form': mark,
      'X-Request-Id': mark,
      xkey: mark,
      'X-Stale-Allowed': '1',
      'X-Others': mark,
    },
  }),
  'a parameter nobody knows': (path) => ({
    path: `${path}${path.includes('?') ? '&' : '?'}utm_source=${mark}`,
  }),
  'a parameter behind a semicolon': (path) => ({ path: `${path}?a=1;page=${mark}` }),
  'an oversized header': (path) => ({ path, headers: { 'X-Long': 'x'.repeat(7000) } }),
  'a condition that fails': (path) => ({
    path,
    headers: { 'If-None-Match': '*', 'If-Match': mark, Expect: '100-continue' },
  }),
}

export interface Poisoned {
  requests: number
  pages: number
  ways: number
  /** That differ for two clean visitors anyhow: only looked at for the mark. */
  changing: string[]
  faults: string[]
}

/** After each purge somebody asks first in a way that should change nothing; what a clean visitor then gets is compared. */
export async function poison(paths: string[], purge: () => Promise<void>): Promise<Poisoned> {
  let requests = 0
  const ask = (request: PlainRequest, from: string) => {
    requests++
    return askRaw({ port, bytes: written(request), from })
  }
  const clean = (from: string) => aFewAtOnce(paths, async (path) => seenOf(await ask({ path }, from)))
  await purge()
  const first = await clean('127.9.0.1')
  await purge()
  const second = await clean('127.9.0.2')
  const changing = paths.filter((_, n) => first[n] !== second[n])
  const faults: string[] = []
  for (const [name, way] of Object.entries(ways)) {
    await purge()
    await aFewAtOnce(paths, (path, n) => ask(way(path), `127.10.${n & 255}.1`))
    const after = await clean('127.9.0.3')
    after.forEach((seen, n) => {
      const path = paths[n] ?? ''
      if (seen.includes(mark)) faults.push(`${name}: ${path} shows the mark to others`)
      else if (seen !== first[n] && !changing.includes(path))
        faults.push(`${name}: ${path} is another page for others: ${firstDifference(first[n] ?? '', seen)}`)
    })
  }
  return { requests, pages: paths.length, ways: Object.keys(ways).length, changing, faults }
}

/** What makes it another page; lengths and moments tell only how it was sent. */
const telling = new Set([
  'content-type',
  'location',
  'set-cookie',
  'vary',
  'cache-control',
  'link',
  'content-language',
])

function seenOf({ status, headers, body }: RawAnswer): string {
  const kept = headers.filter(([name]) => telling.has(name) || name.startsWith('access-control-'))
  return `${status}\n${kept.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${body}`
}

async function aFewAtOnce<Out>(
  paths: string[],
  work: (path: string, n: number) => Promise<Out>,
): Promise<Out[]> {
  const out: Out[] = []
  for (let at = 0; at < paths.length; at += 4)
    out.push(...(await Promise.all(paths.slice(at, at + 4).map((path, n) => work(path, at + n)))))
  return out
}

/** As after a save that every page shows, and nobody may see the old one. Answers how many pages that were. */
export async function purgeHard(insidePort: number): Promise<number> {
  // Varnish keeps the tags to itself, so one of web is asked.
  const page = await fetch(`${webUrl}/nl/`)
  await page.arrayBuffer()
  const [tags = ''] = (page.headers.get('xkey') ?? '').split(' ')
  const answer = await fetch(`http://127.0.0.1:${insidePort}`, {
    method: 'PURGE',
    headers: {
      'X-Purge-Secret': process.env.CACHE_PURGE_SECRET ?? 'only-for-development',
      'X-Purge-Tags': tags,
      'X-Purge-Hard': '1',
    },
  })
  return Number(/\d+/.exec(answer.statusText)?.[0] ?? 0)
}

function firstDifference(before: string, after: string): string {
  let at = 0
  while (before[at] === after[at] && at < before.length) at++
  return JSON.stringify([before.slice(at - 20, at + 40), after.slice(at - 20, at + 40)])
}
