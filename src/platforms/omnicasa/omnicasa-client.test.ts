import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { omnicasaClient } from './omnicasa-client'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function platform(answer: RequestListener, settings: { retries?: number } = { retries: 2 }) {
  server = createServer(answer)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return omnicasaClient({
    url: `http://127.0.0.1:${port}/1.12/OmnicasaService.svc`,
    customer: 'agency',
    password: 'not-to-be-seen',
    ...settings,
    firstDelayMs: 1,
    timeoutMs: 200,
  })
}

const envelope = { Code: 0, Message: '', Success: true, Value: { RowsCount: 1, Items: [{ ID: 1 }] } }

test.each([
  { shape: 'wrapped', body: { GetThingsJsonResult: envelope }, value: envelope.Value },
  { shape: 'a bare envelope', body: envelope, value: envelope.Value },
  { shape: 'a bare array', body: [{ ID: 1 }], value: [{ ID: 1 }] },
])('reads an answer that is $shape', async ({ body, value }) => {
  const client = await platform((_, response) => response.end(JSON.stringify(body)))
  expect(await client.read('GetThings')).toEqual(value)
})

// Coverage: 7.1.
test('sends credentials, comma-joined lists and Brussels time in one JSON parameter', async () => {
  let sent: unknown
  const client = await platform((request, response) => {
    sent = JSON.parse(new URL(request.url ?? '', 'http://x').searchParams.get('json') ?? '')
    response.end(JSON.stringify(envelope))
  })
  await client.read('GetThings', {
    IDs: [1, 2],
    ChangeSince: new Date('2026-07-01T10:00:00Z'),
    Absent: undefined,
  })
  expect(sent).toEqual({
    CustomerName: 'agency',
    CustomerPassword: 'not-to-be-seen',
    IDs: '1,2',
    ChangeSince: '2026-07-01 12:00:00',
  })
})

test.each([
  { fault: 'HTTP 502', answer: ((_, response) => response.writeHead(502).end()) as RequestListener },
  { fault: 'half an answer', answer: ((_, response) => response.end('{"Success":tr')) as RequestListener },
  {
    fault: 'a refusal',
    answer: ((_, r) => r.end('{"Success":false,"Code":600,"Message":"busy"}')) as RequestListener,
  },
  { fault: 'silence', answer: (() => undefined) as RequestListener },
])('after $fault a read is tried again, a write is not', async ({ answer }) => {
  let asked = 0
  const client = await platform((request, response) => {
    asked++
    if (asked === 1) answer(request, response)
    else response.end(JSON.stringify(envelope))
  })
  expect(await client.read('GetThings')).toEqual(envelope.Value)
  expect(asked).toBe(2)
  asked = 0
  await expect(client.write('AddThing')).rejects.toThrow()
  expect(asked).toBe(1)
})

// Coverage: 9.12.
test('a read that keeps failing is tried again five times', async () => {
  let asked = 0
  const client = await platform((_, response) => {
    asked++
    response.writeHead(502).end()
  }, {})
  await expect(client.read('GetThings')).rejects.toThrow('HTTP 502')
  expect(asked).toBe(6)
})

test('an error never shows the password', async () => {
  const client = await platform((_, response) => response.writeHead(500).end())
  const error = await client.read('GetThings').catch((caught: unknown) => caught)
  expect(`${String(error)} ${JSON.stringify(error)} ${(error as Error).stack}`).not.toContain(
    'not-to-be-seen',
  )
})

test('at most two requests are under way at once', async () => {
  let now = 0
  let most = 0
  const client = await platform((_, response) => {
    most = Math.max(most, ++now)
    setTimeout(() => {
      now--
      response.end(JSON.stringify(envelope))
    }, 20)
  })
  await Promise.all(Array.from({ length: 8 }, () => client.read('GetThings')))
  expect(most).toBe(2)
})
