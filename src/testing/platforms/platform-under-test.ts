import { omnicasa } from '@/platforms/omnicasa/omnicasa'
import type { Platform, PushedMessage } from '@/platforms/platform'
import type { ExternalId } from '@/platforms/platform-offer'
import { sweepbright } from '@/platforms/sweepbright/sweepbright'
import { whise } from '@/platforms/whise/whise'

import { type Simulator, startSimulator } from '../../../simulator/simulator'
import { isAvailable, publishedIds, republish } from '../../../simulator/sweepbright/events'
import { estateId } from '../../../simulator/sweepbright/ids'
import { startSweepbrightSimulator } from '../../../simulator/sweepbright/sweepbright-simulator'
import { startWhiseSimulator } from '../../../simulator/whise/whise-simulator'
import { anEstate, startMessenger } from './messenger'

/** A platform with its agency behind it, whose people do what the tests of the contract need. */
export interface PlatformUnderTest {
  platform: Platform
  /** Homes that are for sale or to let when a test begins. */
  homes: ExternalId[]
  reprice: (id: ExternalId, euro: number) => Promise<void>
  withdraw: (id: ExternalId) => Promise<void>
  publish: (id: ExternalId) => Promise<void>
  /** Leaves out what no home can do without. */
  spoil: (id: ExternalId) => Promise<void>
  /** From now on it does not tell of half its homes, or of any. */
  forget: (share: 'half' | 'all') => Promise<void>
  breakDown: () => Promise<void>
  /** Undoes the two above. */
  recover: () => Promise<void>
  /** The messages that it sent since it was last asked. */
  messages: () => PushedMessage[]
  stop: () => Promise<void>
}

/** Omnicasa, asked over HTTP. */
export async function omnicasaUnderTest(): Promise<PlatformUnderTest> {
  const simulator = await startSimulator({
    properties: 60,
    projects: 1,
    now: new Date('2026-11-15T00:00:00Z'),
    reach: 'country',
  })
  const platform = omnicasa({
    ...{ url: `${simulator.url}/1.12/OmnicasaService.svc`, customer: 'gevel-demo', password: 'gevel-demo' },
    ...{ retries: 1, firstDelayMs: 1 },
  })
  return simulated(simulator, platform, { listOperation: 'GetPropertyList', homes: await listed(platform) })
}

/** Whise, asked over HTTP. */
export async function whiseUnderTest(): Promise<PlatformUnderTest> {
  const simulator = await startWhiseSimulator({
    properties: 60,
    projects: 1,
    now: new Date('2026-11-15T00:00:00Z'),
    reach: 'country',
  })
  const platform = whise({
    ...{ url: `${simulator.url}/`, user: 'gevel-demo', password: 'gevel-demo', clientId: 9001 },
    ...{ retries: 1, firstDelayMs: 1 },
  })
  return simulated(simulator, platform, { listOperation: 'estates/list', homes: await listed(platform) })
}

/** SweepBright, which tells of changes and is asked for one home at a time. */
export async function sweepbrightUnderTest(): Promise<PlatformUnderTest> {
  const simulator = await startSweepbrightSimulator({
    properties: 60,
    projects: 1,
    now: new Date('2026-11-15T00:00:00Z'),
    reach: 'country',
  })
  const platform = sweepbright({
    ...{ url: `${simulator.url}/api/`, clientId: 'gevel-demo', clientSecret: 'gevel-demo' },
    ...{ retries: 1, firstDelayMs: 1 },
  })
  const { sweepbright: side } = simulator
  republish(side)
  const agency = simulated(simulator, platform, {
    listOperation: 'estates',
    homes: publishedIds(side)
      .filter((id) => isAvailable(side, id))
      .map(estateId),
    nameOf: (id) => id,
  })
  return {
    ...agency,
    messages: () =>
      side.events.splice(0).map(({ body, signature }) => ({
        body,
        headers: new Headers({ 'x-hook-signature': signature }),
      })),
  }
}

async function listed(platform: Required<Pick<Platform, 'listListings'>>): Promise<ExternalId[]> {
  const { records } = await platform.listListings({ cursor: null, limit: 100 })
  return records.flatMap((record) =>
    record.ok && record.value.status === 'available' ? [record.value.externalId] : [],
  )
}

/** The people of an agency whose platform is simulated. */
function simulated(
  simulator: Simulator,
  platform: Platform,
  {
    listOperation,
    homes,
    nameOf = Number,
  }: { listOperation: string; homes: ExternalId[]; nameOf?: (id: ExternalId) => unknown },
): PlatformUnderTest {
  const command = async (call: string, body: object) => {
    const request = { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(`${simulator.url}/__sim/${call}`, request)
    if (!response.ok) throw new Error(await response.text())
  }
  const change = (id: ExternalId, patch: object) => command('change', { id: nameOf(id), patch })
  return {
    platform,
    homes,
    reprice: (id, price) => change(id, { Price: price, PublishPrice: true }),
    withdraw: (id) => command('delete', { id: nameOf(id) }),
    publish: (id) => command('restore', { id: nameOf(id) }),
    spoil: (id) => change(id, { Zip: '' }),
    forget: (share) =>
      command('faults', { kind: share === 'half' ? 'halfList' : 'emptyList', operation: listOperation }),
    breakDown: () => command('faults', { kind: 'http', status: 503 }),
    recover: () => command('faults/clear', {}),
    messages: () => [],
    stop: () => simulator.stop(),
  }
}

/** A platform that pushes and has little else. */
export async function messengerUnderTest(): Promise<PlatformUnderTest> {
  const names = ['anker', 'beuk', 'ceder', 'duif', 'egel', 'forel', 'grutto', 'haver', 'iris', 'jasmijn']
  const whole = (key: ExternalId) => anEstate({ key })
  const messenger = startMessenger(names.map(whole))
  const changed = new Set(names)
  const change = async (key: ExternalId, estate: unknown) => {
    if (estate === undefined) messenger.estates.delete(key)
    else messenger.estates.set(key, estate)
    changed.add(key)
  }
  return {
    platform: messenger.platform,
    homes: names,
    reprice: (key, amount) => change(key, { ...whole(key), amount }),
    withdraw: (key) => change(key, undefined),
    publish: (key) => change(key, whole(key)),
    spoil: (key) => change(key, { ...whole(key), place: null }),
    forget: async (share) =>
      names.slice(0, share === 'half' ? 5 : 10).forEach((key) => messenger.denied.add(key)),
    breakDown: async () => void (messenger.isDown = true),
    async recover() {
      messenger.isDown = false
      messenger.denied.clear()
    },
    messages: () => {
      const keys = [...changed]
      changed.clear()
      return keys.map((key) => messenger.message(key))
    },
    stop: async () => undefined,
  }
}
