import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { make } from '@/testing/records/a-document'
import type { Ask, TestPayload } from '@/testing/records/a-payload'
import { openedPage, openForTwo } from '@/testing/records/two-people'

import { differences } from './differences'
import { mergeRows } from './merge-rows'
import type { ShownField, Values } from './shown-values'

let cms: TestPayload
let an: Ask
let bert: Ask

beforeAll(async () => {
  ;({ cms, an, bert } = await openForTwo('admin'))
})
afterAll(() => cms.close())

/** The admin gives a new module its id. */
const text = (title: string) => ({ id: randomBytes(12).toString('hex'), blockType: 'text', title })
const opened = openedPage<
  Values & { title: string; revision: string; modules: (Values & { id: string; title: string })[] }
>
const save = (ask: Ask, id: number, data: object) => ask('PATCH', `pages/${id}?locale=nl&draft=true`, data)

/** What the form does with both texts, when nobody chooses anything. */
function asPreferred(mine: Values, theirs: Values, base: Values): Values {
  const fields = cms.payload.collections.pages.config.fields as ShownField[]
  const found = differences(fields, { mine, theirs, base })
  const own = found.flatMap((one) =>
    one.kind === 'field' && one.preferred === 'theirs' ? [[one.path, one.values.theirs] as const] : [],
  )
  // Fields at the top are enough here; the form itself puts them anywhere.
  const form = { ...mine, ...Object.fromEntries(own.filter(([path]) => !path.includes('.'))) }
  const rows = new Map(
    found.flatMap((one) => (one.kind === 'field' ? [] : [[one.key, one.preferred] as const])),
  )
  return { ...form, ...mergeRows(fields, { mine: form, theirs }, rows) }
}

test('two people add, take away, move and write modules at once: all words of both are there', async () => {
  const id = await make(cms.payload, 'pages', {
    ...{ title: 'Samen', _status: 'draft' },
    modules: ['Eerste', 'Tweede', 'Derde'].map(text),
  })
  const base = await opened(bert, id)
  const [first, second, third] = base.modules
  const french = base.modules.map((row) => ({ ...row, title: `${row.title} fr` }))
  await an('PATCH', `pages/${id}?locale=fr&draft=true`, { modules: french })
  const began = await opened(bert, id)

  // An takes one away, moves one up, adds one and writes a title.
  const hers = { title: 'Titel van An', modules: [third, second, text('Van An')] }
  expect((await save(an, id, { ...hers, revision: began.revision })).status).toBe(200)
  // Bert saw none of it: they write in a module, add one and write an introduction.
  const berts = {
    ...began,
    description: 'Inleiding van Bert',
    modules: [first, { ...second, title: 'Tweede van Bert' }, third, text('Van Bert')],
  }
  expect((await save(bert, id, berts)).status).toBe(409)

  const newest = await opened(bert, id)
  const merged = asPreferred(berts, newest, began)
  expect((await save(bert, id, { ...merged, revision: newest.revision })).status).toBe(200)
  const after = await opened(bert, id)
  expect(after).toMatchObject({ title: 'Titel van An', description: 'Inleiding van Bert' })
  expect(after.modules.map(({ title }) => title)).toEqual(['Derde', 'Van Bert', 'Tweede van Bert', 'Van An'])
  // The words of other languages stay with their modules, and what was taken away is in an earlier version.
  const words = (await opened(bert, id, 'fr')).modules.map(({ title }) => title)
  expect(words.filter(Boolean)).toEqual(['Derde fr', 'Tweede fr'])
  const { body } = await an('GET', `pages/versions?where[parent][equals]=${id}&locale=nl`)
  expect(JSON.stringify(body)).toContain('Eerste')
})
