import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Describer, openDescriber } from '@/testing/describe-statement'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { declarationDifferences, valueDifferences } from '@/testing/row-differences'

import { statementText } from './query'
import {
  bool,
  bytes,
  filled,
  float,
  int,
  jsonByKey,
  jsonBySomeKeys,
  jsonList,
  jsonObject,
  listOf,
  moment,
  nullable,
  oneOf,
  type Shape,
  stored,
  text,
  textLike,
} from './row'

let test_: TestDatabase
let describer: Describer
beforeAll(async () => {
  test_ = await createTestDatabase()
  describer = await openDescriber(test_.url)
})
afterAll(async () => {
  await describer.close()
  await test_.drop()
})

const lead = sql`select id, kind, email, created_at as "createdAt" from lead.lead where id = ${'x'}::uuid`
const declared = { id: text, kind: text, email: nullable(text), createdAt: moment }
const tooFew = { id: text, kind: text, email: nullable(text) }

async function differences(shape: Shape, statement = lead): Promise<string[]> {
  return declarationDifferences(shape, await describer.describe(statementText(statement).sql))
}

test.each<{ what: string; shape: Shape; found: RegExp[] }>([
  { what: 'as the database has it', shape: declared, found: [] },
  {
    what: 'a wrong type',
    shape: { ...declared, createdAt: text },
    found: [/^createdAt is of type timestamptz/],
  },
  {
    what: 'a wrong name',
    shape: { ...tooFew, made: moment },
    found: [/createdAt is not declared/, /made is not/],
  },
  { what: 'too few columns', shape: tooFew, found: [/^createdAt is not declared/] },
  {
    what: 'a null that is left out',
    shape: { ...declared, email: text },
    found: [/email may be null in lead.lead/],
  },
  { what: 'a null that cannot be', shape: { ...declared, email: filled(text) }, found: [] },
])('a declaration with $what', async ({ shape, found }) => {
  expect(await differences(shape)).toEqual(found.map((pattern) => expect.stringMatching(pattern) as string))
})

test('an enumeration that says more than its declaration', async () => {
  const deal = sql`select deal from listing.listing`
  expect(await differences({ deal: oneOf(['sale', 'rent']) }, deal)).toEqual([])
  expect(await differences({ deal: oneOf(['sale']) }, deal)).toEqual(['deal may also be rent'])
})

test('what writes is described too, and not run', async () => {
  const written = sql`insert into content.redirect (language, from_path) values ('nl', '/x/') returning from_path as path`
  expect(await differences({ path: text }, written)).toEqual([])
  const { rows } = await test_.db.execute(sql`select 1 from content.redirect`)
  expect(rows).toEqual([])
})

test('every kind of column holds what the database gives for it', async () => {
  const shape = {
    count: int,
    share: float,
    word: oneOf(['a', 'b']),
    reason: textLike(/^price-\d+$/),
    is: bool,
    at: moment,
    file: bytes,
    ids: listOf(int),
    words: listOf(text),
    none: nullable(text),
    whole: stored<unknown>(),
    one: jsonObject({ id: int, name: nullable(text) }),
    all: jsonList({ id: int }),
    each: jsonByKey(['nl', 'fr'], text),
    some: jsonBySomeKeys(['nl', 'fr'], text),
  }
  const statement = sql`select count(*) as count, 0.5::float as share, 'a'::text as word, 'price-3'::text as reason,
    true as is, now() as at, '\\x00'::bytea as file, array[1, 2] as ids, array['a'] as words,
    null::text as none, '[1]'::jsonb as whole, jsonb_build_object('id', 1, 'name', null) as one,
    jsonb_build_array(jsonb_build_object('id', 1)) as all, '{"nl": "a", "fr": "b"}'::jsonb as each,
    '{"nl": "a"}'::jsonb as some`
  expect(await differences(shape, statement)).toEqual([])
  const { rows } = await test_.db.execute(statement)
  expect(valueDifferences(shape, rows)).toEqual([])
})

test.each<{ shape: Shape; row: Record<string, unknown> }>([
  { shape: { name: text }, row: { name: null } },
  { shape: { amount: int }, row: { amount: '12' } },
  { shape: { deal: oneOf(['sale', 'rent']) }, row: { deal: 'gift' } },
  { shape: { reason: textLike(/^price-\d+$/) }, row: { reason: 'cheap' } },
  { shape: { gaps: jsonList({ field: text }) }, row: { gaps: [{ field: 'price' }, { feld: 'price' }] } },
  { shape: { one: jsonObject({ id: int }) }, row: { one: { id: 1, secret: 'x' } } },
  { shape: { names: jsonByKey(['nl', 'fr'], text) }, row: { names: { nl: 'Huis' } } },
  { shape: { names: jsonBySomeKeys(['nl', 'fr'], text) }, row: { names: { it: 'Casa' } } },
])('a row that is not as declared: $row', ({ shape, row }) => {
  expect(valueDifferences(shape, [row])).toHaveLength(1)
})
