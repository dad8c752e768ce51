import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import type { VisitSlot } from '@/platforms/platform'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { storeListings } from '../../listings/store/store-listings'
import { writeLetter } from '../letters/write-letter'
import { limitsFor } from '../guard/limits'
import { linkSigner } from '../signed-link'
import { findAppointment } from './appointment-row'
import { bookAppointment } from './book-appointment'
import { cancelAppointment } from './cancel-appointment'
import { listSlots } from './list-slots'
import { moveAppointment } from './move-appointment'
import type { SlotSource } from './platform-slots'
import { remindOfAppointments } from './remind.task'

let test_: TestDatabase
const now = new Date('2026-11-15T12:00:00Z')

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_web' })
  await storeListings(test_.owner, [aListing({ id: 12 })])
})
afterAll(() => test_.drop())
beforeEach(() =>
  test_.owner.execute(sql`truncate lead.lead, lead.slot_list, lead.request_count, lead.letter cascade`),
)

function aSlot(given: Partial<VisitSlot> = {}): VisitSlot {
  const startsAt = new Date('2026-11-16T13:00:00Z')
  const endsAt = new Date('2026-11-16T13:30:00Z')
  return { id: '121', startsAt, endsAt, places: 1, taken: 0, ...given }
}
const later = aSlot({
  id: '122',
  startsAt: new Date('2026-11-18T13:00:00Z'),
  endsAt: new Date('2026-11-18T13:30:00Z'),
})

const offering = (...slots: VisitSlot[]): SlotSource | undefined => ({ list: () => Promise.resolve(slots) })

const services = (slots: SlotSource | undefined, moment = now) => ({
  db: test_.db,
  now: () => moment,
  channels: deliveryChannels,
  limits: [],
  secret: 'test',
  slots,
  timeoutMs: 300,
})

let visitors = 0
function visitor(slot = '121') {
  const email = `visitor${++visitors}@example.com`
  return aLead({ kind: 'appointment', answers: { lastName: 'Peeters', email, slot } })
}

async function booked(slots = offering(aSlot(), later), slot?: string): Promise<string> {
  const booking = await bookAppointment(services(slots), visitor(slot))
  if (booking.state !== 'booked') throw new Error(booking.state)
  return booking.lead.id
}

const leads = () =>
  rows<{ id: string; answers: Record<string, string> }>(
    test_.owner,
    sql`select id, answers from lead.lead order by answers -> 'changeOf' is not null`,
  )

test('of twenty visitors who race for the last place one gets it, and nothing is left of the others', async () => {
  const slots = offering(aSlot({ places: 3, taken: 2 }), later)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => bookAppointment(services(slots), visitor())),
  )
  const states = answers.map(({ state }) => state).toSorted()
  expect(states).toEqual(['booked', ...Array.from({ length: 19 }, () => 'taken')])
  expect(await leads()).toHaveLength(1)
  expect(await listSlots(services(slots), 12)).toMatchObject([
    { id: '121', isFull: true },
    { id: '122', isFull: false },
  ])
})

test('a double click by the one who got the last place is no loss', async () => {
  const input = visitor()
  const slots = offering(aSlot())
  const answers = await Promise.all([1, 2, 3].map(() => bookAppointment(services(slots), input)))
  expect(answers.map(({ state }) => state).toSorted()).toEqual(['booked', 'repeated', 'repeated'])
})

test('when the last moment is taken, all appointments are full', async () => {
  await booked(offering(aSlot()))
  const second = await bookAppointment(services(offering(aSlot())), visitor())
  expect(second).toEqual({ state: 'full' })
  expect(await leads()).toHaveLength(1)
})

test('a place that the platform has taken in is not counted twice', async () => {
  const id = await booked(offering(aSlot({ places: 2 })))
  await test_.owner.execute(
    sql`update lead.delivery set state = 'done', done_at = ${now.toISOString()}::timestamptz
        where lead_id = ${id}::uuid`,
  )
  const afterwards = services(offering(aSlot({ places: 2, taken: 1 })), new Date(now.getTime() + 3_600_000))
  expect(await listSlots(afterwards, 12)).toMatchObject([{ isFull: false }])
  expect(await bookAppointment(afterwards, visitor())).toMatchObject({ state: 'booked' })
  expect(await bookAppointment(afterwards, visitor())).toEqual({ state: 'full' })
})

test('a platform that is silent costs the freshest list, and without any the form says so', async () => {
  const silent: SlotSource | undefined = { list: () => new Promise(() => undefined) }
  expect(await listSlots(services(silent), 12)).toBeNull()
  expect(await bookAppointment(services(silent), visitor())).toEqual({ state: 'closed' })
  await listSlots(services(offering(aSlot())), 12)
  const hourLater = services(silent, new Date(now.getTime() + 3_600_000))
  expect(await bookAppointment(hourLater, visitor())).toMatchObject({ state: 'booked' })
})

