// Proves 1.39, 1.40, 1.41, 1.42, 1.43, 1.44, 1.45, 3.123, 6.3, 9.52 of docs/coverage.md.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import { ownListings } from '@/features/listings/identity/own-listings'
import { storeListings } from '@/features/listings/store/store-listings'
import { releaseFeedback, writeNote } from '@/features/owners/home/admin/handle-home'
import { readViewsChart } from '@/features/owners/home/read/day-views'
import { findHome, listHomes } from '@/features/owners/home/read/find-home'
import { listHappenings, listReleases } from '@/features/owners/home/read/list-happenings'
import { listOwnHomes } from '@/features/owners/home/read/list-own-homes'
import { dayAndMonth, noonOf } from '@/features/owners/home/moments'
import { readOwnerHomes } from '@/features/owners/home/store/read-owner-homes'
import type { Owner } from '@/features/owners/owner-session'
import { brusselsDay } from '@/domain/brussels-day'
import { mondayOf } from '@/domain/owner/week'
import { locales } from '@/i18n/locales'
import { messages } from '@/i18n/messages'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'
import { anOwner } from '@/testing/records/an-owner'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'
import { rows } from '@/testing/rows'
import { loginOf } from '@/testing/login-of'

import { aSimulator } from '../../simulator/testing/a-simulator'
import { pictureHosts } from './data/homes/listings'
import { siteUrl } from './data/site'
import { createSite } from './site-app'

let cms: TestPayload
let web: Database
let portal: Database
let files: Server
let simulator: Awaited<ReturnType<typeof aSimulator>>
let an: Owner
let bo: Owner
let none: Owner
let ownHomes: number[]
let othersHome: number

/** The real app, as the roles of web, on what the worker read from the simulator. */
beforeAll(async () => {
  cms = await openPayload()
  const { db } = cms
  files = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('a paper')
  })
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  pictureHosts.storageHost = `127.0.0.1:${(files.address() as AddressInfo).port}`
  simulator = await aSimulator({ now: new Date(), clock: () => new Date() })
  const platform = omnicasa({
    url: `${simulator.url}/1.12/OmnicasaService.svc`,
    customer: 'gevel-demo',
    password: 'gevel-demo',
  })
  const found = await platform.listListingsById(Array.from({ length: 40 }, (_, n) => String(100_000 + n)))
  const listings = found.flatMap((record) => (record.ok ? [record.value] : []))
  await storeListings(
    db,
    (await ownListings(db, platform.name, listings)).map((listing) => ({
      ...listing,
      documents: listing.documents.map((document) => ({
        ...document,
        url: `http://${pictureHosts.storageHost}/${document.id}.pdf`,
        isPublished: true,
      })),
    })),
  )
  const homes = await rows<{ id: number }>(
    db,
    sql`select l.id from listing.listing l join listing.listing_detail d on d.listing_id = l.id
        where status = 'available' and jsonb_array_length(d.documents) > 0 order by l.id limit 4`,
  )
  ownHomes = homes.slice(0, 3).map(({ id }) => id)
  othersHome = homes[3]?.id ?? 0
  an = await anOwner(db, { homes: ownHomes })
  bo = await anOwner(db, { homes: [othersHome], language: 'fr' })
  none = await anOwner(db, { homes: [] })
  const failures: unknown[] = []
  const now = () => new Date()
  await readOwnerHomes({ db, platform, now, failed: (_, error) => void failures.push(error) })
  expect(failures).toEqual([])
  web = connect({ url: loginOf('gevel_web') })
  portal = connect({ url: loginOf('gevel_portal') })
  Object.assign(globalThis, { gevelDatabase: web, gevelPortalDatabase: portal })
})
afterAll(async () => {
  await simulator.stop()
  files.close()
  await web.$client.end()
  await portal.$client.end()
  await cms.close()
})

/** Who asks is told in a header: how somebody signs in is another test's subject. */
const site = createSite({
  session: (headers) => {
    const accountId = headers.get('x-owner')
    return Promise.resolve([an, bo, none].find((owner) => owner.accountId === accountId) ?? null)
  },
})

