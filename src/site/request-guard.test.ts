import { expect, test } from 'vitest'

import { guardRequest } from './request-guard'

/** 200: whoever comes after it answers. */
const statusOf = (method: string, path: string) => guardRequest(method, path)?.status ?? 200

test.each(['/nl/', '/nl/te-koop/', '/nl/forms//contact/', '/nl/demand/token/', '/nl/login/'])(
  'the page %s can be visited and takes no post',
  (path) => {
    expect(statusOf('GET', path)).toBe(200)
    for (const method of ['POST', 'PUT', 'DELETE']) expect(statusOf(method, path)).toBe(405)
  },
)

test.each([
  '/nl/forms/contact/',
  '/nl/demand/a.b.c/stop/',
  '/nl/kept-list/a.b.c/note/',
  '/fr/shared-list/a.b.c/note/',
  '/fr/newsletter/stop/a.b.c/stop/',
  '/de/newsletter/confirm/a.b.c/confirm/',
  '/en/appointment/a.b.c/cancel/',
  '/platform/changes/',
  '/platform-events/sweepbright',
  '/platform-events/sweepbright/',
  '/seen/',
  '/nl/login/enter/',
  '/nl/my-data/',
  '/fr/my-data/A_token-9/erase/',
  '/fr/login/password/A_token-9/',
  '/de/login/100060/visits/12/decline/',
])('%s takes a post', (path) => {
  expect(statusOf('POST', path)).toBe(200)
})
