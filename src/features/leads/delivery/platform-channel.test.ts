import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import type { Lead } from '@/domain/lead/lead'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'
import { aLead } from '@/testing/records/a-lead'

import { addFault, clearFaults } from '../../../../simulator/control/faults'
import { appointmentsOf } from '../../../../simulator/world/appointments'
import { type Simulator, startSimulator } from '../../../../simulator/simulator'
import type { Channel } from './channel'
import { platformChannel } from './platform-channel'
import type { PlatformNames } from './platform-names'

let simulator: Simulator
let channel: Channel

beforeAll(async () => {
  simulator = await startSimulator({ properties: 20, projects: 2, now: new Date('2026-11-15T00:00:00Z') })
  channel = channelTo(simulator.url)
})
afterAll(() => simulator.stop())
afterEach(() => {
  clearFaults(simulator.simulation.faults)
  simulator.simulation.crm.leads.length = 0
})

function platformAt(url: string) {
  return omnicasa({
    url: `${url}/1.12/OmnicasaService.svc`,
    customer: 'gevel-demo',
    password: 'gevel-demo',
    timeoutMs: 2000,
  })
}

function channelTo(url: string): Channel {
  return platformChannel(platformAt(url), names)
}

/** As Omnicasa's things are named: by the numbers that they have here. */
const names: PlatformNames = {
  of: ({ id }) => Promise.resolve(String(id)),
  categories: (ids) => Promise.resolve({ categoryIds: ids.map(String), kinds: [] }),
  types: () => Promise.resolve([{ id: 1, name: 'Huis' }]),
  href: (path) => `https://gevel.example${path}`,
}

const id = '4f8b2c1e-0d57-4c7b-9a53-6f1f0a2b7c11'
const { signal } = new AbortController()

function saved(given: Partial<Lead> = {}): Lead {
  const { kind, language, answers, sourcePage, consent } = aLead()
  return {
    id,
    kind,
    language,
    answers,
    sourcePage,
    consent,
    listingId: 100_002,
    projectId: null,
    firstName: 'An',
    lastName: 'Peeters',
    email: 'an@example.com',
    phone: '0470 12 34 56',
    campaign: {},
    source: null,
    status: 'new',
    createdAt: new Date('2026-11-15T12:00:00Z'),
    ...given,
  }
}

test('the platform holds the lead with its person, its home and our number', async () => {
  expect(await channel.deliver(saved(), signal)).toEqual({ state: 'done' })
  expect(simulator.simulation.crm.leads).toMatchObject([
    {
      operation: 'ContactOnMe',
      objectId: 100_002,
      subject: 'Vraag over een pand',
      content: `Bericht: Is de woning nog vrij?\n\n${id}`,
      parameters: { Name: 'Peeters', FirstName: 'An', Email: 'an@example.com' },
    },
  ])
})

test('a demand is registered with its postal codes', async () => {
  const answers = { goal: 'sale', types: [1], places: ['Gent|9000'], budget: 350_000, bedroomsMin: 2 }
  const outcome = await channel.deliver(saved({ kind: 'demand', answers, listingId: null }), signal)
  expect(outcome).toEqual({ state: 'done' })
  expect(simulator.simulation.crm.demands.at(-1)).toMatchObject({
    parameters: { Goal: 0, Zips: '9000', PriceMax: 350_000, MinRooms: 2 },
  })
})

test('an alert of a list is a demand of what the platform can hold, and the whole list in the agency’s words', async () => {
  const search =
    'sale?municipality=44083&type=1&price-max=350000&bedrooms-min=2&living-min=120&energy=A&garden=1&new-build=1'
  const alert = saved({
    ...{ kind: 'list-demand', language: 'fr', answers: { email: 'eva@example.com', search } },
    ...{ listingId: null, firstName: null, lastName: null, phone: null, email: 'eva@example.com' },
  })
  expect(await channel.deliver(alert, signal)).toEqual({ state: 'done' })
  const { demands, persons } = simulator.simulation.crm
  expect(demands.at(-1)?.parameters).toMatchObject({
    ...{ Goal: 0, Zips: '9800,9850', PriceMax: 350_000, MinRooms: 2, LivingArea: 120, Garden: true },
    Comment:
      'Uw zoekopdracht: Te koop, Deinze, Huis, tot €\u00a0350.000, minstens 2 slaapkamers, minstens 120 m² bewoonbaar, ' +
      'Energielabel A, Tuin, Nieuwbouw\n' +
      'https://gevel.example/nl/te-koop/?municipality=44083&type=1&price-max=350000&bedrooms-min=2&living-min=120' +
      `&energy=A&garden=1&new-build=1\n\n${id}`,
  })
  expect([...persons.values()].map(({ email }) => email)).toContain('eva@example.com')
  expect(
    await channel.deliver({ ...alert, answers: { ...alert.answers, change: 'stopped' } }, signal),
  ).toEqual({ state: 'done' })
  expect(demands.at(-1)?.isActive).toBe(false)
})

