import { execFile } from 'node:child_process'
import { pbkdf2Sync, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { text } from '@/database/row'
import { rebuildPaths } from '@/features/content/paths/rebuild-paths'
import { loginOf } from '@/testing/login-of'

import { rounded, table } from '../console'
import { seedContent } from './seed-content'
import { benchDatabase, benchPorts, cmsUrl, migrateSite, startCms, startWeb, stopStack } from './stack'
import { demand, isFull, median, option, timed } from './statistics'

/** Pages and articles as they grow: a page, the admin's lists, all paths and all documents anew. `--full`: 20,000 of them. */
const few = 200
const many = option('records', isFull ? 20_000 : 4000)
const pages = option('rounds', 60)

const small = await site('gevel_bench_content_few', few, benchPorts.web)
const large = await site('gevel_bench_content_many', many, String(Number(benchPorts.web) + 5))
await startCms(large.url)
const token = await signedInEditor(large.db)

// They alternate, so that whatever else the machine does meets both alike.
const paths = [await somePaths(small.db), await somePaths(large.db)] as const
for (let round = 0; round < 3; round++) {
  for (let index = 0; index < pages; index++) {
    for (const [place, { port, times }] of [small, large].entries()) {
      const ms = await pageMs(`http://127.0.0.1:${port}${paths[place]?.[index] ?? ''}`)
      // The first round only warms up.
      if (round > 0) times.push(ms)
    }
  }
}

table(
  [small, large].map(({ records, times, rebuilt }) => ({
    records,
    'page p50 ms': rounded(median(times)),
    'all paths, new s': rounded(rebuilt.newMs / 1000, 2),
    'all paths, same s': rounded(rebuilt.sameMs / 1000, 2),
    'one branch ms': rounded(rebuilt.branchMs),
    'all documents, new s': rounded(rebuilt.documents.first.seconds, 1),
    'all documents, same s': rounded(rebuilt.documents.again.seconds, 1),
  })),
)
const listMs = await adminMs('/admin/collections/pages?limit=25')
const searchMs = await adminMs('/admin/collections/articles?limit=25&search=Article%20123')
const ratio = median(large.times) / median(small.times)
table([
  {
    records: many,
    'admin list ms': rounded(listMs),
    'admin search ms': rounded(searchMs),
    'page ratio': rounded(ratio, 2),
  },
])
demand('a page at most 1.1 times as long', ratio <= 1.1)
const { first, again } = large.rebuilt.documents
demand('all documents in under 60 s', Math.max(first.seconds, again.seconds) < 60)
demand('no document changes when nothing has', again.changed === 0)
demand('admin list under 2 s', Math.max(listMs, searchMs) < 2000)
await stopStack()
await Promise.all([small, large].map(({ db }) => db.$client.end()))
process.exit()

interface Rewritten {
  seconds: number
  changed: number
}

interface Site {
  db: Database
  url: string
  port: string
  records: number
  times: number[]
  rebuilt: Record<'newMs' | 'sameMs' | 'branchMs', number> & {
    documents: Record<'first' | 'again', Rewritten>
  }
}

async function site(name: string, records: number, port: string): Promise<Site> {
  const { db, url } = await benchDatabase(name)
  await migrateSite(url)
  await seedContent(db, records)
  const rebuild = (scope: Parameters<typeof rebuildPaths>[1]) =>
    timed(() => db.transaction((tx) => rebuildPaths(tx, scope)))
  const rebuilt = {
    newMs: await rebuild('all'),
    sameMs: await rebuild('all'),
    branchMs: await rebuild({ pages: [1] }),
    documents: { first: await rewriteDocuments(url), again: await rewriteDocuments(url) },
  }
  await db.execute(sql`analyze content.path, content.published`)
  await startWeb(url, port)
  return { db, url, port, records, times: [], rebuilt }
}

/** In a process of its own: the CMS reads its address when it is loaded. */
async function rewriteDocuments(databaseUrl: string): Promise<Rewritten> {
  const { stdout } = await promisify(execFile)('tsx', ['scripts/published.ts'], {
    env: { ...process.env, DATABASE_URL: loginOf('gevel_cms', databaseUrl), LOG_LEVEL: 'warn' },
  })
  const [, seconds, changed] = /in ([\d.]+) s, (\d+) changed/.exec(stdout) ?? []
  return { seconds: Number(seconds), changed: Number(changed) }
}

/** Pages and articles at random, the same in every run. */
async function somePaths(db: Database): Promise<string[]> {
  const found = await rows(
    db,
    { path: text },
    sql`select path from content.path where type in ('page', 'article') and record_id is not null
        order by md5(path) limit ${pages}`,
  )
  return found.map(({ path }) => path)
}

/** As the site renders it, without a cache before it. */
function pageMs(address: string): Promise<number> {
  return timed(async () => {
    const response = await fetch(address)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${address} answers ${response.status}`)
  })
}

async function adminMs(path: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 6; round++) {
    const ms = await timed(async () => {
      const response = await fetch(cmsUrl + path, { headers: { Authorization: `JWT ${token}` } })
      const text = await response.text()
      if (!response.ok || !/Page \d|Article \d/.test(text))
        throw new Error(`${path} answers ${response.status} without a list`)
    })
    if (round > 0) times.push(ms)
  }
  return median(times)
}

/** An editor signs in with a password alone. */
async function signedInEditor(db: Database): Promise<string> {
  const account = { email: 'bench@gevel.example', password: 'only-for-the-bench' }
  const salt = randomBytes(32).toString('hex')
  // As Payload keeps passwords.
  const hash = pbkdf2Sync(account.password, salt, 25_000, 512, 'sha256').toString('hex')
  await db.execute(
    sql`insert into users (name, role, email, salt, hash) values ('Bench', 'editor', ${account.email}, ${salt}, ${hash})`,
  )
  const response = await fetch(`${cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: cmsUrl },
    body: JSON.stringify(account),
  })
  const { token: given } = (await response.json()) as { token?: string }
  if (!given) throw new Error(`The editor cannot sign in: HTTP ${response.status}`)
  return given
}
