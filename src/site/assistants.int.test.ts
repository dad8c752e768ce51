import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { searchParameters } from '@/domain/search/criteria-fields'
import { storeListings } from '@/features/listings/store/store-listings'
import { withdrawListings } from '@/features/listings/store/withdraw-listings'
import { locales } from '@/i18n/locales'
import { make } from '@/testing/records/a-document'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { storeTypes } from '@/testing/home-types'
import { wordsIn } from '@/testing/markup'
import { asWeb } from '@/testing/site/as-web'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

let cms: TestPayload
let web: Database
let server: Server
let origin: string
const clients: Client[] = []

const price = (euro: number, isPublished = true) => ({ cents: euro * 100, isPublished, isFrom: false })
const address = { ...aListing().address, street: 'Verzwegensteeg', number: '47', isPublished: false }

/** Thirty houses in Ghent; one without its street, one without its price, one sold, one withdrawn. */
beforeAll(async () => {
  cms = await openPayload()
  const { payload, db } = cms
  await storeTypes(db)
  await storeListings(db, [
    ...Array.from({ length: 30 }, (_, n) => aListing({ id: n + 1, price: price(300_000 + n * 10_000) })),
    aListing({ id: 41, address, price: price(250_000) }),
    aListing({ id: 42, price: price(765_431, false) }),
    aListing({ id: 43, status: 'sold', price: price(654_319), facts: { energyReference: '20261119-0043' } }),
    aListing({ id: 44 }),
    aListing({ id: 45, typeId: 2, typeIds: [2] }),
    aListing({ id: 46, deal: 'rent', price: price(950) }),
  ])
  await withdrawListings(db, [44])
  const office = await make(payload, 'offices', { name: 'Gevel Gent', email: 'gent@gevel.example' })
  await make(payload, 'team', { name: 'An Peeters', role: 'Makelaar', office, email: 'an@gevel.example' })
  await make(payload, 'pages', { key: 'home', title: 'Home', path: '' })
  web = asWeb()
  server = createServer(getRequestListener(createSite().fetch) as never)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const client of clients) await client.close()
  server.closeAllConnections()
  server.close()
  await web.$client.end()
  await cms.close()
})

/** An assistant as one that is not ours has it, from an address of its own. */
async function assistant(from: string): Promise<Client> {
  const client = new Client({ name: 'an assistant', version: '1' })
  const headers = { 'X-Forwarded-For': from }
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp/', origin), { requestInit: { headers } }),
  )
  clients.push(client)
  return client
}

interface Home {
  id: number
  title: string
  price: string | null
  address: string
  url: string
}
interface Answer {
  isError?: boolean
  text: string
  data: { url: string; total: number; pages: number; homes: Home[] } & Home
}

async function call(client: Client, name: string, given: Record<string, unknown>): Promise<Answer> {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: given })
  const [{ text } = { text: '' }] = content as { text: string }[]
  return { text: plain(text), data: structuredContent as Answer['data'], isError: isError === true }
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const pageOf = async (path: string) => (await fetch(new URL(path, origin))).text()
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(new URL('/mcp/', origin), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'X-Forwarded-For': '192.0.2.200',
      ...headers,
    },
    body,
  })

test('an assistant is told of three tools that change nothing, and may ask all that a list may be asked', async () => {
  const client = await assistant('192.0.2.1')
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search_homes', 'get_home', 'get_agency'])
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
  const asked = Object.keys(tools[0]?.inputSchema.properties ?? {})
  expect(asked.toSorted()).toEqual(['language', 'deal', ...searchParameters].toSorted())
})

test('a search answers the homes of the list at the address that it names, in its order and at its prices', async () => {
  const client = await assistant('192.0.2.2')
  const { data, text } = await call(client, 'search_homes', {
    ...{ language: 'nl', deal: 'sale', city: ['Gent'], type: ['Huis'], sort: 'price-up' },
    'price-max': 500_000,
  })
  expect(data.url.startsWith(`${siteUrl}/nl/te-koop/?`)).toBe(true)
  const html = await pageOf(data.url.slice(siteUrl.length))
  const listed = [...html.matchAll(/data-home-id="(\d+)"/g)].map(([, id]) => Number(id))
  expect(data.homes.map(({ id }) => id)).toEqual(listed)
  expect(data).toMatchObject({ total: 22, pages: 1 })
  expect(plain(data.homes[0]?.title ?? '')).toBe('Huis · 9000 Gent')
  const words = plain(wordsIn(html))
  for (const home of data.homes) {
    expect(words).toContain(plain(home.price ?? 'no price'))
    expect(text).toContain(home.url)
    expect(html).toContain(`href="${home.url.slice(siteUrl.length)}"`)
  }
})

