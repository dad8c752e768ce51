import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { publishSettings } from '@/testing/publish-settings'
import { readableTexts } from '@/testing/readable-texts'
import { rows } from '@/testing/rows'
import { loginOf } from '@/testing/login-of'
import {
  holdsTrace,
  secretHomes,
  secretMarquee,
  secretTown,
  secretTraces,
  soldPointWritten,
  storeSecretHomes,
} from '@/testing/secret/secret-homes'

import { connect, type Database } from './connection'

/** All that web may read of homes: views without what must not leave, and counts and names that hide nothing. */
const visitorRelations = [
  'public_listing',
  'public_listing_text',
  'public_listing_detail',
  'public_project',
  'public_project_text',
  'public_withdrawn',
  'public_event',
  'public_history',
  'category',
  'tally',
  'place_tally',
  'price_tally',
  'public_left_landing',
  'identity',
]

let test_: TestDatabase
let web: Database

beforeAll(async () => {
  test_ = await createTestDatabase()
  await storeSecretHomes(test_.db)
  await publishSettings(test_.db, { ignoredMarquees: [secretMarquee], hideCity: true })
  // What the server notes of a column holds its commonest values.
  await test_.db.execute(sql`analyze`)
  web = connect({ url: loginOf('gevel_web', test_.url), poolSize: 1 })
})
afterAll(async () => {
  await web.$client.end()
  await test_.drop()
})

const isFigure = (trace: string) => /^\d+(,\d+)?$/.test(trace)
/** Full of numbers and lists of numbers of its own, any of which may be a postal code or a degree. */
const isOfServer = (name: string) => /^(pg_catalog|information_schema)\./.test(name)

/** Where a trace stands, of all that a connection may read. */
function leaksIn(texts: Map<string, string>, traces: readonly string[]): string[] {
  return traces.flatMap((trace) =>
    [...texts]
      .filter(([name, text]) => holdsTrace(text, trace) && !(isFigure(trace) && isOfServer(name)))
      .map(([name]) => `${trace} in ${name}`),
  )
}

// Coverage: 9.27.
test('no select on anything that web may read gives a secret away', async () => {
  const texts = await readableTexts(web)
  const ownHomes = [...texts.keys()].filter((name) => name.startsWith('listing.'))
  expect(ownHomes.toSorted()).toEqual(visitorRelations.map((name) => `listing.${name}`).toSorted())
  expect(leaksIn(texts, [...secretTraces, ...secretTown])).toEqual([])
  // The homes themselves are there.
  expect(texts.get('listing.public_listing')).toContain(`v-${secretHomes.hidden}`)
})

test('the same look finds every secret with the rights of the owner', async () => {
  const texts = await readableTexts(test_.db)
  // The database knows the town by the one name that the platform gives.
  for (const trace of [...secretTraces, ...secretTown].filter(
    (text) => !text.includes(',') && text !== 'coxyde' && !soldPointWritten.includes(text),
  ))
    expect(leaksIn(texts, [trace]), trace).not.toEqual([])
})

test('while the agency tells the towns of hidden addresses, the town can be read and nothing else', async () => {
  await publishSettings(test_.db, { ignoredMarquees: [secretMarquee], hideCity: false })
  const texts = await readableTexts(web)
  await publishSettings(test_.db, { ignoredMarquees: [secretMarquee], hideCity: true })
  expect(leaksIn(texts, secretTown)).toContain('koksijde in listing.public_listing')
  const parts = ['sint-idesbald', 'doornpanne']
  expect(
    leaksIn(
      texts,
      secretTraces.filter((trace) => !parts.includes(trace)),
    ),
  ).toEqual([])
})

test('web has no right at all on the tables behind the views', async () => {
  const rights = await rows<{ name: string; right: string }>(
    web,
    sql`select c.relname as name, kind.right
        from pg_class c cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) kind ("right")
        where c.relnamespace = 'listing'::regnamespace and c.relkind in ('r', 'v', 'm')
          and has_table_privilege(c.oid, kind.right)
        order by 1, 2`,
  )
  expect(rights).toEqual([...visitorRelations].toSorted().map((name) => ({ name, right: 'select' })))
  for (const table of [
    'listing',
    'listing_text',
    'listing_detail',
    'project',
    'project_text',
    'withdrawn',
    'hidden',
  ])
    await expect(web.execute(sql.raw(`select 1 from listing.${table}`)), table).rejects.toMatchObject({
      cause: { message: expect.stringContaining('permission denied') as string },
    })
})
