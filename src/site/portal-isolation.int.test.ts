import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import { readViewsChart } from '@/features/owners/home/read/day-views'
import { findHome, listHomes } from '@/features/owners/home/read/find-home'
import { listHappenings, listReleases } from '@/features/owners/home/read/list-happenings'
import { loginOf } from '@/testing/login-of'
import { anOwner } from '@/testing/records/an-owner'
import { rows } from '@/testing/rows'
import { addressesOf, openPortalSite, type PortalSite } from '@/testing/site/portal-site'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

let site: PortalSite
beforeAll(async () => {
  site = await openPortalSite()
})
afterAll(() => site.close())

test('every route of the portal below a home stands among the addresses that are tried here', async () => {
  const routes = site.site.routes.filter(({ path }) => path.includes('/portal/'))
  const named = routes.map(({ method, path }) => `${method} ${path}`)
  const tried = addressesOf(site.ownHomes[0], await site.idsOf(site.ownHomes[0])).map(({ path, posted }) => {
    const [answering] = site.site.router.match(posted ? 'POST' : 'GET', path)
    const [of] = answering.flatMap(([[, route]]) => (routes.includes(route) ? [route] : []))
    return `${of?.method} ${of?.path}`
  })
  // The list of one's own homes names none.
  expect(tried.toSorted()).toEqual(named.filter((name) => !name.endsWith('/portal/')).toSorted())
  expect(named).toHaveLength(tried.length + 1)
})

test('who is not signed in is led to the door, whatever is asked', async () => {
  const ids = await site.idsOf(site.ownHomes[0])
  for (const { path, posted } of addressesOf(site.ownHomes[0], ids)) {
    const answer = await site.ask(null, path, posted)
    expect([path, answer.status, answer.headers.get('Location')]).toEqual([path, 303, '/nl/login/'])
  }
})

// Coverage: 6.3.
test('another owner’s home answers 404 at every address: by its id, by a guess, and with own and foreign ids mixed', async () => {
  const own = await site.idsOf(site.ownHomes[0])
  const others = await site.idsOf(site.othersHome)
  const asked = [
    ...addressesOf(site.othersHome, others),
    ...addressesOf(199_999, others),
    // Their own home, with a visit and a document of the other's.
    ...addressesOf(site.ownHomes[0], others).filter(({ path }) =>
      /documents|calendar|visits|changes/.test(path),
    ),
    // The other's home, with a visit and a document of their own.
    ...addressesOf(site.othersHome, own).filter(({ path }) => /documents|calendar|visits|changes/.test(path)),
  ]
  expect(asked).toHaveLength(20)
  for (const { path, posted } of asked) {
    const answer = await site.ask(site.an, path, posted)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.text()).not.toContain('a paper')
  }
  const written = await rows(site.db, sql`select 1 from owner.reply where listing_id = ${site.othersHome}`)
  expect(written).toEqual([])
})

test('an address of an older mail leads to another’s home no more than the new one', async () => {
  const others = await site.idsOf(site.othersHome)
  for (const { path, posted } of addressesOf(site.othersHome, others)) {
    if (posted) continue
    const old = await site.ask(site.an, path.replace('/portal/', '/login/'))
    expect([path, old.status, old.headers.get('Location')]).toEqual([path, 308, path])
    expect([path, (await site.ask(site.an, path)).status]).toEqual([path, 404])
    // Whose it is reads it there.
    expect([path, (await site.ask(site.bo, path)).status]).toEqual([path, 200])
  }
})

test('a co-owner who was revoked sees nothing from the next moment on', async () => {
  const former = await anOwner(site.db, { homes: [site.othersHome] })
  const reader = createSite({ session: () => Promise.resolve(former) })
  const status = async () => (await reader.request(`${siteUrl}/nl/portal/${site.othersHome}/`)).status
  expect(await status()).toBe(200)
  await site.db.execute(
    sql`update owner.home_owner set revoked_at = now() where account_id = ${former.accountId}`,
  )
  expect(await status()).toBe(404)
})

test('with every home taken for the owner’s own, every address of another’s home still gives nothing', async () => {
  const listed = `/nl/portal/${site.othersHome}/`
  const all = [...site.ownHomes, site.othersHome]
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
        site.db,
        sql`select (select count(*) from owner.reply where listing_id = ${site.othersHome}) as replies,
              (select count(*) from lead.lead where listing_id = ${site.othersHome}) as leads`,
      )
    const before = await written()
    // It works for the own homes, so that what follows is refused by the database alone.
    expect((await site.ask(site.an, `/nl/portal/${site.ownHomes[0]}/`)).status).toBe(200)
    for (const { path, posted } of addressesOf(site.othersHome, await site.idsOf(site.othersHome))) {
      const answer = await site.ask(site.an, path, posted)
      expect([path, [404, 500].includes(answer.status)]).toEqual([path, true])
      expect(await answer.text()).not.toContain('a paper')
    }
    expect((await site.ask(site.an, listed)).status).toBe(404)
    expect(await site.htmlOf(site.an, '/nl/portal/')).not.toContain(listed)
    expect(await written()).toEqual(before)
  } finally {
    site.asOwnRoles()
    await openWeb.$client.end()
    await openPortal.$client.end()
  }
})

