import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startCaddy, type TestCaddy } from '@/testing/int-caddy'

const seen: IncomingHttpHeaders[] = []
const behind = createServer((request, response) => {
  seen.push(request.headers)
  response.end(`behind ${request.headers.host}`)
})
let caddy: TestCaddy

beforeAll(async () => {
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve))
  const address = `127.0.0.1:${(behind.address() as AddressInfo).port}`
  const hosts = {
    SITE_HOST: 'www.agency.example',
    BARE_HOST: 'agency.example',
    ADMIN_HOST: 'admin.agency.example',
  }
  caddy = await startCaddy({ ...hosts, CACHE: address, ADMIN: address }, { http: 18_080, https: 18_443 })
})
afterAll(() => {
  caddy.stop()
  behind.close()
})

test('site and admin answer over TLS, and the bare name leads to the site', async () => {
  for (const host of ['www.agency.example', 'admin.agency.example'])
    expect(await caddy.ask(host, '/nl/')).toMatchObject({ status: 200, body: `behind ${host}` })
  expect(await caddy.ask('agency.example', '/nl/?page=2')).toMatchObject({
    status: 301,
    location: 'https://www.agency.example/nl/?page=2',
  })
})

test('what a visitor claims to be forwarded for does not get past it', async () => {
  seen.length = 0
  await caddy.ask('www.agency.example', '/nl/', {
    'X-Forwarded-For': '203.0.113.9',
    'X-Forwarded-Proto': 'http',
  })
  expect(seen[0]).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' })
})
