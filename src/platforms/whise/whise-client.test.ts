import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { whiseClient } from './whise-client'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

interface Platform {
  /** The tokens that calls came with, in their order. */
  bearers: string[]
  /** How many tokens were given for the agency. */
  issued: number
}

/** Answers tokens by itself; everything else as the test says. */
async function platform(
  answer: (request: IncomingMessage, response: ServerResponse, seen: Platform) => void,
  retries = 2,
) {
  const seen: Platform = { bearers: [], issued: 0 }
  server = createServer((request, response) => {
    if (request.url === '/token') return response.end(JSON.stringify({ token: 'user' }))
    if (request.url === '/v1/admin/clients/token')
      return response.end(JSON.stringify({ token: `client-${++seen.issued}` }))
    seen.bearers.push(request.headers.authorization ?? '')
    answer(request, response, seen)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings = { user: 'builder', password: 'not-to-be-seen', clientId: 9001 }
  const patience = { retries, firstDelayMs: 1, timeoutMs: 500 }
  return { seen, client: whiseClient({ url: `http://127.0.0.1:${port}/`, ...settings, ...patience }) }
}

const good = JSON.stringify({ estates: [{ id: 1 }], totalCount: 1, isValidRequest: true })

test('calls under way at once share one token', async () => {
  const { client, seen } = await platform((_, response) => response.end(good))
  await Promise.all([client.read('estates/list'), client.read('estates/list'), client.read('contacts/list')])
  expect(seen).toEqual({ issued: 1, bearers: Array(3).fill('Bearer client-1') })
})

test('a token that ended is renewed, also for a write, which then arrives once', async () => {
  const { client, seen } = await platform((request, response) => {
    if (request.headers.authorization === 'Bearer client-1') response.statusCode = 401
    response.end(good)
  })
  await client.write('contacts/upsert', {})
  await client.read('estates/list')
  expect(seen).toEqual({ issued: 2, bearers: ['Bearer client-1', 'Bearer client-2', 'Bearer client-2'] })
})

test('a token that is never good ends in an error, not in a circle', async () => {
  const { client, seen } = await platform((_, response) => {
    response.statusCode = 401
    response.end('{"Message":"denied"}')
  }, 0)
  await expect(client.read('estates/list')).rejects.toThrow('v1/estates/list: HTTP 401: denied')
  expect(seen.bearers).toHaveLength(2)
})

test('a word about a request that was called valid is an error: its filter was ignored', async () => {
  const answer = { isValidRequest: true, validationErrors: [{ code: 'BadRequestFormat', message: 'Zip' }] }
  const { client } = await platform((_, response) => response.end(JSON.stringify(answer)), 0)
  await expect(client.read('estates/list')).rejects.toThrow('not understood: BadRequestFormat Zip')
})

test('what was refused is not asked again; what failed is', async () => {
  const refusal = { isValidRequest: false, validationErrors: [{ message: 'no such office' }] }
  const refusing = await platform((_, response) => response.end(JSON.stringify(refusal)))
  await expect(refusing.client.read('estates/list')).rejects.toMatchObject({
    isRefusal: true,
    mayHaveArrived: false,
  })
  expect(refusing.seen.bearers).toHaveLength(1)
  server?.close()
  const failing = await platform((_, response, { bearers }) => {
    if (bearers.length < 3) response.statusCode = 503
    response.end(good)
  })
  expect(await failing.client.read('estates/list')).toMatchObject({ totalCount: 1 })
  expect(failing.seen.bearers).toHaveLength(3)
})

test('a pause that the platform asks for is kept', async () => {
  const { client } = await platform((_, response, { bearers }) => {
    if (bearers.length === 1) response.writeHead(429, { 'retry-after': '1' })
    response.end(good)
  })
  const startedAt = performance.now()
  await client.read('estates/list')
  expect(performance.now() - startedAt).toBeGreaterThan(950)
})

test.each([
  { what: 'cut short', answer: '{"contactId":', status: 200, mayHaveArrived: true, isRefusal: false },
  { what: 'an error of its own', answer: '', status: 500, mayHaveArrived: true, isRefusal: false },
  { what: 'a refusal by HTTP', answer: '', status: 400, mayHaveArrived: false, isRefusal: true },
  { what: 'too many', answer: '', status: 429, mayHaveArrived: false, isRefusal: false },
])('a write is sent once: $what', async ({ answer, status, mayHaveArrived, isRefusal }) => {
  const { client, seen } = await platform((_, response) => {
    response.statusCode = status
    response.end(answer)
  })
  await expect(client.write('contacts/upsert', {})).rejects.toMatchObject({
    mayHaveArrived,
    isRefusal,
  })
  expect(seen.bearers).toHaveLength(1)
})

test('no error tells the password', async () => {
  const client = whiseClient({
    ...{ url: 'http://127.0.0.1:9/', user: 'builder', password: 'not-to-be-seen', clientId: 1, retries: 0 },
  })
  const error = await client.write('contacts/upsert', {}).catch((failure: unknown) => failure)
  expect(JSON.stringify(error) + String(error)).not.toContain('not-to-be-seen')
  expect(error).toMatchObject({ mayHaveArrived: false })
})
