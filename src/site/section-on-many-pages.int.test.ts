import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { rebuildPaths } from '@/features/content/paths/rebuild-paths'
import { rebuildPublished } from '@/features/content/published/rebuild-published'
import { drainPurges } from '@/http-cache/purge'
import { cacheSecret, startCache, type TestCache } from '@/testing/int-cache'
import { make } from '@/testing/records/a-document'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'

/** As many as the largest agency has; CI is content with fewer. */
const holding = Number(process.env['SECTION_PAGES'] ?? 60)
const others = Math.ceil(holding / 4)
const atOnce = 6

let cms: TestPayload
let cache: TestCache
let editor: Ask
let section: number

beforeAll(async () => {
  cms = await openPayload()
  ;(globalThis as { gevelDatabase?: Database }).gevelDatabase = cms.db
  editor = (await cms.as('editor')).ask
  section = await make(cms.payload, 'sections', { modules: [{ blockType: 'text', title: 'Oude woorden' }] })
  await addPages('met', holding, { id: 'm', blockType: 'section', section })
  await addPages('zonder', others, { id: 'm', blockType: 'text', title: { nl: 'Eigen woorden' } })
  await rebuildPaths(cms.db, 'all')
  await rebuildPublished(cms.payload)
  const { createSite } = await import('./site-app')
  const listener = getRequestListener(createSite().fetch)
  cache = await startCache((request, response) => void listener(request, response), { VISITOR_LIMITS: 'off' })
}, 600_000)
afterAll(async () => {
  await cache.stop()
  await cms.close()
})

async function addPages(name: string, count: number, module: object): Promise<void> {
  await cms.db.execute(sql`
    with made as (
      insert into pages (name, sort, _status, updated_at, created_at, modules)
      select ${name} || '-' || n, n, 'published', now(), now(), ${JSON.stringify([module])}::jsonb
      from generate_series(1, ${count}) n returning id, name
    )
    insert into pages_locales (_parent_id, _locale, title, path, is_public)
    select id, 'nl', name, name, true from made`)
}

const paths = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => `/nl/${name}-${n + 1}/`)
const withSection = paths('met', holding)
const without = paths('zonder', others)

/** A few at a time, as from a crowd. */
async function askAll(asked: readonly string[]) {
  const rest = [...asked]
  const answers: { path: string; status: number; isHit: boolean; body: string }[] = []
  const walk = async () => {
    for (let path = rest.pop(); path; path = rest.pop()) {
      const { status, headers, body } = await cache.ask(path)
      answers.push({ path, status, isHit: headers['x-cache'] === 'hit', body })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
  return answers
}

test(
  'a section that changes is right on every page that holds it within a minute, and no other page is purged',
  { timeout: 1_800_000 },
  async () => {
    const caches = { urls: [cache.url], secret: cacheSecret }
    // What the pages themselves noted when they were made.
    await cms.db.execute(sql`delete from http_cache.purge`)
    for (const { status, body } of await askAll(withSection))
      expect([status, body.includes('Oude woorden')]).toEqual([200, true])
    await askAll(without)
    for (const { isHit } of await askAll([...withSection, ...without])) expect(isHit).toBe(true)
    cache.forget()

    const began = performance.now()
    const { status } = await editor('PATCH', `sections/${section}?locale=nl&publishSpecificLocale=nl`, {
      modules: [{ blockType: 'text', title: 'Nieuwe woorden' }],
      _status: 'published',
    })
    expect(status).toBe(200)
    await drainPurges(cms.db, caches)
    // From here on whoever asks for one of the pages gets it anew.
    const seconds = (performance.now() - began) / 1000
    expect(seconds).toBeLessThan(60)
    const wrong = (await askAll(withSection)).filter(
      ({ body }) => !body.includes('Nieuwe woorden') || body.includes('Oude woorden'),
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
    expect(new Set(cache.asked.map(({ path }) => path)).size).toBe(holding)

    cache.forget()
    expect((await askAll(without)).filter(({ isHit }) => !isHit)).toEqual([])
    expect(cache.asked).toEqual([])
  },
)
