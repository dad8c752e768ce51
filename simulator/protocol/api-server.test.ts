import { afterAll, beforeAll, expect, test } from 'vitest'

import { aSimulator } from '../testing/a-simulator'

let simulator: Awaited<ReturnType<typeof aSimulator>>

beforeAll(async () => {
  simulator = await aSimulator()
})

afterAll(() => simulator.stop())

const credentials = { CustomerName: 'gevel-demo', CustomerPassword: 'gevel-demo' }

async function get(path: string, json: string) {
  const response = await fetch(`${simulator.url}/${path}?json=${encodeURIComponent(json)}`)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test.each([
  {
    name: 'another version',
    path: '1.8/OmnicasaService.svc/ValidateCustomerJson',
    json: JSON.stringify(credentials),
  },
  {
    name: 'other casing of names',
    path: '1.12/OmnicasaService.svc/ValidateCustomerJson',
    json: '{"customername":"gevel-demo","CUSTOMERPASSWORD":"gevel-demo"}',
  },
  {
    name: 'single quotes',
    path: '1.12/OmnicasaService.svc/ValidateCustomerJson',
    json: "{'CustomerName':'gevel-demo','CustomerPassword':'gevel-demo'}",
  },
  {
    name: 'unknown members',
    path: '1.12/OmnicasaService.svc/ValidateCustomerJson',
    json: JSON.stringify({ ...credentials, Whatever: [1] }),
  },
])('a request with $name is understood', async ({ path, json }) => {
  const { body } = await get(path, json)
  expect(body).toEqual({ ValidateCustomerJsonResult: { Code: 0, Message: '', Success: true, Value: true } })
})

test.each([
  {
    name: 'wrong credentials',
    operation: 'ValidateCustomer',
    json: '{"CustomerName":"gevel-demo","CustomerPassword":"guess"}',
  },
  { name: 'malformed JSON', operation: 'ValidateCustomer', json: '{"CustomerName":' },
  { name: 'an unknown operation', operation: 'GetNothing', json: JSON.stringify(credentials) },
])('$name answers HTTP 200 with code 600', async ({ operation, json }) => {
  const { status, body } = await get(`1.12/OmnicasaService.svc/${operation}Json`, json)
  expect(status).toBe(200)
  expect(body[`${operation}JsonResult`]).toMatchObject({ Code: 600, Success: false, Value: null })
})

test('a body works as well as a query', async () => {
  const response = await fetch(`${simulator.url}/1.12/OmnicasaService.svc/ValidateCustomerJson`, {
    method: 'POST',
    body: JSON.stringify(credentials),
  })
  expect(await response.json()).toMatchObject({ ValidateCustomerJsonResult: { Success: true } })
})

test('a query of 200 kB is accepted', async () => {
  const { Success } = await simulator.ask('ContactOnMe', {
    Name: 'Long',
    Email: 'long@example.com',
    Content: 'a'.repeat(200_000),
  })
  expect(Success).toBe(true)
})

test.each([
  { limits: { Limit1: 1, Limit2: 25 }, from: 1, to: 25, rows: 25 },
  { limits: { Limit1: 0, Limit2: 25 }, from: 1, to: 25, rows: 25 },
  { limits: { Limit1: 26, Limit2: 50 }, from: 26, to: 50, rows: 25 },
  { limits: { Limit1: 9001, Limit2: 9050 }, from: 9001, rows: 0 },
])('rows $limits are $rows rows from $from', async ({ limits, from, to, rows }) => {
  const { Value } = await simulator.ask('GetPropertyList', { Status: '1', ...limits })
  expect(Value.From).toBe(from)
  expect(Value.Items?.length ?? 0).toBe(rows)
  expect(to === undefined || Value.To === to).toBe(true)
})

test('pages cover the list without gap or overlap', async () => {
  const all = await simulator.ask('GetPropertyList', {
    Status: '1,2,4',
    SortFields: 'Price DESC',
    DisplayFields: 'ID',
  })
  const pages = await Promise.all(
    [1, 51, 101, 151].map((from) =>
      simulator.ask('GetPropertyList', {
        Status: '1,2,4',
        SortFields: 'Price DESC',
        DisplayFields: 'ID',
        Limit1: from,
        Limit2: from + 49,
      }),
    ),
  )
  const ids = pages.flatMap(({ Value }) => (Value.Items ?? []).map((row: { ID: number }) => row.ID))
  expect(ids).toEqual(all.Value.Items.slice(0, ids.length).map((row: { ID: number }) => row.ID))
  expect(new Set(ids).size).toBe(ids.length)
})

test('only the wanted fields come back, always with the id', async () => {
  const { Value } = await simulator.ask('GetPropertyList', {
    Status: '1',
    DisplayFields: 'price, zip',
    Limit1: 1,
    Limit2: 3,
  })
  expect(Object.keys(Value.Items[0]).sort()).toEqual(['ID', 'Price', 'Zip'])
})

test('lists are comma-joined and empty pieces are ignored', async () => {
  const { Value } = await simulator.ask('GetPropertyList', { Status: '1,,2,', Goal: 0, WebIDs: ',1' })
  expect(new Set(Value.Items.map((row: { WebID: unknown }) => Number(row.WebID)))).toEqual(new Set([1]))
})

test('without a status only active properties are listed', async () => {
  const { Value } = await simulator.ask('GetPropertyList')
  expect(new Set(Value.Items.map((row: { Status: number }) => row.Status))).toEqual(new Set([1]))
})

test('each answer is in one language, and an unknown one falls back to Dutch', async () => {
  const names = await Promise.all(
    [1, 2, 3, 4, 5].map(
      async (LanguageId) => (await simulator.ask('GetStatusList', { LanguageId })).Value.Items[2].Name,
    ),
  )
  expect(names).toEqual(['Verkocht', 'Vendu', 'Sold', 'Verkauft', 'Verkocht'])
})

test.each([
  { operation: 'GetMarqueeList', isShape: (body: unknown) => Array.isArray(body) },
  { operation: 'GetUserList', isShape: (body: unknown) => 'Value' in (body as object) },
  {
    operation: 'GetPropertyList',
    isShape: (body: unknown) => 'GetPropertyListJsonResult' in (body as object),
  },
])('$operation answers in its own shape', async ({ operation, isShape }) => {
  expect(isShape(await simulator.body(operation))).toBe(true)
})

test('without quirks every answer is wrapped and every value has its type', async () => {
  const clean = await aSimulator({ quirks: false })
  const [marquees, list] = [
    await clean.body('GetMarqueeList'),
    await clean.ask('GetPropertyList', { Status: '1,2,4' }),
  ]
  await clean.stop()
  expect(marquees).toHaveProperty('GetMarqueeListJsonResult')
  for (const row of list.Value.Items)
    expect([typeof row.Price, typeof row.WebID, typeof row.GoogleX]).toEqual(['number', 'number', 'number'])
})

test.each([
  {
    filter: { PriceFrom: 200_000, PriceTo: 400_000, Goal: 0 },
    holds: (row: Row) => Number(row.Price) >= 200_000 && Number(row.Price) <= 400_000,
  },
  { filter: { CountryIDs: '50' }, holds: (row: Row) => row.CountryID === 50 },
  { filter: { MinRoom: 3 }, holds: (row: Row) => Number(row.NumberOfBedRooms) >= 3 },
  { filter: { HasGarden: true }, holds: (row: Row) => row.HasGarden === true },
  { filter: { MarqueeIDs: '3' }, holds: (row: Row) => row.Marquee === 3 },
  { filter: { SkipMarqueeList: '1' }, holds: (row: Row) => row.Marquee !== 1 },
  { filter: { MainTypeIDs: '151' }, holds: (row: Row) => Number(row.WebID) === 1 },
])('the filter $filter lets through only what it should', async ({ filter, holds }) => {
  const { Value } = await simulator.ask('GetPropertyList', { Status: '1,2,4', ...filter })
  expect(Value.RowsCount).toBeGreaterThan(0)
  expect(Value.Items.filter((row: Row) => !holds(row))).toEqual([])
})

type Row = Record<string, unknown>

test('counts agree with lists, and cities with counts', async () => {
  const list = await simulator.ask('GetPropertyList', { Status: '1', Goal: 1 })
  const counts = await simulator.ask('GetCountProperties', {
    CountConditions: [
      { Status: '1', Goal: 1 },
      { Status: '1', Goal: 1, WebIDs: '8' },
    ],
  })
  const cities = await simulator.ask('GetCityListOfObjects', { Goal: 1, StatusList: '1' })
  expect(counts.Value[0]).toBe(list.Value.RowsCount)
  expect(counts.Value[1]).toBeLessThan(list.Value.RowsCount)
  expect(
    cities.Value.reduce((sum: number, city: { PropertyCount: number }) => sum + city.PropertyCount, 0),
  ).toBe(list.Value.RowsCount)
})

test('a property that does not exist is null, not a failure', async () => {
  expect(await simulator.ask('GetProperty', { ID: 1 })).toMatchObject({ Success: true, Value: null })
})