async function ask(owner: Owner | null, path: string, posted?: Record<string, string>): Promise<Response> {
  return site.request(`${siteUrl}${path}`, {
    headers: owner ? { 'x-owner': owner.accountId } : {},
    ...(posted && { method: 'POST', body: new URLSearchParams(posted) }),
  })
}

const htmlOf = async (owner: Owner, path: string) => (await ask(owner, path)).text()
const key = () => crypto.randomUUID()

interface Ids extends Record<string, unknown> {
  visit: number
  document: number
}

/** A planned visit and a document of a home; a visit is made where the simulator drew none. */
async function idsOf(listingId: number): Promise<Ids> {
  await cms.db.execute(
    sql`insert into owner.happening (listing_id, kind, key, at, noted_at)
        values (${listingId}, 'visit', 'test', now() + interval '3 days', now()) on conflict do nothing`,
  )
  const [ids] = await rows<Ids>(
    cms.db,
    sql`select (select id from owner.happening where listing_id = ${listingId} and key = 'test') as visit,
          (select (documents -> 0 ->> 'id')::int from owner.home where listing_id = ${listingId}) as document`,
  )
  return ids ?? { visit: 0, document: 0 }
}

/** Every address of the portal below one home, with what is posted to it. */
async function addresses(
  listingId: number,
  { visit, document }: Ids,
): Promise<{ path: string; posted?: Record<string, string> }[]> {
  const home = `/nl/portal/${listingId}/`
  return [
    { path: home },
    { path: `${home}documents/${document}/` },
    { path: `${home}calendar/${visit}/` },
    { path: `${home}visits/${visit}/`, posted: { answer: 'accept', key: key() } },
    { path: `${home}changes/${visit}/`, posted: { text: 'Toch niet', key: key() } },
    { path: `${home}message/`, posted: { text: 'Dag', key: key() } },
  ]
}

