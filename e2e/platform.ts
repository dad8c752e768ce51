import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const port = process.env.SIMULATOR_PORT ?? '4010'
const site = `http://localhost:${process.env.VARNISH_PORT ?? 8080}`

/** Speaks to the simulator's control plane, as the agency's people would work in their platform. */
export async function atThePlatform(call: string, body: object = {}): Promise<void> {
  const response = await fetch(`http://localhost:${port}/__sim/${call}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** One run of the sync beside the worker's own schedule. */
export async function sync(kind: 'full' | 'incremental' = 'incremental'): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/sync.ts', kind], {
    env: {
      ...process.env,
      CACHE_PURGE_URLS: site,
      OMNICASA_URL: `http://localhost:${port}/1.12/OmnicasaService.svc`,
    },
  })
}
