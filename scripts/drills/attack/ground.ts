import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { text } from '@/database/row'
import { loginOf } from '@/testing/login-of'
import { secretTraces, storeSecretHomes } from '@/testing/secret/secret-homes'

import { benchPorts, cmsUrl, startNode, varnishUrl } from '../../bench/stack'
import { run, waitFor } from '../../demo/processes'
import type { Secrets } from './judge'

/** Signs what the cms of the drill says; it stands in no answer. */
const payloadSecret = randomBytes(24).toString('hex')

/** The demo agency with its leads and owners, homes of which much is hidden, and the admin. */
export async function furnish(db: Database, url: string, mediaFolder: string): Promise<Secrets> {
  const variables = {
    ...{ GEVEL_STAGE: 'demo', NODE_ENV: 'production', LOG_LEVEL: 'warn', CACHE_PURGE_URLS: '' },
    ...{ SITE_URL: varnishUrl, CMS_URL: cmsUrl, PAYLOAD_SECRET: payloadSecret, MEDIA_FOLDER: mediaFolder },
    DATABASE_URL: loginOf('gevel_cms', url),
  }
  await run('tsx', ['scripts/demo/first-administrator.ts'], variables)
  await run('tsx', ['scripts/seed.ts'], { ...variables, DATABASE_URL: url })
  await storeSecretHomes(db)
  startNode('drill-cms', ['src/server/cms.ts'], { ...variables, PORT: benchPorts.cms })
  await waitFor(`${cmsUrl}/admin`, 300)
  const people = await rows(
    db,
    { email: text },
    sql`select distinct answers ->> 'email' as email from lead.lead where answers ->> 'email' is not null`,
  )
  // Written in letters alone: figures stand in sums and keys by chance.
  const traces = secretTraces.filter((trace) => /^[a-z-]{8,}$/.test(trace))
  return {
    words: [...people.map(({ email }) => email.toLowerCase()), ...traces, payloadSecret],
    origins: [varnishUrl, cmsUrl],
  }
}

/** Errors that the programs wrote down: none of what was sent deserves one. */
export function loggedErrors(): string[] {
  return globSync('.run/bench/drill-{web-*,cms}.log').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /"level":(?:50|60)|^\s*⨯|\bUnhandled|uncaught/i.test(line))
      .map((line) => `${file}: ${line.slice(0, 400)}`),
  )
}
