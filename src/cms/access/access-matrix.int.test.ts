import { jwtSign } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { aDocument, aPicture, make } from '@/testing/records/a-document'
import { type Answer, type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import {
  type CollectionOperation,
  collectionOperations,
  collectionTable,
  type GlobalOperation,
  globalOperations,
  globalTable,
  internalCollections,
} from '@/testing/access-table'

let cms: TestPayload
/** By the letter they have in the table; those without a letter may do nothing. */
let actors: { name: string; letter: string; ask: Ask }[]

beforeAll(async () => {
  cms = await openPayload()
  const admin = await cms.as('admin')
  const { payload } = cms
  const token = async (fields: object, secret = payload.secret) =>
    (await jwtSign({ fieldsToSign: { ...fields }, secret, tokenExpiration: 600 })).token
  actors = [
    { name: 'nobody', letter: '-', ask: cms.anonymous },
    {
      name: 'an owner',
      letter: '-',
      ask: cms.withToken(await token({ id: 1, collection: 'owners', role: 'admin' })),
    },
    {
      name: 'a forger',
      letter: '-',
      ask: cms.withToken(await token({ id: admin.user.id, collection: 'users' }, 'not-the-secret')),
    },
    {
      name: 'an administrator who logged out',
      letter: '-',
      ask: cms.withToken(await token({ id: admin.user.id, collection: 'users', sid: 'gone' })),
    },
    { name: 'a translator', letter: 't', ask: (await cms.as('translator', { languages: ['fr'] })).ask },
    { name: 'an agent', letter: 'g', ask: (await cms.as('agent')).ask },
    { name: 'an editor', letter: 'e', ask: (await cms.as('editor')).ask },
    { name: 'an administrator', letter: 'a', ask: admin.ask },
  ]
})
afterAll(() => cms.close())

// Coverage: 6.5.
test('every collection and global stands in the table', () => {
  const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug).sort()
  expect(slugs(cms.config.collections)).toEqual(
    [...Object.keys(collectionTable), ...internalCollections].sort(),
  )
  expect(slugs(cms.config.globals)).toEqual(Object.keys(globalTable).sort())
})

/** One word that a translator may write, or else any field. */
const changes: Record<string, object> = {
  pages: { title: 'Mot' },
  sections: { title: 'Mot' },
  articles: { title: 'Mot' },
  categories: { title: 'Mot' },
  team: { role: 'Mot' },
  offices: { name: 'Mot' },
  'listing-notes': { metaTitle: 'Mot' },
  'project-notes': { metaTitle: 'Mot' },
  'legal-facts': { value: 2 },
  redirects: { to: '/fr/' },
  media: { alt: 'Mot' },
  users: { name: 'Mot' },
}

async function tryCollection(
  operation: CollectionOperation,
  slug: string,
  id: number,
  ask: Ask,
): Promise<Answer> {
  switch (operation) {
    case 'create':
      return ask('POST', `${slug}?locale=nl`, await bodyOf(slug))
    case 'list':
      return ask('GET', `${slug}?locale=nl`)
    case 'readOne':
      return ask('GET', `${slug}/${id}?locale=nl`)
    case 'readDraft':
      return ask('GET', `${slug}/${id}?locale=fr&draft=true`)
    case 'count':
      return ask('GET', `${slug}/count`)
    case 'update':
      return ask('PATCH', `${slug}/${id}?locale=fr&draft=true`, changes[slug])
    case 'trash':
      return ask('PATCH', `${slug}/${id}?locale=nl`, { deletedAt: new Date().toISOString() })
    case 'delete':
      return ask('DELETE', `${slug}/${id}`)
    case 'versions':
      return ask('GET', `${slug}/versions?where[parent][equals]=${id}`)
    case 'restore':
      return ask('POST', `${slug}/versions/${await versionOf(slug, id)}?locale=fr`)
    case 'publish':
      return ask('PATCH', `${slug}/${id}?locale=nl`, { ...changes[slug], _status: 'published' })
    case 'duplicate':
      // With new values for what must be unique.
      return ask('POST', `${slug}/${id}/duplicate?locale=nl`, await aDocument(cms.payload, slug))
  }
}

