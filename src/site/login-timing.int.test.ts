import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openOwnerSite } from '@/testing/owner-site'

/** The whole measurement: OWNER_TIMING=full. On a busy machine fewer tries may differ by more. */
const isFull = process.env.OWNER_TIMING === 'full'
const tries = isFull ? 200 : 40
const mostApart = isFull ? 0.1 : 0.25

let site: Awaited<ReturnType<typeof openOwnerSite>>

beforeAll(async () => {
  site = await openOwnerSite()
  await site.owner('an@example.com')
})
afterAll(() => site.close())

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Known and unknown addresses alternate, so that whatever else the machine does meets both. */
async function medians(
  ask: (email: string) => Promise<Response>,
): Promise<{ known: number; unknown: number }> {
  const taken = { known: [] as number[], unknown: [] as number[] }
  for (let turn = -5; turn < tries; turn++) {
    await site.db.execute(sql`truncate lead.request_count`)
    const pair = [
      ['known', 'an@example.com'],
      ['unknown', `nobody-${turn + 5}@example.com`],
    ] as const
    for (const [which, email] of turn % 2 === 0 ? pair : pair.toReversed()) {
      const start = performance.now()
      const response = await ask(email)
      await response.text()
      if (turn >= 0) taken[which].push(performance.now() - start)
    }
  }
  return { known: median(taken.known), unknown: median(taken.unknown) }
}

test.each([
  ['sign-in', (email: string) => site.browser().enter(email, 'not the password')],
  ['recovery', (email: string) => site.browser().post('/nl/login/forgotten/', { email })],
  ['a link by mail', (email: string) => site.browser().post('/nl/login/link/', { email })],
])(
  'the time of %s does not tell whether an address is known',
  async (name, ask) => {
    const { known, unknown } = await medians(ask)
    console.log(
      `${name}: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ${tries} tries each`,
    )
    expect(Math.abs(known - unknown) / Math.max(known, unknown)).toBeLessThan(mostApart)
  },
  240_000,
)
