import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { aLead } from '@/testing/records/a-lead'

import { submitLead } from '../submit-lead'
import { findLeadFile } from './find-lead-file'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.execute(sql`
    insert into listing.project (id, zip, city, country, is_address_published, show_order, pictures, fingerprint)
    values (7, '9000', 'Gent', 'BE', true, 1, '[]', gen_random_uuid())`)
  await database.db.execute(
    sql`insert into listing.project_text values (7, 'nl', 'Hof ter Linden', '', '', '', '')`,
  )
})
afterAll(() => database.drop())

test.each([
  [7, 'Hof ter Linden'],
  [8, null],
])('a question about project %i is filed under %s', async (projectId, name) => {
  const { db } = database
  const services = { db, now: () => new Date(), channels: [], limits: [], secret: 'test' }
  const submission = await submitLead(services, aLead({ listingId: undefined, projectId }))
  const id = submission.state === 'saved' ? submission.lead.id : ''
  const file = await findLeadFile(db, id, 'all')
  expect([file?.projectName, file?.home]).toEqual([name, null])
})
