import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

import { run } from '../scripts/demo/processes'
import { buildRelease } from '../src/testing/site/build-release'
import { picturePort, port, startOwnSite } from './own-site'

const webPort = Number(port('WEB_PORT', 3000)) + 8
const varnishPort = Number(port('VARNISH_PORT', 8080)) + 8
const runFolder = path.resolve('.run/releases')

/** A site of its own with its own cache, whose releases follow each other. */
export const releaseSite = `http://localhost:${varnishPort}`

/** Another build of this tree: the same pages, with scripts of other names. */
export async function nextRelease(): Promise<string> {
  const folder = path.join(runFolder, 'next')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'dist'), { recursive: true })
  for (const name of readdirSync('.').filter((each) => each !== 'dist'))
    symlinkSync(path.resolve(name), path.join(folder, name))
  await buildRelease(folder, 'console.debug("next release")')
  return folder
}

export function startRelease(folder?: string): Promise<() => void> {
  return startOwnSite({
    ownPort: webPort,
    folder,
    settings: {
      SITE_URL: releaseSite,
      PICTURE_CDN_ORIGIN: `http://localhost:${picturePort}`,
      // What all releases share.
      MEDIA_FOLDER: path.resolve(process.env.MEDIA_FOLDER ?? 'media'),
    },
    logFile: '.run/web-of-releases.log',
  })
}

export async function withCache(work: () => Promise<void>): Promise<void> {
  const settings = {
    GEVEL_RUN_DIR: runFolder,
    SITE_URL: releaseSite,
    WEB_PORT: String(webPort),
    VARNISH_PORT: String(varnishPort),
    VISITOR_LIMITS: 'off',
  }
  mkdirSync(runFolder, { recursive: true })
  await run('scripts/services.sh', ['up', 'varnish'], settings)
  try {
    await work()
  } finally {
    await run('scripts/services.sh', ['down', 'varnish'], settings)
  }
}
