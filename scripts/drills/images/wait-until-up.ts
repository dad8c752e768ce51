import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import type { ImageProcess } from '../../images/image-process'

const mostSeconds = 300

/** Until the health check of its image says so. */
export function waitUntilHealthy(process: ImageProcess): Promise<void> {
  return waitUntil(process, async () => (await process.checkHealth()).code === 0)
}

/** For one that answers nobody: its log tells. */
export function waitUntilReady(process: ImageProcess): Promise<void> {
  return waitUntil(process, () => readFileSync(process.log, 'utf8').includes('"msg":"ready"'))
}

async function waitUntil(
  { name, log, isAlive }: ImageProcess,
  isUp: () => boolean | Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + mostSeconds * 1000
  while (isAlive() && Date.now() < deadline) {
    if (await isUp()) return
    await sleep(300)
  }
  throw new Error(`${name} does not come up: ${readFileSync(log, 'utf8').slice(-1500)}`)
}
