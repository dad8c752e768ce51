import { connect } from 'node:net'

/** Nobody waits longer for an answer. */
const longestMs = 15_000
/** For the answer to a request that never ends. */
const patienceMs = 400

export interface RawAsk {
  port: number
  /** As it goes over the line. */
  bytes: Buffer
  /** An address of this machine: limits are counted by it. */
  from: string
  isIncomplete?: boolean
}

export interface RawAnswer {
  /** `0`: the line was closed without an answer. */
  status: number
  headers: [name: string, value: string][]
  body: string
  ms: number
  isHung: boolean
  /** How many answers came over the line. */
  answers: number
}

/** Sends bytes as they are, and reads until the line is closed. */
export function askRaw({ port, bytes, from, isIncomplete = false }: RawAsk): Promise<RawAnswer> {
  const began = performance.now()
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let isOver = false
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => socket.write(bytes))
    const end = (isHung: boolean) => {
      if (isOver) return
      isOver = true
      clearTimeout(longest)
      socket.destroy()
      resolve({ ...read(Buffer.concat(parts)), ms: performance.now() - began, isHung })
    }
    const longest = setTimeout(() => end(!isIncomplete), isIncomplete ? patienceMs : longestMs)
    socket.on('data', (part) => parts.push(part))
    socket.on('close', () => end(false)).on('error', () => end(false))
  })
}

export interface PlainRequest {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
  host?: string
}

/** A request as a program writes it, with headers of the attacker's choice. */
export function written({
  method = 'GET',
  path,
  headers = {},
  body,
  host = '127.0.0.1',
}: PlainRequest): Buffer {
  const lines = Object.entries({
    Host: host,
    Connection: 'close',
    ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`),
    Buffer.from(body ?? ''),
  ])
}

function read(bytes: Buffer): Pick<RawAnswer, 'status' | 'headers' | 'body' | 'answers'> {
  let text = bytes.toString('latin1')
  // It only says that the rest may come.
  text = text.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '')
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  const isChunked = headers.some(([name, value]) => name === 'transfer-encoding' && /chunked/i.test(value))
  const rest = text.slice(end + 4)
  const body = isChunked ? unchunked(rest) : rest
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0),
    headers,
    body: Buffer.from(body, 'latin1').toString('utf8'),
    answers: text.match(/HTTP\/1\.[01] [1-5]\d\d [A-Z]/g)?.length ?? 0,
  }
}

function unchunked(text: string): string {
  let out = ''
  for (let at = 0; at < text.length;) {
    const lineEnd = text.indexOf('\r\n', at)
    const size = Number.parseInt(text.slice(at, lineEnd), 16)
    if (lineEnd < 0 || !size) break
    out += text.slice(lineEnd + 2, lineEnd + 2 + size)
    at = lineEnd + 2 + size + 2
  }
  return out
}
