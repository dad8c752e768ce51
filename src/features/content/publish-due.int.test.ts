import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import { env } from '@/env'
import { make } from '@/testing/records/a-document'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

import { publishDue } from './publish-due.task'

let cms: TestPayload
let worker: Database

beforeAll(async () => {
  cms = await openPayload({ login: 'gevel_worker' })
  worker = connect({ url: env.DATABASE_URL, poolSize: 1 })
})
afterAll(async () => {
  await worker.$client.end()
  await cms.close()
})
beforeEach(async () => {
  for (const collection of ['pages', 'articles'] as const) await cms.payload.delete({ collection, where: {} })
})

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

async function publish() {
  const published: string[] = []
  const failed: string[] = []
  await publishDue(
    { payload: cms.payload, db: worker },
    {
      published: ({ collection, id }) => published.push(`${collection}/${id}`),
      failed: ({ collection, id }, error) => failed.push(`${collection}/${id}: ${(error as Error).name}`),
    },
  )
  return { published, failed }
}

/** What visitors read. */
async function visible(collection: 'pages' | 'articles', id: number, locale: 'nl' | 'fr' = 'nl') {
  const { docs } = await cms.payload.find({
    collection,
    where: { id: { equals: id } },
    locale,
    overrideAccess: false,
  })
  return docs[0]?.title
}

// Coverage: 4.16.
test('a draft whose moment has come is published with the words of all its languages', async () => {
  const page = await make(cms.payload, 'pages', { title: 'Oud' })
  const change = { collection: 'pages', id: page, draft: true } as const
  await cms.payload.update({ ...change, locale: 'fr', data: { title: 'Nouveau' } })
  await cms.payload.update({
    ...change,
    locale: 'nl',
    data: { title: 'Nieuw', publishAt: minutesFromNow(-1), publishIn: 'all' },
  })
  expect(await visible('pages', page)).toBe('Oud')
  expect(await publish()).toEqual({ published: [`pages/${page}`], failed: [] })
  expect(await visible('pages', page)).toBe('Nieuw')
  expect(await visible('pages', page, 'fr')).toBe('Nouveau')
})

test('an article that was never public appears at its moment, at its address', async () => {
  const article = await make(cms.payload, 'articles', {
    title: 'Vijf tips',
    _status: 'draft',
    publishAt: minutesFromNow(-1),
    publishIn: 'all',
  })
  expect(await visible('articles', article)).toBeUndefined()
  await publish()
  expect(await visible('articles', article)).toBe('Vijf tips')
  const { rows } = await cms.db.$client.query(
    `select path from content.path where entry = 'article-${article}'`,
  )
  expect(rows).toEqual([{ path: expect.stringMatching(/^\/nl\/.+\/vijf-tips\/$/) }])
})

test('an article written in one language only is published in that language', async () => {
  const category = await make(cms.payload, 'categories')
  const { id } = await cms.payload.create({
    collection: 'articles',
    locale: 'fr',
    draft: true,
    data: {
      title: 'Cinq conseils',
      category,
      date: '2026-03-01',
      publishAt: minutesFromNow(-1),
      publishIn: 'all',
    },
  })
  expect(await publish()).toEqual({ published: [`articles/${id}`], failed: [] })
  expect(await visible('articles', id, 'fr')).toBe('Cinq conseils')
})

test('a draft whose moment is later, or that has none, waits', async () => {
  const later = { title: 'Later', _status: 'draft', publishAt: minutesFromNow(5), publishIn: 'all' }
  const page = await make(cms.payload, 'pages', later)
  await make(cms.payload, 'pages', { title: 'Ooit', _status: 'draft' })
  await make(cms.payload, 'articles', later)
  expect(await publish()).toEqual({ published: [], failed: [] })
  expect(await visible('pages', page)).toBeUndefined()
})

