import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { markHidden, unmarkHidden } from '@/features/listings/publication/mark-hidden'
import { withdrawListings } from '@/features/listings/store/withdraw-listings'
import { locales } from '@/i18n/locales'
import { messages } from '@/i18n/messages'
import { wordsIn } from '@/testing/markup'
import { openOwnerSite } from '@/testing/owner-site'
import { rows } from '@/testing/rows'

let site: Awaited<ReturnType<typeof openOwnerSite>>
let page: Awaited<ReturnType<typeof site.owner>>

beforeAll(async () => {
  site = await openOwnerSite()
  page = await site.owner('an@example.com')
})
afterAll(() => site.close())
beforeEach(() => site.forgetCounts())

/** Homes of owners are read anew with the mails. */
const stored = async () => {
  await site.newMails()
  const [home] = await rows<{ isOnline: boolean; isClosed: boolean }>(
    site.db,
    sql`select is_online as "isOnline", closed_at is not null as "isClosed" from owner.home where listing_id = 11`,
  )
  return home
}
const shown = async (locale: (typeof locales)[number]) => wordsIn(await page.text(`/${locale}/portal/11/`))

test('a home that the agency keeps off the site is not closed for its owner, who is told', async () => {
  await markHidden(site.db, { listingId: 11, userId: 1, reason: 'Op vraag' })
  expect(await stored()).toEqual({ isOnline: false, isClosed: false })
  for (const locale of locales) {
    const words = await shown(locale)
    expect(words).toContain(wordsIn(messages[locale].portal.kept_off_site))
    expect(words).not.toContain(wordsIn(messages[locale].portal.off_site))
    expect(words).not.toContain(wordsIn(messages[locale].portal.see_page))
  }
  expect((await page.ask('/nl/te-koop/gent/huis/11/')).status).toBe(410)
})

test('what happens to it meanwhile is read', async () => {
  await markHidden(site.db, { listingId: 11, userId: 1, reason: 'Op vraag' })
  await site.db.execute(
    sql`update listing.hidden set listing = listing || '{"given_price_cents": 31200000}' where id = 11`,
  )
  await stored()
  expect(await shown('nl')).toMatch(/€\s312\.000/)
})

test('it is online again once it is shown', async () => {
  await unmarkHidden(site.db, 11)
  expect(await stored()).toEqual({ isOnline: true, isClosed: false })
  expect(await shown('nl')).toContain(messages.nl.portal.see_page)
})

test('a home that the platform takes back is closed', async () => {
  await markHidden(site.db, { listingId: 11, userId: 1, reason: 'Op vraag' })
  await withdrawListings(site.db, [11])
  expect(await stored()).toEqual({ isOnline: false, isClosed: true })
  expect(await shown('nl')).toContain(messages.nl.portal.off_site)
})
