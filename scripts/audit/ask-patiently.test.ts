import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { whatIsWrong } from './ask-patiently'

let server: Server | undefined
afterEach(() => server?.close())

async function serve(answer: RequestListener): Promise<string> {
  const listening = (server = createServer(answer))
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/`
}

const patience = { tries: 3, pauseMs: 1 }

test.each([
  ['closes the connection', 0],
  ['is too busy', 503],
])('a site that %s is asked again, and what it answers then counts', async (_, first) => {
  let asked = 0
  const url = await serve((request, response) => {
    asked += 1
    if (asked > 1) response.end('here')
    else if (first) response.writeHead(first).end()
    else request.socket.destroy()
  })
  expect(await whatIsWrong(url, patience)).toBeNull()
  expect(asked).toBe(2)
})

test('one that never answers is told of as broken, and ends nothing', async () => {
  let asked = 0
  const url = await serve((request) => {
    asked += 1
    request.socket.destroy()
  })
  expect(await whatIsWrong(url, patience)).toMatch(/\w/)
  expect(asked).toBe(3)
})

test('what is not there is asked for once', async () => {
  let asked = 0
  const url = await serve((_, response) => {
    asked += 1
    response.writeHead(404).end()
  })
  expect(await whatIsWrong(url, patience)).toBe('404')
  expect(asked).toBe(1)
})
