import { connect, type Database } from '@/database/connection'
import { env } from '@/env'
import { syncListings } from '@/features/sync/sync-listings'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'

import { startSimulator } from '../../../simulator/simulator'
import { benchDatabase, benchPorts, migrateSite, startVarnish, stopStack } from '../../bench/stack'
import { type KeptWebs, keepWebs } from './kept-webs'

export const varnishFolder = `${process.cwd()}/.run/bench/varnish`

export interface OwnSite extends KeptWebs {
  db: Database
  /** Nothing of it is left. */
  remove: () => Promise<void>
}

/** Two of web behind one Varnish, with homes of a pretend platform, in a database that is dropped with it. */
export async function startOwnSite(
  name: string,
  { homes, metrics = [] }: { homes: number; metrics?: string[] },
): Promise<OwnSite> {
  const { db, url } = await benchDatabase(name)
  await migrateSite(url)
  const simulator = await startSimulator({ properties: homes, reach: 'country' })
  const platform = omnicasa({
    ...{ url: `${simulator.url}/1.12/OmnicasaService.svc`, customer: 'gevel-demo', password: 'gevel-demo' },
  })
  await syncListings({ db, platform }, 'full')
  await simulator.stop()
  const ports = [benchPorts.web, benchPorts.secondWeb]
  await startVarnish('off', { WEB_BACKENDS: ports.map((port) => `127.0.0.1:${port}`).join(' ') })
  const webs = await keepWebs(url, ports, { varnishFolder, metrics })
  return {
    ...webs,
    db,
    async remove() {
      await stopStack()
      await db.$client.end().catch(() => undefined)
      const address = new URL(env.DATABASE_URL)
      address.pathname = '/postgres'
      const admin = connect({ url: address.href, poolSize: 1, statementTimeoutMs: 0 })
      await admin.$client.query(`drop database if exists ${name} with (force)`)
      await admin.$client.end()
    },
  }
}
