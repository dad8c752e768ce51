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
  url: string
  /** Nothing of it is left. */
  remove: () => Promise<void>
}

interface OwnSiteOptions {
  homes: number
  metrics?: string[]
  /** Where its database is made: any address of that PostgreSQL. */
  server?: string
  /** How much one visitor may ask for; off unless that is what is looked at. */
  limits?: 'on' | 'off'
  /** Varnish then takes purges there alone, as on a real site. */
  insidePort?: string
  /** More of the environment of web. */
  variables?: Record<string, string>
}

/** Two of web behind one Varnish, with homes of a pretend platform, in a database that is dropped with it. */
export async function startOwnSite(
  name: string,
  {
    homes,
    metrics = [],
    server = env.DATABASE_URL,
    limits = 'off',
    insidePort = '',
    variables = {},
  }: OwnSiteOptions,
): Promise<OwnSite> {
  const { db, url } = await benchDatabase(name, { server })
  await migrateSite(url)
  const simulator = await startSimulator({ properties: homes, reach: 'country' })
  const platform = omnicasa({
    ...{ url: `${simulator.url}/1.12/OmnicasaService.svc`, customer: 'gevel-demo', password: 'gevel-demo' },
  })
  await syncListings({ db, platform }, 'full')
  await simulator.stop()
  const ports = [benchPorts.web, benchPorts.secondWeb]
  await startVarnish(limits, {
    WEB_BACKENDS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    VARNISH_INSIDE_PORT: insidePort,
  })
  const webs = await keepWebs(url, ports, { varnishFolder, metrics, variables })
  return {
    ...webs,
    db,
    url,
    async remove() {
      await stopStack()
      await db.$client.end().catch(() => undefined)
      const address = new URL(server)
      address.pathname = '/postgres'
      const admin = connect({ url: address.href, poolSize: 1, statementTimeoutMs: 0 })
      await admin.$client.query(`drop database if exists ${name} with (force)`)
      await admin.$client.end()
    },
  }
}
