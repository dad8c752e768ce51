import { readFileSync } from 'node:fs'

import { type DatabaseRole, loginOf } from '@/testing/login-of'

import { rounded, table } from './console'
import { type Copy, noticeSeconds, restartOneByOne } from './demo/copies'
import { isListening, run, startProgram, stopPrograms, waitFor } from './demo/processes'
import { whiseDetails } from './demo/whise-details'

/**
 * Brings up everything on one machine: services, database, simulator, worker, site and admin. `-- --cluster`: two of web
 * and two of worker.
 */
const isDevelopment = process.argv.includes('--dev')
const isCluster = process.argv.includes('--cluster') && !isDevelopment
const port = (name: string, fallback: number) => process.env[name] ?? String(fallback)
const ports = {
  site: port('VARNISH_PORT', 8080),
  web: port('WEB_PORT', 3000),
  secondWeb: port('SECOND_WEB_PORT', 3002),
  cms: port('CMS_PORT', 3001),
  simulator: port('SIMULATOR_PORT', 4010),
  pictures: port('SIMULATOR_PICTURES_PORT', 4011),
  mail: port('MAIL_WEB_PORT', 1080),
  postgres: port('POSTGRES_PORT', 54_320),
}
const urls = {
  site: `http://localhost:${ports.site}`,
  web: `http://localhost:${ports.web}`,
  cms: `http://localhost:${isDevelopment ? ports.web : ports.cms}`,
  simulator: `http://localhost:${ports.simulator}`,
}
const shared: Record<string, string> = {
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: isDevelopment ? 'development' : 'production',
  GEVEL_STAGE: 'demo',
  SITE_URL: isDevelopment ? urls.web : urls.site,
  CMS_URL: urls.cms,
  CACHE_PURGE_URLS: urls.site,
  SMTP_URL: `smtp://127.0.0.1:${port('SMTP_PORT', 1025)}`,
  // PLATFORM chooses; the simulator plays the one that is asked for.
  OMNICASA_URL: `${urls.simulator}/1.12/OmnicasaService.svc`,
  WHISE_URL: `${urls.simulator}/`,
  WHISE_DETAILS: whiseDetails,
  WHISE_VISIT_ACTION_ID: '3',
  SWEEPBRIGHT_URL: `${urls.simulator}/api/`,
  // One that tells of changes posts them to the site itself.
  SIMULATOR_HOOK_URL: `${urls.web}/platform-events/sweepbright`,
  SIMULATOR_PORT: ports.simulator,
  SIMULATOR_PICTURES_PORT: ports.pictures,
  PICTURE_STORAGE_HOST: `localhost:${ports.pictures}`,
  PICTURE_CDN_ORIGIN: `http://localhost:${ports.pictures}`,
  // The demo asks nobody: the homes' own photographs stand for the stills.
  YOUTUBE_STILL_ORIGIN: `http://localhost:${ports.pictures}`,
}
const database =
  process.env.DATABASE_URL ?? `postgres://gevel_migrate:gevel@127.0.0.1:${ports.postgres}/gevel`
/** Each program with its own rights, as on a real site. */
const as = (role: DatabaseRole, more: Record<string, string> = {}) => ({
  ...shared,
  DATABASE_URL: loginOf(role, database),
  ...more,
})
const webPorts = isCluster ? [ports.web, ports.secondWeb] : [ports.web]
const runFolder = process.env.GEVEL_RUN_DIR ?? `${process.cwd()}/.run`
const copies: Copy[] = []
const quiet = { LOG_LEVEL: 'warn' }
const startedAt = performance.now()
const timings: Record<string, number> = {}
let keepServices = false

process.once('SIGINT', () => void stop(0))
process.once('SIGTERM', () => void stop(0))

