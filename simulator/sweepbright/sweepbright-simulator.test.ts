import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { testNow } from '../testing/a-simulator'
import { publishedIds } from './events'
import { estateId } from './ids'
import { startSweepbrightSimulator } from './sweepbright-simulator'

let simulator: Awaited<ReturnType<typeof startSweepbrightSimulator>>
let time = testNow.getTime()
let home: string

// Answers of the platform are loose by nature; tests look at single members.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any

const received: { body: string; signature: unknown }[] = []
const website = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    received.push({ body, signature: request.headers['x-hook-signature'] })
    response.end()
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve))
  const { port } = website.address() as AddressInfo
  simulator = await startSweepbrightSimulator({
    ...{ properties: 60, projects: 2, now: testNow, clock: () => new Date(time) },
    ...{ hookUrl: `http://127.0.0.1:${port}/`, pictureCache: '.run/simulator-pictures-test' },
  })
  home = estateId(publishedIds(simulator.sweepbright)[0] ?? 0)
})
afterAll(async () => {
  await simulator.stop()
  website.close()
})

async function call(method: string, path: string, body?: unknown, bearer = '') {
  const response = await fetch(`${simulator.url}/${path}`, {
    ...{ method, ...(body !== undefined && { body: JSON.stringify(body) }) },
    headers: { authorization: `Bearer ${bearer}`, accept: 'application/vnd.sweepbright.v20241030+json' },
  })
  return { status: response.status, body: (await response.json()) as Loose }
}

async function signIn(): Promise<string> {
  const client = { grant_type: 'client_credentials', client_id: 'gevel-demo', client_secret: 'gevel-demo' }
  return (await call('POST', 'api/oauth/token', client)).body.access_token
}

test('a link opens its file while it is good, and nothing does without its signature', async () => {
  const token = await signIn()
  const estate = await call('GET', `api/estates/${home}`, undefined, token)
  const [{ url, url_expires_on: until }] = estate.body.images
  const status = async (link: string) => (await fetch(link)).status
  expect(await status(url)).toBe(200)
  expect(await status(url.split('?')[0])).toBe(403)
  expect(await status(url.replace(/.$/, 'x'))).toBe(403)
  expect(await status(url.replace('Expires=3600', 'Expires=999999'))).toBe(403)
  const then = time
  time = Date.parse(until) + 1000
  expect(await status(url)).toBe(403)
  time = then
  await call('POST', '__sim/links/expire')
  expect(await status(url)).toBe(403)
  time += 5
  const renewed = (await call('GET', `api/estates/${home}`, undefined, await signIn())).body
  expect(await status(renewed.images[0].url)).toBe(200)
})

test('a token opens one estate at a time, and ends', async () => {
  expect((await call('POST', 'api/oauth/token', { client_id: 'x' })).status).toBe(401)
  expect((await call('GET', `api/estates/${home}`)).status).toBe(401)
  const token = await signIn()
  const { body } = await call('GET', `api/estates/${home}`, undefined, token)
  expect(body).toMatchObject({ id: home, is_project: false, vendors: [expect.anything()] })
  expect(Object.keys(body.description)).toEqual(['nl', 'fr', 'en'])
  expect((await call('GET', 'api/estates', undefined, token)).status).toBe(404)
  time += 61 * 60_000
  expect((await call('GET', `api/estates/${home}`, undefined, token)).status).toBe(401)
})

test('a change is told once, signed; a deleted estate is not there', async () => {
  received.length = 0
  await call('POST', '__sim/reprice', { id: home, price: 123_000 })
  await call('POST', '__sim/delete', { id: home })
  await expect.poll(() => received.length).toBe(2)
  const events = received.map(({ body }) => JSON.parse(body).event).toSorted()
  expect(events).toEqual(['estate-deleted', 'estate-updated'])
  for (const { body, signature } of received)
    expect(signature).toBe(createHmac('sha1', 'gevel-demo').update(body).digest('hex'))
  expect((await call('GET', `api/estates/${home}`, undefined, await signIn())).status).toBe(404)
  await call('POST', '__sim/restore', { id: home })
})

test('a project has its units inside, and is what is told of when one changes', async () => {
  const token = await signIn()
  const [project] = simulator.simulation.world.projects
  const id = estateId(project?.id ?? 0)
  const { body } = await call('GET', `api/estates/${id}`, undefined, token)
  expect(body.properties.length).toBeGreaterThan(2)
  const unit = body.properties[0]
  expect(unit).toMatchObject({ project_id: id })
  expect((await call('GET', `api/estates/${unit.id}`, undefined, token)).status).toBe(200)
  simulator.sweepbright.events.length = 0
  await call('POST', '__sim/reprice', { id: unit.id, price: 200_000 })
  expect(simulator.sweepbright.events.map((event) => JSON.parse(event.body).estate_id)).toEqual([id])
  expect(
    (await call('PUT', `api/estates/${unit.id}/url`, { url: 'https://site.example/' }, token)).status,
  ).toBe(422)
})

test('contacts are taken with a name and an address, and what is not understood is refused by member', async () => {
  const token = await signIn()
  const contact = { first_name: 'An', last_name: 'Peeters', email: 'an@example.com', locale: 'nl' }
  expect((await call('POST', `api/estates/${home}/contacts`, contact, token)).status).toBe(201)
  expect((await call('POST', `api/estates/${estateId(9)}/contacts`, contact, token)).status).toBe(404)
  const refused = await call('POST', 'api/contacts', { ...contact, email: 'an' }, token)
  expect(refused).toMatchObject({ status: 422, body: { errors: { email: [expect.any(String)] } } })
})
