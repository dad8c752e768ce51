import { execFile } from 'node:child_process'
import { createServer, type IncomingHttpHeaders, request, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'

/** A request that reached the site behind the cache. */
export interface Asked {
  method: string
  path: string
  headers: IncomingHttpHeaders
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface AskOptions {
  method?: string
  /** An address of this machine: all of 127.0.0.0/8 are. */
  from?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Of another listener of the same cache. */
  at?: number
}

export interface TestCache {
  url: string
  /** All that reached the site since the last `forget`. */
  asked: Asked[]
  origin: Server
  originPort: number
  forget: () => void
  ask: (path: string, options?: AskOptions) => Promise<Answer>
  /** Sends these very bytes; the socket stays open. */
  open: (bytes: string, from?: string) => Promise<Socket>
  stop: () => Promise<void>
}

/** Files run beside each other: each process has a cache of its own, below the ports that the system gives away. */
const port = 20_000 + (process.pid % 6000)
/** For a cache whose purges have a listener of their own, by `VARNISH_INSIDE_PORT`. */
export const insidePort = port + 6000

/** A real Varnish with our own configuration before a site that remembers what it was asked. */
export async function startCache(
  answer: RequestListener,
  settings: Record<string, string> = {},
): Promise<TestCache> {
  const asked: Asked[] = []
  const origin = createServer((incoming, response) => {
    const { method = '', url = '', headers } = incoming
    if (url === '/healthz') return void response.end('ok')
    asked.push({ method, path: url, headers })
    answer(incoming, response)
  })
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve))
  const originPort = (origin.address() as AddressInfo).port
  const variables = {
    SITE_URL: 'http://www.agency.example',
    ...settings,
    GEVEL_RUN_DIR: `${process.cwd()}/.run/varnish-test-${port}`,
    VARNISH_PORT: String(port),
    WEB_PORT: String(originPort),
    CACHE_PURGE_SECRET: cacheSecret,
  }
  const set = Object.entries(variables).map((pair) => pair.join('='))
  const services = (action: string) =>
    promisify(execFile)('env', [...set, 'scripts/services.sh', action, 'varnish'])
  await services('up')
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    origin,
    originPort,
    forget: () => void asked.splice(0),
    ask,
    open,
    stop: async () => {
      await services('down')
      origin.closeAllConnections()
      origin.close()
    },
  }
}

export const cacheSecret = 'a-secret-of-the-test'

/** Each on a connection of its own, as from a browser that has just come. */
function ask(
  path: string,
  { method = 'GET', from, headers, body, at = port }: AskOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: at, path, method, headers, localAddress: from, agent: false },
      (response) => {
        text(response).then(
          (all) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: all }),
          reject,
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

function open(bytes: string, from?: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from })
    socket.on('error', reject)
    socket.once('connect', () => {
      socket.write(bytes, 'latin1')
      resolve(socket)
    })
  })
}

/** The first line of what a socket is answered; empty when it is closed without a word. */
export function firstLine(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('data', (data) => resolve(data.toString('latin1').split('\r\n')[0] ?? ''))
    socket.once('close', () => resolve(''))
  })
}
