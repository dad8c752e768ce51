import { expect, test } from 'vitest'

import { openedFromAnotherSite } from './from-another-site'

const followed = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}

function opened(url: string, headers: Record<string, string> = followed, method = 'GET') {
  let body = ''
  const isOpened = openedFromAnotherSite(
    { method, url, headers },
    {
      writeHead() {
        return this as never
      },
      end(html: unknown) {
        body = String(html)
        return this as never
      },
    },
  )
  return { isOpened, body }
}

test.each(['/admin', '/admin/leads/4f8b2c1e', '/admin?locale=nl'])(
  '%s of a mail is opened anew from here',
  (url) => {
    const { isOpened, body } = opened(url)
    expect(isOpened).toBe(true)
    expect(body).toContain('http-equiv="refresh"')
    expect(body).not.toContain(url)
  },
)

test.each<[string, string, Record<string, string>, string?]>([
  ['from the admin itself', '/admin/leads', { ...followed, 'sec-fetch-site': 'same-origin' }],
  ['typed', '/admin/leads', { ...followed, 'sec-fetch-site': 'none' }],
  ['of a browser that does not say', '/admin/leads', {}],
  ['framed', '/admin/leads', { ...followed, 'sec-fetch-dest': 'iframe' }],
  [
    'asked for by a script',
    '/admin/leads',
    { ...followed, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
  ],
  ['posted', '/admin/leads', followed, 'POST'],
  ['to sign out', '/admin/logout', followed],
  ['of the API', '/api/leads/export', followed],
])('a page that is %s is answered as it is', (_, url, headers, method) => {
  expect(opened(url, headers, method).isOpened).toBe(false)
})
