import { afterAll, beforeAll, expect, test } from 'vitest'

import { openOwnerSite, password } from '@/testing/owner-site'

let site: Awaited<ReturnType<typeof openOwnerSite>>

beforeAll(async () => {
  site = await openOwnerSite()
})
afterAll(() => site.close())

test('an owner’s browser is told what to sign, and which keys it has already', async () => {
  const page = await site.owner('an@example.com')
  const start = async () => {
    const response = await page.ask('/nl/login/passkeys/start/', {
      method: 'POST',
      body: JSON.stringify({ current: password }),
    })
    expect(response.status).toBe(200)
    return (await response.json()) as { challenge: string; excludeCredentials: { id: string }[] }
  }
  const first = await start()
  expect(first).toMatchObject({ user: { name: 'an@example.com' }, excludeCredentials: [] })
  expect((await start()).challenge).not.toBe(first.challenge)
})
