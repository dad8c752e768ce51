import type { Random } from '../../../simulator/seed/random'

/** What no client library would write; the bytes as they go over the line. */
export interface RawRequest {
  name: string
  bytes: Buffer
  /** It never ends: the site may wait for the rest, so nobody waits for an answer. */
  isIncomplete?: boolean
}

export function oddPath(random: Random, path: string, mark: string): string {
  const [page = ''] = path.split('?')
  return random.pick([
    page,
    `${page}?home=`,
    `${page}?home=-1`,
    `${page}?home=999999999`,
    `${page}?home=1e5`,
    `${page}?home[]=100002&home=100003`,
    `${page}?home=100002%00`,
    `${page}?home=%3Cb%20id%3D${mark}%3E`,
    `${page}?project=1&home=100002`,
    `${page}?home=%E0%A4%A`,
    `${page}?${'home=100002&'.repeat(500)}`,
    `${page}?home=2147483648&project=9999999999`,
    `${page}send/`,
    page.slice(0, -1),
    page.replace('/forms/', '/forms//'),
    page.replace(/forms\/[a-z-]+/, 'forms/__proto__'),
    page.replace(/forms\/[a-z-]+/, `forms/${mark}`),
    page.replace(/^\/[a-z]+/, '/xx'),
    page.replace(/^\/[a-z]+/, '/%2e%2e'),
  ])
}

export function oddHeaders(random: Random, mark: string): Record<string, string> {
  return random.pick<Record<string, string>>([
    { 'Next-Action': mark },
    { 'Next-Action': 'a'.repeat(40) },
    { RSC: '1', 'Next-Router-State-Tree': mark },
    { 'X-Returned-Form': mark },
    { 'X-Forwarded-Host': `${mark}.evil.example` },
    { 'X-Forwarded-For': `${mark}, `.repeat(200) },
    { 'X-Forwarded-For': '<script>' },
    { Referer: `javascript:${mark}` },
    { Referer: `http://127.0.0.1/${'x'.repeat(3000)}?utm_source=${mark}` },
    { Origin: 'null' },
    { Origin: `https://${mark}.example`, 'Sec-Fetch-Site': 'cross-site' },
    { Accept: 'application/json', 'Accept-Language': `${mark};q=x` },
    { Cookie: `payload-token=${mark}; a=${'x'.repeat(4000)}` },
    { 'X-Middleware-Subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' },
    { 'X-HTTP-Method-Override': 'DELETE' },
    { Expect: '100-continue' },
    { 'User-Agent': `() { :; }; ${mark}` },
  ])
}

interface Base {
  path: string
  headers: Record<string, string>
  body: Buffer
}

export function oddRequest(random: Random, { path, headers, body }: Base): RawRequest {
  const request = (method: string, more: Record<string, string | number> = {}, sent = body) => {
    const given = {
      Host: '127.0.0.1',
      Connection: 'close',
      ...headers,
      'Content-Length': body.length,
      ...more,
    }
    const lines = Object.entries(given).map(([name, value]) => `${name}: ${value}`)
    return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`), sent])
  }
  const text = body.toString('latin1')
  const chunked = { 'Transfer-Encoding': 'chunked', 'Content-Length': '0' }
  return random.pick<() => RawRequest>([
    ...['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'BREW'].map((method) => () => ({
      name: method,
      bytes: request(method),
    })),
    () => ({ name: 'GET with a body', bytes: request('GET') }),
    () => ({
      name: 'says more than it sends',
      bytes: request('POST', { 'Content-Length': body.length + 500 }),
      isIncomplete: true,
    }),
    () => ({
      name: 'says less than it sends',
      bytes: request('POST', { 'Content-Length': Math.floor(body.length / 2) }),
    }),
    () => ({ name: 'no length at all', bytes: request('POST', { 'Content-Length': 'x' }) }),
    () => ({ name: 'a negative length', bytes: request('POST', { 'Content-Length': -1 }) }),
    () => ({
      name: 'a length of terabytes',
      bytes: request('POST', { 'Content-Length': 1e13 }),
      isIncomplete: true,
    }),
    () => ({ name: 'both length and pieces', bytes: request('POST', chunked) }),
    () => ({
      name: 'pieces that do not add up',
      bytes: request(
        'POST',
        { ...chunked, 'Content-Length': '' },
        Buffer.from(`ffff\r\n${text}\r\n0\r\n\r\n`, 'latin1'),
      ),
      isIncomplete: true,
    }),
    () => ({
      name: 'cut off within the headers',
      bytes: request('POST').subarray(0, 60),
      isIncomplete: true,
    }),
    () => ({ name: 'headers without end', bytes: request('POST', { 'X-Long': 'x'.repeat(100_000) }) }),
    () => ({ name: 'another version', bytes: Buffer.from(`POST ${path} HTTP/9.9\r\n\r\n`) }),
  ])()
}
