import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { frameSources } from '@/domain/media/embed'
import { env } from '@/env'
import { startCache, type TestCache } from '@/testing/int-cache'
import { addressOf, openEveryScreen, others, screens } from '@/testing/site/every-screen'

import { createSite } from './site-app'

let opened: Awaited<ReturnType<typeof openEveryScreen>>
let cache: TestCache

/** Every kind of page as a browser gets it: from the site itself, through Varnish. */
beforeAll(async () => {
  opened = await openEveryScreen()
  const answer = getRequestListener(createSite().fetch)
  cache = await startCache((request, response) => void answer(request, response), { VISITOR_LIMITS: 'off' })
})
afterAll(async () => {
  await cache.stop()
  await opened.close()
})

const pictures = [env.PICTURE_CDN_ORIGIN, env.PICTURE_STORAGE_HOST]
const pagePolicy: Record<string, string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', ...pictures],
  'media-src': ["'self'", ...pictures],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'", ...frameSources],
  'frame-ancestors': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'self'"],
  'object-src': ["'none'"],
}
const mapPolicy = {
  ...pagePolicy,
  'img-src': [...(pagePolicy['img-src'] ?? []), 'blob:'],
  'worker-src': ["'self'", 'blob:'],
}

const parsed = (policy: string | string[] | undefined) =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )

/** What a policy without 'unsafe-inline' would refuse. */
function inlineIn(html: string): string[] {
  const scripts = (html.match(/<script\b[^>]*>/g) ?? []).filter(
    (tag) => !/ src="|type="application\/ld\+json"/.test(tag),
  )
  const attributes = (html.match(/<[a-z][^>]*>/gi) ?? []).filter((tag) =>
    / (?:style|on[a-z]+)=/i.test(tag.replaceAll(/"[^"]*"/g, '""')),
  )
  return [...scripts, ...(html.match(/<style\b[^>]*>/g) ?? []), ...attributes]
}

const pages = Object.entries({ ...screens, ...others })

test.each(pages)('%s says what it may load, and holds nothing that runs by itself', async (name, screen) => {
  const { status = 200 } = screen
  const { status: answered, headers, body } = await cache.ask(await addressOf(screen))
  expect(answered).toBe(status)
  expect(parsed(headers['content-security-policy'])).toEqual(name === 'map' ? mapPolicy : pagePolicy)
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  })
  for (const own of ['xkey', 'surrogate-key', 'x-request-id', 'via', 'x-varnish'])
    expect(headers, own).not.toHaveProperty(own)
  expect(inlineIn(body)).toEqual([])
})

/** What is no page of its own: a frame, a file, and what leads elsewhere. */
const isBare = (name: string, { status = 200 }: { status?: number }) =>
  ['map', 'feed of the blog'].includes(name) || (status >= 300 && status < 400)

test.each(pages.filter(([name, screen]) => !isBare(name, screen)))(
  '%s holds the question about cookies, and its footer leads to it',
  async (_, screen) => {
    const { body } = await cache.ask(await addressOf(screen))
    expect(body.match(/<dialog id="consent"/g)).toHaveLength(1)
    expect(body.match(/<footer.*<\/footer>/s)?.[0].match(/data-opens="consent"/g)).toHaveLength(1)
  },
)

test('what would be refused is found', () => {
  expect(inlineIn('<p style="color:red"><script>1</script><style></style><a onclick="x()">')).toHaveLength(4)
  expect(inlineIn('<p title="a style=b"><script src="/a.js"></script>')).toEqual([])
})
