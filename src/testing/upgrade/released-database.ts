import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

import { connect } from '@/database/connection'

import { adminUrl, databaseUrl, type TestDatabase } from '../int-database'

const dump = fileURLToPath(new URL('./demo.sql.gz', import.meta.url))
const run = promisify(execFile)

/** The demo as the last release left it: see README.md. Nothing of today's code has touched it. */
export async function restoreReleased(): Promise<TestDatabase> {
  const name = `gevel_test_${process.pid}_released`
  const url = databaseUrl(name)
  await asAdmin(`create database ${name}`)
  const restoring = run('psql', [url, '-Xq', '-v', 'ON_ERROR_STOP=1'])
  const text = String(await promisify(gunzip)(await readFile(dump)))
  // The extension and its table, which is empty in the dump, are the administrator's.
  const ofExtension = /^COMMENT ON EXTENSION .*$|^COPY public\.spatial_ref_sys .*\n\\\.$/gm
  restoring.child.stdin?.end(text.replaceAll(ofExtension, ''))
  await restoring
  const db = connect({ url, poolSize: 5, statementTimeoutMs: 60_000 })
  return {
    db,
    owner: db,
    url,
    async drop() {
      await db.$client.end()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}

/** What an agency runs before it starts the new build. */
export async function upgrade(url: string): Promise<void> {
  // The CMS reads the address when its configuration is loaded, so it runs on its own.
  await run('env', [`DATABASE_URL=${url}`, 'tsx', 'scripts/migrate.ts'])
}

async function asAdmin(statement: string): Promise<void> {
  const admin = connect({ url: adminUrl, poolSize: 1, statementTimeoutMs: 0 })
  try {
    await admin.$client.query(statement)
  } finally {
    await admin.$client.end()
  }
}
