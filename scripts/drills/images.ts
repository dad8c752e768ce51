import { chownSync, mkdirSync, readFileSync } from 'node:fs'

import { env } from '@/env'
import { loginOf } from '@/testing/login-of'
import { startSmtpSink } from '@/testing/mail/smtp-sink'
import { restoreReleased } from '@/testing/upgrade/released-database'

import { startNode, stopStack } from '../bench/stack'
import { type Figure, rounded, table } from '../console'
import { run, waitFor } from '../demo/processes'
import { buildImages, siteImage, varnishImage } from '../images/build-images'
import { imageFaults } from '../images/image-faults'
import { type ImageProcess, runImage, startImage } from '../images/image-process'
import { memoryLimits } from '../images/memory-limits'
import { unpackImage } from '../images/unpacked-image'
import { readSettings } from '../setup/settings-file'
import { contentFaults } from './images/content-faults'
import { freePort } from './images/free-port'
import { pageFaults } from './images/page-faults'
import { upgradeFaults } from './images/upgrade-faults'
import { waitUntilHealthy, waitUntilReady } from './images/wait-until-up'
import { draftProblems } from './setup/draft-problems'
import { enterFirstTime } from './setup/enter-admin'
import { launchProblems } from './setup/launch-problems'
import { account, administratorOfPostgres, setupGround } from './setup/setup-ground'

/**
 * From the Dockerfiles to a site that answers, as docs/how-to/deploy.md tells it: both images are built, every role is
 * started from its image with nothing to write to, within the memory of deploy/compose.yaml, and pages are asked of the
 * Varnish before them. `-- --lent` builds with the packages and the build of this folder, `-- --built` starts what was
 * built before.
 */
const homes = 24
const email = 'an@verhulst-partners.example'
const siteUser = 10_001
const mostSecondsToStop = 12
/** As deploy/compose.yaml asks; the others as their image says. */
const workerHealth = ['/app/deploy/gevel.sh', 'health', 'worker']
const startedAt = performance.now()
const faults: string[] = []
const figures: Record<string, Figure>[] = []
const limits = memoryLimits(readFileSync('deploy/compose.yaml', 'utf8'))

const simulator = await freePort()
const pictures = await freePort()
const web = await freePort()
const cms = await freePort()
const varnish = await freePort()
const inside = await freePort()
const simulatorUrl = `http://127.0.0.1:${simulator}`
const cmsUrl = `http://127.0.0.1:${cms}`
const siteUrl = `http://127.0.0.1:${varnish}`
const ground = setupGround({
  name: 'drill-images',
  simulatorUrl,
  pictures: `127.0.0.2:${pictures}`,
  settings: { CACHE_PURGE_URLS: `http://127.0.0.1:${inside}` },
})
await ground.clean()
const media = `${process.cwd()}/${ground.folder}/media`
mkdirSync(media)
chownSync(media, siteUser, siteUser)

if (!process.argv.includes('--built')) await buildImages(timed, { isLent: process.argv.includes('--lent') })
const site = await timed(`${siteImage}, unpacked`, () => unpackImage(siteImage))
const cache = await timed(`${varnishImage}, unpacked`, () => unpackImage(varnishImage))
for (const image of [site, cache]) {
  note(`${image.name}, size`, { 'size MB': rounded(image.bytes / 1e6, 0) })
  faults.push(...imageFaults(image.config, image.holds).map((fault) => `${image.name} ${fault}`))
}
faults.push(...contentFaults(site, ground.folder))

const running: ImageProcess[] = []
const smtp = await startSmtpSink({ host: '127.0.0.2' })
try {
  await startSimulator()
  await tryReadOnly()
  await makeSite()
  await startRoles()
  await tryLaunch()
  faults.push(...(await timed('pages asked', () => pageFaults(siteUrl, homes))))
  await tryCommands()
  await tryUpgrade()
  for (const { name, isAlive, checkHealth } of running)
    expectThat(isAlive() && (await checkHealth()).code === 0, `${name} is not well`)
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error))
}
for (const role of running.toReversed()) {
  const seconds = rounded(await role.stop())
  const memory = role.peakMemory()
  expectThat(seconds < mostSecondsToStop, `${role.name} takes ${seconds} s to stop`)
  expectThat(memory < role.limitMegabytes, `${role.name} takes ${memory} MB`)
  note(`${role.name}, stopped`, { seconds, 'memory MB': memory, 'limit MB': role.limitMegabytes })
}
await Promise.all([site.remove(), cache.remove(), smtp.stop(), stopStack()])
await ground.dropDatabase()

