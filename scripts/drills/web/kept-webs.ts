import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

import { loginOf } from '@/testing/login-of'

import { startNode, varnishUrl } from '../../bench/stack'
import { type Copy, noticeSeconds, untilSeen } from '../../demo/copies'
import { waitFor } from '../../demo/processes'
import { drillSecret } from '../site/drill-site'

export interface KeptWebs {
  copies: Copy[]
  /** Ends one with -9; it comes back as under a service manager. Done once visitors come to it again. */
  kill: (copy: Copy) => Promise<void>
}

interface KeptOptions {
  varnishFolder: string
  metrics?: string[]
  variables?: Record<string, string>
}

/** Copies of web as a service manager keeps them. */
export async function keepWebs(
  databaseUrl: string,
  ports: string[],
  { varnishFolder, metrics = [], variables = {} }: KeptOptions,
): Promise<KeptWebs> {
  const startOn = (port: string, { index, round }: { index: number; round: number }): ChildProcess =>
    startNode(`drill-web-${port}-${round}`, ['dist/web/web.js'], {
      ...{ NODE_ENV: 'production', PORT: port, SITE_URL: varnishUrl, CACHE_PURGE_URLS: '' },
      ...{ LINK_SECRET: drillSecret, NOTICE_SECONDS: String(noticeSeconds) },
      METRICS_PORT: metrics[index] ?? '0',
      DATABASE_URL: loginOf('gevel_web', databaseUrl),
      PORTAL_DATABASE_URL: loginOf('gevel_portal', databaseUrl),
      ...variables,
    })
  const copies = ports.map((port, index): Copy => {
    let round = 0
    const start = () => startOn(port, { index, round: ++round })
    return { name: `web${index + 1}`, url: `http://127.0.0.1:${port}`, start, process: start() }
  })
  await Promise.all(copies.map(({ url }) => waitFor(`${url}/readyz`)))
  await Promise.all(copies.map(({ name }) => untilSeen(name, varnishFolder)))
  return {
    copies,
    async kill(copy) {
      const ended = new Promise((resolve) => copy.process.once('exit', resolve))
      copy.process.kill('SIGKILL')
      await ended
      // RestartSec of deploy/systemd/gevel@.service.
      await sleep(2000)
      copy.process = copy.start()
      await waitFor(`${copy.url}/readyz`)
      await untilSeen(copy.name, varnishFolder)
    },
  }
}
