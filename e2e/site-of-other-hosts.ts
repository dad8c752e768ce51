import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'

import { nodeOptions } from '../scripts/demo/processes'
import { loginOf } from '../src/testing/login-of'

const port = (name: string, fallback: number) => process.env[name] ?? String(fallback)
const database =
  process.env.DATABASE_URL ??
  `postgres://gevel_migrate:gevel@127.0.0.1:${port('POSTGRES_PORT', 54_320)}/gevel`

const ownPort = Number(port('WEB_PORT', 3000)) + 9
const picturePort = port('SIMULATOR_PICTURES_PORT', 4011)

/** As on a real site, where pictures and tiles of the map come from hosts that have other names. */
export const hosts = {
  site: `http://localhost:${ownPort}`,
  pictures: `http://pictures.test:${picturePort}`,
  tiles: 'http://tiles.test',
}

/** Pictures are those of the demo; nobody else is there. */
export const resolverRules = 'MAP pictures.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost'

const program = 'dist/web/web.js'

/** The demo's site once more, whose pictures and map come from hosts of other names. */
export async function withOtherHosts(work: () => Promise<void>): Promise<void> {
  const web = spawn(process.execPath, [...nodeOptions(program), program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      GEVEL_STAGE: 'demo',
      PORT: String(ownPort),
      SITE_URL: hosts.site,
      CMS_URL: `http://localhost:${port('CMS_PORT', 3001)}`,
      SMTP_URL: `smtp://127.0.0.1:${port('SMTP_PORT', 1025)}`,
      OMNICASA_URL: `http://localhost:${port('SIMULATOR_PORT', 4010)}/1.12/OmnicasaService.svc`,
      PICTURE_STORAGE_HOST: `localhost:${picturePort}`,
      PICTURE_CDN_ORIGIN: hosts.pictures,
      MAP_STYLE_URL: `${hosts.tiles}/style.json`,
      YOUTUBE_STILL_ORIGIN: `http://localhost:${picturePort}`,
      DATABASE_URL: loginOf('gevel_web', database),
      PORTAL_DATABASE_URL: loginOf('gevel_portal', database),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream('.run/web-of-other-hosts.log')
  web.stdout.pipe(log)
  web.stderr.pipe(log)
  try {
    await answered()
    await work()
  } finally {
    // At once: a site that leaves in order tells the caches of the other one, which has the same build.
    web.kill('SIGKILL')
  }
}

async function answered(): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt++) {
    const isUp = await fetch(`${hosts.site}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('The site of other hosts did not start: see .run/web-of-other-hosts.log')
}