test.each(Object.keys(collectionTable))('%s: only who may, can', async (slug) => {
  const found: Record<string, string> = {}
  const expected: Record<string, string> = {}
  for (const operation of collectionOperations) {
    let id = await make(cms.payload, slug)
    for (const { name, letter, ask } of actors) {
      const { status } = await tryCollection(operation, slug, id, ask)
      if (operation === 'delete' || operation === 'trash') id = await make(cms.payload, slug)
      expected[`${name}: ${operation}`] = collectionTable[slug]![operation].includes(letter)
        ? 'can'
        : 'cannot'
      found[`${name}: ${operation}`] = outcome(status, collectionTable[slug]![operation])
    }
  }
  expect(found).toEqual(expected)
})

async function tryGlobal(operation: GlobalOperation, slug: string, ask: Ask): Promise<Answer> {
  switch (operation) {
    case 'read':
      return ask('GET', `globals/${slug}?locale=nl`)
    case 'readDraft':
      return ask('GET', `globals/${slug}?locale=nl&draft=true`)
    case 'update':
      return ask('POST', `globals/${slug}?locale=fr&draft=true`, { title: 'Mot' })
    case 'versions':
      return ask('GET', `globals/${slug}/versions`)
    case 'restore':
      return ask('POST', `globals/${slug}/versions/${await globalVersionOf(slug)}?locale=fr`)
  }
}

test.each(Object.keys(globalTable))('the global %s: only who may, can', async (slug) => {
  await cms.payload.updateGlobal({ slug: slug as 'popup', data: {}, locale: 'nl' })
  const found: Record<string, string> = {}
  const expected: Record<string, string> = {}
  for (const operation of globalOperations) {
    for (const { name, letter, ask } of actors) {
      const { status } = await tryGlobal(operation, slug, ask)
      expected[`${name}: ${operation}`] = globalTable[slug]![operation].includes(letter) ? 'can' : 'cannot'
      found[`${name}: ${operation}`] = outcome(status, globalTable[slug]![operation])
    }
  }
  expect(found).toEqual(expected)
})

test.each(internalCollections)('%s is closed to who has no account', async (slug) => {
  for (const { ask } of actors.filter(({ letter }) => letter === '-')) {
    for (const path of [slug, `${slug}/1`, `${slug}/count`])
      expect((await ask('GET', path)).body).not.toHaveProperty('docs.0')
    const answers = [await ask('POST', slug, { key: 'x' }), await ask('DELETE', `${slug}/1`)]
    expect(answers.every(({ status }) => status >= 400)).toBe(true)
  }
})

function outcome(status: number, may: string): string {
  if (status < 300) return 'can'
  // Payload stumbles over versions of what has none; strangers hear that there is no such question.
  return [403, 404].includes(status) || (may === '' && [400, 500].includes(status)) ? 'cannot' : `${status}`
}

async function bodyOf(slug: string): Promise<unknown> {
  const document = await aDocument(cms.payload, slug)
  if (slug !== 'media') return document
  const { data, name, mimetype } = await aPicture()
  const form = new FormData()
  form.set('_payload', JSON.stringify(document))
  form.set('file', new Blob([new Uint8Array(data)], { type: mimetype }), name)
  return form
}

async function versionOf(slug: string, id: number): Promise<number | string> {
  if (collectionTable[slug]!.versions === '') return 1
  const { docs } = await cms.payload.findVersions({
    collection: slug as 'pages',
    where: { parent: { equals: id } },
    limit: 1,
  })
  return docs[0]!.id
}

async function globalVersionOf(slug: string): Promise<number | string> {
  const { docs } = await cms.payload.findGlobalVersions({ slug: slug as 'popup', limit: 1 })
  return docs[0]!.id
}
