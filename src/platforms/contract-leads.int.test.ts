import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import type { LeadInput } from '@/domain/lead/lead'
import { deliveryLines } from '@/features/leads/delivery/deliver-leads'
import { platformChannel } from '@/features/leads/delivery/platform-channel'
import { platformNames } from '@/features/leads/delivery/platform-names'
import { keepDemand } from '@/features/leads/demands/keep-demand'
import { stopDemand } from '@/features/leads/demands/stop-demand'
import { submitLead } from '@/features/leads/submit-lead'
import { receivePush } from '@/features/sync/pushed/receive-push'
import { syncListings } from '@/features/sync/sync-listings'
import { syncPushed } from '@/features/sync/pushed/work-on-pushes'
import { aLead } from '@/testing/records/a-lead'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { startMessenger } from '@/testing/platforms/messenger'
import { rows } from '@/testing/rows'

import { addFault, clearFaults, type Fault } from '../../simulator/control/faults'
import { type Simulator, startSimulator } from '../../simulator/simulator'
import { worldId as sweepbrightWorldId } from '../../simulator/sweepbright/ids'
import { republish } from '../../simulator/sweepbright/events'
import { startSweepbrightSimulator } from '../../simulator/sweepbright/sweepbright-simulator'
import { worldId } from '../../simulator/whise/ids'
import { startWhiseSimulator } from '../../simulator/whise/whise-simulator'
import { omnicasa } from './omnicasa/omnicasa'
import type { Platform, PushedMessage } from './platform'
import { sweepbright } from './sweepbright/sweepbright'
import { whise } from './whise/whise'

const small = { properties: 20, projects: 1, now: new Date('2026-11-15T00:00:00Z') }
const patience = { retries: 0, timeoutMs: 10_000 }

/** The platforms that take leads, the call that carries one, and how the world behind them numbers a home. */
const takers = [
  {
    name: 'Omnicasa',
    operation: 'ContactOnMe',
    worldId: Number,
    isReadBack: true,
    unclear: { kind: 'truncate' as const, arrived: 1 },
    start: async () => {
      const simulator = await startSimulator(small)
      const url = `${simulator.url}/1.12/OmnicasaService.svc`
      return {
        simulator,
        platform: omnicasa({ url, customer: 'gevel-demo', password: 'gevel-demo', ...patience }),
      }
    },
  },
  {
    name: 'Whise',
    operation: 'contacts/upsert',
    worldId: (id: string) => worldId(Number(id)),
    isReadBack: true,
    unclear: { kind: 'truncate' as const, arrived: 1 },
    start: async () => {
      const simulator = await startWhiseSimulator(small)
      const account = { user: 'gevel-demo', password: 'gevel-demo', clientId: 9001 }
      return {
        simulator,
        platform: whise({ url: `${simulator.url}/`, ...account, visitActionId: 3, ...patience }),
      }
    },
  },
  {
    name: 'SweepBright',
    operation: 'estates/contacts',
    worldId: sweepbrightWorldId,
    // What was sent cannot be asked for, and wishes are taken away by a person.
    isReadBack: false,
    // It says all by the status: only no answer at all leaves a doubt.
    unclear: { kind: 'disconnect' as const, arrived: 0 },
    start: async () => {
      const simulator = await startSweepbrightSimulator(small)
      const account = { clientId: 'gevel-demo', clientSecret: 'gevel-demo' }
      republish(simulator.sweepbright)
      const messages = simulator.sweepbright.events.map(({ body, signature }) => ({
        body,
        headers: new Headers({ 'x-hook-signature': signature }),
      }))
      return {
        simulator,
        messages,
        platform: sweepbright({ url: `${simulator.url}/api/`, ...account, ...patience }),
      }
    },
  },
]

interface Started {
  simulator: Simulator
  platform: Platform
  messages?: PushedMessage[]
}

