import { sql } from 'drizzle-orm'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import { storeListings } from '@/features/listings/store/store-listings'
import { countStatements } from '@/testing/count-statements'
import { linksIn, wordsIn } from '@/testing/markup'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

import type { LeadScope } from '../inbox/leads.access'
import { submitLead } from '../submit-lead'
import { listAppointments } from './list-appointments'
import { PlannedVisits } from './planned-visits'

let cms: TestPayload
let agentId: number
/** A quarter past midnight in Brussels, on the day before the world's clock says so. */
const now = new Date('2026-11-15T23:15:00Z')

beforeAll(async () => {
  cms = await openPayload()
  const { user } = await cms.as('agent')
  agentId = user.id
  await storeListings(cms.db, [aListing({ id: 12, reference: 'V-12' })])
})
afterAll(() => cms.close())
beforeEach(() => cms.db.execute(sql`truncate lead.lead cascade`))

interface Visit {
  firstName: string
  startsAt: string
  state?: string
  listingId?: number
  agent?: number
}

async function plan({
  firstName,
  startsAt,
  state = 'booked',
  listingId = 12,
  agent,
}: Visit): Promise<string> {
  const services = { db: cms.db, now: () => now, channels: deliveryChannels, limits: [], secret: 'test' }
  const answers = { firstName, lastName: 'Peeters', email: 'visitor@example.com' }
  const submission = await submitLead(services, aLead({ kind: 'visit', listingId, answers }))
  if (submission.state !== 'saved') throw new Error(submission.state)
  const { id } = submission.lead
  await cms.db.execute(sql`
    insert into lead.appointment (id, holder_id, listing_id, slot_id, starts_at, ends_at, state)
      values (${id}::uuid, ${id}::uuid, ${listingId}, ${id}, ${startsAt}::timestamptz,
        ${startsAt}::timestamptz + interval '30 minutes', ${state})`)
  await cms.db.execute(sql`update lead.lead set assignee_id = ${agent ?? null}::int where id = ${id}::uuid`)
  return id
}

const planned = async (scope: LeadScope = 'all') =>
  (await listAppointments(cms.db, { scope, now })).map(({ name, isToday }) => [name.split(' ')[0], isToday])

const render = async (language: 'nl' | 'fr' | 'en' | 'de', payload = cms.payload) =>
  renderToStaticMarkup(
    PlannedVisits({ payload, visits: await listAppointments(cms.db, { scope: 'all', now }), language }),
  )

test('the visits of today that are not over come first, then those of tomorrow in Brussels', async () => {
  await plan({ firstName: 'Later', startsAt: '2026-11-16T22:45:00Z' })
  await plan({ firstName: 'Under way', startsAt: '2026-11-15T23:00:00Z' })
  await plan({ firstName: 'Over', startsAt: '2026-11-15T22:30:00Z' })
  await plan({ firstName: 'Tomorrow', startsAt: '2026-11-16T23:00:00Z' })
  await plan({ firstName: 'Next', startsAt: '2026-11-17T23:00:00Z' })
  await plan({ firstName: 'Cancelled', startsAt: '2026-11-16T12:00:00Z', state: 'cancelled' })
  const spam = await plan({ firstName: 'Spam', startsAt: '2026-11-16T12:00:00Z' })
  await cms.db.execute(sql`update lead.lead set status = 'spam' where id = ${spam}::uuid`)
  expect(await planned()).toEqual([
    ['Under', true],
    ['Later', true],
    ['Tomorrow', false],
  ])
})

test('an agent sees their own visits only, in one statement whatever their number', async () => {
  await plan({ firstName: 'Mine', startsAt: '2026-11-16T12:00:00Z', agent: agentId })
  const one = await countStatements(() => planned({ agentId }))
  for (const hour of [13, 14, 15]) await plan({ firstName: 'Yours', startsAt: `2026-11-16T${hour}:00:00Z` })
  expect(await planned({ agentId })).toEqual([['Mine', true]])
  const four = await countStatements(() => planned())
  expect(four.answer).toHaveLength(4)
  expect([one.statements, four.statements].map(({ length }) => length)).toEqual([1, 1])
})

test('each visit has its hour, who comes, and the home by its address and photograph', async () => {
  const id = await plan({ firstName: '<b>An', startsAt: '2026-11-16T13:00:00Z', agent: agentId })
  await plan({ firstName: 'Bo', startsAt: '2026-11-17T13:00:00Z', listingId: 999 })
  const html = await render('fr')
  expect(wordsIn(html)).toContain('14:00')
  expect(wordsIn(html)).toContain('9000 Gand')
  expect(wordsIn(html)).toContain('V-12 · agent')
  expect(wordsIn(html)).toMatch(/Bo Peeters 999/)
  expect(html).not.toContain('<b>')
  expect(linksIn(html)).toContain(`/admin/leads/${id}`)
})

test.each(['nl', 'fr', 'en', 'de'] as const)('a day without visits says so in %s', async (language) => {
  const words = wordsIn(await render(language))
  expect(words).not.toMatch(/undefined|\{\w+\}/)
  expect(words.match(/\.(?= |$)/g)).toHaveLength(2)
})
