import { afterAll, beforeAll, expect, test } from 'vitest'

import { sweepbright } from '@/platforms/sweepbright/sweepbright'
import { whise } from '@/platforms/whise/whise'

import { startSweepbrightSimulator } from '../../simulator/sweepbright/sweepbright-simulator'
import { startWhiseSimulator } from '../../simulator/whise/whise-simulator'
import { tryPlatform } from './try-platform'

const world = { properties: 12, projects: 0, now: new Date('2026-11-15T00:00:00Z') }
let pushing: Awaited<ReturnType<typeof startSweepbrightSimulator>>
let listing: Awaited<ReturnType<typeof startWhiseSimulator>>

beforeAll(async () => {
  ;[pushing, listing] = await Promise.all([startSweepbrightSimulator(world), startWhiseSimulator(world)])
})
afterAll(() => Promise.all([pushing.stop(), listing.stop()]))

const patience = { retries: 1, firstDelayMs: 1 }
const platforms = {
  sweepbright: (key: string) =>
    sweepbright({ url: `${pushing.url}/api/`, clientId: 'gevel-demo', clientSecret: key, ...patience }),
  whise: (key: string) =>
    whise({ url: `${listing.url}/`, user: 'gevel-demo', password: key, clientId: 9001, ...patience }),
}

test.each([
  ['sweepbright', 'sweepbright lets us in.'],
  ['whise', 'whise answers, with'],
] as const)('the keys of %s are tried, and wrong ones are refused', async (name, answer) => {
  expect(await tryPlatform(platforms[name]('gevel-demo'))).toContain(answer)
  await expect(tryPlatform(platforms[name]('mistyped'))).rejects.toThrow()
})

test('the address of another service is refused', async () => {
  const lost = sweepbright({
    ...{ url: `${listing.url}/api/`, clientId: 'gevel-demo', clientSecret: 'gevel-demo' },
    ...patience,
  })
  await expect(tryPlatform(lost)).rejects.toThrow()
})
