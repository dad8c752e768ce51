import { type ChildProcess, execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { waitFor } from './processes'

/** How long a copy of web still answers once it was told to stop: as long as the probe of Varnish needs to see it. */
export const noticeSeconds = 4

const patienceMs = 30_000

/** One of several processes of web behind one Varnish. */
export interface Copy {
  url: string
  /** As Varnish calls it: `web1` is the first of WEB_BACKENDS. */
  name: string
  start: () => ChildProcess
  process: ChildProcess
}

/** One after the other, and the next one only when visitors come to the last one again. */
export async function restartOneByOne(copies: Copy[], varnishFolder: string): Promise<void> {
  for (const copy of copies) {
    const { process: leaving } = copy
    const ended = new Promise((resolve) => leaving.once('exit', resolve))
    leaving.kill('SIGTERM')
    await ended
    copy.process = copy.start()
    await waitFor(`${copy.url}/readyz`)
    await untilSeen(copy.name, varnishFolder)
  }
}

/** Until Varnish sends visitors to it. */
export async function untilSeen(name: string, varnishFolder: string): Promise<void> {
  const startedAt = performance.now()
  while (!(await healthyCopies(varnishFolder)).includes(name)) {
    if (performance.now() - startedAt > patienceMs) throw new Error(`Varnish does not see ${name}`)
    await sleep(200)
  }
}

async function healthyCopies(varnishFolder: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('varnishadm', [
    '-t',
    '30',
    '-n',
    varnishFolder,
    'backend.list',
  ])
  return [...stdout.matchAll(/\.(web\d+) +probe +\d+\/\d+ +healthy/g)].map(([, name = '']) => name)
}
