import { expect, onTestFinished, test } from 'vitest'

import { aSimulator } from '../testing/a-simulator'
import { isMalformed } from './malformed-rows'

async function withFault(fault: Record<string, unknown>) {
  const simulator = await aSimulator({ quirks: false })
  onTestFinished(() => simulator.stop())
  await simulator.control('faults', fault)
  return simulator
}

test('latency delays the answer', async () => {
  const { fetchText } = await withFault({ kind: 'latency', ms: 120 })
  const startedAt = performance.now()
  await fetchText('GetStatusList')
  expect(performance.now() - startedAt).toBeGreaterThan(115)
})

test.each([
  { fault: { kind: 'http', status: 503 }, status: 503 },
  { fault: { kind: 'ipRefusal' }, status: 403 },
])('$fault answers HTTP $status', async ({ fault, status }) => {
  const { fetchText } = await withFault(fault)
  expect((await fetchText('GetPropertyList')).status).toBe(status)
})

test.each(['truncate', 'malformed'])('%s answers a body that is not JSON', async (kind) => {
  const { fetchText } = await withFault({ kind })
  const text = await (await fetchText('GetStatusList')).text()
  expect(() => JSON.parse(text) as unknown).toThrow()
})

test('a disconnect gives no answer at all', async () => {
  const { fetchText } = await withFault({ kind: 'disconnect' })
  await expect(fetchText('GetStatusList')).rejects.toThrow()
})

test('a refusal is an envelope without success', async () => {
  const { ask } = await withFault({ kind: 'refuse', code: 600, message: 'Try later' })
  expect(await ask('GetStatusList')).toEqual({ Code: 600, Message: 'Try later', Success: false, Value: null })
})

test('an empty, a half and a miscounted list still look like success', async () => {
  const { ask, control } = await withFault({ kind: 'emptyList', times: 1 })
  expect((await ask('GetPropertyList')).Value).toMatchObject({ RowsCount: 0, Items: null })
  await control('faults', { kind: 'halfList', times: 1 })
  const half = (await ask('GetPropertyList', { Limit1: 1, Limit2: 10 })).Value
  expect(half.Items).toHaveLength(5)
  await control('faults', { kind: 'wrongRowsCount', rowsCount: 7, times: 1 })
  expect((await ask('GetPropertyList')).Value.RowsCount).toBe(7)
  expect((await ask('GetPropertyList')).Value.RowsCount).toBe(half.RowsCount)
})

test('a fault strikes only its operation and only so often', async () => {
  const { fetchText } = await withFault({ kind: 'http', operation: 'GetProperty', times: 2 })
  const statuses = []
  for (const operation of ['GetStatusList', 'GetProperty', 'GetProperty', 'GetProperty'])
    statuses.push((await fetchText(operation, { ID: 100_000 })).status)
  expect(statuses).toEqual([200, 500, 500, 200])
})

test('a rate strikes a steady share of the requests', async () => {
  const { fetchText } = await withFault({ kind: 'http', rate: 0.3 })
  const statuses = []
  for (let n = 0; n < 60; n++) statuses.push((await fetchText('ValidateCustomer')).status)
  const struck = statuses.filter((status) => status === 500).length
  expect(struck > 8 && struck < 30).toBe(true)
})

test('malformed rows are exactly the predictable ids', async () => {
  const { ask } = await withFault({ kind: 'malformedRows', rate: 0.1 })
  const { Value } = await ask('GetPropertyList', { Status: '0,1,2,3,4,5,6' })
  const usable = (row: Record<string, unknown>) =>
    typeof row.ID === 'number' &&
    typeof row.Goal === 'number' &&
    typeof row.Zip === 'string' &&
    typeof row.Price === 'number' &&
    typeof row.WebID === 'number'
  const expected = Array.from({ length: 120 }, (_, n) => 100_000 + n).filter((id) => isMalformed(id, 0.1))
  const spoiled = Value.Items.slice(0, 120).filter((row: Record<string, unknown>) => !usable(row))
  expect(expected.length).toBeGreaterThan(3)
  expect(spoiled).toHaveLength(expected.length)
})

test('pictures can be missing', async () => {
  const { picturesUrl, control } = await withFault({ kind: 'picture404' })
  expect((await fetch(`${picturesUrl}/cloud-storage/100001/1.jpg?width=200`)).status).toBe(404)
  await control('faults/clear')
  expect((await fetch(`${picturesUrl}/cloud-storage/100001/1.jpg?width=200`)).status).toBe(200)
})