try {
  const wereUp = await isListening(Number(ports.postgres))
  keepServices = wereUp
  // Journeys and crawls through the demo come from one address.
  await step('services', () =>
    run('scripts/services.sh', ['up'], {
      VISITOR_LIMITS: process.env.VISITOR_LIMITS ?? 'off',
      WEB_BACKENDS: webPorts.map((webPort) => `127.0.0.1:${webPort}`).join(' '),
    }),
  )
  await step('database', () => run('npm', ['run', '--silent', 'migrate'], as('gevel_migrate', quiet)))
  // While developing, Vite and Next build what is asked for; the map stays as it is.
  const built = isDevelopment ? ['--', 'map'] : []
  await step('build', () => run('npm', ['run', '--silent', 'build', ...built]))
  startProgram('simulator', 'simulator/main.ts', shared)
  await step('simulator', () => waitFor(`${urls.simulator}/__sim/state`))
  // The simulator begins anew with each demo, so everything is compared once before the worker follows changes.
  await step('sync', () => run('tsx', ['scripts/sync.ts', 'full'], as('gevel_worker')))
  // Figures, leads and owners of the past, which no program of the site writes.
  await step('content', () => run('npm', ['run', '--silent', 'seed'], as('gevel_migrate', quiet)))
  startProgram('worker', 'src/worker.ts', as('gevel_worker'))
  if (isDevelopment) {
    // Site and admin in one process need the rights of both.
    startProgram('web', 'src/server/dev.ts', as('gevel_migrate', { PORT: ports.web }))
  } else {
    if (isCluster) startProgram('worker-2', 'src/worker.ts', as('gevel_worker'))
    copies.push(...webPorts.map(startCopy))
    startProgram('cms', 'src/server/cms.ts', as('gevel_cms', { PORT: ports.cms }))
  }
  await step('administrator', () => run('tsx', ['scripts/demo/first-administrator.ts'], as('gevel_cms')))
  await step('site', () =>
    Promise.all([
      ...copies.map(({ url }) => waitFor(`${url}/nl/`)),
      waitFor(`${urls.web}/nl/`),
      waitFor(`${urls.cms}/admin`),
    ]),
  )
  await report(wereUp)
  if (isCluster) restartWhenAsked()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}

function startCopy(webPort: string, index: number): Copy {
  const start = () =>
    startProgram(
      index === 0 ? 'web' : `web-${index + 1}`,
      'dist/web/web.js',
      as('gevel_web', {
        PORT: webPort,
        PORTAL_DATABASE_URL: loginOf('gevel_portal', database),
        ...(isCluster && { NOTICE_SECONDS: String(noticeSeconds) }),
      }),
    )
  return { name: `web${index + 1}`, url: `http://localhost:${webPort}`, start, process: start() }
}

/** One round at a time. */
function restartWhenAsked(): void {
  let round = Promise.resolve()
  process.on('SIGHUP', () => {
    round = round
      .then(() => restartOneByOne(copies, `${runFolder}/varnish`))
      .then(
        () => console.log('Every web was restarted.'),
        (error: unknown) => console.error(error),
      )
  })
  console.log(`Both webs one by one, with visitors on the site: kill -HUP ${process.pid}`)
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now()
  console.log(`… ${name}`)
  await work()
  timings[name] = rounded((performance.now() - began) / 1000)
}

async function report(wereUp: boolean): Promise<void> {
  const { email, password } = JSON.parse(readFileSync('.run/administrator.json', 'utf8')) as Record<
    string,
    string
  >
  table(Object.entries(timings).map(([part, seconds]) => ({ part, seconds })))
  table([
    { what: 'site', address: isDevelopment ? `${urls.web}/nl/` : `${urls.site}/nl/` },
    { what: 'admin', address: `${urls.cms}/admin   ${email ?? ''}   ${password ?? ''}` },
    { what: 'mails', address: `http://localhost:${ports.mail}` },
    { what: 'data platform', address: `${urls.simulator}/__sim/state` },
  ])
  console.log(
    `Ready in ${rounded((performance.now() - startedAt) / 1000)} s. Ctrl-C stops ${wereUp ? 'it' : 'all of it'}.`,
  )
}

async function stop(code: number): Promise<never> {
  console.log('\nStopping …')
  await stopPrograms()
  // Services that were there before us stay.
  if (!keepServices) await run('scripts/services.sh', ['down']).catch(() => undefined)
  process.exit(code)
}
