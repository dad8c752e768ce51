import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int, oneOf, text } from '@/database/row'
import { euroText } from '@/domain/euro'
import { deals } from '@/domain/listing/listing'
import { listingPath } from '@/i18n/paths/listing-paths'
import { loginOf } from '@/testing/login-of'
import type { startStorm } from '@/testing/platforms/event-storm'

import { applyChange } from '../../../simulator/control/apply-change'
import { happen, isAvailable, publishedIds } from '../../../simulator/sweepbright/events'
import { estateId } from '../../../simulator/sweepbright/ids'
import { waitFor } from '../../demo/processes'
import { startNode, startVarnish, startWeb, varnishUrl } from '../stack'

type Storm = Awaited<ReturnType<typeof startStorm>>

const perSecond = 2
/** Each is told of a few times, as an agency works on some homes at once. */
const homesAtWork = 12
const patienceMs = 60_000

interface Home {
  /** Of the simulated world. */
  worldId: number
  path: string
  /** The prices that were told of it, in their order. */
  told: string[]
}

/** Site, worker and cache as visitors have them: the time from each message to the page with its price, in ms. */
export async function steadyEvents(
  { simulator }: Storm,
  { db, url }: { db: Database; url: string },
  seconds: number,
): Promise<number[]> {
  const platform = {
    PLATFORM: 'sweepbright',
    SWEEPBRIGHT_URL: `${simulator.url}/api/`,
    SWEEPBRIGHT_CLIENT_ID: 'gevel-demo',
    SWEEPBRIGHT_CLIENT_SECRET: 'gevel-demo',
    PICTURE_STORAGE_HOST: new URL(simulator.picturesUrl).host,
    PICTURE_CDN_ORIGIN: simulator.picturesUrl,
    MEDIA_FOLDER: '.run/bench/media',
  }
  await startVarnish()
  await startWeb(url, undefined, platform)
  startNode('worker', ['src/worker.ts'], {
    ...platform,
    SITE_URL: varnishUrl,
    DATABASE_URL: loginOf('gevel_worker', url),
    CACHE_PURGE_URLS: varnishUrl,
  })
  // The cache asks now and then whether the site is there.
  await waitFor(`${varnishUrl}/nl/`)
  const homes = await homesOf(simulator, db)
  // The first message about each has its pictures copied; the page then lies in the cache.
  for (const [n, home] of homes.entries()) await untilShown(simulator, home, 500_000 + n)
  const taken: Promise<number>[] = []
  for (let n = 0; n < seconds * perSecond; n++) {
    const home = homes[n % homes.length]
    if (home) taken.push(untilShown(simulator, home, 600_000 + n))
    await sleep(1000 / perSecond)
  }
  return Promise.all(taken)
}

async function homesOf(simulator: Storm['simulator'], db: Database): Promise<Home[]> {
  const ids = publishedIds(simulator.sweepbright).filter((id) => isAvailable(simulator.sweepbright, id))
  const worldIds = new Map(ids.map((id) => [estateId(id), id]))
  const found = await rows(
    db,
    { externalId: text, id: int, deal: oneOf(deals), city: text, typeName: text },
    sql`select i.external_id as "externalId", l.id, l.deal, l.city, t.type_name as "typeName"
        from listing.public_listing l
        join listing.identity i on i.kind = 'listing' and i.id = l.id
        join listing.public_listing_text t on t.listing_id = l.id and t.language = 'nl'
        where i.external_id = any(${sql.param([...worldIds.keys()])}::text[]) and l.project_id is null
        order by l.id limit ${homesAtWork}`,
  )
  return found.map(({ externalId, ...home }) => ({
    worldId: worldIds.get(externalId) ?? 0,
    path: listingPath('nl', home),
    told: [],
  }))
}

/** The agency changes the price, the platform says so, and a visitor asks for the page until it says so too. */
async function untilShown(simulator: Storm['simulator'], { worldId, path, told }: Home, euro: number) {
  const { sweepbright, simulation } = simulator
  sweepbright.events.length = 0
  applyChange(simulation, worldId, { Price: euro, PublishPrice: true })
  happen(sweepbright, 'estate-updated', worldId)
  const [event] = sweepbright.events
  const turn = told.push(euroText(euro * 100, 'nl') ?? '') - 1
  const began = performance.now()
  const answer = await fetch(`${varnishUrl}/platform-events/sweepbright`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hook-signature': event?.signature ?? '' },
    body: event?.body ?? '',
  })
  if (answer.status !== 204) throw new Error(`an event was answered ${answer.status}`)
  while (performance.now() - began < patienceMs) {
    const html = await (await fetch(varnishUrl + path)).text()
    // A later price will do: the one before it may never have been on the page.
    if (told.slice(turn).some((price) => html.includes(price))) return performance.now() - began
    await sleep(100)
  }
  return patienceMs
}
