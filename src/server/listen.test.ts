import { connect } from 'node:net'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { freePort } from '@/testing/site/free-port'

import { listen } from './listen'

let port: number
let server: Server
const asked: (string | undefined)[] = []

beforeAll(async () => {
  port = await freePort()
  server = listen({
    port,
    log: pino({ level: 'silent' }),
    handle: (request, response) => {
      asked.push(request.url)
      response.end('page')
    },
  })
  await vi.waitFor(() => expect(server.listening).toBe(true))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The status of what is answered to these very bytes. */
function statusOf(target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
    )
    socket.on('error', reject)
    socket.once('data', (data) => resolve(data.toString('latin1').split(' ')[1] ?? ''))
  })
}

test.each([
  'http://evil.example/nl/',
  'https://evil.example/nl/',
  'http://localhost/nl/',
  'evil.example:443',
  '*',
])('a request target such as %s is refused before anything is looked up', async (target) => {
  expect(await statusOf(target)).toBe('400')
  expect(asked).toEqual([])
})

test('a path is answered', async () => {
  expect(await statusOf('/nl/')).toBe('200')
  expect(asked).toEqual(['/nl/'])
})

test('who does not send their request to its end is shut out', { timeout: 20_000 }, async () => {
  const [impatient, quick] = [await freePort(), 500]
  const hasty = listen({
    port: impatient,
    log: pino({ level: 'silent' }),
    requestMs: quick,
    handle: readWhole,
  })
  await vi.waitFor(() => expect(hasty.listening).toBe(true))
  const socket = connect(impatient, '127.0.0.1', () =>
    socket.write('POST /nl/forms/contact/ HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nmessage='),
  )
  const drip = setInterval(() => socket.writable && socket.write('a'), 200)
  const answer = await new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(data.toString('latin1').split(' ')[1] ?? ''))
    socket.once('error', () => resolve('closed'))
  })
  clearInterval(drip)
  socket.destroy()
  hasty.closeAllConnections()
  hasty.close()
  expect(answer).toBe('408')
})

/** Answers once the whole request is there. */
function readWhole(request: IncomingMessage, response: ServerResponse): void {
  request.resume().on('end', () => response.end('page'))
}