test('many visitors at once ask the platform once', async () => {
  let questions = 0
  const slots: SlotSource | undefined = {
    async list() {
      questions++
      await new Promise((resolve) => setTimeout(resolve, 100))
      return [aSlot()]
    },
  }
  await Promise.all(Array.from({ length: 20 }, () => listSlots(services(slots), 12)))
  await listSlots(services(slots), 12)
  expect(questions).toBe(1)
})

test('a moment that has passed, or was never offered, cannot be booked', async () => {
  const past = aSlot({ id: '120', startsAt: new Date('2026-11-15T11:00:00Z') })
  expect(await bookAppointment(services(offering(past, later)), visitor('120'))).toEqual({ state: 'taken' })
  expect(await bookAppointment(services(offering(later)), visitor('999'))).toEqual({ state: 'taken' })
  const elsewhere = { ...visitor(), listingId: 99 }
  expect(await bookAppointment(services(offering(aSlot())), elsewhere)).toEqual({ state: 'closed' })
})

test('moving takes the new place, frees the first and tells everybody', async () => {
  const slots = offering(aSlot(), later)
  const id = await booked(slots)
  expect(await moveAppointment(services(slots), { id, slotId: '122' })).toEqual({ state: 'moved' })
  expect(await findAppointment(test_.owner, id)).toMatchObject({
    slotId: '122',
    startsAt: later.startsAt,
    sequence: 1,
  })
  expect(await listSlots(services(slots), 12)).toMatchObject([{ isFull: false }, { isFull: true }])
  const [, told] = await leads()
  expect(told?.answers).toMatchObject({ change: 'moved', changeOf: id, slot: '122' })
  expect(told?.answers.message).toBe(
    'Afspraak verplaatst: van maandag 16 november 2026, 14.00 – 14.30\u00a0uur naar woensdag 18 november 2026, 14.00 – 14.30\u00a0uur. Gelieve de eerste plaats vrij te maken in de agenda.',
  )
  const channels = await rows(
    test_.owner,
    sql`select channel from lead.delivery where lead_id = ${told?.id}::uuid order by channel`,
  )
  expect(channels).toEqual([{ channel: 'agency-mail' }, { channel: 'platform' }, { channel: 'visitor-mail' }])
})

test('who cannot have the new place keeps the old one', async () => {
  const slots = offering(aSlot(), later)
  const id = await booked(slots)
  await booked(slots, '122')
  expect(await moveAppointment(services(slots), { id, slotId: '122' })).toEqual({ state: 'full' })
  expect(await findAppointment(test_.owner, id)).toMatchObject({ slotId: '121', sequence: 0 })
  expect(await leads()).toHaveLength(2)
})

test('two who move to the same last place: one moves, one stays', async () => {
  const slots = offering(aSlot({ places: 2 }), later, aSlot({ ...later, id: '123' }))
  const ids = [await booked(slots), await booked(slots)]
  const moves = await Promise.all(ids.map((id) => moveAppointment(services(slots), { id, slotId: '122' })))
  expect(moves.map(({ state }) => state).toSorted()).toEqual(['moved', 'taken'])
})

test('cancelling frees the place, once, and the platform is not asked to book it any more', async () => {
  const slots = offering(aSlot())
  const id = await booked(slots)
  expect(await cancelAppointment(services(slots), id)).toBe('cancelled')
  expect(await cancelAppointment(services(slots), id)).toBe('cancelled')
  const [asked, told, ...others] = await leads()
  expect(others).toEqual([])
  expect(asked?.answers).not.toHaveProperty('slot')
  expect(told?.answers).toMatchObject({ change: 'cancelled', changeOf: id })
  expect(told?.answers).not.toHaveProperty('slot')
  expect(await moveAppointment(services(slots), { id, slotId: '121' })).toEqual({ state: 'gone' })
  expect(await bookAppointment(services(slots), visitor())).toMatchObject({ state: 'booked' })
})

test('an appointment of the past can be neither moved nor cancelled', async () => {
  const slots = offering(aSlot(), later)
  const id = await booked(slots)
  const afterwards = services(slots, new Date('2026-11-16T14:00:00Z'))
  expect(await cancelAppointment(afterwards, id)).toBe('past')
  expect(await moveAppointment(afterwards, { id, slotId: '122' })).toEqual({ state: 'past' })
})

const again = (email: string, slot = '122') =>
  aLead({ kind: 'appointment', answers: { lastName: 'Peeters', email, slot } })
const letters = () =>
  rows<{ id: string; kind: string }>(test_.owner, sql`select lead_id as id, kind from lead.letter`)

