import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import path from 'node:path'

import { nodeOptions } from '../scripts/demo/processes'
import { loginOf } from '../src/testing/login-of'

export const port = (name: string, fallback: number) => process.env[name] ?? String(fallback)

export const picturePort = port('SIMULATOR_PICTURES_PORT', 4011)

const database =
  process.env.DATABASE_URL ??
  `postgres://gevel_migrate:gevel@127.0.0.1:${port('POSTGRES_PORT', 54_320)}/gevel`
const program = path.resolve('dist/web/web.js')

interface OwnSite {
  ownPort: number
  /** Where its release stands. */
  folder?: string
  settings: Record<string, string>
  logFile: string
}

/** The demo's site once more, with settings of its own. Answers with what ends it. */
export async function startOwnSite({ ownPort, folder, settings, logFile }: OwnSite): Promise<() => void> {
  const web = spawn(process.execPath, [...nodeOptions(program), program], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      GEVEL_STAGE: 'demo',
      PORT: String(ownPort),
      CMS_URL: `http://localhost:${port('CMS_PORT', 3001)}`,
      SMTP_URL: `smtp://127.0.0.1:${port('SMTP_PORT', 1025)}`,
      OMNICASA_URL: `http://localhost:${port('SIMULATOR_PORT', 4010)}/1.12/OmnicasaService.svc`,
      PICTURE_STORAGE_HOST: `localhost:${picturePort}`,
      YOUTUBE_STILL_ORIGIN: `http://localhost:${picturePort}`,
      DATABASE_URL: loginOf('gevel_web', database),
      PORTAL_DATABASE_URL: loginOf('gevel_portal', database),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(logFile)
  web.stdout.pipe(log)
  web.stderr.pipe(log)
  // At once: a site that leaves in order tells the caches of the demo, which has the same build.
  const stop = () => void web.kill('SIGKILL')
  if (await isReady(ownPort)) return stop
  stop()
  throw new Error(`A second site did not start: see ${logFile}`)
}

async function isReady(ownPort: number): Promise<boolean> {
  for (let attempt = 0; attempt < 60; attempt++) {
    const isUp = await fetch(`http://localhost:${ownPort}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return true
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return false
}
