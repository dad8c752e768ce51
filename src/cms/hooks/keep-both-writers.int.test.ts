import { afterAll, beforeAll, expect, test } from 'vitest'

import type { User } from '@/cms/generated/payload-types'
import { make } from '@/testing/records/a-document'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'

let cms: TestPayload
let an: Ask
let bert: Ask

beforeAll(async () => {
  cms = await openPayload()
  an = (await cms.as('editor')).ask
  bert = (await cms.as('translator', { languages: ['nl'] })).ask
})
afterAll(() => cms.close())

let made = 0
const draft = 'locale=nl&draft=true&autosave=true'

async function open(ask: Ask, id: number) {
  const { body } = await ask('GET', `pages/${id}?locale=nl&draft=true`)
  return body as { revision: string; title: string; description: string; savedBy: string }
}

test('a form that was opened before somebody else saved is refused, and nothing is overwritten', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Samen', path: `samen-${++made}` })
  const [mine, theirs] = [await open(an, id), await open(bert, id)]
  const saved = await an('PATCH', `pages/${id}?${draft}`, { title: 'Van An', revision: mine.revision })
  expect(saved.status).toBe(200)
  const stale = { title: 'Samen', description: 'Van Bert', revision: theirs.revision }
  const refused = await bert('PATCH', `pages/${id}?${draft}`, stale, { 'Accept-Language': 'nl' })
  expect(refused.status).toBe(409)
  expect(refused.body.errors[0].data.errors[0]).toMatchObject({
    path: 'revision',
    message: expect.stringMatching(/^editor bewaarde dit intussen/),
  })
  expect(await open(an, id)).toMatchObject({ title: 'Van An', description: null, savedBy: 'editor' })
})

test('who has seen both texts saves on the newest, and the other version stays', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Samen', path: `samen-${++made}` })
  await an('PATCH', `pages/${id}?${draft}`, { title: 'Van An', revision: (await open(an, id)).revision })
  const seen = { title: 'Van Bert', revision: (await open(bert, id)).revision }
  expect((await bert('PATCH', `pages/${id}?locale=nl&draft=true&overrideLock=true`, seen)).status).toBe(200)
  expect(await open(an, id)).toMatchObject({ title: 'Van Bert', savedBy: 'translator' })
  const { body } = await an('GET', `pages/versions?where[parent][equals]=${id}&locale=nl&sort=-updatedAt`)
  expect(body.docs.map(({ version }: { version: { title: string } }) => version.title)).toEqual([
    'Van Bert',
    'Van An',
    'Samen',
  ])
})

test('one’s own form goes on saving, and a script that names no revision is asked for the lock only', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Alleen' })
  const { revision } = await open(an, id)
  for (const title of ['Een', 'Twee'])
    expect((await an('PATCH', `pages/${id}?${draft}`, { title, revision })).status).toBe(200)
  expect((await bert('PATCH', `pages/${id}?${draft}`, { title: 'Drie' })).status).toBe(423)
  expect((await bert('PATCH', `pages/${id}?${draft}&overrideLock=true`, { title: 'Drie' })).status).toBe(200)
})

test('nobody writes a revision or a name by hand', async () => {
  const id = await make(cms.payload, 'pages')
  await an('PATCH', `pages/${id}?${draft}`, { savedBy: 'Iemand anders' })
  expect(await open(an, id)).toMatchObject({ savedBy: 'editor' })
})

test('the page stays locked while its form saves by itself, and colleagues see for whom', async () => {
  const id = await make(cms.payload, 'pages')
  const { user } = await cms.as('editor')
  const locks = async () => {
    // As the admin asks when somebody opens the form.
    const { docs } = await cms.payload.find({
      collection: 'payload-locked-documents',
      depth: 1,
      overrideAccess: false,
      user: { ...user, collection: 'users' },
      where: { and: [{ 'document.value': { equals: id } }, { 'document.relationTo': { equals: 'pages' } }] },
    })
    return docs.map((lock) => lock.user.value as Partial<User>)
  }
  for (const title of ['Bezig', 'Nog bezig']) await an('PATCH', `pages/${id}?${draft}`, { title })
  const [writer, ...others] = await locks()
  expect(others).toEqual([])
  expect(writer).toMatchObject({ name: 'editor', email: expect.any(String) })
  expect(writer?.role).toBeUndefined()
  await an('PATCH', `pages/${id}?locale=nl&publishSpecificLocale=nl`, { _status: 'published' })
  expect(await locks()).toEqual([])
})
