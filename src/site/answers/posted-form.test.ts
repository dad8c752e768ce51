import { expect, test } from 'vitest'

import { formDataIn } from './posted-form'

const to = 'http://localhost/nl/forms/contact/'

function inPieces(megabytes: number): Request {
  let left = megabytes * 16
  const body = new ReadableStream<Uint8Array>({
    pull(line) {
      if (left-- > 0) line.enqueue(new Uint8Array(64 * 1024).fill(97))
      else line.close()
    },
  })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  // Node asks for it where a body is still to come; the types do not know it.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
  return new Request(to, init)
}

test('a form is read as it was filled in', async () => {
  const body = new URLSearchParams({ firstName: 'Zoë' })
  const data = await formDataIn(new Request(to, { method: 'POST', body }), 'contact')
  expect(data?.get('firstName')).toBe('Zoë')
})

test.each(['application/json', 'multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain', ''])(
  'what is no form is an empty one: %s',
  async (type) => {
    const request = new Request(to, { method: 'POST', body: '{"a":1}', headers: { 'Content-Type': type } })
    expect([...((await formDataIn(request, 'contact')) ?? ['none'])]).toEqual([])
  },
)

test('more than anybody types is refused, whether its size is told or not', async () => {
  const body = 'a'.repeat(1_100_000)
  expect(await formDataIn(new Request(to, { method: 'POST', body }), 'contact')).toBeNull()
  expect(await formDataIn(inPieces(2), 'contact')).toBeNull()
})

test('a form with a picture takes what a picture needs', async () => {
  expect(await formDataIn(inPieces(6), 'testimonial')).not.toBeNull()
  expect(await formDataIn(inPieces(11), 'testimonial')).toBeNull()
})

test('what holds more answers than any form has questions is not read', async () => {
  const of = (pairs: number) =>
    new Request(to, { method: 'POST', body: new URLSearchParams('&'.repeat(pairs)) })
  const typed = (body: string) =>
    new Request(to, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
  expect(await formDataIn(of(10), 'contact')).not.toBeNull()
  expect(await formDataIn(typed('a=1&'.repeat(1500)), 'contact')).not.toBeNull()
  const began = performance.now()
  expect(await formDataIn(typed('&'.repeat(1_000_000)), 'contact')).toBeNull()
  expect(performance.now() - began).toBeLessThan(200)
  const many = new FormData()
  for (let n = 0; n < 3000; n++) many.append('a', '')
  expect(await formDataIn(new Request(to, { method: 'POST', body: many }), 'testimonial')).toBeNull()
})

test.each(['Content-Disposition', 'content-disposition', ' CONTENT-Disposition'])(
  'more parts than any form has questions are not read, however their header is written: "%s"',
  async (header) => {
    const of = (parts: number) =>
      new Request(to, {
        method: 'POST',
        body: `${`--x\r\n${header}: form-data; name="a"\r\n\r\n\r\n`.repeat(parts)}--x--\r\n`,
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      })
    expect([...((await formDataIn(of(3), 'testimonial')) ?? [])]).toHaveLength(3)
    expect(await formDataIn(of(3000), 'testimonial')).toBeNull()
  },
)
