import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { connect } from '@/database/connection'
import { startSmtpSink } from '@/testing/mail/smtp-sink'
import { startCaddy } from '@/testing/int-caddy'

import { agents } from '../../simulator/world/agents'
import {
  benchPorts,
  cmsUrl,
  simulatorUrl,
  startSimulatorProcess,
  startVarnish,
  stopStack,
  varnishUrl,
  webUrl,
} from '../bench/stack'
import { rounded, table } from '../console'
import { waitFor } from '../demo/processes'
import { demoWords, demoWordsIn } from '../setup/demo-words'
import { programs } from '../setup/make-settings'
import { readSettings } from '../setup/settings-file'
import { crawlPages } from './setup/crawl-pages'
import { draftProblems } from './setup/draft-problems'
import { enterFirstTime } from './setup/enter-admin'
import { commandsInTable, commandsUnder } from './setup/how-to'
import { launchProblems } from './setup/launch-problems'
import { ownClone } from './setup/own-clone'
import { account, administratorOfPostgres, setupGround } from './setup/setup-ground'
import { postContactForm } from './way-back/smoke-requests'

/**
 * From nothing to an agency's own site: the commands of docs/how-to/run-your-own.md are read from that page and typed in a
 * clean folder, as far as they need neither systemd nor a public name; every page is read for the demo's words.
 */
const homes = 24
const mostPages = 4000
const startedAt = performance.now()
const minutes: Record<string, number> = {}
const faults: string[] = []
const own = path.resolve('.run/drill-setup')
const ground = setupGround({
  name: 'drill-setup',
  simulatorUrl,
  pictures: `127.0.0.2:${benchPorts.pictures}`,
  settings: {
    CACHE_PURGE_URLS: '',
    MEDIA_FOLDER: `${own}/media`,
    ERASURES_FILE: `${own}/erasures.jsonl`,
    BACKUP_STAMP_FILE: '',
  },
})
const writeAgencyFile = (...how: Parameters<typeof ground.writeAgencyFile>) =>
  path.resolve(ground.writeAgencyFile(...how))

await ground.clean()
const clone = ownClone(`${own}/srv/gevel`)
const settingsFile = `${clone.root}/.env`
await timed('a clean folder', () => Promise.resolve(clone.make()))
const smtp = await startSmtpSink({ host: '127.0.0.2' })
await startSimulatorProcess(homes, {
  ...{ SIMULATOR_CUSTOMER: account.customer, SIMULATOR_PASSWORD: account.password },
  SIMULATOR_PROJECTS: '1',
  ...{ SIMULATOR_AGENCY: 'Verhulst', SIMULATOR_MAIL_DOMAIN: 'verhulst-partners.example' },
})

await timed('what must be refused', async () => {
  const ofDemo = await setUp(writeAgencyFile(smtp.url, { OMNICASA_PASSWORD: 'gevel-demo' }))
  expectThat(
    ofDemo.code !== 0 && /belongs to the demo/.test(ofDemo.printed),
    'a password of the demo was taken',
  )
  const wrong = await setUp(writeAgencyFile(smtp.url, { OMNICASA_PASSWORD: 'mistyped' }))
  expectThat(
    wrong.code !== 0 && !wrong.printed.includes('mistyped'),
    'a wrong password of the platform was taken',
  )
  expectThat(!existsSync(settingsFile), 'settings were written before they were tried')
})

const made = await timed('setup', () => setUp(writeAgencyFile(smtp.url)))
if (made.code !== 0) throw new Error(made.printed)
const settings = readSettings(settingsFile)
/** As a program of the site is started. */
const of = (program: (typeof programs)[number], more: Record<string, string> = {}) => ({
  ...settings,
  ...readSettings(`${settingsFile}.${program}`),
  ...more,
})
const [, password = ''] = /password, shown this once: (\S+)/.exec(made.printed) ?? []
for (const file of [settingsFile, ...programs.map((program) => `${settingsFile}.${program}`)])
  expectThat((statSync(file).mode & 0o777) === 0o600, `others can read ${file}`)
expectThat(
  smtp.mails.length === 1 && smtp.mails[0]?.to[0] === 'katrien@verhulst-partners.example',
  'no test mail',
)
expectThat((await setUp(writeAgencyFile(smtp.url))).code !== 0, 'a second setup wrote over the first')
const logins: Record<string, string>[] = [settings, ...programs.map((program) => of(program))]
for (const url of logins.flatMap((login) => [login.DATABASE_URL, login.PORTAL_DATABASE_URL]))
  expectThat(
    url === undefined || !(await isPowerful(url)),
    'a login of the site has rights over the whole server',
  )

const starting = commandsUnder('4. Start').filter(isOfClone)
expectThat(starting.length > 0, 'the how-to starts no sync')
await timed('first sync', () => typeAll(starting))
await timed('start', async () => {
  await startPrograms()
  const { SITE_URL = '', OWN_PROXIES = '', CACHE_PURGE_SECRET = '' } = settings
  await startVarnish('off', { SITE_URL, OWN_PROXIES, CACHE_PURGE_SECRET })
})
const hosts = hostsOf(settings)
const caddy = await timed('TLS', () =>
  startCaddy(
    { ...hosts, CACHE: new URL(varnishUrl).host, ADMIN: new URL(cmsUrl).host },
    {
      http: Number(benchPorts.plainCaddy),
      https: Number(benchPorts.caddy),
      forms: Number(benchPorts.formsCaddy),
    },
  ),
)
expectThat(
  (await caddy.ask(hosts.ADMIN_HOST, '/admin/login')).status === 200,
  'the admin does not answer over TLS',
)
const token = await enterFirstTime(cmsUrl, { email: 'katrien@verhulst-partners.example', password })
faults.push(...(await draftProblems(cmsUrl, token)))
// Of web itself: without a worker nobody tells the cache.
const askWeb = async (path: string) => {
  const answer = await fetch(webUrl + path, { redirect: 'manual' })
  return { status: answer.status, body: await answer.text() }
}
await timed('launch', async () => {
  faults.push(...(await launchProblems({ ask: askWeb, cms: cmsUrl, token, isPurged: false })))
})