test.each([
  ['nl', 'Huis te koop in Gent', 'panden te koop', '/nl/te-koop/gent/'],
  ['fr', 'Huis à vendre à Gand', 'biens à vendre', '/fr/a-vendre/gent/'],
  ['en', 'Huis for sale in Ghent', 'properties for sale', '/en/for-sale/gent/'],
  ['de', 'Huis zu verkaufen in Gent', 'Kaufobjekte', '/de/zu-verkaufen/gent/'],
] as const)('in %s it is answered in the words of the pages', async (language, title, count, path) => {
  const client = await assistant('192.0.2.3')
  const found = await call(client, 'search_homes', { language, deal: 'sale' })
  expect(found.text).toContain(count)
  expect(found.data.homes[0]?.url).toContain(siteUrl + path)
  const home = await call(client, 'get_home', { language, id: 1 })
  expect(home.data).toMatchObject({ title, url: expect.stringContaining(siteUrl + path) })
  const words = plain(wordsIn(await pageOf(home.data.url.slice(siteUrl.length))))
  expect(words).toContain(plain(home.data.price ?? 'no price'))
  expect(words).toContain(plain(home.data.address))
})

test('pages go on where the last one ended, and a home to rent is among those to rent', async () => {
  const client = await assistant('192.0.2.4')
  const ids = async (page: number) =>
    (await call(client, 'search_homes', { deal: 'sale', page })).data.homes.map(({ id }) => id)
  const [first, second] = [await ids(1), await ids(2)]
  expect([first.length, second.length]).toEqual([24, 9])
  expect(first.filter((id) => second.includes(id))).toEqual([])
  // Past the last page one is on the last page, as in the list.
  const { data } = await call(client, 'search_homes', { deal: 'sale', page: 9 })
  expect([data.homes.map(({ id }) => id), data.url]).toEqual([second, `${siteUrl}/nl/te-koop/?page=2`])
  const rented = await call(client, 'search_homes', { deal: 'rent' })
  expect(rented.data.homes.map(({ id }) => id)).toEqual([46])
})

test('of a hidden address and a hidden price nothing is told, in no language and by no search', async () => {
  const client = await assistant('192.0.2.5')
  for (const language of locales) {
    const street = await call(client, 'get_home', { language, id: 41 })
    expect(street.text).toContain('250')
    expect(JSON.stringify(street)).not.toMatch(/verzwegen|47/i)
    const unpriced = await call(client, 'get_home', { language, id: 42 })
    expect(unpriced.data.address).toContain('Veldstraat')
    expect(JSON.stringify(unpriced)).not.toMatch(/765/)
    const sold = await call(client, 'get_home', { language, id: 43 })
    expect(JSON.stringify(sold)).not.toMatch(/654|veldstraat|20261119-0043/i)
    expect(sold.data).toMatchObject({ contact: null })
  }
  const byWords = await call(client, 'search_homes', { deal: 'sale', text: 'verzwegensteeg' })
  expect(byWords.data.homes).toEqual([])
  const byPrice = await call(client, 'search_homes', { deal: 'sale', 'price-min': 760_000 })
  expect(byPrice.data.homes).toEqual([])
})

test('a home that is gone and one that never was are told apart, and neither has data', async () => {
  const client = await assistant('192.0.2.6')
  const gone = await call(client, 'get_home', { language: 'nl', id: 44 })
  expect(gone).toMatchObject({ isError: true, data: undefined })
  expect(gone.text).toContain('Dit pand staat niet meer in ons aanbod')
  const unknown = await call(client, 'get_home', { language: 'fr', id: 999_999 })
  expect(unknown).toMatchObject({ isError: true, data: undefined })
  expect(unknown.text).toContain('Ce bien est introuvable')
})