describe.each(takers)('$name', ({ operation, worldId: inWorld, isReadBack, unclear, start }) => {
  let simulator: Simulator
  let database: TestDatabase
  let platform: Platform
  let home: number
  let externalId: string

  beforeAll(async () => {
    const started: Started = await start()
    ;({ simulator, platform } = started)
    database = await createTestDatabase()
    const { db } = database
    for (const message of started.messages ?? []) await receivePush(db, platform, message)
    await syncPushed(
      { db, platform },
      { synced: () => undefined, failed: (error) => expect(error).toBeNull() },
    )
    await syncListings({ db, platform }, 'full')
    const [found] = await rows<{ id: number; externalId: string }>(
      db,
      sql`select l.id, i.external_id as "externalId" from listing.listing l
          join listing.identity i on i.kind = 'listing' and i.id = l.id order by l.id limit 1`,
    )
    home = found?.id ?? 0
    externalId = found?.externalId ?? ''
  })
  afterAll(async () => {
    await simulator.stop()
    await database.drop()
  })
  afterEach(async () => {
    clearFaults(simulator.simulation.faults)
    simulator.simulation.crm.leads.length = 0
    simulator.simulation.crm.demands.length = 0
    simulator.simulation.crm.persons.clear()
    await database.db.execute(sql`truncate lead.lead cascade`)
  })

  async function submitted(input: LeadInput): Promise<string> {
    const services = {
      db: database.db,
      now: () => new Date(),
      channels: deliveryChannels,
      limits: [],
      secret: 'test',
    }
    const submission = await submitLead(services, input)
    return submission.state === 'saved' ? submission.lead.id : ''
  }

  /** One try of the platform's channel on a new lead. */
  async function delivered(to: Platform): Promise<unknown> {
    await submitted(aLead({ listingId: home }))
    return deliver(to)
  }

  /** One try of what waits for the platform. */
  async function deliver(to: Platform): Promise<unknown> {
    const { db } = database
    const now = () => new Date()
    const channel = platformChannel(to, platformNames(db, to, 'https://gevel.example'))
    for (const line of deliveryLines({ db, now, channels: { platform: channel } })) await line()
    const [delivery] = await rows(
      db,
      sql`select state, tries, is_unsure as "isUnsure", last_error as "error"
        from lead.delivery where channel = 'platform'`,
    )
    return delivery
  }

  const fault = (given: Partial<Fault> & Pick<Fault, 'kind'>) =>
    addFault(simulator.simulation.faults, { operation, rate: 1, ...given } as Fault)

  test('a lead that is accepted is done, and names the home as the platform does', async () => {
    expect(await delivered(platform)).toMatchObject({ state: 'done', tries: 1 })
    expect(simulator.simulation.crm.leads).toMatchObject([{ objectId: inWorld(externalId) }])
  })

  test('a lead that is refused is tried again later', async () => {
    fault({ kind: 'refuse', code: 600, message: 'no' })
    expect(await delivered(platform)).toMatchObject({ state: 'pending', tries: 1, isUnsure: false })
    expect(simulator.simulation.crm.leads).toEqual([])
  })

  test('a lead of which nobody knows whether it arrived is not sent again without a look', async () => {
    fault({ kind: unclear.kind })
    expect(await delivered(platform)).toMatchObject({ state: 'pending', tries: 1, isUnsure: true })
    expect(simulator.simulation.crm.leads).toHaveLength(unclear.arrived)
  })

  test('a platform without a place for leads ends their delivery, without an alarm', async () => {
    expect(await delivered(startMessenger().platform)).toEqual({
      state: 'skipped',
      tries: 1,
      isUnsure: false,
      error: 'The platform messenger takes no leads',
    })
    expect(await rows(database.db, sql`select kind from lead.event order by id`)).toContainEqual({
      kind: 'delivery-skipped',
    })
  })

  test('a demand that is registered can be stopped, also by somebody it does not know', async () => {
    const person = { title: null, firstName: 'An', lastName: 'Peeters', phone: null, language: 'nl' as const }
    const demand = {
      person: { ...person, email: 'an@example.com' },
      ...{ deal: 'sale' as const, categoryIds: [], kinds: ['house' as const], zips: ['9000'] },
      ...{ priceMaxEuro: 400_000, remark: 'Met tuin', mark: 'mark-1' },
    }
    expect(await platform.demands?.register(demand)).toEqual({ state: 'accepted' })
    expect(simulator.simulation.crm.demands).toMatchObject([{ isActive: true }])
    expect(await platform.demands?.holds('an@example.com', 'mark-1')).toBe(isReadBack ? true : null)
    expect(await platform.demands?.holds('nobody@example.com', 'mark-1')).toBe(isReadBack ? false : null)
    expect(await platform.demands?.unsubscribe('an@example.com')).toEqual({ state: 'accepted' })
    expect(simulator.simulation.crm.demands).toMatchObject([{ isActive: !isReadBack }])
    expect(await platform.demands?.unsubscribe('nobody@example.com')).toEqual({ state: 'accepted' })
  })

  test('what a colleague replied stands once in the history of the person, where there is one', async ({
    skip,
  }) => {
    const { history } = platform
    skip(!history, 'it keeps no history that can be written to')
    const { crm, faults } = simulator.simulation
    crm.histories.length = 0
    const reply = {
      ...{ email: 'an@example.com', subject: 'Antwoord', text: 'Ik bel u morgen.', mark: 'mark-1' },
      ...{ sentAt: new Date('2026-11-15T10:00:00Z'), listingId: externalId },
    }
    expect(await history?.add(reply)).toEqual({ state: 'accepted' })
    expect(crm.histories).toMatchObject([
      { objectId: inWorld(externalId), at: reply.sentAt.getTime(), comment: 'Ik bel u morgen.\n\nmark-1' },
    ])
    expect(await history?.holds(reply.email, reply.mark)).toBe(true)
    expect(await history?.holds(reply.email, 'mark-2')).toBe(false)
    const fault = { operation: 'CreateHistory', rate: 1, times: 1 }
    addFault(faults, { ...fault, kind: 'refuse', code: 600, message: 'no' })
    expect(await history?.add(reply)).toMatchObject({ state: 'refused' })
    addFault(faults, { ...fault, kind: 'truncate' })
    expect(await history?.add({ ...reply, mark: 'mark-2' })).toMatchObject({ state: 'unknown' })
    expect(await history?.holds(reply.email, 'mark-2')).toBe(true)
  })

  test('an alert of a list is registered once it is confirmed, and stopped with the last one of its person', async () => {
    const { db } = database
    const alert = (search: string) =>
      submitted({
        ...aLead(),
        kind: 'list-demand',
        listingId: undefined,
        answers: { email: 'an@example.com', search },
      })
    const id = await alert('sale?city=Gent&price-max=400000&bedrooms-min=2&energy=A&garden=1')
    expect(await deliver(platform)).toBeUndefined()
    const { crm } = simulator.simulation
    expect(crm.demands).toEqual([])
    await keepDemand(db, { id, now: new Date() })
    expect(await deliver(platform)).toMatchObject({ state: 'done', tries: 1 })
    expect(crm.demands).toMatchObject([{ isActive: true }])
    // What it has no field for stands in its words.
    const told = JSON.stringify([crm.demands, [...crm.persons.values()], crm.leads])
    for (const words of [
      '400000',
      'Energielabel A',
      'Tuin',
      'https://gevel.example/nl/te-koop/?city=Gent',
      id,
    ])
      expect(told).toContain(words)
    const other = await alert('rent?city=Gent')
    await keepDemand(db, { id: other, now: new Date() })
    await deliver(platform)
    expect(crm.demands.filter(({ isActive }) => isActive).length).toBeGreaterThan(0)
    await stopDemand(db, { id: other, now: new Date() })
    await deliver(platform)
    expect(crm.demands.some(({ isActive }) => isActive)).toBe(true)
    await stopDemand(db, { id, now: new Date() })
    expect(await deliver(platform)).toMatchObject({ state: 'done' })
    expect(crm.demands.some(({ isActive }) => isActive)).toBe(!isReadBack)
  })

  test('a moment that leads have filled is no longer free', async ({ skip }) => {
    skip(!platform.slots, 'it offers no moments')
    const free = async () =>
      (await platform.slots?.list(externalId))?.filter(({ places, taken }) => taken < places) ?? []
    const [slot] = await free()
    if (!slot) throw new Error('no free moment')
    const visit = (email: string) => ({
      person: {
        title: null,
        firstName: 'An',
        lastName: 'Peeters',
        phone: null,
        language: 'nl' as const,
        email,
      },
      ...{ subject: 'Bezoek', message: 'Graag', mark: email, listingId: externalId, slotId: slot.id },
    })
    expect(await platform.leads?.send(visit('first@example.com'))).toEqual({ state: 'accepted' })
    for (let left = slot.places - slot.taken - 1; left > 0; left--)
      await platform.leads?.send(visit(`${left}@example.com`))
    expect((await free()).map(({ id }) => id)).not.toContain(slot.id)
  })
})
