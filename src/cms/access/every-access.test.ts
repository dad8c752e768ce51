import { expect, test } from 'vitest'

import config from '@payload-config'

const operations = ['create', 'read', 'update', 'delete'] as const

test('every collection of ours says who may do what', async () => {
  const { collections } = await config
  const ours = collections.filter(({ slug }) => !slug.startsWith('payload-'))
  expect(ours.length).toBeGreaterThan(0)
  for (const { access } of ours) {
    for (const operation of operations) expect(access[operation].name).not.toBe('defaultAccess')
  }
})

test('nobody without an account is let in anywhere', async () => {
  const { collections } = await config
  const req = { user: null } as never
  for (const { slug, access } of collections.filter(({ slug }) => !slug.startsWith('payload-'))) {
    for (const operation of operations)
      expect([slug, operation, await access[operation]({ req })]).toEqual([slug, operation, false])
  }
})

test('an account of another kind counts for nothing, and an editor is no administrator', async () => {
  const { collections } = await config
  const users = collections.find(({ slug }) => slug === 'users')
  const owner = { req: { user: { collection: 'owners', id: 1, role: 'admin' } } } as never
  const editor = { req: { user: { collection: 'users', id: 7, role: 'editor' } } } as never
  expect(users?.access.create(owner)).toBe(false)
  expect(users?.access.create(editor)).toBe(false)
  expect(users?.access.read(editor)).toEqual({ id: { equals: 7 } })
})