test('what no list can be asked is refused in words, and an unknown town is called that', async () => {
  const client = await assistant('192.0.2.7')
  const wrong = [
    { bedrooms: 3 },
    { language: 'es' },
    { energy: ['Z'] },
    { type: ['Kasteel'] },
    { area: 'Gent' },
  ]
  for (const given of wrong) {
    const { isError, text } = await call(client, 'search_homes', { deal: 'sale', ...given })
    expect([isError, text]).toEqual([true, expect.stringContaining(Object.keys(given)[0] ?? '')])
  }
  const { text, data } = await call(client, 'search_homes', { language: 'nl', deal: 'sale', city: ['Gnet'] })
  expect(data.homes).toEqual([])
  expect(text).toContain('De plaats ‘Gnet’ kennen we niet')
  expect(text).toContain('Bedoelde u Gent?')
})

test('the agency tells its offices and its people, with links to their pages', async () => {
  const client = await assistant('192.0.2.8')
  const { text, data } = await call(client, 'get_agency', { language: 'nl' })
  expect(data).toMatchObject({
    offices: expect.arrayContaining([
      expect.objectContaining({ name: 'Gevel Gent', email: 'gent@gevel.example' }),
    ]),
    people: [{ name: 'An Peeters', role: 'Makelaar', office: 'Gevel Gent', email: 'an@gevel.example' }],
  })
  const [, path = ''] = /(\/nl\/team\/\S+)/.exec(text) ?? []
  expect(wordsIn(await pageOf(path))).toContain('An Peeters')
})

test('of 1,000 calls in a minute so many are answered and no more, and another address is answered', async () => {
  const client = await assistant('192.0.2.9')
  const minutes = new Set([Math.floor(Date.now() / 60_000)])
  const outcomes: string[] = []
  for (let begun = 0; begun < 1000; begun += 50) {
    const calls = Array.from({ length: 50 }, () =>
      call(client, 'search_homes', { deal: 'sale' }).then(
        ({ data }) => `${data.total} homes`,
        (error: { code?: number }) => `refused ${error.code}`,
      ),
    )
    outcomes.push(...(await Promise.all(calls)))
    minutes.add(Math.floor(Date.now() / 60_000))
  }
  const answered = outcomes.filter((outcome) => outcome === '33 homes').length
  expect(answered).toBeGreaterThanOrEqual(110)
  expect(answered).toBeLessThanOrEqual(120 * minutes.size)
  expect(outcomes.filter((outcome) => outcome === 'refused 429')).toHaveLength(1000 - answered)
  const other = await assistant('192.0.2.10')
  expect((await call(other, 'search_homes', { deal: 'sale' })).data.total).toBe(33)
})

test('an answer is nobody else’s: no cache keeps it, and no session is opened', async () => {
  const initialize = {
    ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a', version: '1' } },
  }
  const answer = await post(JSON.stringify(initialize))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect([answer.headers.get('mcp-session-id'), answer.headers.get('xkey')]).toEqual([null, null])
  const wrong = [
    [await post('not JSON'), 400],
    [await post(JSON.stringify([initialize, initialize])), 400],
    [await post(JSON.stringify({ ...initialize, padding: 'x'.repeat(70_000) })), 413],
    [await post(JSON.stringify(initialize), { Origin: 'https://elsewhere.example' }), 403],
    [await fetch(new URL('/mcp/', origin), { headers: { Accept: 'text/event-stream' } }), 405],
  ] as const
  for (const [refused, status] of wrong)
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([status, 'no-store'])
})

test('llms.txt names lists in each language and the endpoint; where assistants may not ask, neither does', async () => {
  const text = await pageOf('/llms.txt')
  expect(text).toContain(`[Te koop](${siteUrl}/nl/te-koop/)`)
  expect(text).toContain(`[À louer](${siteUrl}/fr/a-louer/)`)
  expect(text).toContain(`(${siteUrl}/mcp/)`)
  const without = createSite({ hasAssistants: false })
  const llms = await without.request(`${siteUrl}/llms.txt`)
  expect(await llms.text()).not.toContain('/mcp/')
  expect((await without.request(`${siteUrl}/mcp/`, { method: 'POST', body: '{}' })).status).toBe(404)
})