test('once published, the moment is gone: a later draft waits for its own', async () => {
  const page = await make(cms.payload, 'pages', {
    title: 'Nu',
    _status: 'draft',
    publishAt: minutesFromNow(-1),
    publishIn: 'all',
  })
  await publish()
  expect(await cms.payload.findByID({ collection: 'pages', id: page })).toMatchObject({ publishAt: null })
  await cms.payload.update({
    collection: 'pages',
    id: page,
    locale: 'nl',
    data: { title: 'Straks' },
    draft: true,
  })
  expect(await publish()).toEqual({ published: [], failed: [] })
  expect(await visible('pages', page)).toBe('Nu')
})

test('one that cannot be published is reported and holds up no other, and goes once its way is free', async () => {
  const taken = await make(cms.payload, 'pages', { title: 'Bezet' })
  const due = { _status: 'draft', publishAt: minutesFromNow(-1), publishIn: 'all' }
  const stuck = await make(cms.payload, 'pages', { title: 'Bezet', ...due })
  const other = await make(cms.payload, 'pages', { title: 'Vrij', ...due })
  const article = await make(cms.payload, 'articles', { title: 'Ook vrij', ...due })
  const { published, failed } = await publish()
  expect(published.sort()).toEqual([`articles/${article}`, `pages/${other}`])
  expect(failed).toEqual([`pages/${stuck}: ValidationError`])
  expect(await visible('pages', stuck)).toBeUndefined()
  await cms.payload.delete({ collection: 'pages', id: taken })
  expect(await publish()).toEqual({ published: [`pages/${stuck}`], failed: [] })
  expect(await visible('pages', stuck)).toBe('Bezet')
})

test('a date alone publishes nothing: it has to be planned', async () => {
  const page = await make(cms.payload, 'pages', {
    title: 'Nog niet gepland',
    _status: 'draft',
    publishAt: minutesFromNow(-1),
  })
  expect(await publish()).toEqual({ published: [], failed: [] })
  expect(await visible('pages', page)).toBeUndefined()
})

test('what was planned in one language leaves the others in their draft', async () => {
  const page = await make(cms.payload, 'pages', { title: 'Oud' })
  const change = { collection: 'pages', id: page, draft: true } as const
  await cms.payload.update({ ...change, locale: 'fr', data: { title: 'Pas prêt', isPublic: true } })
  await cms.payload.update({
    ...change,
    locale: 'nl',
    data: { title: 'Nieuw', publishAt: minutesFromNow(-1), publishIn: 'nl' },
  })
  expect(await publish()).toEqual({ published: [`pages/${page}`], failed: [] })
  expect(await visible('pages', page)).toBe('Nieuw')
  expect(await visible('pages', page, 'fr')).toBeFalsy()
  const draft = await cms.payload.findByID({ collection: 'pages', id: page, locale: 'fr', draft: true })
  expect(draft).toMatchObject({ title: 'Pas prêt', publishAt: null, publishIn: null })
  expect(await publish()).toEqual({ published: [], failed: [] })
})

test('a plan that an editor takes back at the last moment publishes nothing', async () => {
  const page = await make(cms.payload, 'pages', {
    ...{ title: 'Toch niet', _status: 'draft' },
    ...{ publishAt: minutesFromNow(-1), publishIn: 'nl' },
  })
  const failed: string[] = []
  // The list was read, and then the date is taken away.
  const late = {
    execute: async (statement: Parameters<Database['execute']>[0]) => {
      const answer = await worker.execute(statement)
      const data = { publishAt: null }
      await cms.payload.update({ collection: 'pages', id: page, locale: 'nl', draft: true, data })
      return answer
    },
  }
  await publishDue(
    { payload: cms.payload, db: late as Database },
    {
      published: ({ id }) => failed.push(`published ${id}`),
      failed: ({ id }) => failed.push(`refused ${id}`),
    },
  )
  expect(failed).toEqual([`refused ${page}`])
  expect(await visible('pages', page)).toBeUndefined()
  expect(await publish()).toEqual({ published: [], failed: [] })
})
