import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Language, languages } from '@/domain/language'
import { linksIn, wordsIn } from '@/testing/markup'
import { make } from '@/testing/records/a-document'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

import { closeUntilLaunch } from '../paths/revision'
import { FirstRunList } from './first-run'
import { type FirstRunStep, firstRunSteps, readFirstRun } from './read-first-run'

let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload()
  await cms.as('admin')
})
afterAll(() => cms.close())

async function done(): Promise<FirstRunStep[] | null> {
  const firstRun = await readFirstRun(cms.db)
  return firstRun && firstRunSteps.filter((step) => firstRun[step])
}

async function list(language: Language, role = 'admin') {
  const firstRun = await readFirstRun(cms.db)
  if (!firstRun) throw new Error('the site is open')
  const req = { payload: cms.payload, user: { collection: 'users', role, id: 1 } }
  return renderToStaticMarkup(FirstRunList({ req: req as unknown as PayloadRequest, firstRun, language }))
}

test('a new site lists what is still to do, step by step, until its start page opens it', async () => {
  expect(await readFirstRun(cms.db)).toBeNull()
  await closeUntilLaunch(cms.db)
  expect(await done()).toEqual([])
  await cms.db.execute(sql`insert into sync.run (kind, state, started_at) values ('full', 'done', now())`)
  await cms.payload.updateGlobal({ slug: 'agency', data: { companyNumber: '0999.000.426' } })
  expect(await done()).toEqual(['homes'])
  await cms.payload.updateGlobal({ slug: 'agency', data: { insurer: 'Verzekeringen NV' } })
  await cms.payload.updateGlobal({ slug: 'look', data: { brandColour: '#7A2E1B' } })
  await make(cms.payload, 'team', { name: 'Els' })
  await cms.as('editor')
  expect(await done()).toEqual(['homes', 'agency', 'look', 'team', 'colleagues'])
  const reviewed = await make(cms.payload, 'legal-facts', { reviewedAt: '2026-02-01' })
  expect(await done()).toContain('rates')
  await make(cms.payload, 'legal-facts', { validFrom: '2026-03-01' })
  expect(await done()).not.toContain('rates')
  await cms.payload.delete({ collection: 'legal-facts', id: reviewed })
  const html = await list('nl')
  expect(wordsIn(html)).toContain('Uw site klaarmaken 5/7')
  expect(wordsIn(html)).toContain('Het team voorstellen (gedaan) De tarieven nakijken Collega’s')
  expect(linksIn(html).at(-1)).toBe('/admin/collections/pages/create')
  expect(linksIn(await list('nl', 'editor'))).not.toContain('/admin/collections/users')

  const id = await make(cms.payload, 'pages', { title: 'Start', key: 'home', _status: 'draft' })
  expect(linksIn(await list('nl')).at(-1)).toBe(`/admin/collections/pages/${id}`)
  for (const language of languages)
    expect(wordsIn(await list(language))).not.toMatch(/undefined|\[object|\{\w+\}/)
  await cms.payload.update({ collection: 'pages', id, data: { _status: 'published' } })
  expect(await readFirstRun(cms.db)).toBeNull()
})
