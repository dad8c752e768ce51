import { existsSync } from 'node:fs'

import { loginOf } from '@/testing/login-of'

import { site as demoSite } from '../../demo/with-demo'

const words = process.argv.slice(2)
const given = (name: string) =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length)

const port = (name: string, fallback: number) => process.env[name] ?? String(fallback)
const simulator = `http://localhost:${port('SIMULATOR_PORT', 4010)}`
const pictures = `localhost:${port('SIMULATOR_PICTURES_PORT', 4011)}`

/** A site that runs already is named by `--site=`; without it the demo is used, or started. */
export const isSiteGiven = given('site') !== undefined
/** Through Varnish. */
export const site = given('site') ?? demoSite
/** A web process that runs already, and its number; without them one is started for the measurements. */
export const runningWeb = given('web')
export const runningPid = given('pid') === undefined ? null : Number(given('pid'))
/** Whose code answers: another folder for another version of the site. */
export const folder = given('folder') ?? process.cwd()
/** Only these rows: `--rows=statements,memory`. */
export const chosenRows = given('rows')?.split(',') ?? null

/** The program of the public site. */
export const program =
  given('program') ?? ['dist/web/web.js', 'src/server.ts'].find((file) => existsSync(`${folder}/${file}`))

/** As the demo starts it, but for its port. */
export const siteVariables: Record<string, string> = {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  GEVEL_ROLE: 'web',
  GEVEL_STAGE: 'demo',
  LOG_LEVEL: 'warn',
  DATABASE_URL: loginOf('gevel_web'),
  PORTAL_DATABASE_URL: loginOf('gevel_portal'),
  SITE_URL: site,
  // It must not clear the cache of the demo when it starts.
  CACHE_PURGE_URLS: '',
  OMNICASA_URL: `${simulator}/1.12/OmnicasaService.svc`,
  PICTURE_STORAGE_HOST: pictures,
  PICTURE_CDN_ORIGIN: `http://${pictures}`,
}
