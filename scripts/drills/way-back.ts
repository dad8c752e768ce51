import { type ChildProcess, spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

import { loginOf } from '@/testing/login-of'
import { restoreReleased, upgrade } from '@/testing/upgrade/released-database'

import { git, runIn } from '../compare/run-in'
import { openWorkTree } from '../compare/work-tree'
import { rounded, table } from '../console'
import { nodeOptions, waitFor } from '../demo/processes'
import { freePort } from './images/free-port'
import { changedAnswers, readSite, sendContactForm } from './way-back/smoke-requests'

/**
 * The way back after an upgrade: the release before this one answers as it did, on the database that this one has
 * migrated; at once, as it does during a roll-out, and after its own `migrate`, as whoever goes back runs it.
 * `-- <commit>`: of that one instead of the last tag, or of the commit before the last migration.
 */
const { positionals } = parseArgs({ allowPositionals: true })
const startedAt = performance.now()
const seconds: Record<string, number> = {}
const faults: string[] = []
const commit = positionals[0] ?? (await lastRelease())
console.log(`The way back to ${await git('log', '-1', '--format=%h %s', commit)}`)

const folder = await timed('packages', () => openWorkTree(commit))
await timed('build', () => runIn(folder, 'npx', ['tsx', 'scripts/build.ts', 'site']))
const database = await timed('database', restoreReleased)
const port = await freePort()
const site = `http://127.0.0.1:${port}`
const migrateBack = () => runIn(folder, 'npx', ['tsx', 'scripts/migrate.ts'], { DATABASE_URL: database.url })

try {
  await timed('its own migrate', migrateBack)
  const before = await timed('before', () => withWeb(() => readSite(site)))
  await timed('our migrate', () => upgrade(database.url))
  faults.push(...(await timed('during the roll-out', () => smoke('beside this one', before))))
  await timed('its migrate again', migrateBack)
  faults.push(...(await timed('after the way back', () => smoke('on its way back', before))))
  console.log(`${before.length} pages were asked three times, a form was sent twice`)
} finally {
  await database.drop()
}
table(Object.entries(seconds).map(([part, spent]) => ({ part, seconds: spent })))
console.log(faults.join('\n'))
console.log(`${rounded((performance.now() - startedAt) / 1000, 0)} s; ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)

/** The last tag; where there is none, what was there before the tables changed last. */
async function lastRelease(): Promise<string> {
  const tags = await git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-creatordate')
  const [last] = tags.split('\n').filter(Boolean)
  if (last) return last
  const folders = ['src/database/migrations', 'src/cms/migrations']
  return `${await git('log', '-1', '--format=%H', '--', ...folders)}^`
}

async function smoke(when: string, before: Awaited<ReturnType<typeof readSite>>): Promise<string[]> {
  return withWeb(async () => {
    const changed = changedAnswers(before, await readSite(site))
    const sent = await sendContactForm(site, database.db)
    return [...changed, ...sent].map((fault) => `${when}: ${fault}`)
  })
}

/** While the earlier release answers visitors, with the rights that it has. */
async function withWeb<Result>(work: () => Promise<Result>): Promise<Result> {
  const file = 'dist/web/web.js'
  const web: ChildProcess = spawn(process.execPath, [...nodeOptions(file), file], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: port, SITE_URL: site },
      DATABASE_URL: loginOf('gevel_web', database.url),
      PORTAL_DATABASE_URL: loginOf('gevel_portal', database.url),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise((resolve) => web.once('exit', resolve))
  try {
    await waitFor(`${site}/readyz`)
    return await work()
  } finally {
    web.kill('SIGKILL')
    await ended
  }
}

async function timed<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
  console.log(`… ${part}`)
  const began = performance.now()
  const result = await work()
  seconds[part] = rounded((performance.now() - began) / 1000)
  return result
}
