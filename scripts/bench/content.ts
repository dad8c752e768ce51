import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { rebuildPaths } from '@/features/content/paths/rebuild-paths'

import { rounded, table } from '../console'
import { seedContent } from './seed-content'
import { benchDatabase, cmsUrl, migrateSite, startCms, startWeb, stopStack, webUrl } from './stack'
import { demand, isFull, median, option, percentile, timed } from './statistics'

/** Pages and articles as they grow: a page, the admin's lists, and all paths anew. `--full`: 20,000 of them. */
const sizes = [200, option('records', isFull ? 20_000 : 4000)]
const rounds = option('rounds', 60)
const name = 'gevel_bench_content'
const { db, url } = await benchDatabase(name)
await migrateSite(url)
await startWeb(url)
await startCms(url)
const token = await firstAdministrator()

const figures = []
for (const size of sizes) {
  await seedContent(db, size)
  const rebuildMs = await timed(() => db.transaction((tx) => rebuildPaths(tx, 'all')))
  const againMs = await timed(() => db.transaction((tx) => rebuildPaths(tx, 'all')))
  const oneMs = await timed(() => db.transaction((tx) => rebuildPaths(tx, { pages: [1] })))
  figures.push({
    records: size,
    'page p50 ms': rounded(await pageMs(db)),
    'admin list ms': rounded(await adminMs('/admin/collections/pages?limit=25')),
    'admin search ms': rounded(await adminMs('/admin/collections/articles?limit=25&search=Article%20123')),
    'all paths, new s': rounded(rebuildMs / 1000, 2),
    'all paths, same s': rounded(againMs / 1000, 2),
    'one branch ms': rounded(oneMs),
  })
}
table(figures)
const [small, large] = figures
const ratio = (large?.['page p50 ms'] ?? Number.NaN) / (small?.['page p50 ms'] ?? Number.NaN)
console.log(
  `A page among ${large?.records} takes ${rounded(ratio, 2)} times as long as among ${small?.records}.`,
)
demand('a page at most 1.5 times as long', ratio <= 1.5)
demand('admin list under 2 s', (large?.['admin list ms'] ?? Number.NaN) < 2000)
await stopStack()
await db.$client.end()
process.exit()

/** Random pages and articles as the site renders them, without a cache before it. */
async function pageMs(database: Database): Promise<number> {
  const paths = await rows<{ path: string }>(
    database,
    sql`select path from content.path where type in ('page', 'article') and record_id is not null
        order by md5(path) limit ${rounds}`,
  )
  const times: number[] = []
  for (const round of [0, 1]) {
    for (const { path } of paths) {
      const ms = await timed(async () => {
        const response = await fetch(webUrl + path)
        await response.arrayBuffer()
        if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
      })
      // The first round only warms up.
      if (round > 0) times.push(ms)
    }
  }
  return percentile(times, 0.5)
}

async function adminMs(path: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 6; round++) {
    const ms = await timed(async () => {
      const response = await fetch(cmsUrl + path, { headers: { Cookie: `payload-token=${token}` } })
      const text = await response.text()
      if (!response.ok || !/Page \d|Article \d/.test(text))
        throw new Error(`${path} answers ${response.status} without a list`)
    })
    if (round > 0) times.push(ms)
  }
  return median(times)
}

async function firstAdministrator(): Promise<string> {
  const response = await fetch(`${cmsUrl}/api/users/first-register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: cmsUrl },
    body: JSON.stringify({
      email: 'bench@gevel.example',
      password: 'only-for-the-bench',
      name: 'Bench',
      role: 'admin',
    }),
  })
  const { token: given } = (await response.json()) as { token?: string }
  if (!given) throw new Error(`No administrator: HTTP ${response.status}`)
  return given
}