test('with a check that lets everybody read every home, the database still shows an owner their own only', async () => {
  await site.releaseAll()
  /** All that the page of a home is made of, for somebody to whom the application refuses nothing. */
  const [anyHome] = await site.db.transaction((tx) => listHomes({ tx, homeIds: [...site.ownHomes] }))
  if (!anyHome) throw new Error('There is no home')
  const readAll = async (db: Database, account: string, listingId: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('gevel.owner', ${account}, true)`)
      const reads = { tx, homeIds: [...site.ownHomes, site.othersHome] }
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
  const seen = await readAll(site.portal, site.an.accountId, site.othersHome)
  expect(seen).toEqual({ home: 0, homes: site.ownHomes.toSorted(), happenings: 0, releases: 0, chart: 0 })
  const nobody = await readAll(site.portal, '', site.othersHome)
  expect(nobody).toEqual({ home: 0, homes: [], happenings: 0, releases: 0, chart: 0 })
  // Their owner, and whoever the rules do not bind, find all of it.
  const whole = { home: 1, happenings: expect.any(Number) as number, releases: 1, chart: 1 }
  expect(await readAll(site.portal, site.bo.accountId, site.othersHome)).toEqual({
    ...whole,
    homes: [site.othersHome],
  })
  const unbound = await readAll(site.db, site.an.accountId, site.othersHome)
  expect(unbound).toEqual({ ...whole, homes: [...site.ownHomes, site.othersHome].toSorted() })
  expect(unbound.happenings).toBeGreaterThan(0)
  // Who answers visitors cannot even ask.
  await expect(readAll(site.web, site.an.accountId, site.ownHomes[0])).rejects.toMatchObject({
    cause: { code: '42501' },
  })
})

const storyTables = [
  'home',
  'day_views',
  'visitor',
  'happening',
  'release',
  'document_release',
  'reply',
  'week_note',
  'look',
  'home_owner',
]

test('with the application’s own check removed, row-level security alone still holds', async () => {
  await site.releaseAll()
  const seen = async (account: string | null, table: string) =>
    site.portal.transaction(async (tx) => {
      if (account) await tx.execute(sql`select set_config('gevel.owner', ${account}, true)`)
      const found = await rows<{ id: number }>(
        tx,
        sql`select distinct listing_id as id from owner.${sql.identifier(table)} order by 1`,
      )
      return found.map(({ id }) => id)
    })
  for (const table of storyTables) {
    const [all] = await rows<{ homes: number }>(
      site.db,
      sql`select count(distinct listing_id) as homes from owner.${sql.identifier(table)}`,
    )
    expect([table, (all?.homes ?? 0) > 1]).toEqual([table, true])
    expect([table, await seen(null, table)]).toEqual([table, []])
    expect([table, await seen('account-of-nobody', table)]).toEqual([table, []])
    for (const id of await seen(site.an.accountId, table)) expect(site.ownHomes).toContain(id)
    for (const id of await seen(site.bo.accountId, table)) expect(id).toBe(site.othersHome)
  }
})

test.each(['web', 'portal'])(
  'as %s nobody reads what was not released, nor the mails, nor writes in another’s name',
  async (role) => {
    const asAn = (statement: ReturnType<typeof sql>) =>
      (role === 'web' ? site.web : site.portal).transaction(async (tx) => {
        await tx.execute(sql`select set_config('gevel.owner', ${site.an.accountId}, true)`)
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
      sql`update owner.home_owner set account_id = ${site.an.accountId}`,
      sql`insert into owner.reply (listing_id, account_id, answer, lead_id, at)
        values (${site.othersHome}, ${site.an.accountId}, 'message', gen_random_uuid(), now())`,
      sql`insert into owner.reply (listing_id, account_id, answer, lead_id, at)
        values (${site.ownHomes[0]}, ${site.bo.accountId}, 'message', gen_random_uuid(), now())`,
      sql`insert into owner.look (account_id, listing_id, looked_at)
        values (${site.bo.accountId}, ${site.othersHome}, now())`,
    ]
    for (const statement of refused) await expect(asAn(statement)).rejects.toThrow()
  },
)
