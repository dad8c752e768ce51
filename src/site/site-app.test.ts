import { expect, test } from 'vitest'

import { createSite } from './site-app'

const site = createSite()
const ask = async (path: string, method = 'GET') => site.request(`http://localhost:8080${path}`, { method })

test('nothing runs or is styled on a page that is not a file of ours', async () => {
  const { headers } = await ask('/healthz')
  const policy = headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self';")
  expect(policy).not.toMatch(/nonce|strict-dynamic|script-src[^;]*unsafe/)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Permissions-Policy')).toContain('camera=()')
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-site')
})

test.each(['/nl/%00/', '/nl/%ff/', '/media/%ff.png', '/nl/%E0%A4%A/', '/nl/a%5cb/'])(
  '%s cannot be read, and is refused before anything is looked up',
  async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(400)
    expect(response.headers.get('Content-Security-Policy')).toBeTruthy()
  },
)

test.each([
  ['/nl/demand/%F0%9F%8F%A0/change/', '/nl/demand/%F0%9F%8F%A0/'],
  ['/nl/kept-list/a%E2%80%A8b/stop/', '/nl/kept-list/a%E2%80%A8b/'],
  ['/nl/demand/..%2f..%2fadmin/keep/', '/nl/demand/..%2F..%2Fadmin/'],
  ['/nl/login/12/%E2%80%A8/', '/nl/portal/12/%E2%80%A8/'],
])('%s leads on with its letters encoded, as a header takes no others', async (path, to) => {
  const { status, headers } = await ask(path)
  expect([Math.floor(status / 100), headers.get('Location')]).toEqual([3, to])
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE2'])('%s is no method of the site', async (method) => {
  expect((await ask('/nl/', method)).status).toBe(405)
})

test.each([
  '/assets/../package.json',
  '/assets/.env',
  '/assets/none-12345678.js',
  '/brand/red.css',
  '/regions/x',
])('%s is no file of the site', async (path) => {
  expect((await ask(path)).status).toBeGreaterThanOrEqual(300)
})

// Coverage: 9.46.
test('an energy label has its picture at the address of its region and letter', async () => {
  const response = await ask('/images/epc/brussels/b_plus.png')
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400, s-maxage=86400')
  expect((await ask('/images/epc/flanders/b_plus.png')).status).toBe(404)
})

test('an agency’s colour is a style sheet of its own', async () => {
  const response = await ask('/brand/1a2b3c.css')
  expect(await response.text()).toContain('--color-brick:#1a2b3c')
  expect(response.headers.get('Cache-Control')).toContain('immutable')
})

test('the key for search engines lies at its own name, and nowhere without one', async () => {
  const indexNowKey = 'abcdef0123456789'
  const keyed = createSite({ indexNowKey })
  const answer = await keyed.request(`http://localhost:8080/${indexNowKey}.txt`)
  expect([answer.status, await answer.text()]).toEqual([200, indexNowKey])
  expect(answer.headers.get('Content-Type')).toContain('text/plain')
})
