import { benchPorts, varnishUrl } from '../../bench/stack'
import { askRaw, type PlainRequest, type RawAnswer, written } from './ask-raw'

interface Limit {
  name: string
  /** How many are let through in the time that they all come in, at most. */
  most: number
  sent: number
  request: (n: number) => PlainRequest
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: varnishUrl }
const question = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }

/** What deploy/varnish/fill-in.sh sets, and a tenth more, as a token comes back now and then. The health of web counts as a page. */
const limits: Limit[] = [
  {
    name: 'uncached pages',
    most: 66,
    sent: 200,
    request: () => ({ path: '/healthz' }),
  },
  { name: 'files', most: 660, sent: 900, request: (n) => ({ path: `/tiles/0/1/1/${n}.mvt` }) },
  {
    ...{ name: 'posts', most: 66, sent: 120 },
    request: (n) => ({ method: 'POST', path: '/nl/forms/contact/', headers: form, body: `a=${n}` }),
  },
  {
    ...{ name: 'views', most: 330, sent: 450 },
    request: (n) => ({ method: 'POST', path: '/seen/', headers: form, body: `${n}` }),
  },
  {
    ...{ name: 'questions of assistants', most: 132, sent: 200 },
    request: (n) => ({
      ...{ method: 'POST', path: '/mcp/', headers: question },
      body: `{"jsonrpc":"2.0","id":${n},"method":"tools/list"}`,
    }),
  },
  {
    ...{ name: 'uncached pages, under other names', most: 66, sent: 200 },
    request: (n) => ({
      path: '/healthz',
      headers: { 'X-Forwarded-For': `10.1.1.${n}`, 'X-Real-IP': `10.1.1.${n}`, 'X-Visitor': `10.1.1.${n}` },
    }),
  },
]

export interface Held {
  answers: RawAnswer[]
  faults: string[]
  /** What was let through of what was sent, by limit. */
  passed: Record<string, string>
}

/** One address asks for more than one may; another one is served meanwhile. */
export async function tryLimits(): Promise<Held> {
  const held: Held = { answers: [], faults: [], passed: {} }
  for (const [index, { name, most, sent, request }] of limits.entries()) {
    const began = performance.now()
    const ask = (n: number, from: string) =>
      askRaw({ port: Number(benchPorts.varnish), bytes: written(request(n)), from })
    const answers: RawAnswer[] = []
    for (let at = 0; at < sent; at += 20)
      answers.push(
        ...(await Promise.all(Array.from({ length: 20 }, (_, n) => ask(at + n, `127.11.${index}.1`)))),
      )
    const seconds = (performance.now() - began) / 1000
    const passed = answers.filter(({ status }) => status !== 429).length
    // Tokens come back with time: by the second for pages and files, by the minute for the rest.
    const more = name.includes('pages') || name === 'files' ? seconds / 10 : seconds / 60
    if (passed > most * (1 + more))
      held.faults.push(`${name}: ${passed} of ${sent} passed in ${seconds.toFixed(1)} s`)
    const other = await ask(sent + 1, `127.11.${index}.2`)
    if (other.status === 429) held.faults.push(`${name}: another visitor is refused`)
    held.passed[name] = `${passed} of ${sent}`
    held.answers.push(...answers, other)
  }
  return held
}