table(figures)
console.log(faults.join('\n'))
const minutes = rounded((performance.now() - startedAt) / 60_000)
console.log(`${minutes} minutes from sources to pages and commands; ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)

async function startSimulator(): Promise<void> {
  startNode('images-simulator', ['simulator/main.ts'], {
    ...{ SIMULATOR_PORT: simulator, SIMULATOR_PICTURES_PORT: pictures },
    ...{ SIMULATOR_PROPERTIES: String(homes), SIMULATOR_PROJECTS: '1', SIMULATOR_AGENCY: 'Verhulst' },
    ...{ SIMULATOR_CUSTOMER: account.customer, SIMULATOR_PASSWORD: account.password },
    SIMULATOR_MAIL_DOMAIN: 'verhulst-partners.example',
  })
  await waitFor(`${simulatorUrl}/__sim/state`)
}

/** A program of the image of the site with the agency's settings, once these are written. */
function ofSite(name: string, args: string[], more: Record<string, string> = {}) {
  const within = {
    MEDIA_FOLDER: '/media',
    ERASURES_FILE: '/media/erasures.jsonl',
    LISTEN_ADDRESS: '127.0.0.1',
    LOG_LEVEL: 'warn',
  }
  return {
    ...{ name, args, writable: { '/tmp': 'tmpfs', '/media': media } },
    settings: { ...readSettings(ground.settingsFile), ...loginFor(name), ...within, ...more },
    limitMegabytes: limits[name] ?? limits.worker ?? 0,
  }
}

/** As deploy/gevel.sh chooses it. */
function loginFor(name: string): Record<string, string> {
  const program = {
    sync: 'worker',
    leads: 'worker',
    'documents:rebuild': 'cms',
    administrator: 'cms',
    redirects: 'cms',
    'fill-site': 'cms',
  }
  return readSettings(
    `${ground.settingsFile}.${Object.entries(program).find(([one]) => one === name)?.[1] ?? name}`,
  )
}

async function tryReadOnly(): Promise<void> {
  const script =
    'touch /media/a /tmp/a || exit 3; for f in /app/a /etc/a /a; do ! touch $f || exit 4; done; id -u'
  const shell = { ...site, config: { ...site.config, Entrypoint: ['sh', '-c'] } }
  const { code, printed } = await runImage(shell, ofSite('shell', [script]))
  expectThat(code === 0 && printed.includes(String(siteUser)), `its files can be changed: ${printed}`)
}

/** Settings, database, tables and the agency's own pages. */
async function makeSite(): Promise<void> {
  const agency = ground.writeAgencyFile(smtp.url)
  await timed('settings', () =>
    run('npm', [
      ...['run', '--silent', 'setup', '--'],
      ...['--file', agency, '--to', ground.settingsFile, '--settings-only'],
    ]),
  )
  const logins = readSettings(`${ground.settingsFile}.postgres`)
  await run('deploy/postgres/make-database.sh', [], { ...administratorOfPostgres, ...logins })
  await command('migrate')
  const filled = await command('fill-site', [], readFileSync(agency, 'utf8'))
  expectThat(/password, shown this once: \S+/.test(filled), 'fill-site makes no administrator')
  expectThat(/ done /.test(await command('sync', ['full'])), 'the first sync is not done')
}

async function startRoles(): Promise<void> {
  const { CACHE_PURGE_SECRET = '', SITE_URL = '' } = readSettings(ground.settingsFile)
  await start('web', ofSite('web', ['web'], { PORT: web }))
  await start('cms', ofSite('cms', ['cms'], { PORT: cms }))
  // It answers nobody but who reads its figures, on the third port from there.
  const METRICS_PORT = String(Number(await freePort()) - 2)
  await start(
    'worker',
    { ...ofSite('worker', ['worker'], { LOG_LEVEL: 'info', METRICS_PORT }), health: workerHealth },
    { image: site, up: waitUntilReady },
  )
  const varnishSettings = {
    ...{ WEB_HOST: '127.0.0.1', WEB_PORT: web, VARNISH_LISTEN: `127.0.0.1:${varnish}` },
    VARNISH_INSIDE: `127.0.0.1:${inside}`,
    ...{ PURGE_SECRET: CACHE_PURGE_SECRET, SITE_URL, VISITOR_LIMITS: 'off' },
  }
  await start(
    'varnish',
    {
      ...{ name: 'varnish', settings: varnishSettings, limitMegabytes: limits.varnish ?? 0 },
      writable: { '/tmp': 'tmpfs', '/run/gevel-varnish': 'tmpfs' },
    },
    { image: cache, up: waitUntilHealthy },
  )
}

async function start(
  name: string,
  how: Parameters<typeof startImage>[1],
  { image, up } = { image: site, up: waitUntilHealthy },
): Promise<ImageProcess> {
  const role = startImage(image, { ...how, name }, ground.folder)
  running.push(role)
  await timed(`${name}, started`, () => up(role))
  return role
}

/** An administrator publishes the start page, and the worker tells the cache. */
async function tryLaunch(): Promise<void> {
  const made = await command('administrator', ['--name', 'An Peeters', '--email', email])
  const [, password = ''] = /shown this once: (\S+)/.exec(made) ?? []
  const token = await timed('signed in', () => enterFirstTime(cmsUrl, { email, password }))
  faults.push(...(await draftProblems(cmsUrl, token)))
  const ask = async (path: string) => {
    const answer = await fetch(siteUrl + path, { redirect: 'manual' })
    return { status: answer.status, body: await answer.text() }
  }
  faults.push(...(await timed('launched', () => launchProblems({ ask, cms: cmsUrl, token, isPurged: true }))))
}

/** What docs/how-to/deploy.md offers to whoever runs the site. */
async function tryCommands(): Promise<void> {
  expectThat((await command('leads', ['export'])).split('\n').length > 1, 'leads are not exported')
  expectThat(/\d deliveries/.test(await command('leads', ['retry'])), 'deliveries are not tried again')
  const moved = await command('redirects', ['import'], '/oud.html,/nl/te-koop/\n')
  expectThat(moved.includes('1 redirects stored'), 'an old address is not stored')
  expectThat(/documents in/.test(await command('documents:rebuild')), 'nothing is published anew')
  await fetch(`${simulatorUrl}/__sim/configure`, { method: 'POST', body: '{"properties":4}' })
  expectThat(/ flagged /.test(await command('sync', ['full'])), 'most homes go without a question')
  expectThat(/ done /.test(await command('sync', ['full', '--accept'])), 'a flagged run cannot be accepted')
}

/** The database of an earlier release: the image migrates it, and answers visitors with it. */
async function tryUpgrade(): Promise<void> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const released = await timed('earlier release, restored', restoreReleased)
  const logins = {
    DATABASE_URL: loginOf('gevel_web', released.url),
    PORTAL_DATABASE_URL: loginOf('gevel_portal', released.url),
  }
  const settings = { PORT: port, SITE_URL: url, OWN_PROXIES: '1', LINK_SECRET: env.LINK_SECRET }
  try {
    await command('migrate', [], '', { DATABASE_URL: released.url })
    const web = await start('web-upgraded', ofSite('web', ['web'], { ...settings, ...logins }))
    faults.push(...(await timed('pages after the upgrade', () => upgradeFaults(url, released.db))))
    await web.stop()
    running.splice(running.indexOf(web), 1)
  } finally {
    await released.drop()
  }
}

function command(name: string, args: string[] = [], input = '', more = {}): Promise<string> {
  return timed([name, ...args.slice(0, 2)].join(' '), async () => {
    const { code, printed } = await runImage(site, ofSite(name, [name, ...args], more), input)
    if (code !== 0) throw new Error(`${name} ended with ${code}: ${printed.slice(-1500)}`)
    return printed
  })
}

async function timed<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
  console.log(`… ${part}`)
  const began = performance.now()
  const result = await work()
  note(part, { seconds: rounded((performance.now() - began) / 1000) })
  return result
}

function note(part: string, figure: Record<string, Figure>): void {
  figures.push({ part, seconds: '', 'size MB': '', 'memory MB': '', 'limit MB': '', ...figure })
}

function expectThat(isSo: boolean, fault: string): void {
  if (!isSo) faults.push(fault)
}
