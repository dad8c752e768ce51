import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { countStatements } from '@/testing/count-statements'
import { rows } from '@/testing/rows'
import { addressOf, ask, openEveryScreen, others, screens } from '@/testing/site/every-screen'

import { screenOf } from './data/screen'
import { siteUrl } from './data/site'

/** The most that any page may cost. */
const most = 6

let opened: Awaited<ReturnType<typeof openEveryScreen>>
beforeAll(async () => {
  opened = await openEveryScreen()
})
afterAll(() => opened.close())

test.each(Object.entries(screens))('%s is what its address leads to', async (kind, asked) => {
  const { pathname, searchParams } = new URL(await addressOf(asked), siteUrl)
  const [first = '', ...rest] = pathname.split('/').filter(Boolean)
  expect((await screenOf(first, rest, searchParams.toString())).kind).toBe(kind)
})

test.each(Object.entries({ ...screens, ...others }))(
  '%s costs at most six statements',
  async (_, { status = 200, ...asked }) => {
    const address = await addressOf(asked)
    // Once before, as in any process that has answered somebody: the shell is kept.
    expect([address, (await ask(address)).status]).toEqual([address, status])
    const { statements } = await countStatements(() => ask(address))
    expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(most)
    expect(statements.length).toBeGreaterThan(0)
  },
)

test.each(['pages', '_pages_v', 'articles_locales', 'media', 'users', 'pgboss.job'])(
  'web may not read %s',
  async (table) => {
    const read = rows(opened.web, sql`select 1 from ${sql.raw(table)} limit 1`)
    await expect(read).rejects.toMatchObject({ cause: { code: '42501' } })
  },
)
