import { setTimeout } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { deliveryLines } from '@/features/leads/delivery/deliver-leads'
import { quickestMs } from '@/features/leads/guard/form-guard'
import { platformChannel } from '@/features/leads/delivery/platform-channel'
import { platformNames } from '@/features/leads/delivery/platform-names'
import { purgeEvents } from '@/features/sync/pushed/events'
import { syncPushed } from '@/features/sync/pushed/work-on-pushes'
import type { PushedMessage } from '@/platforms/platform'
import { messages } from '@/i18n/messages'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { linksIn, wordsIn } from '@/testing/markup'
import { anEstate, startMessenger } from '@/testing/platforms/messenger'
import { rows } from '@/testing/rows'
import { asWeb } from '@/testing/site/as-web'

import { platform as ownPlatform } from './data/platform'
import { siteUrl } from './data/site'
import { createSite } from './site-app'

let cms: TestPayload
let web: Database
const messenger = startMessenger()
const { platform } = messenger
// As its site runs: it knows one platform.
Object.assign(ownPlatform, { name: platform.name, slots: platform.slots, owners: undefined })
const site = createSite({ pushes: platform })

beforeAll(async () => {
  cms = await openPayload()
  web = asWeb()
})
afterAll(async () => {
  await web.$client.end()
  await cms.close()
})

const ask = (path: string) => Promise.resolve(site.request(`${siteUrl}${path}`))
const htmlOf = async (path: string) => (await ask(path)).text()

async function push(
  { body, headers }: PushedMessage,
  address = '/platform-events/messenger',
): Promise<number> {
  const request = { method: 'POST', body, headers: headers as Headers }
  return (await site.request(`${siteUrl}${address}`, request)).status
}

/** Sends a form as a browser without scripts does, with all that stands hidden in it. */
async function post(path: string, html: string, also: Record<string, string> = {}): Promise<Response> {
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const typed = {
    firstName: 'An',
    lastName: 'Peeters',
    email: 'an@example.com',
    message: 'Kan ik komen kijken?',
  }
  const body = new URLSearchParams([
    ...hidden.map(([, name = '', value = '']): [string, string] => [name, value]),
    ...Object.entries({ ...typed, ...also }),
  ])
  return site.request(`${siteUrl}${path}`, { method: 'POST', body, headers: { Origin: siteUrl } })
}

const work = () =>
  syncPushed(
    { db: cms.db, platform },
    { synced: () => undefined, failed: (error) => expect(error).toBeNull() },
  )

const pathOf = async () =>
  linksIn(await htmlOf('/nl/te-koop/')).find((href) => /\/gent\/huis\/\d+\/$/.test(href)) ?? ''

test('a message with a wrong signature is refused, and leaves nothing behind', async () => {
  const { body } = messenger.message('linde')
  expect(await push({ body, headers: new Headers({ 'x-messenger-signature': 'guessed' }) })).toBe(403)
  expect(await rows(cms.db, sql`select from sync.event`)).toEqual([])
})

test('a message to the address of another platform is nobody’s', async () => {
  expect(await push(messenger.message('linde'), '/platform-events/omnicasa')).toBe(404)
  expect(await rows(cms.db, sql`select from sync.event`)).toEqual([])
})

test('a message is written down as it came before it is answered, and cannot be read again by the site', async () => {
  const message = messenger.message('linde', 'kade')
  for (const address of ['/platform-events/messenger/', '/platform/changes/'])
    expect(await push(message, address)).toBe(204)
  const kept = { body: message.body, ids: ['linde', 'kade'], isTaken: false, platform: 'messenger' }
  expect(
    await rows(
      cms.db,
      sql`select platform, body, external_ids as ids, taken_at is not null as "isTaken" from sync.event`,
    ),
  ).toEqual([kept, kept])
  expect(await rows(cms.db, sql`select from sync.pushed`)).toEqual([])
  await expect(web.execute(sql`select from sync.event`)).rejects.toMatchObject({ cause: { code: '42501' } })
  await expect(web.execute(sql`select from sync.pushed`)).rejects.toMatchObject({ cause: { code: '42501' } })
  await work()
  expect(await rows(cms.db, sql`select from sync.event where taken_at is null`)).toEqual([])
  await purgeEvents(cms.db)
  expect(await rows(cms.db, sql`select from sync.event`)).toHaveLength(2)
  await cms.db.execute(sql`update sync.event set received_at = now() - interval '31 days'`)
  await purgeEvents(cms.db)
  expect(await rows(cms.db, sql`select from sync.event`)).toEqual([])
})

test('a site whose platform sends no messages has no address for them', async () => {
  const { body, headers } = messenger.message('linde')
  const request = { method: 'POST', body, headers: headers as Headers }
  expect((await createSite().request(`${siteUrl}/platform/changes/`, request)).status).toBe(404)
})