const pages = await timed('every page read', () =>
  crawlPages((path) => caddy.ask(hosts.SITE_HOST, path), hosts.SITE_HOST, mostPages),
)
// Whom the platform employs may be called like somebody of the demo.
const employed = agents.map(({ firstName, name }) => `${firstName} ${name}`)
await timed('day by day', tryDays)
const words = demoWords().filter((word) => !employed.includes(word))
for (const { path, status, body } of pages) {
  if (status >= 400) faults.push(`${path} answers ${status}`)
  for (const word of demoWordsIn(body, words)) faults.push(`${path} says “${word}”`)
}
const read = pages.filter(({ body }) => body.includes('<html'))
expectThat(
  read.some(({ body }) => body.includes('Verhulst &amp; Partners')),
  'the agency is not named',
)
expectThat(read.length > homes && read.length < mostPages, `${read.length} pages were read`)
expectThat(!read.some(({ path }) => path.startsWith('/de/')), 'a language that is not in use has pages')

table(Object.entries(minutes).map(([part, spent]) => ({ part, minutes: spent })))
console.log(faults.slice(0, 40).join('\n'))
console.log(
  `${rounded((performance.now() - startedAt) / 60_000)} minutes from nothing to an own site; ` +
    `${read.length} pages read for ${words.length} words of the demo; ${faults.length} faults`,
)
caddy.stop()
await clone.stop()
await smtp.stop()
await stopStack()
process.exit(faults.length === 0 ? 0 : 1)

function hostsOf({ SITE_URL = '', CMS_URL = '' }: Record<string, string>) {
  const SITE_HOST = new URL(SITE_URL).host
  return { SITE_HOST, BARE_HOST: SITE_HOST.replace(/^www\./, ''), ADMIN_HOST: new URL(CMS_URL).host }
}

async function timed<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
  console.log(`… ${part}`)
  const began = performance.now()
  const result = await work()
  minutes[part] = rounded((performance.now() - began) / 60_000, 2)
  return result
}

function expectThat(isSo: boolean, fault: string): void {
  if (!isSo) faults.push(fault)
}

/** The third step of the how-to, with a file of our own for the one it names. */
function setUp(file: string): Promise<{ code: number; printed: string }> {
  const [line = ''] = commandsUnder('3. Your agency')
  return clone.type(line.replace('/root/agency.json', file), administratorOfPostgres)
}

/** What needs nothing but the clone; a reader's machine has systemd, Debian's packages and a name besides. */
function isOfClone(line: string): boolean {
  return line.startsWith('deploy/gevel.sh ') || line === 'npm run setup -- --rotate'
}

async function typeAll(lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    const { code, printed } = await clone.type(line)
    expectThat(code === 0, `“${line}” ended with ${code}: ${printed.slice(-600)}`)
  }
}

async function startPrograms(): Promise<void> {
  clone.start('web', { PORT: benchPorts.web })
  clone.start('cms', { PORT: benchPorts.cms })
  await Promise.all([waitFor(`${webUrl}/readyz`), waitFor(`${cmsUrl}/admin`)])
}

/** Every command of the page's last table; and a link that was given out before its secret was replaced. */
async function tryDays(): Promise<void> {
  const before = readSettings(settingsFile)
  const sent = await postContactForm(webUrl, {
    origin: before.SITE_URL ?? '',
    secret: before.LINK_SECRET ?? '',
    mark: 'drill-setup',
  })
  const link = new URL(sent.headers.get('location') ?? '/', webUrl).pathname
  expectThat(link.includes('/request/'), `a form is answered with ${sent.status} and no link`)

  writeFileSync(`${clone.root}/old.csv`, 'old,new\n/oud.html,/nl/te-koop/\n')
  const lines = commandsInTable('Day by day').filter(isOfClone)
  expectThat(lines.length >= 8, `the how-to has ${lines.length} commands for every day`)
  await typeAll(lines)
  const leads = readFileSync(`${clone.root}/leads.csv`, 'utf8')
  expectThat(leads.includes('drill-setup@way-back.example'), 'the spreadsheet lacks a form that was sent')

  expectThat(readSettings(settingsFile).LINK_SECRET !== before.LINK_SECRET, 'the secret was not replaced')
  await clone.stop()
  await startPrograms()
  expectThat((await askWeb(link)).status === 200, 'a link is dead once its secret was replaced')
  const moved = await fetch(`${webUrl}/oud.html`, { redirect: 'manual' })
  expectThat(moved.headers.get('location')?.endsWith('/nl/te-koop/') === true, 'an old address leads nowhere')
}

async function isPowerful(url: string): Promise<boolean> {
  const db = connect({ url, poolSize: 1 })
  const { rows } = await db.$client.query<{ powerful: boolean }>(
    'select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as powerful from pg_roles where rolname = current_user',
  )
  await db.$client.end()
  return rows[0]?.powerful ?? true
}
