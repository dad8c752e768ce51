import { expect, test } from 'vitest'

import { siteUrl } from '../../data/site'
import { readLoginJson } from './login-post'

const piece = 64 * 1024

/** What a script sends, in pieces; answers how many of them were asked for. */
function sent(megabytes: number): { request: Request; taken: () => number } {
  let taken = 0
  const body = new ReadableStream<Uint8Array>({
    pull(line) {
      taken++
      if (taken * piece <= megabytes * 1024 * 1024) line.enqueue(new Uint8Array(piece).fill(32))
      else line.close()
    },
  })
  const init: RequestInit & { duplex: 'half' } = { ...post, body, duplex: 'half' }
  return { request: new Request(siteUrl, init), taken: () => taken }
}

const post = { method: 'POST', headers: { Origin: siteUrl, 'Sec-Fetch-Site': 'same-origin' } }
const echo = (body: unknown) => Promise.resolve(Response.json(body))

test('what a script sends is read, and nothing is an empty record', async () => {
  const asked = (body: string) => readLoginJson(new Request(siteUrl, { ...post, body }), echo)
  expect(await (await asked('{"name":"Zoë"}')).json()).toEqual({ name: 'Zoë' })
  expect(await (await asked('')).json()).toEqual({})
  expect((await asked('{')).status).toBe(400)
})

test('what is far too long is refused before the end of it', async () => {
  const { request, taken } = sent(64)
  expect((await readLoginJson(request, echo)).status).toBe(413)
  expect((taken() * piece) / 1024 / 1024).toBeLessThan(20)
})