test('places that would not fit in an address stand in the words alone', async () => {
  const search = `sale?${['BE-VAN', 'BE-VOV', 'BE-VWV', 'BE-WHT'].map((key) => `province=${key}`).join('&')}`
  await channel.deliver(saved({ kind: 'list-demand', listingId: null, answers: { search } }), signal)
  const { parameters } = simulator.simulation.crm.demands.at(-1) ?? {}
  expect(parameters).not.toHaveProperty('Zips')
  expect(parameters?.['Comment']).toContain('Antwerpen (provincie)')
})

test('the longest message still fits in an address', async () => {
  const lead = saved({ answers: { message: '¿élève? '.repeat(500) } })
  expect(await channel.deliver(lead, signal)).toEqual({ state: 'done' })
  expect(simulator.simulation.crm.leads.at(-1)?.content).toMatch(new RegExp(`…\\n\\n${id}$`))
})

test('a home of another platform is named in the message only', async () => {
  const foreign = platformChannel(platformAt(simulator.url), { ...names, of: () => Promise.resolve(null) })
  expect(await foreign.deliver(saved(), signal)).toEqual({ state: 'done' })
  expect(simulator.simulation.crm.leads).toMatchObject([{ objectId: null }])
})

test('a platform that takes no leads is not waited for', async () => {
  const { name, findListing } = platformAt(simulator.url)
  const outcome = await platformChannel({ name, findListing }, names).deliver(saved(), signal)
  expect(outcome).toEqual({ state: 'skipped', reason: 'The platform omnicasa takes no leads' })
  expect(simulator.simulation.crm.leads).toEqual([])
})

test('a platform that is down has certainly not got it', async () => {
  const gone = await startSimulator({ properties: 1, projects: 0 })
  await gone.stop()
  const outcome = await channelTo(gone.url).deliver(saved(), signal)
  expect(outcome.state).toBe('failed')
})

const isThere = (about: Lead) =>
  typeof channel.whenUnsure === 'function' ? channel.whenUnsure(about, signal) : channel.whenUnsure

test('an answer that was cut off leaves a doubt, which the history of the person takes away', async () => {
  const lead = saved({ id: '9d3f6a0c-5b1e-4e0e-8f57-2f6d1c9b4a22', listingId: null, email: 'bo@example.com' })
  expect(await isThere(lead)).toBe(false)
  addFault(simulator.simulation.faults, { kind: 'truncate', operation: 'ContactOnMe', rate: 1, times: 1 })
  expect(await channel.deliver(lead, signal)).toMatchObject({ state: 'unsure' })
  expect(await isThere(lead)).toBe(true)
  expect(await isThere({ ...lead, id })).toBe(false)
  expect(await isThere({ ...lead, email: null })).toBeNull()
})

test('a demand of which the answer was cut off is found with its person', async () => {
  const answers = { goal: 'sale', types: [1], places: ['Gent|9000'] }
  const lead = saved({ kind: 'demand', answers, listingId: null, email: 'cas@example.com' })
  expect(await isThere(lead)).toBe(false)
  expect(await channel.deliver(lead, signal)).toEqual({ state: 'done' })
  expect(await isThere(lead)).toBe(true)
  expect(await isThere({ ...lead, id: '9d3f6a0c-5b1e-4e0e-8f57-2f6d1c9b4a22' })).toBeNull()
})

test('a demand that was changed takes the place of the first, and one that was stopped is stopped', async () => {
  const answers = { goal: 'sale', types: [1], places: ['Gent|9000'], priceMax: 300_000 }
  const lead = saved({ kind: 'demand', answers, listingId: null, email: 'dirk@example.com' })
  await channel.deliver(lead, signal)
  const changed = { ...lead, answers: { ...answers, priceMax: 320_000, change: 'changed' } }
  expect(await channel.deliver(changed, signal)).toEqual({ state: 'done' })
  const { demands, persons } = simulator.simulation.crm
  const person = [...persons.values()].find(({ email }) => email === 'dirk@example.com')
  const own = () => demands.filter(({ personId }) => personId === person?.id)
  expect(own()).toMatchObject([{ isActive: true, parameters: { PriceMax: 320_000 } }])
  const stopped = { ...lead, answers: { ...answers, change: 'stopped' } }
  expect(await channel.deliver(stopped, signal)).toEqual({ state: 'done' })
  expect(own()).toMatchObject([{ isActive: false }])
})

test('a moment that is full over there still brings the visitor to the agency, with a warning', async () => {
  const { world, crm } = simulator.simulation
  const slot = Array.from({ length: 20 }, (_, n) => 100_001 + n)
    .flatMap((home) => {
      const core = world.find(home)
      return core ? appointmentsOf(world, crm, core) : []
    })
    .find(({ countPersons, maxPersons }) => countPersons >= maxPersons)
  const lead = saved({ kind: 'appointment', listingId: slot?.objectId, answers: { slot: String(slot?.id) } })
  expect(await channel.deliver(lead, signal)).toEqual({ state: 'done' })
  expect(crm.leads).toHaveLength(1)
  expect(crm.leads[0]).toMatchObject({ appointmentId: null, objectId: slot?.objectId })
  expect(crm.leads[0]?.content).toMatch(/^Het gekozen moment is volzet/)
})
