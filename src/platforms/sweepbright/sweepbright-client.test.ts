import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { sweepbrightClient } from './sweepbright-client'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

interface Seen {
  bearers: string[]
  issued: number
}

/** Gives tokens by itself; everything else as the test says. */
async function platform(
  answer: (request: IncomingMessage, response: ServerResponse, seen: Seen) => void,
  retries = 2,
) {
  const seen: Seen = { bearers: [], issued: 0 }
  server = createServer((request, response) => {
    if (request.url === '/api/oauth/token')
      return response.end(JSON.stringify({ access_token: `token-${++seen.issued}`, expires_in: 3600 }))
    seen.bearers.push(request.headers.authorization ?? '')
    answer(request, response, seen)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings = { clientId: 'site', clientSecret: 'not-to-be-seen' }
  const patience = { retries, firstDelayMs: 1, timeoutMs: 500 }
  return {
    seen,
    client: sweepbrightClient({ url: `http://127.0.0.1:${port}/api/`, ...settings, ...patience }),
  }
}

test('calls under way at once share one token, and name their version', async () => {
  const accepts = new Set<string>()
  const { client, seen } = await platform((request, response) => {
    accepts.add(request.headers.accept ?? '')
    response.end('{}')
  })
  await Promise.all([client.read('estates/1'), client.read('estates/2'), client.read('estates/3')])
  expect(seen).toEqual({ issued: 1, bearers: Array(3).fill('Bearer token-1') })
  expect([...accepts]).toEqual([expect.stringMatching(/^application\/vnd\.sweepbright\.v\d{8}\+json$/)])
})

test('a token that ended is renewed, also for a write, which then arrives once', async () => {
  const { client, seen } = await platform((request, response) => {
    if (request.headers.authorization === 'Bearer token-1') response.statusCode = 401
    response.end('{}')
  })
  await client.write('POST', 'contacts', {})
  await client.read('estates/1')
  expect(seen).toEqual({ issued: 2, bearers: ['Bearer token-1', 'Bearer token-2', 'Bearer token-2'] })
})

test('what is not there is told from what failed', async () => {
  const { client, seen } = await platform((request, response, { bearers }) => {
    response.statusCode = request.url?.endsWith('/gone') ? 404 : bearers.length < 4 ? 503 : 200
    response.end('{"id":1}')
  })
  expect(await client.read('estates/gone')).toBeNull()
  expect(await client.read('estates/here')).toEqual({ id: 1 })
  expect(seen.bearers).toHaveLength(4)
})

test.each([
  { what: 'an error of its own', status: 500, mayHaveArrived: true, isRefusal: false },
  { what: 'a refusal', status: 422, mayHaveArrived: false, isRefusal: true },
  { what: 'no such estate', status: 404, mayHaveArrived: false, isRefusal: true },
  { what: 'too many', status: 429, mayHaveArrived: false, isRefusal: false },
])('a write is sent once: $what', async ({ status, mayHaveArrived, isRefusal }) => {
  const { client, seen } = await platform((_, response) => {
    response.statusCode = status
    response.end(JSON.stringify({ errors: { email: ['is no address'] } }))
  })
  await expect(client.write('POST', 'contacts', {})).rejects.toMatchObject({ mayHaveArrived, isRefusal })
  expect(seen.bearers).toHaveLength(1)
})

test('a refusal says why, and no error tells the secret or an id', async () => {
  const { client } = await platform((_, response) => {
    response.statusCode = 422
    response.end(JSON.stringify({ errors: { email: ['is no address'] } }))
  })
  const error = await client.write('POST', 'estates/7b0f/contacts', {}).catch((failure: unknown) => failure)
  expect(String(error)).toBe('PlatformError: estates/contacts: HTTP 422: email is no address')
  expect(JSON.stringify(error)).not.toContain('not-to-be-seen')
})
