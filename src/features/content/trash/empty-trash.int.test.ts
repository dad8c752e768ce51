import { existsSync } from 'node:fs'
import path from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { env } from '@/env'
import { make } from '@/testing/records/a-document'
import type { Ask, TestPayload } from '@/testing/records/a-payload'
import { openTrash, type TestTrash } from '@/testing/records/a-trash'
import { rows } from '@/testing/rows'

import { emptyTrash } from './empty-trash.task'

let cms: TestPayload
let editor: Ask
let admin: Ask
let trash: TestTrash['trash']
let restore: TestTrash['restore']
let documentsOf: TestTrash['documentsOf']

beforeAll(async () => {
  ;({ cms, editor, admin, trash, restore, documentsOf } = await openTrash())
})
afterAll(() => cms.close())

test('the files of a deleted picture are not on the site, are seen by editors, and come back', async () => {
  const id = await make(cms.payload, 'media')
  const { body } = await editor('GET', `media/${id}`)
  const at = (...parts: string[]) => existsSync(path.join(path.resolve(env.MEDIA_FOLDER), ...parts))
  expect([at(body.filename), at('trash', body.filename)]).toEqual([true, false])
  await trash('media', id)
  expect([at(body.filename), at('trash', body.filename)]).toEqual([false, true])
  expect(await documentsOf(`media:${id}`)).toEqual([])
  expect((await editor('GET', `media/file/${body.filename}`)).status).toBe(200)
  expect((await cms.anonymous('GET', `media/file/${body.filename}`)).status).toBe(403)
  await restore('media', id)
  expect([at(body.filename), at('trash', body.filename)]).toEqual([true, false])
  await trash('media', id)
  expect((await admin('DELETE', `media/${id}?trash=true`)).status).toBe(200)
  expect([at(body.filename), at('trash', body.filename)]).toEqual([false, false])
})

test('after thirty days it goes for good, and not a day before', async () => {
  const page = await make(cms.payload, 'pages')
  const picture = await make(cms.payload, 'media')
  const member = await make(cms.payload, 'team', { picture })
  for (const [slug, id] of [
    ['pages', page],
    ['team', member],
    ['media', picture],
  ] as const)
    expect((await trash(slug, id)).status).toBe(200)
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const left = async () =>
    rows(
      cms.db,
      sql`select 'page' as kind from pages where id = ${page} union all select 'team' from team_members where id = ${member}
          union all select 'media' from media where id = ${picture}`,
    )
  await emptyTrash(cms.payload, inDays(29))
  expect(await left()).toHaveLength(3)
  // Whoever went later may come back, with its picture.
  await cms.db.execute(
    sql`update team_members set deleted_at = now() + interval '10 days' where id = ${member}`,
  )
  const first = await emptyTrash(cms.payload, inDays(31))
  expect(first.left).toEqual([expect.objectContaining({ collection: 'media', id: picture })])
  expect(await left()).toEqual([{ kind: 'team' }, { kind: 'media' }])
  await emptyTrash(cms.payload, inDays(42))
  expect(await left()).toEqual([])
})
