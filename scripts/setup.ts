import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { connect } from '@/database/connection'

import { run } from './demo/processes'
import { type AgencyFile, parseAgencyFile } from './setup/agency-file'
import {
  freshSecret,
  loginSettings,
  makeSettings,
  programs,
  settingProblems,
  type Settings,
} from './setup/make-settings'
import { askForAgency } from './setup/questions'
import { rotateLinkSecret } from './setup/rotate-link-secret'
import { readSettings, writeSettings } from './setup/settings-file'

/**
 * From a clone to an agency's own site: asks, or reads `--file agency.json`; tries the platform and the mail server;
 * writes the settings with fresh secrets; makes the database and the agency's own pages as drafts.
 * `--again` does the same over an earlier setup, and keeps its secrets and what editors have changed.
 * `--rotate` only gives the settings a new secret for the links in mails; those that were sent hold for 30 days more.
 */
const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    again: { type: 'boolean', default: false },
    rotate: { type: 'boolean', default: false },
    /** For a database that only the images reach: they make it, and the image fills the site. */
    'settings-only': { type: 'boolean', default: false },
    /** Where the settings go; what each program alone is given stands beside it. */
    to: { type: 'string', default: '.env' },
  },
})
const head =
  'Written by npm run setup. What each line means: .env.example. Keep a copy where the backups are.'
const files = programs.map((program) => `${values.to}.${program}`)

try {
  await (values.rotate ? rotate() : setUp())
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function rotate(): void {
  const settings = rotateLinkSecret(readSettings(values.to), new Date())
  writeSettings(values.to, head, settings)
  console.log(
    `${values.to} has a new LINK_SECRET. Start web, cms, worker and Varnish anew with it. Links in mails that were sent` +
      ` hold for 30 days from today; owners of homes sign in once more.`,
  )
}

async function setUp(): Promise<void> {
  if (existsSync(values.to) && !values.again)
    throw new Error(`${values.to} is there already; --again keeps its secrets and does the rest anew.`)
  const file = values.file ? readAgencyFile(values.file) : await askForAgency()
  const settings = makeSettings(file, readSettings(values.to))
  const problems = settingProblems(file, settings)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  await step('platform and mail are tried', () => runWith('scripts/setup/try-connections.ts', settings, file))

  writeSettings(values.to, head, settings)
  const logins = programs.map((program) => writeLogin(program, settings))
  if (values['settings-only']) return writePostgresSettings(settings, logins)
  await step('database', () => makeDatabase([settings, ...logins]))
  await step('tables', () => runWith('scripts/migrate.ts', settings))
  await step('agency, offices and drafts', () =>
    runWith('scripts/setup/fill-site.ts', { ...settings, ...logins[0] }, file),
  )
  console.log(
    `\nThe settings are in ${[values.to, ...files].join(', ')}. Start web, cms, worker and Varnish with them,` +
      ` then write and publish the drafts at ${settings.CMS_URL}/admin.`,
  )
}

/** What one program is given after the other file. */
function writeLogin(program: (typeof programs)[number], settings: Settings): Settings {
  const path = `${values.to}.${program}`
  const login = loginSettings(program, settings, readSettings(path))
  writeSettings(
    path,
    `For ${program}, after the other file: logins with the rights of ${program} alone.`,
    login,
  )
  return login
}

/** For the image of PostgreSQL, which makes the database when it starts for the first time. */
function writePostgresSettings(owner: Settings, [cms = {}, worker = {}, web = {}]: Settings[]): void {
  const path = `${values.to}.postgres`
  const { POSTGRES_PASSWORD = freshSecret() } = readSettings(path)
  writeSettings(
    path,
    'For the server that only the images reach: its administrator, and the logins of the site.',
    {
      POSTGRES_PASSWORD,
      MIGRATE_DATABASE_URL: owner.DATABASE_URL ?? '',
      CMS_DATABASE_URL: cms.DATABASE_URL ?? '',
      WORKER_DATABASE_URL: worker.DATABASE_URL ?? '',
      WEB_DATABASE_URL: web.DATABASE_URL ?? '',
      PORTAL_DATABASE_URL: web.PORTAL_DATABASE_URL ?? '',
    },
  )
  console.log(`The settings are in ${[values.to, ...files, path].join(', ')}.`)
}

function readAgencyFile(path: string): AgencyFile {
  return parseAgencyFile(JSON.parse(readFileSync(path, 'utf8')))
}

async function makeDatabase(logins: Settings[]): Promise<void> {
  const urls = logins.flatMap(({ DATABASE_URL = '', PORTAL_DATABASE_URL }) => [
    DATABASE_URL,
    ...(PORTAL_DATABASE_URL ? [PORTAL_DATABASE_URL] : []),
  ])
  const letsIn = async () => (await Promise.all(urls.map(answers))).every(Boolean)
  if (await letsIn()) return
  await run('deploy/postgres/make-database.sh', [values.to])
  if (!(await letsIn()))
    throw new Error(`PostgreSQL does not let in the logins of ${[values.to, ...files].join(', ')}`)
}

async function answers(url: string): Promise<boolean> {
  const db = connect({ url, poolSize: 1 })
  try {
    await db.$client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await db.$client.end()
  }
}

/** One of our programs with these settings and nothing of ours; it reads the agency from its input. */
async function runWith(program: string, settings: Settings, file?: AgencyFile): Promise<void> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { PATH, HOME, LOG_LEVEL: 'warn', NODE_ENV: 'production', ...settings },
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  child.stdin.end(file ? JSON.stringify(file) : '')
  const code = await new Promise((resolve) => child.on('exit', resolve))
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}`)
}

async function step(name: string, work: () => Promise<void>): Promise<void> {
  console.log(`… ${name}`)
  await work()
}
