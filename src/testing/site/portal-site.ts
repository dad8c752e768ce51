import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { sql } from 'drizzle-orm'
import { expect } from 'vitest'

import { connect } from '@/database/connection'
import { ownListings } from '@/features/listings/identity/own-listings'
import { storeListings } from '@/features/listings/store/store-listings'
import { releaseDocument, releaseFeedback, writeNote } from '@/features/owners/home/admin/handle-home'
import { readOwnerHomes } from '@/features/owners/home/store/read-owner-homes'
import type { Owner } from '@/features/owners/owner-session'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'
import { fileHosts } from '@/site/data/homes/listings'
import { siteUrl } from '@/site/data/site'
import { createSite } from '@/site/site-app'

import { aSimulator } from '../../../simulator/testing/a-simulator'
import { loginOf } from '../login-of'
import { anOwner } from '../records/an-owner'
import { openPayload } from '../records/a-payload'
import { rows } from '../rows'

interface Ids extends Record<string, unknown> {
  visit: number
  document: number
}

export const newKey = () => crypto.randomUUID()

export type PortalSite = Awaited<ReturnType<typeof openPortalSite>>

/**
 * The real app, as the roles of web, on what the worker read from the simulator: an owner of three homes, one of a
 * fourth, and one of none.
 */
export async function openPortalSite() {
  const cms = await openPayload()
  const { db } = cms
  const files = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('a paper')
  })
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  fileHosts.storageHost = `127.0.0.1:${(files.address() as AddressInfo).port}`
  const simulator = await aSimulator({ now: new Date(), clock: () => new Date() })
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
        url: `http://${fileHosts.storageHost}/${document.id}.pdf`,
        isPublished: true,
      })),
    })),
  )
  const homes = await rows<{ id: number }>(
    db,
    sql`select l.id from listing.listing l join listing.listing_detail d on d.listing_id = l.id
        where status = 'available' and jsonb_array_length(d.documents) > 0 order by l.id limit 4`,
  )
  const [first = 0, second = 0, third = 0, othersHome = 0] = homes.map(({ id }) => id)
  const ownHomes = [first, second, third] as const
  const an = await anOwner(db, { homes: [...ownHomes] })
  const bo = await anOwner(db, { homes: [othersHome], language: 'fr' })
  const none = await anOwner(db, { homes: [] })
  const failures: unknown[] = []
  const now = () => new Date()
  await readOwnerHomes({ db, platform, now, failed: (_, error) => void failures.push(error) })
  expect(failures).toEqual([])
  const web = connect({ url: loginOf('gevel_web') })
  const portal = connect({ url: loginOf('gevel_portal') })
  const asOwnRoles = () => Object.assign(globalThis, { gevelDatabase: web, gevelPortalDatabase: portal })
  asOwnRoles()

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

  return {
    ...{ db, web, portal, simulator, site, an, bo, none, ownHomes, othersHome, ask },
    /** After a test that connected otherwise. */
    asOwnRoles,
    htmlOf: async (owner: Owner, path: string) => (await ask(owner, path)).text(),

    /** A planned visit and a document of a home; a visit is made where the simulator drew none. */
    async idsOf(listingId: number): Promise<Ids> {
      await db.execute(
        sql`insert into owner.happening (listing_id, kind, key, at, noted_at)
            values (${listingId}, 'visit', 'test', now() + interval '3 days', now()) on conflict do nothing`,
      )
      const [ids] = await rows<Ids>(
        db,
        sql`select (select id from owner.happening where listing_id = ${listingId} and key = 'test') as visit,
              (select (documents -> 0 ->> 'id')::int from owner.home where listing_id = ${listingId}) as document`,
      )
      return ids ?? { visit: 0, document: 0 }
    },

    /** A note, a reaction, a paper and a message about every home. */
    async releaseAll(): Promise<void> {
      for (const listingId of [...ownHomes, othersHome]) {
        const [has] = await rows<{ visit: number | null; document: number }>(
          db,
          sql`select (documents -> 0 ->> 'id')::int as document, (select id from owner.happening v
                where v.listing_id = home.listing_id and kind = 'visit' and at < now() limit 1) as visit
              from owner.home where listing_id = ${listingId}`,
        )
        if (!has) throw new Error('There is no home')
        const by = { listingId, actor: 'Nele', now: new Date() }
        if (has.visit)
          await releaseFeedback(db, { ...by, happeningId: has.visit, text: 'Vond de tuin mooi.' })
        await writeNote(db, { ...by, text: 'Een goede week.' })
        await releaseDocument(db, { ...by, documentId: has.document, isReleased: true })
      }
      await db.execute(sql`update owner.week_note set published_at = now()`)
      for (const [owner, listingId] of [
        [an, first],
        [bo, othersHome],
      ] as const) {
        await ask(owner, `/nl/portal/${listingId}/`)
        await ask(owner, `/nl/portal/${listingId}/message/`, { text: 'Dag', key: newKey() })
      }
    },

    async close(): Promise<void> {
      await simulator.stop()
      files.close()
      await web.$client.end()
      await portal.$client.end()
      await cms.close()
    },
  }
}

/** Every address of the portal below one home, with what is posted to it. */
export function addressesOf(
  listingId: number,
  { visit, document }: Ids,
): { path: string; posted?: Record<string, string> }[] {
  const home = `/nl/portal/${listingId}/`
  return [
    { path: home },
    { path: `${home}documents/${document}/` },
    { path: `${home}calendar/${visit}/` },
    { path: `${home}visits/${visit}/`, posted: { answer: 'accept', key: newKey() } },
    { path: `${home}changes/${visit}/`, posted: { text: 'Toch niet', key: newKey() } },
    { path: `${home}message/`, posted: { text: 'Dag', key: newKey() } },
  ]
}
