import { spawn } from 'node:child_process'

const port = process.env.SIMULATOR_PORT ?? '4010'
const site = `http://localhost:${process.env.VARNISH_PORT ?? 8080}`

const changed = new Set<number>()

/** Speaks to the simulator's control plane, as the agency's people would work in their platform. */
export async function atThePlatform(
  call: string,
  body: { id?: number; [member: string]: unknown } = {},
): Promise<void> {
  if (body.id !== undefined) changed.add(body.id)
  const response = await fetch(`http://localhost:${port}/__sim/${call}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** Undoes what was changed here; what others changed, and what visitors left there, stays. */
export async function restorePlatform(): Promise<void> {
  for (const id of changed) await atThePlatform('restore', { id })
  changed.clear()
  await sync('full')
}

/** One run of the sync beside the worker's own schedule; waits when the worker happens to be at it. */
export async function sync(kind: 'full' | 'incremental' = 'incremental'): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const code = await exitCode(['--import', 'tsx', 'scripts/sync.ts', kind])
    if (code === 0) return
    if (code !== busyCode) break
  }
  throw new Error('The sync did not run')
}

const busyCode = 75

function exitCode(args: string[]): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    stdio: 'ignore',
    env: {
      ...process.env,
      CACHE_PURGE_URLS: site,
      OMNICASA_URL: `http://localhost:${port}/1.12/OmnicasaService.svc`,
    },
  })
  return new Promise((resolve) => child.on('exit', resolve))
}