// Coverage: 1.28.
test('one person holds one moment per home; the second is refused, and a mail says which is held', async () => {
  const slots = offering(aSlot({ places: 5 }), { ...later, places: 5 })
  const first = await bookAppointment(services(slots), again('an.peeters@example.com', '121'))
  expect(first.state).toBe('booked')
  for (const email of ['an.peeters@example.com', 'An.Peeters+2@Example.com'])
    expect(await bookAppointment(services(slots), again(email))).toEqual({ state: 'held' })
  expect(await leads()).toHaveLength(1)
  const id = first.state === 'booked' ? first.lead.id : ''
  expect(await letters()).toEqual(Array(2).fill({ id, kind: 'appointment-reminder' }))
  const letter = {
    id: 'x',
    leadId: id,
    kind: 'appointment-reminder',
    detail: {},
    tries: 1,
    claim: 'x',
  } as const
  const written = await writeLetter(
    { db: test_.owner, links: linkSigner('test'), now: () => now },
    { ...letter, queuedAt: now },
  )
  expect(written).toMatchObject({ lead: { email: 'an.peeters@example.com' }, appointment: { slotId: '121' } })
})

test('who asks for a moment in the name of another is limited as by any other mail', async () => {
  const slots = offering(aSlot({ places: 50 }), { ...later, places: 50 })
  await bookAppointment(services(slots), again('an@example.com', '121'))
  const states: string[] = []
  for (let n = 0; n < 8; n++) {
    const input = again('an@example.com')
    const limits = limitsFor(input, `192.0.2.${n}`)
    states.push((await bookAppointment({ ...services(slots), limits }, input)).state)
  }
  expect(states).toEqual([...Array<string>(5).fill('held'), ...Array<string>(3).fill('limited')])
  expect(await letters()).toHaveLength(5)
})

test('of ten bookings of one person at the same moment one is made, at whatever moments', async () => {
  const slots = offering(aSlot({ places: 20 }), { ...later, places: 20 })
  const bookings = Array.from({ length: 10 }, (_, n) =>
    bookAppointment(services(slots), again(`an+${n}@example.com`, n % 2 ? '121' : '122')),
  )
  const states = (await Promise.all(bookings)).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['booked', ...Array<string>(9).fill('held')])
  expect(await leads()).toHaveLength(1)
})

test('the database alone refuses a second moment of one person', async () => {
  const slots = offering(aSlot({ places: 5 }), { ...later, places: 5 })
  const ids = [await booked(slots), await booked(slots)]
  const both = test_.owner.execute(
    sql`update lead.appointment set person_key = 'an@example.com' where id in (${ids[0]}::uuid, ${ids[1]}::uuid)`,
  )
  await expect(both).rejects.toMatchObject({ cause: { constraint: 'appointment_person' } })
})

test('another home, a cancelled visit and one that is over stand in nobody’s way', async () => {
  const slots = offering(aSlot({ places: 5 }), { ...later, places: 5 })
  await storeListings(test_.owner, [aListing({ id: 13 })])
  const first = await bookAppointment(services(slots), again('an@example.com', '121'))
  const elsewhere = { ...again('an@example.com'), listingId: 13 }
  expect(await bookAppointment(services(slots), elsewhere)).toMatchObject({ state: 'booked' })
  await cancelAppointment(services(slots), first.state === 'booked' ? first.lead.id : '')
  expect(await bookAppointment(services(slots), again('an@example.com', '121'))).toMatchObject({
    state: 'booked',
  })
  const dayAfter = services(slots, new Date('2026-11-17T12:00:00Z'))
  expect(await bookAppointment(dayAfter, again('an@example.com'))).toMatchObject({ state: 'booked' })
})

test('an appointment that is moved all day long sends mails only so often', async () => {
  const slots = offering(aSlot({ places: 5 }), { ...later, places: 5 })
  const id = await booked(slots)
  const states: string[] = []
  for (let n = 0; n < 12; n++)
    states.push((await moveAppointment(services(slots), { id, slotId: n % 2 ? '121' : '122' })).state)
  expect(states).toEqual([...Array<string>(10).fill('moved'), 'limited', 'moved'])
  expect(await leads()).toHaveLength(11)
})

test('a reminder goes out once, on the day before in Brussels, and not to whoever booked just now', async () => {
  const midnight = aSlot({
    startsAt: new Date('2026-11-16T23:30:00Z'),
    endsAt: new Date('2026-11-17T00:00:00Z'),
  })
  await booked(offering(midnight))
  expect(await remindOfAppointments(test_.owner, new Date('2026-11-15T20:00:00Z'))).toBe(0)
  const eve = new Date('2026-11-16T09:00:00Z')
  expect(await remindOfAppointments(test_.owner, eve)).toBe(1)
  expect(await remindOfAppointments(test_.owner, eve)).toBe(0)
  expect(await letters()).toMatchObject([{ kind: 'appointment-reminder' }])
})

test('a cancelled appointment is not reminded of, nor one that was booked this morning', async () => {
  const slots = offering(aSlot({ places: 2 }))
  await cancelAppointment(services(slots), await booked(slots))
  await booked(slots)
  expect(await remindOfAppointments(test_.owner, new Date('2026-11-15T18:00:00Z'))).toBe(0)
})
