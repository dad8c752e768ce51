import type { Field, PayloadRequest, TabAsField } from 'payload'
import { expect, test } from 'vitest'

import config from '@payload-config'

const operations = ['create', 'read', 'update', 'delete'] as const
const isOurs = ({ slug }: { slug: string }) => !slug.startsWith('payload-')
const requestOf = (user: object | null) =>
  ({ req: { user, locale: 'fr', payloadAPI: 'REST' } as unknown as PayloadRequest }) as never

// Coverage: 6.5.
test('every collection of ours says who may do what', async () => {
  const { collections } = await config
  const ours = collections.filter(isOurs)
  expect(ours.length).toBeGreaterThan(0)
  for (const { access, versions } of ours) {
    for (const operation of operations) expect(access[operation].name).not.toBe('defaultAccess')
    expect(Boolean(versions)).toBe(Boolean(access.readVersions))
  }
})

test('every global says who may do what', async () => {
  const { globals } = await config
  expect(globals.length).toBeGreaterThan(0)
  for (const { access } of globals)
    for (const operation of ['read', 'update', 'readVersions'] as const)
      expect(access[operation]?.name ?? 'defaultAccess').not.toBe('defaultAccess')
})

test.each([
  ['without an account', null],
  ['with an account of another kind', { collection: 'owners', id: 1, role: 'admin', languages: ['fr'] }],
  ['with an account of ours that has no role', { collection: 'users', id: 1, role: null, languages: ['fr'] }],
])('nobody %s is let in anywhere', async (_, user) => {
  const { collections, globals } = await config
  const isSelf = (slug: string) => slug === 'users' && user?.collection === 'users'
  for (const { slug, access } of [...collections, ...globals].filter(isOurs)) {
    for (const [operation, may] of Object.entries(access)) {
      if (operation === 'admin' || isSelf(slug)) continue
      const answer: unknown = await (may as (args: never) => unknown)(requestOf(user))
      expect([slug, operation, answer]).toEqual([slug, operation, false])
    }
  }
})

test('an agent is let in nowhere but at their own account', async () => {
  const { collections, globals } = await config
  const agent = requestOf({ collection: 'users', id: 7, role: 'agent', languages: ['fr'] })
  for (const { slug, access } of [...collections, ...globals].filter(isOurs)) {
    for (const [operation, may] of Object.entries(access)) {
      if (operation === 'admin') continue
      const answer: unknown = await (may as (args: never) => unknown)(agent)
      const isOwn = slug === 'users' && ['read', 'update'].includes(operation)
      expect([slug, operation, answer]).toEqual([slug, operation, isOwn ? { id: { equals: 7 } } : false])
    }
  }
})

test('an editor is no administrator', async () => {
  const { collections } = await config
  const users = collections.find(({ slug }) => slug === 'users')
  const editor = requestOf({ collection: 'users', id: 7, role: 'editor' })
  expect(users?.access.create(editor)).toBe(false)
  expect(users?.access.update(editor)).toEqual({ id: { equals: 7 } })
})

test('a translator may write no field that all languages share', async () => {
  const { collections, globals } = await config
  const translator = requestOf({ collection: 'users', id: 7, role: 'translator', languages: ['fr'] })
  const open = [...collections, ...globals]
    .filter(isOurs)
    .filter(({ slug, access }) => slug !== 'users' && access.update(translator) !== false)
  expect(open.map(({ slug }) => slug)).toContain('pages')
  for (const { slug, fields } of open) expect([slug, ...writable(fields, translator)]).toEqual([slug])
})

// Payload's own: see guard-translator for the status and for files.
const ownFields =
  /^(id|createdAt|updatedAt|_status|blockName|blockType|url|thumbnailURL|filename|mimeType|filesize|width|height|focalX|focalY|sizes)$/

function writable(fields: readonly (Field | TabAsField)[], translator: never): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'ui' || ('localized' in field && field.localized)) return []
    if ('name' in field && field.name && ownFields.test(field.name)) return []
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => writable(tab.fields, translator))
    if (field.type === 'blocks') return field.blocks.flatMap((block) => writable(block.fields, translator))
    if ('fields' in field) return writable(field.fields, translator)
    return field.access?.update?.(translator) === false ? [] : [field.name]
  })
}