test.each(locales)('in %s the page tells the story of the home first, then its figures', async (locale) => {
  const html = await htmlOf(an, `/${locale}/portal/${ownHomes[0]}/`)
  const headings = headingsIn(html)
  const { portal } = messages[locale]
  const placeOf = (title: string) => headings.indexOf(`h2 ${title}`)
  const places = [portal.story_title, portal.figures_title, portal.history_title].map(placeOf)
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  // On a phone a visit that waits for an answer stands above the story.
  expect(placeOf(portal.visits_title)).toBeGreaterThan(-1)
  expect(placeOf(portal.visits_title)).toBeLessThan(placeOf(portal.figures_title))
  expect(html).toContain('<svg')
  expect(html).not.toMatch(/style="/)
  expect(html).toContain('noindex')
})

test('nothing of the portal is kept by a cache', async () => {
  const { visit, document } = await idsOf(ownHomes[0] ?? 0)
  for (const { path, posted } of await addresses(ownHomes[0] ?? 0, { visit, document })) {
    const answer = await ask(an, path, posted)
    expect([path, answer.status < 400, answer.headers.get('Cache-Control')]).toEqual([
      path,
      true,
      'private, no-store',
    ])
  }
})

test('the table has the numbers of the chart: our own count and other media, not the platform’s count of this site', async () => {
  const counted = 13
  await cms.db.execute(
    sql`insert into visit.daily (listing_id, day, source, views)
        values (${ownHomes[0]}, visit.today(), 'direct', 6), (${ownHomes[0]}, visit.today(), 'mail', 7)`,
  )
  const html = await htmlOf(an, `/nl/portal/${ownHomes[0]}/`)
  const { Value: graph } = await simulator.ask('GetMediaObjectStatisticsGraphList', {
    ObjectIDs: String(ownHomes[0]),
  })
  // What other media told the platform; of this site only what was counted here.
  const told: Record<string, number> = {}
  for (const { Date: day, MediaID, Count } of graph.Items as {
    Date: string
    MediaID: number
    Count: number
  }[])
    told[day.slice(0, 10)] = (told[day.slice(0, 10)] ?? 0) + (MediaID === 5 ? 0 : Count)
  const today = brusselsDay(new Date())
  told[today] = (told[today] ?? 0) + counted
  const shown = [...html.matchAll(/<time dateTime="(\d{4}-\d\d-\d\d)">.*?font-medium">(\d+)<\/td>/gs)].map(
    ([, day = '', views]) => [day, Number(views)],
  )
  expect(shown).toHaveLength(30)
  expect(Object.fromEntries(shown)).toEqual(told)
  const sum = shown.reduce((all, [, views]) => all + Number(views), 0)
  const month = new Intl.NumberFormat('nl-BE').format(sum)
  expect(wordsIn(html)).toContain(`${messages.nl.portal.views.month} ${month}`)
  expect(html).toContain(`werd uw woning ${sum} keer bekeken`)
  // The weeks are the same days, and the list of media the same month.
  const weeks = html.slice(html.indexOf(`<table aria-label="${messages.nl.portal.weeks_title}"`))
  const sums = [...weeks.slice(0, weeks.indexOf('</table>')).matchAll(/font-medium">([\d.]+)<\/td>/g)].map(
    ([, views]) => Number(views?.replaceAll('.', '')),
  )
  const days = Object.entries(told).toSorted(([a], [b]) => a.localeCompare(b))
  const mondays = Map.groupBy(days, ([day]) => mondayOf(new Date(`${day}T12:00:00Z`)))
  const byWeek = [...mondays.values()].map((week) => week.reduce((all, [, views]) => all + views, 0))
  expect(sums).toEqual([...byWeek, sum])
  expect(wordsIn(html)).toContain(`Laatste 30 dagen, samen ${month}`)
  // What a figure covers is said with it.
  const [firstDay = ''] = days[0] ?? []
  expect(wordsIn(html)).toContain(`30 dagen, sinds ${dayAndMonth(noonOf(firstDay), 'nl')}`)
  await cms.db.execute(sql`delete from visit.daily where listing_id = ${ownHomes[0]}`)
})

test('three homes are chosen from; a single one opens at once; without one the page says so', async () => {
  const { portalScreen } = await import('./screens/owner/portal-screen')
  const list = await portalScreen({ locale: 'nl', owner: an })
  expect(list).not.toBeInstanceOf(Response)
  const one = await portalScreen({ locale: 'fr', owner: bo })
  expect(one instanceof Response && one.headers.get('Location')).toBe(`/fr/portal/${othersHome}/`)
  const empty = await portalScreen({ locale: 'nl', owner: none })
  expect(empty).not.toBeInstanceOf(Response)
})

test('the list of homes says how many visits wait for an answer, and stops when one is given', async () => {
  const home = ownHomes[0] ?? 0
  const { visit } = await idsOf(home)
  await cms.db.execute(sql`delete from owner.reply`)
  const asked = async () =>
    (await listOwnHomes(portal, an, new Date())).homes.find((one) => one.home.listingId === home)
  const before = await asked()
  expect(before?.asked).toBeGreaterThan(0)
  expect(before?.askedAt).not.toBeNull()
  const planned = await rows<{ id: number }>(
    cms.db,
    sql`select id from owner.happening where listing_id = ${home} and kind = 'visit' and at > now()`,
  )
  expect(planned.map(({ id }) => id)).toContain(visit)
  expect(before?.asked).toBe(planned.length)
  for (const { id } of planned)
    await ask(an, `/nl/portal/${home}/visits/${id}/`, { answer: 'accept', key: key() })
  expect(await asked()).toMatchObject({ asked: 0, askedAt: null, nextVisitAt: before?.nextVisitAt })
  // A visit that moves is asked anew.
  await cms.db.execute(sql`update owner.happening set at = at + interval '1 hour' where id = ${visit}`)
  expect((await asked())?.asked).toBe(1)
})

test('around the pages of who is signed in stand their own places, not the menu of the site', async () => {
  for (const path of ['/nl/portal/', `/nl/portal/${ownHomes[0]}/`]) {
    const html = await htmlOf(an, path)
    const links = linksIn(html)
    expect(links).toContain('/nl/portal/')
    expect(links).toContain('/nl/login/account/')
    expect(links).toContain(path.replace('/nl/', '/fr/'))
    expect(html).toContain('action="/nl/login/leave/"')
    expect(html).not.toContain(messages.nl.site.main_navigation)
    // Opens without scripts.
    expect(html).toMatch(/<details[^>]*><summary[^>]*>Menu/)
    expect(wordsIn(html)).toContain(an.email)
  }
})

test('what a medium told is in one list: how often, since when and where', async () => {
  const html = await htmlOf(an, `/nl/portal/${ownHomes[0]}/`)
  const list = html.slice(html.indexOf('id="portal-sources"'))
  const words = wordsIn(list.slice(0, list.indexOf('</ul>')))
  expect(words).toMatch(/(\w+) \d+ Bekijk de advertentie \(\1\)/)
  expect(words).toMatch(/Onze site \d+ Bekijk de pagina/)
  // This site has one name, whatever the platform calls it.
  expect(wordsIn(html)).not.toContain('Agency website')
})

test('who is not signed in is led to the door, whatever is asked', async () => {
  const ids = await idsOf(ownHomes[0] ?? 0)
  for (const { path, posted } of await addresses(ownHomes[0] ?? 0, ids)) {
    const answer = await ask(null, path, posted)
    expect([path, answer.status, answer.headers.get('Location')]).toEqual([path, 303, '/nl/login/'])
  }
})

test('another owner’s home answers 404 at every address: by its id, by a guess, and with own and foreign ids mixed', async () => {
  const own = await idsOf(ownHomes[0] ?? 0)
  const others = await idsOf(othersHome)
  const asked = [
    ...(await addresses(othersHome, others)),
    ...(await addresses(199_999, others)),
    // Their own home, with a visit and a document of the other's.
    ...(await addresses(ownHomes[0] ?? 0, others)).filter(({ path }) =>
      /documents|calendar|visits|changes/.test(path),
    ),
    // The other's home, with a visit and a document of their own.
    ...(await addresses(othersHome, own)).filter(({ path }) =>
      /documents|calendar|visits|changes/.test(path),
    ),
  ]
  expect(asked).toHaveLength(20)
  for (const { path, posted } of asked) {
    const answer = await ask(an, path, posted)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.text()).not.toContain('a paper')
  }
  const written = await rows(cms.db, sql`select 1 from owner.reply where listing_id = ${othersHome}`)
  expect(written).toEqual([])
})

test('a co-owner who was revoked sees nothing from the next moment on', async () => {
  const former = await anOwner(cms.db, { homes: [othersHome] })
  const reader = createSite({ session: () => Promise.resolve(former) })
  const status = async () => (await reader.request(`${siteUrl}/nl/portal/${othersHome}/`)).status
  expect(await status()).toBe(200)
  await cms.db.execute(
    sql`update owner.home_owner set revoked_at = now() where account_id = ${former.accountId}`,
  )
  expect(await status()).toBe(404)
})

test('with every home taken for the owner’s own, every address of another’s home still gives nothing', async () => {
  const listed = `/nl/portal/${othersHome}/`
  const all = [...ownHomes, othersHome]
  /** The question which homes are the owner's own is answered with all of them. */
  const allowEverything = (db: Database) =>
    db.$client.on('connect', (client) => {
      const query = client.query.bind(client) as (...given: unknown[]) => unknown
      const asked = (config: unknown, values: unknown, ...rest: unknown[]) => {
        const text = typeof config === 'string' ? config : (config as { text?: string } | null)?.text
        if (!text?.includes('select distinct listing_id as id from owner.home_owner'))
          return query(config, values, ...rest)
        const allowed = `select unnest(array[${all.join(',')}]) as id`
        return query(
          typeof config === 'string' ? allowed : { ...(config as object), text: allowed },
          [],
          ...rest,
        )
      }
      Object.assign(client, { query: asked })
    })
  const [openWeb, openPortal] = ['gevel_web', 'gevel_portal'].map((role) =>
    connect({ url: loginOf(role as 'gevel_web' | 'gevel_portal') }),
  ) as [Database, Database]
  allowEverything(openWeb)
  allowEverything(openPortal)
  Object.assign(globalThis, { gevelDatabase: openWeb, gevelPortalDatabase: openPortal })
  try {
    const written = () =>
      rows(
        cms.db,
        sql`select (select count(*) from owner.reply where listing_id = ${othersHome}) as replies,
              (select count(*) from lead.lead where listing_id = ${othersHome}) as leads`,
      )
    const before = await written()
    // It works for the own homes, so that what follows is refused by the database alone.
    expect((await ask(an, `/nl/portal/${ownHomes[0]}/`)).status).toBe(200)
    for (const { path, posted } of await addresses(othersHome, await idsOf(othersHome))) {
      const answer = await ask(an, path, posted)
      expect([path, [404, 500].includes(answer.status)]).toEqual([path, true])
      expect(await answer.text()).not.toContain('a paper')
    }
    expect((await ask(an, listed)).status).toBe(404)
    expect(await htmlOf(an, '/nl/portal/')).not.toContain(listed)
    expect(await written()).toEqual(before)
  } finally {
    Object.assign(globalThis, { gevelDatabase: web, gevelPortalDatabase: portal })
    await openWeb.$client.end()
    await openPortal.$client.end()
  }
})

test('with a check that lets everybody read every home, the database still shows an owner their own only', async () => {
  await releaseAll()
  /** All that the page of a home is made of, for somebody to whom the application refuses nothing. */
  const [anyHome] = await cms.db.transaction((tx) => listHomes({ tx, homeIds: ownHomes }))
  if (!anyHome) throw new Error('There is no home')
  const readAll = async (db: Database, account: string, listingId: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('gevel.owner', ${account}, true)`)
      const reads = { tx, homeIds: [...ownHomes, othersHome] }
      return {
        home: (await findHome(reads, listingId)) === null ? 0 : 1,
        homes: (await listHomes(reads)).map((home) => home.listingId).toSorted(),
        happenings: (await listHappenings(reads, { listingId, locale: 'nl' })).length,
        releases: (await listReleases(reads, listingId)).length,
        chart:
          (await readViewsChart(reads, { home: { ...anyHome, listingId }, now: new Date() })) === null
            ? 0
            : 1,
      }
    })
  const seen = await readAll(portal, an.accountId, othersHome)
  expect(seen).toEqual({ home: 0, homes: ownHomes.toSorted(), happenings: 0, releases: 0, chart: 0 })
  const nobody = await readAll(portal, '', othersHome)
  expect(nobody).toEqual({ home: 0, homes: [], happenings: 0, releases: 0, chart: 0 })
  // Their owner, and whoever the rules do not bind, find all of it.
  const whole = { home: 1, happenings: expect.any(Number) as number, releases: 1, chart: 1 }
  expect(await readAll(portal, bo.accountId, othersHome)).toEqual({ ...whole, homes: [othersHome] })
  const unbound = await readAll(cms.db, an.accountId, othersHome)
  expect(unbound).toEqual({ ...whole, homes: [...ownHomes, othersHome].toSorted() })
  expect(unbound.happenings).toBeGreaterThan(0)
  // Who answers visitors cannot even ask.
  await expect(readAll(web, an.accountId, ownHomes[0] ?? 0)).rejects.toMatchObject({
    cause: { code: '42501' },
  })
})

const storyTables = [
  'home',
  'day_views',
  'visitor',
  'happening',
  'release',
  'reply',
  'week_note',
  'look',
  'home_owner',
]

test('with the application’s own check removed, row-level security alone still holds', async () => {
  await releaseAll()
  const seen = async (account: string | null, table: string) =>
    portal.transaction(async (tx) => {
      if (account) await tx.execute(sql`select set_config('gevel.owner', ${account}, true)`)
      const found = await rows<{ id: number }>(
        tx,
        sql`select distinct listing_id as id from owner.${sql.identifier(table)} order by 1`,
      )
      return found.map(({ id }) => id)
    })
  for (const table of storyTables) {
    const [all] = await rows<{ homes: number }>(
      cms.db,
      sql`select count(distinct listing_id) as homes from owner.${sql.identifier(table)}`,
    )
    expect([table, (all?.homes ?? 0) > 1]).toEqual([table, true])
    expect([table, await seen(null, table)]).toEqual([table, []])
    expect([table, await seen('account-of-nobody', table)]).toEqual([table, []])
    for (const id of await seen(an.accountId, table)) expect(ownHomes).toContain(id)
    for (const id of await seen(bo.accountId, table)) expect(id).toBe(othersHome)
  }
})

test.each(['web', 'portal'])(
  'as %s nobody reads what was not released, nor the mails, nor writes in another’s name',
  async (role) => {
    const asAn = (statement: ReturnType<typeof sql>) =>
      (role === 'web' ? web : portal).transaction(async (tx) => {
        await tx.execute(sql`select set_config('gevel.owner', ${an.accountId}, true)`)
        return tx.execute(statement)
      })
    const refused = [
      sql`select comments from owner.happening`,
      sql`select name from owner.visitor`,
      sql`select * from owner.visitor`,
      sql`select 1 from owner.digest`,
      sql`select 1 from owner.digest_mail`,
      sql`select 1 from owner.digest_stop`,
      sql`update owner.happening set at = now()`,
      sql`delete from owner.release`,
      sql`update owner.home_owner set account_id = ${an.accountId}`,
      sql`insert into owner.reply (listing_id, account_id, answer, lead_id, at)
        values (${othersHome}, ${an.accountId}, 'message', gen_random_uuid(), now())`,
      sql`insert into owner.reply (listing_id, account_id, answer, lead_id, at)
        values (${ownHomes[0]}, ${bo.accountId}, 'message', gen_random_uuid(), now())`,
      sql`insert into owner.look (account_id, listing_id, looked_at)
        values (${bo.accountId}, ${othersHome}, now())`,
    ]
    for (const statement of refused) await expect(asAn(statement)).rejects.toThrow()
  },
)

test('a visit that is declined is a lead for the agent, once, and the page says so', async () => {
  const home = ownHomes[1] ?? 0
  const { visit } = await idsOf(home)
  const posted = { answer: 'decline', text: 'Dan zijn we op reis.', key: key() }
  const first = await ask(an, `/nl/portal/${home}/visits/${visit}/`, posted)
  await ask(an, `/nl/portal/${home}/visits/${visit}/`, posted)
  expect(first.headers.get('Location')).toBe(`/nl/portal/${home}/?news=sent-answer`)
  const leads = await rows<{ about: string; message: string; channels: string[] }>(
    cms.db,
    sql`select answers ->> 'about' as about, answers ->> 'message' as message,
          (select array_agg(channel order by channel) from lead.delivery where lead_id = l.id) as channels
        from lead.lead l where kind = 'owner-message' and listing_id = ${home}`,
  )
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({
    about: expect.stringMatching(/^Eigenaar weigert het bezoek van /) as string,
    message: 'Dan zijn we op reis.',
    channels: ['agency-mail', 'platform', 'visitor-mail'],
  })
  const words = wordsIn(await htmlOf(an, first.headers.get('Location') ?? ''))
  expect(words).toContain(messages.nl.portal.sent_answer)
  expect(words).toContain(messages.nl.portal.answered_decline)
})

test('of two owners the first answer counts, both see it, and a visit that moves is asked anew', async () => {
  const home = ownHomes[0] ?? 0
  await cms.db.execute(
    sql`insert into owner.home_owner (listing_id, email, name, language, account_id)
        values (${home}, ${bo.email}, ${bo.name}, 'nl', ${bo.accountId}) on conflict do nothing`,
  )
  const { visit } = await idsOf(home)
  await cms.db.execute(sql`delete from owner.reply where happening_id = ${visit}`)
  const path = `/nl/portal/${home}/visits/${visit}/`
  const [one, other] = await Promise.all([
    ask(an, path, { answer: 'accept', key: key() }),
    ask(bo, path, { answer: 'decline', key: key() }),
  ])
  const news = [one, other].map((answer) => /news=(.*)$/.exec(answer.headers.get('Location') ?? '')?.[1])
  expect(news.toSorted()).toEqual(['answered', 'sent-answer'])
  const [first, second] = news[0] === 'sent-answer' ? [an, bo] : [bo, an]
  const own = news[0] === 'sent-answer' ? 'answered_accept' : 'answered_decline'
  expect(wordsIn(await htmlOf(first, `/nl/portal/${home}/`))).toContain(messages.nl.portal[own])
  const seen = await htmlOf(second, `/nl/portal/${home}/`)
  expect(wordsIn(seen)).toContain(messages.nl.portal[`${own}_other`])
  expect(seen).not.toContain(path)
  expect(wordsIn(await htmlOf(second, `/nl/portal/${home}/?news=answered`))).toContain(
    messages.nl.portal.not_sent_answered,
  )
  await cms.db.execute(sql`update owner.happening set at = at + interval '1 day' where id = ${visit}`)
  expect(await htmlOf(second, `/nl/portal/${home}/`)).toContain(path)
  const again = await ask(second, path, { answer: 'accept', key: key() })
  expect(again.headers.get('Location')).toContain('news=sent-answer')
  await cms.db.execute(
    sql`delete from owner.home_owner where listing_id = ${home} and account_id = ${bo.accountId}`,
  )
})

test('an answer that should change is words for the agent: the first one stays, and both owners read them', async () => {
  const home = ownHomes[0] ?? 0
  await cms.db.execute(sql`delete from owner.happening where key = 'changed'`)
  await cms.db.execute(
    sql`insert into owner.happening (listing_id, kind, key, at, noted_at)
        values (${home}, 'visit', 'changed', date_trunc('hour', now()) + interval '9 days', now())`,
  )
  const [found] = await rows<{ id: number }>(
    cms.db,
    sql`select id from owner.happening where key = 'changed'`,
  )
  const visit = found?.id ?? 0
  await ask(an, `/nl/portal/${home}/visits/${visit}/`, { answer: 'accept', key: key() })
  const path = `/nl/portal/${home}/changes/${visit}/`
  expect(await htmlOf(an, `/nl/portal/${home}/`)).toContain(`action="${path}"`)
  const empty = await ask(an, path, { text: ' ', key: key() })
  expect(empty.headers.get('Location')).toContain('news=empty')
  const sent = await ask(an, path, { text: 'Liever een uur later.', key: key() })
  expect(sent.headers.get('Location')).toContain('news=sent-message')
  const words = wordsIn(await htmlOf(an, `/nl/portal/${home}/`))
  expect(words).toContain(`${messages.nl.portal.answered_accept}, vandaag om`)
  expect(words).toMatch(/U vroeg uw makelaar dit te wijzigen, vandaag om \S+ uur Liever een uur later\./)
  const leads = await rows<{ about: string }>(
    cms.db,
    sql`select answers ->> 'about' as about from lead.lead
        where listing_id = ${home} and answers ->> 'message' = 'Liever een uur later.'`,
  )
  expect(leads).toEqual([
    { about: expect.stringMatching(/^Eigenaar wil het antwoord op het bezoek van .* wijzigen$/) as string },
  ])
  const [answers] = await rows<{ count: number }>(
    cms.db,
    sql`select count(*)::int as count from owner.reply where happening_id = ${visit} and visit_at is not null`,
  )
  expect(answers?.count).toBe(1)
})

test('a proposal without words, a visit that has been, and a post from elsewhere change nothing', async () => {
  const home = ownHomes[2] ?? 0
  const { visit } = await idsOf(home)
  const empty = await ask(an, `/nl/portal/${home}/visits/${visit}/`, {
    answer: 'propose',
    text: ' ',
    key: key(),
  })
  expect(empty.headers.get('Location')).toContain('news=empty')
  expect((await ask(an, empty.headers.get('Location') ?? '')).status).toBe(422)
  await cms.db.execute(sql`update owner.happening set at = now() - interval '1 hour' where id = ${visit}`)
  const past = await ask(an, `/nl/portal/${home}/visits/${visit}/`, { answer: 'accept', key: key() })
  expect(past.headers.get('Location')).toContain('news=past')
  const elsewhere = await site.request(`${siteUrl}/nl/portal/${home}/message/`, {
    method: 'POST',
    headers: { 'x-owner': an.accountId, Origin: 'https://elsewhere.example' },
    body: new URLSearchParams({ text: 'Dag', key: key() }),
  })
  expect(elsewhere.status).toBe(403)
  expect(await rows(cms.db, sql`select 1 from owner.reply where listing_id = ${home}`)).toEqual([])
})

test('the calendar file holds the visit, and the document the paper', async () => {
  const home = ownHomes[0] ?? 0
  const { visit, document } = await idsOf(home)
  const calendar = await ask(an, `/fr/portal/${home}/calendar/${visit}/`)
  expect(calendar.headers.get('Content-Type')).toContain('text/calendar')
  expect(await calendar.text()).toMatch(/METHOD:PUBLISH[\s\S]*SUMMARY:Visite/)
  const paper = await ask(an, `/nl/portal/${home}/documents/${document}/`)
  expect(await paper.text()).toBe('a paper')
  // Nothing in it runs, whatever it holds; the other headers are those of every answer.
  expect(paper.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
  expect(paper.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

async function releaseAll(): Promise<void> {
  for (const listingId of [...ownHomes, othersHome]) {
    const [visit] = await rows<{ id: number }>(
      cms.db,
      sql`select id from owner.happening where listing_id = ${listingId} and kind = 'visit' and at < now() limit 1`,
    )
    const by = { listingId, actor: 'Nele', now: new Date() }
    if (visit) await releaseFeedback(cms.db, { ...by, happeningId: visit.id, text: 'Vond de tuin mooi.' })
    await writeNote(cms.db, { ...by, text: 'Een goede week.' })
  }
  await cms.db.execute(sql`update owner.week_note set published_at = now()`)
  for (const [owner, listingId] of [
    [an, ownHomes[0]],
    [bo, othersHome],
  ] as const) {
    await ask(owner, `/nl/portal/${listingId}/`)
    await ask(owner, `/nl/portal/${listingId}/message/`, { text: 'Dag', key: key() })
  }
}

test('feedback is read once the agent releases it, under the visitor’s number', async () => {
  await releaseAll()
  const words = wordsIn(await htmlOf(an, `/nl/portal/${ownHomes[0]}/`))
  expect(words).toContain('Vond de tuin mooi.')
  expect(words).toMatch(/Bezoeker \d+/)
  expect(words).toContain('Een goede week.')
  expect(words).not.toMatch(/Martens|Dumont|Jacobs|Thill|Vermeulen|Hoffmann|De Wilde/)
})

test('what happened since the last look is told first, and stays told during the visit', async () => {
  const home = ownHomes[2] ?? 0
  const path = `/nl/portal/${home}/`
  await htmlOf(an, path)
  await cms.db.execute(
    sql`update owner.look set looked_at = now() - interval '2 days' where listing_id = ${home}`,
  )
  await cms.db.execute(
    sql`insert into owner.happening (listing_id, kind, key, at, noted_at, detail)
        values (${home}, 'price', 'now', now(), now(), '{"fromCents": 30000000, "toCents": 29000000}')`,
  )
  for (const time of ['first', 'reloaded']) {
    const html = await htmlOf(an, path)
    const story = html.slice(html.indexOf('portal-story'))
    const news = story.slice(0, story.indexOf(messages.nl.portal.earlier))
    expect([time, wordsIn(news).includes('De prijs ging van')]).toEqual([time, true])
    expect(wordsIn(html)).toContain('Sinds uw vorige bezoek')
  }
})

test('views of the page that the site counts itself are told by source, of own homes only', async () => {
  for (const [listingId, views] of [
    [ownHomes[0], 41],
    [othersHome, 97],
  ])
    await cms.db.execute(
      sql`insert into visit.daily (listing_id, day, source, views) values (${listingId}, visit.today(), 'search', ${views})`,
    )
  const words = wordsIn(await htmlOf(an, `/nl/portal/${ownHomes[0]}/`))
  expect(words).toContain('41 bezoekers in dertig dagen')
  expect(words).toContain('via een zoekmachine')
  const stolen = await portal.transaction(async (tx) => {
    await tx.execute(sql`select set_config('gevel.owner', ${an.accountId}, true)`)
    return rows(tx, sql`select * from visit.daily where listing_id = ${othersHome}`)
  })
  expect(stolen).toEqual([])
})

test('parts that the platform lacks are left out', async () => {
  const home = ownHomes[1] ?? 0
  await cms.db.execute(
    sql`update owner.home set views = null, sources = null, demands = null, checklist = null, histories = '{}'
        where listing_id = ${home}`,
  )
  await cms.db.execute(sql`delete from owner.day_views where listing_id = ${home}`)
  const headings = headingsIn(await htmlOf(an, `/nl/portal/${home}/`))
  const { portal } = messages.nl
  for (const title of [
    portal.figures_title,
    portal.interest.title,
    portal.checklist_title,
    portal.history_title,
    portal.visits_title,
    portal.media_title,
    portal.page_views_title,
  ])
    expect(headings).not.toContain(`h2 ${title}`)
  expect(headings).toContain(`h2 ${portal.story_title}`)
})
