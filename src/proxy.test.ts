import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'

import { proxy } from './proxy'

const statusOf = (method: string, path: string) =>
  proxy(new NextRequest(`http://localhost:8080${path}`, { method })).status

test.each(['/nl/', '/nl/te-koop/', '/nl/forms//contact/', '/nl/demand/token/'])(
  'the page %s can be visited and takes no post',
  (path) => {
    expect(statusOf('GET', path)).toBe(200)
    for (const method of ['POST', 'PUT', 'DELETE']) expect(statusOf(method, path)).toBe(405)
  },
)

test.each([
  '/nl/forms/contact/',
  '/nl/forms/contact/send/',
  '/nl/demand/a.b.c/stop/',
  '/fr/newsletter/stop/a.b.c/stop/',
  '/de/newsletter/confirm/a.b.c/confirm/',
  '/en/appointment/a.b.c/cancel/',
])('%s takes a post', (path) => {
  expect(statusOf('POST', path)).toBe(200)
})
