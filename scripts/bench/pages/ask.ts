import { Agent, request } from 'node:http'

import { site } from './target'

/** What visitors type, whatever process is asked. */
export const siteHost = new URL(site).host

export interface Asked {
  /** 0: the connection failed, or no answer came in time. */
  status: number
  ms: number
  bytes: number
  encoding: string
}

interface AskOptions {
  /** The address of this machine that the request comes from, such as 127.0.0.2: all of 127.0.0.0/8 is ours. */
  from?: string
  agent?: Agent
  timeoutMs?: number
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** One request with its answer read to the end, compressed as it came. */
export function ask(url: string, options: AskOptions = {}): Promise<Asked> {
  const { from, agent, timeoutMs = 30_000, method = 'GET', headers = {}, body } = options
  const began = performance.now()
  // By number: a name may stand for an address that cannot be reached from 127.0.0.2.
  const address = url.replace('//localhost', '//127.0.0.1')
  return new Promise((resolve) => {
    const done = (status: number, bytes = 0, encoding = '') =>
      resolve({ status, bytes, encoding, ms: performance.now() - began })
    const sent = request(
      address,
      {
        method,
        agent,
        localAddress: from,
        headers: { Host: siteHost, 'Accept-Encoding': 'gzip', ...headers },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        let bytes = 0
        response.on('data', (part: Buffer) => (bytes += part.length))
        response.on('end', () =>
          done(response.statusCode ?? 0, bytes, response.headers['content-encoding'] ?? ''),
        )
        response.on('error', () => done(0))
      },
    )
    sent.on('error', () => done(0))
    sent.end(body)
  })
}