test('a pushed home is found, looked at and asked about; the lead ends at a platform that takes none', async () => {
  messenger.estates.set('linde', anEstate({ key: 'linde' }))
  messenger.estates.set('kade', anEstate({ key: 'kade', sort: 'flat', toLet: true, amount: 950 }))
  expect(await push(messenger.message('linde', 'kade'))).toBe(204)
  expect(await push(messenger.message('linde'))).toBe(204)
  await work()
  expect(await rows(cms.db, sql`select from sync.pushed`)).toEqual([])

  const list = wordsIn(await htmlOf('/nl/te-koop/'))
  expect(list).toContain('€ 395.000')
  expect(list).toContain('1 pand te koop')
  const path = await pathOf()
  const [, id] = /\/(1\d{9})\/$/.exec(path) ?? []
  expect(id).toBeDefined()
  for (const short of [id, 'linde']) {
    const led = await ask(`/property/${short}/`)
    expect([led.status, new URL(led.headers.get('Location') ?? '', siteUrl).pathname]).toEqual([308, path])
  }
  expect((await ask('/property/never-heard-of/')).status).toBe(404)
  const page = wordsIn(await htmlOf(path))
  expect(page).toContain('Rijwoning met stadstuin')
  expect(page).toContain('Kerkstraat 14, 9000 Gent')
  expect(page).toContain('Lies Maes')
  const german = await htmlOf(`/de/zu-verkaufen/gent/haus/${id}/`)
  expect(wordsIn(german)).toContain('Dieser Text liegt nur auf Niederländisch vor.')
  expect(german).toMatch(/<div lang="nl"><p[^>]*>Op wandelafstand van het station/)
  expect(await htmlOf(path)).not.toContain('lang="nl"><p')

  const form = `/nl/forms/enquiry/?home=${id}`
  // Without scripts a form comes back once, with the question whether a person sent it.
  const asked = await post(form, await htmlOf(form))
  expect(asked.status).toBe(422)
  await setTimeout(quickestMs + 200)
  const sent = await post(form, await asked.text(), { confirmed: 'yes' })
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, expect.stringContaining('/nl/')])

  const channel = platformChannel(platform, platformNames(cms.db, platform, 'https://gevel.example'))
  const lines = deliveryLines({ db: cms.db, now: () => new Date(), channels: { platform: channel } })
  for (const line of lines) await line()
  expect(
    await rows(
      cms.db,
      sql`select l.listing_id as "listingId", l.first_name as "firstName", d.state
          from lead.lead l join lead.delivery d on d.lead_id = l.id and d.channel = 'platform'`,
    ),
  ).toEqual([{ listingId: Number(id), firstName: 'An', state: 'skipped' }])
})

test('a platform without projects, free moments and owners leaves no way to them', async () => {
  const menu = { label: 'Projecten', url: '/nl/projecten/' }
  await cms.payload.updateGlobal({
    ...{ slug: 'header', locale: 'nl' },
    data: { topBar: [menu, { label: 'Contact', url: '/nl/contact/' }] } as never,
  })
  await cms.payload.updateGlobal({
    ...{ slug: 'footer', locale: 'nl' },
    data: { columns: [{ title: 'Nieuwbouw', links: [menu] }] } as never,
  })
  const html = await htmlOf(await pathOf())
  const links = linksIn(html)
  expect(links).toContain('/nl/contact/')
  expect(links.filter((href) => href.includes('/projecten/'))).toEqual([])
  expect(wordsIn(html)).not.toMatch(/Projecten|Nieuwbouw/)
  expect(links.filter((href) => href.includes('/forms/appointment/'))).toEqual([])
  const visits = new Set(links.filter((href) => href.includes('/forms/visit/')))
  expect(visits.size).toBe(1)
  const [visit = ''] = visits
  const form = wordsIn(await htmlOf(visit))
  expect(form).toContain('Vraag een bezoek aan')
  expect(form).not.toContain(messages.nl.form.no_slots)
  // With them there is.
  await cms.db.execute(
    sql`insert into listing.project (id, zip, city, country, is_address_published, show_order, pictures, fingerprint)
        values (1, '9000', 'Gent', 'BE', true, 1, '[]', gen_random_uuid())`,
  )
  expect(linksIn(await htmlOf(await pathOf()))).toContain('/nl/projecten/')
  await cms.db.execute(sql`delete from listing.project`)
})

test('the filter offers the kinds of homes, for want of the platform’s own categories', async () => {
  const html = await htmlOf('/nl/te-huur/')
  expect(wordsIn(html)).toContain('Studentenkamer')
  expect(wordsIn(html)).toContain('€ 950')
})

test('a home that is taken back says so at its own address', async () => {
  const path = await pathOf()
  messenger.estates.delete('linde')
  await push(messenger.message('linde'))
  await work()
  expect((await ask(path)).status).toBe(410)
  expect(await pathOf()).toBe('')
})
