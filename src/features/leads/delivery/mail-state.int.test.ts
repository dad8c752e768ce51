import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import { aLead } from '@/testing/records/a-lead'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { submitLead } from '../submit-lead'
import { readMailState } from './mail-state'

let test_: TestDatabase

beforeAll(async () => {
  test_ = await createTestDatabase()
})
afterAll(() => test_.drop())

test('mails that were given up and mails that were tried in vain count, and nothing of the platform', async () => {
  const services = {
    db: test_.db,
    now: () => new Date(),
    channels: deliveryChannels,
    limits: [],
    secret: 'test',
  }
  const submission = await submitLead(services, aLead({ kind: 'contact' }))
  const id = submission.state === 'saved' ? submission.lead.id : ''
  expect(await readMailState(test_.db)).toEqual({ failed: 0, late: 0 })
  await test_.db.execute(sql`
    update lead.delivery set state = 'dead' where channel = 'platform';
    update lead.delivery set tries = 2 where channel = 'visitor-mail';
    update lead.delivery set state = 'dead' where channel = 'agency-mail'`)
  await test_.db.execute(sql`
    insert into lead.letter (lead_id, kind, state, queued_at, next_try_at)
      values (${id}::uuid, 'appointment-reminder', 'dead', now(), now())`)
  expect(await readMailState(test_.db)).toEqual({ failed: 2, late: 1 })
  await test_.db.execute(sql`update lead.lead set status = 'closed' where id = ${id}::uuid`)
  expect(await readMailState(test_.db)).toEqual({ failed: 0, late: 1 })
})
