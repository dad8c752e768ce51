import { expect, onTestFinished, test } from 'vitest'

import { aSimulator, testNow } from '../testing/a-simulator'

async function started() {
  const times = { now: testNow }
  const simulator = await aSimulator({ quirks: false, clock: () => times.now })
  onTestFinished(() => simulator.stop())
  return { ...simulator, times }
}

const later = new Date('2026-03-20T08:15:30Z')
const changeSince = '2026-03-20 09:15:00'

test.each([
  { call: 'reprice', body: { price: 123_000 }, expected: { Price: 123_000 } },
  { call: 'sell', body: {}, expected: { Status: 2, Marquee: 4, MarqueeName: 'Verkocht' } },
  { call: 'let', body: {}, expected: { Status: 4, Marquee: 5, MarqueeName: 'Verhuurd' } },
  {
    call: 'change',
    body: { patch: { DescriptionA: { nl: 'Nieuw', fr: 'Nouveau' } } },
    expected: { DescriptionA: 'Nieuw' },
  },
  {
    call: 'change',
    body: { patch: { PictureVersion: 2 } },
    expected: { SmallPicture: expect.stringContaining('&v=2') },
  },
  {
    call: 'change',
    body: { patch: { HasGarden: false, NumberOfBedRooms: 9 } },
    expected: { HasGarden: false, NumberOfBedRooms: 9 },
  },
])('$call $body changes the property and its date', async ({ call, body, expected }) => {
  const { ask, control, times } = await started()
  times.now = later
  expect(await control(call, { id: 100_002, ...body })).toEqual({ ok: true })
  const { Value } = await ask('GetPropertyList', { Status: '1,2,4', ChangeSince: changeSince })
  expect(Value.Items).toHaveLength(1)
  expect(Value.Items[0]).toMatchObject({ ID: 100_002, LastChangedDate: '2026-03-20 09:15:30', ...expected })
})

test('a changed price and status are found by their filters', async () => {
  const { ask, control } = await started()
  await control('reprice', { id: 100_002, price: 77_777_777 })
  expect((await ask('GetPropertyList', { Status: '1', PriceFrom: 70_000_000 })).Value.RowsCount).toBe(1)
  await control('sell', { id: 100_002 })
  expect((await ask('GetPropertyList', { Status: '1', PriceFrom: 70_000_000 })).Value.RowsCount).toBe(0)
  expect((await ask('GetPropertyList', { Status: '2', PriceFrom: 70_000_000 })).Value.RowsCount).toBe(1)
})

test('a deleted property leaves every list and appears among the deleted ids', async () => {
  const { ask, control } = await started()
  await control('delete', { id: 100_002 })
  expect((await ask('GetDeletedPropertyIDs')).Value).toContain(100_002)
  expect((await ask('GetProperty', { ID: 100_002 })).Value).toBeNull()
  expect((await ask('GetPropertyList', { Status: '0,1,2,3,4,5,6', IDs: '100002' })).Value.RowsCount).toBe(0)
  expect((await ask('GetPropertiesByIDs', { IDs: '100002,100003' })).Value.Items).toHaveLength(1)
})

test('many changes hit the same properties for the same seed', async () => {
  const { ask, control, times } = await started()
  times.now = later
  const { ids } = await control('changeMany', { count: 10, seed: 4 })
  const { Value } = await ask('GetPropertyList', {
    Status: '0,1,2,3,4,5,6',
    ChangeSince: changeSince,
    DisplayFields: 'ID',
  })
  expect(Value.Items.map((row: { ID: number }) => row.ID).sort()).toEqual((ids as number[]).toSorted())
  await control('reset')
  expect(await control('changeMany', { count: 10, seed: 4 })).toEqual({ ids })
})

test('one property is as it was, and the others stay changed', async () => {
  const { ask, control, read } = await started()
  const rowOf = async (id: number) => (await ask('GetPropertyList', { IDs: String(id) })).Value.Items
  const before = await rowOf(100_002)
  await control('reprice', { id: 100_002, price: 5 })
  await control('delete', { id: 100_003 })
  await control('reprice', { id: 100_004, price: 7 })
  expect(await rowOf(100_002)).not.toEqual(before)
  for (const id of [100_002, 100_003]) await control('restore', { id })
  expect(await rowOf(100_002)).toEqual(before)
  expect(await read('state')).toMatchObject({ changed: 1, deleted: 0 })
})

test('reset forgets everything and configure makes another world', async () => {
  const { ask, control, read } = await started()
  await control('sell', { id: 100_002 })
  await control('faults', { kind: 'latency', ms: 1 })
  expect(await control('reset')).toMatchObject({ changed: 0, faults: 0 })
  expect(await control('configure', { properties: 500, seed: 9 })).toMatchObject({ properties: 500, seed: 9 })
  await ask('GetStatusList')
  expect(await read('state')).toMatchObject({ properties: 500, requests: { GetStatusList: 1 } })
})

test('an answer can be given another shape', async () => {
  const { body, control } = await started()
  await control('shape', { operation: 'GetDeletedPropertyIDs', shape: 'array' })
  expect(Array.isArray(await body('GetDeletedPropertyIDs'))).toBe(true)
  await control('shape', { operation: 'GetDeletedPropertyIDs', shape: 'bare' })
  expect(await body('GetDeletedPropertyIDs')).toHaveProperty('Value')
})

test('a wrong call says what is wrong', async () => {
  const { url } = await started()
  const post = (name: string, value: unknown) =>
    fetch(`${url}/__sim/${name}`, { method: 'POST', body: JSON.stringify(value) })
  expect((await post('sell', { id: 'x' })).status).toBe(400)
  expect((await post('sell', { id: 5 })).status).toBe(404)
  expect((await post('nothing', {})).status).toBe(404)
})
