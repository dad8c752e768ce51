import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { openOwnerSite, password } from '@/testing/owner-site'

let site: Awaited<ReturnType<typeof openOwnerSite>>

beforeAll(async () => {
  site = await openOwnerSite()
})
afterAll(() => site.close())
beforeEach(() => site.forgetCounts())

/** Fewer than the pool has connections: what is measured is the counting. */
const atOnce = 5

async function guess(
  count: number,
  each: (turn: number) => Promise<Response>,
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  for (let turn = 0; turn < count; turn += atOnce) {
    const answers = await Promise.all(Array.from({ length: atOnce }, (_, index) => each(turn + index)))
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}

// Windows of ten minutes begin on the clock: a run may touch two of them.
const windows = 2

test('a thousand guesses at one account from a thousand addresses are stopped, and its owner gets in', async () => {
  const owner = await site.owner('an@example.com')
  await owner.post('/nl/login/leave/')
  const statuses = await guess(1000, (turn) =>
    site.browser({ ip: `192.0.${turn >> 8}.${turn & 255}` }).enter('an@example.com', `guess ${turn}`),
  )
  expect(statuses[422]).toBeLessThanOrEqual(10 * windows)
  expect((statuses[422] ?? 0) + (statuses[429] ?? 0)).toBe(1000)
  // Even the right password is not looked at from where nobody signed in before: it would be the thousand-and-first guess.
  expect((await site.browser().enter('an@example.com', password)).status).toBe(429)
  expect((await owner.enter('an@example.com', 'mistyped')).status).toBe(422)
  expect((await owner.enter('an@example.com', password)).status).toBe(303)
  expect(await owner.signedInAs()).toBe('an@example.com')
}, 300_000)

test('an owner on a new device who meets that gets in by a link in a mail, and may use a passkey', async () => {
  await site.owner('bo@example.com')
  await site.newMails()
  await guess(40, (turn) => site.browser({ ip: `192.0.2.${turn}` }).enter('bo@example.com', `guess ${turn}`))
  const fresh = site.browser()
  expect((await fresh.enter('bo@example.com', password)).status).toBe(429)
  // Guesses at passwords count against no passkey: the browser still gets what it is to sign.
  const asked = await fresh.ask('/nl/login/passkeys/ask/', { method: 'POST', body: '{}' })
  expect(await asked.json()).toMatchObject({ challenge: expect.any(String) as string })
  await fresh.post('/nl/login/link/', { email: 'bo@example.com' })
  const [mail] = await site.newMails()
  const path = /(\/nl\/login\/open\/[\w-]+\/)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await fresh.post(path)).status).toBe(303)
  await fresh.post('/nl/login/leave/')
  expect((await fresh.enter('bo@example.com', password)).status).toBe(303)
}, 300_000)

test('a thousand guesses at as many accounts from one address are stopped, and its owners get in', async () => {
  const owner = await site.owner('cy@example.com')
  await owner.post('/nl/login/leave/')
  const statuses = await guess(1000, (turn) =>
    site.browser({ ip: '198.51.100.7' }).enter(`person-${turn}@example.com`, 'a common password'),
  )
  expect(statuses[422]).toBeLessThanOrEqual(20 * windows)
  expect((statuses[422] ?? 0) + (statuses[429] ?? 0)).toBe(1000)
  const next = site.browser({ ip: '198.51.100.7' })
  for (const [name, value] of owner.jar) next.jar.set(name, value)
  expect((await next.enter('cy@example.com', password)).status).toBe(303)
}, 300_000)

test('a known device is no free pass: its guesses are stopped too, and it is known for its own people only', async () => {
  const owner = await site.owner('di@example.com')
  const other = await site.owner('ed@example.com')
  await owner.post('/nl/login/leave/')
  const statuses = await guess(100, (turn) => owner.enter('di@example.com', `guess ${turn}`))
  expect(statuses[422]).toBeLessThanOrEqual(20 * windows)
  // The cookie of one person does not count for another.
  await site.forgetCounts()
  await guess(40, (turn) =>
    site.browser({ ip: `203.0.113.${turn}` }).enter('ed@example.com', `guess ${turn}`),
  )
  expect((await owner.enter('ed@example.com', password)).status).toBe(429)
  expect((await other.enter('ed@example.com', password)).status).toBe(303)
}, 300_000)

test('mails are asked for as often as anybody likes, and sent three times', async () => {
  await site.owner('fi@example.com')
  await site.newMails()
  const statuses = await guess(40, (turn) =>
    site.browser({ ip: `203.0.113.${turn}` }).post('/nl/login/forgotten/', { email: 'fi@example.com' }),
  )
  expect(statuses).toEqual({ 200: 40 })
  expect((await site.newMails()).length).toBeLessThanOrEqual(3 * windows)
}, 300_000)
