import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int } from '@/database/row'
import { loginOf } from '@/testing/login-of'

import {
  benchDatabase,
  benchPorts,
  commandSimulator,
  migrateSite,
  simulatorUrl,
  startNode,
  startSimulatorProcess,
  startVarnish,
  startWeb,
  stopStack,
  varnishUrl,
} from './bench/stack'
import { whiseDetails } from './demo/whise-details'
import { run, waitFor } from './demo/processes'

/**
 * What a visitor does, on a site of each platform: search, home, question. Each has a database, a worker and a cache of
 * its own; `npm run test:platforms -- whise` walks on one.
 */
const pictures = `localhost:${benchPorts.pictures}`
const settingsOf: Record<string, Record<string, string>> = {
  omnicasa: { OMNICASA_URL: `${simulatorUrl}/1.12/OmnicasaService.svc` },
  whise: { WHISE_URL: `${simulatorUrl}/`, WHISE_DETAILS: whiseDetails, WHISE_VISIT_ACTION_ID: '3' },
  sweepbright: {
    SWEEPBRIGHT_URL: `${simulatorUrl}/api/`,
    SIMULATOR_HOOK_URL: `http://127.0.0.1:${benchPorts.web}/platform-events/sweepbright`,
  },
}
const asked = process.argv.slice(2)
const platforms = asked.length > 0 ? asked : Object.keys(settingsOf)

await run('npm', ['run', '--silent', 'build', '--', 'site'])
await startVarnish()
for (const platform of platforms) await walk(platform)
await stopStack()
process.exit()

async function walk(platform: string): Promise<void> {
  const settings = {
    ...settingsOf[platform],
    PLATFORM: platform,
    SITE_URL: varnishUrl,
    PICTURE_STORAGE_HOST: pictures,
    PICTURE_CDN_ORIGIN: `http://${pictures}`,
    MEDIA_FOLDER: `.run/bench/media-${platform}`,
  }
  console.log(`… ${platform}`)
  const { db, url } = await benchDatabase(`gevel_journeys_${platform}`)
  await migrateSite(url)
  const worker = { ...settings, DATABASE_URL: loginOf('gevel_worker', url), CACHE_PURGE_URLS: varnishUrl }
  // Where pictures are copied, a few homes have some hundred of them.
  const homes = platform === 'sweepbright' ? 30 : 60
  const programs = [await startSimulatorProcess(homes, { ...settings, SIMULATOR_PROJECTS: '1' })]
  await run('tsx', ['scripts/sync.ts', 'full'], { ...worker, LOG_LEVEL: 'warn' })
  programs.push(await startWeb(url, undefined, settings), startNode('worker', ['src/worker.ts'], worker))
  if (platform === 'sweepbright') await firstLoad(db)
  await waitFor(`${varnishUrl}/nl/`)
  await run('playwright', ['test', 'e2e/through-the-platform.spec.ts', '--workers=1'], {
    PLATFORM: platform,
    DATABASE_URL: url,
    VARNISH_PORT: benchPorts.varnish,
    SIMULATOR_PORT: benchPorts.simulator,
    E2E_FIGURES: `.run/e2e-${platform}.json`,
  })
  await Promise.all(programs.map((program) => new Promise((ended) => program.once('exit', ended).kill())))
  await db.$client.end()
}

/** What has no list publishes everything anew; each home comes by its message. */
async function firstLoad(db: Database): Promise<void> {
  await commandSimulator('republish')
  for (;;) {
    const [left] = await rows(
      db,
      { waiting: int, shown: int },
      sql`select (select count(*) from sync.event where taken_at is null)::int
                   + (select count(*) from sync.pushed where tries = 0)::int as waiting,
                 (select count(*) from listing.listing)::int as shown`,
    )
    if (left && left.shown > 10 && left.waiting === 0) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
