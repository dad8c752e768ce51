import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { testNow } from '../testing/a-simulator'
import type { Simulator } from '../simulator'
import { startWhiseSimulator } from './whise-simulator'

let simulator: Simulator
let time = testNow.getTime()
let token: string

// Answers of the platform are loose by nature; tests look at single members.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any

beforeAll(async () => {
  simulator = await startWhiseSimulator({
    ...{ properties: 120, projects: 3, now: testNow, clock: () => new Date(time) },
    pictureCache: '.run/simulator-pictures-test',
  })
})
afterAll(() => simulator.stop())
beforeEach(async () => {
  time = testNow.getTime()
  await control('reset')
  token = await signIn()
})

async function post(path: string, body: unknown, bearer = token, method = 'POST') {
  const response = await fetch(`${simulator.url}/${path}`, {
    ...{ method, body: JSON.stringify(body) },
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
  })
  return { status: response.status, body: (await response.json()) as Loose }
}

async function signIn(): Promise<string> {
  const user = await post('token', { Username: 'gevel-demo', Password: 'gevel-demo' }, '')
  return (await post('v1/admin/clients/token', { ClientId: 9001 }, user.body.token)).body.token
}

async function control(call: string, body: unknown = {}): Promise<Loose> {
  return (await post(`__sim/${call}`, body)).body
}

const estates = async (Filter: object, Page = { Limit: 50, Offset: 0 }) =>
  (await post('v1/estates/list', { Filter, Page })).body

test('a token comes in two steps, and ends', async () => {
  expect((await post('token', { Username: 'gevel-demo', Password: 'wrong' }, '')).status).toBe(401)
  expect((await post('v1/admin/clients/token', { ClientId: 9001 }, 'nonsense')).status).toBe(401)
  expect((await post('v1/estates/list', {})).status).toBe(200)
  time += 61 * 60_000
  expect((await post('v1/estates/list', {})).status).toBe(401)
})

test('estates are paged by a row count, and an empty list has no list at all', async () => {
  const first = await estates({}, { Limit: 10, Offset: 0 })
  const second = await estates({}, { Limit: 10, Offset: 10 })
  expect(first.estates).toHaveLength(10)
  expect(second.estates[0].id).toBeGreaterThan(first.estates[9].id)
  const none = await estates({}, { Limit: 10, Offset: first.totalCount })
  expect(none).toEqual({ totalCount: first.totalCount, isValidRequest: true })
})

test('what it does not understand is ignored, with a word that is easily missed', async () => {
  const whole = await estates({})
  const { body } = await post('v1/estates/list', { Filter: { Zip: '9000' }, Page: { Limit: 1, Offset: 0 } })
  expect(body).toMatchObject({
    isValidRequest: true,
    totalCount: whole.totalCount,
    validationErrors: [{ code: 'BadRequestFormat' }],
  })
  expect(body.estates).toHaveLength(50)
})

test('empty members are left out, values of details are texts, and dates have no offset', async () => {
  const [home] = (await estates({ ShowRepresentatives: true })).estates
  expect(Object.values(home)).not.toContain('')
  expect(home.details.every(({ value }: Loose) => typeof value === 'string' && value !== '')).toBe(true)
  expect(home.updateDateTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d\d)?$/)
  expect(home.representatives).toMatchObject([{ email: expect.any(String) }])
})

test('a project is an estate with children, seen by those who ask for groups', async () => {
  const plain = await estates({})
  const groups = await estates({ IncludeGroupEstates: true })
  expect(groups.totalCount).toBe(plain.totalCount + 3)
  const [project] = groups.estates
  expect(project).toMatchObject({ canHaveChildren: true, minArea: expect.any(Number) })
  const all = await estates({}, { Limit: 1000, Offset: 0 })
  expect(all.estates.some(({ parentId }: Loose) => parentId === project.id)).toBe(true)
})

test('a change moves the estate into the range of changes, and a deletion shows it as deleted', async () => {
  const [{ id }] = (await estates({})).estates
  time += 60_000
  const since = { UpdateDateTimeRange: { Min: new Date(time).toISOString() } }
  expect((await estates(since)).totalCount).toBe(0)
  await control('reprice', { id, price: 123_000 })
  expect((await estates(since)).estates).toMatchObject([{ id, price: 123_000 }])
  await control('delete', { id })
  expect((await estates(since)).totalCount).toBe(0)
  const gone = await estates({ ...since, StatusIds: [5, 6], DisplayStatusIds: [1, 2, 3, 4, 5] })
  expect(gone.estates).toMatchObject([{ id, status: { id: 6 } }])
})

test('faults strike by path', async () => {
  await control('faults', { kind: 'refuse', operation: 'estates/list', times: 1 })
  expect((await post('v1/estates/list', {})).body).toMatchObject({ isValidRequest: false })
  await control('faults', { kind: 'halfList', operation: 'estates/list', times: 1 })
  expect((await estates({}, { Limit: 10, Offset: 0 })).estates).toHaveLength(5)
  await control('faults', { kind: 'emptyList', operation: 'estates/list', times: 1 })
  expect(await estates({})).toEqual({ totalCount: 0, isValidRequest: true })
  await control('faults', { kind: 'http', status: 503, operation: 'contacts/list', times: 1 })
  expect((await fetch(`${simulator.url}/v1/contacts/list`, { method: 'POST' })).status).toBe(503)
})

test('a contact is known by its address, and takes a moment of the calendar', async () => {
  const contact = {
    ...{ Name: 'Peeters', PrivateEmail: 'an@example.com', CountryId: 1, LanguageId: 'nl-BE' },
    ...{ OfficeIds: [9101], Comments: 'Graag een bezoek' },
  }
  const first = (await post('v1/contacts/upsert', contact)).body
  expect((await post('v1/contacts/upsert', contact)).body.contactId).toBe(first.contactId)
  expect((await post('v1/contacts/upsert', { ...contact, OfficeIds: [] })).body.isValidRequest).toBe(false)
  const homes = (await estates({}, { Limit: 100, Offset: 0 })).estates
  const asked = { Filter: { EstateIds: homes.map(({ id }: Loose) => id) }, Page: { Limit: 500, Offset: 0 } }
  const { calendars } = (await post('v1/calendars/list', asked)).body
  const free = calendars.find(({ contactIds }: Loose) => contactIds.length === 0)
  const booking = { CalendarId: free.id, ContactId: first.contactId }
  expect((await post('v1/calendars/update', booking, token, 'PATCH')).status).toBe(200)
  const after = (await post('v1/calendars/list', asked)).body.calendars
  expect(after.find(({ id }: Loose) => id === free.id).contactIds).toEqual([first.contactId])
})
