import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

import { connect, type Database } from '@/database/connection'

import { checkedReadsFile } from './checked-reads'
import { adminUrl, databaseUrl } from './int-database'
import { describedName, templateName } from './template-database'

/** Migrates one template database; every test file then copies it in a fraction of a second. */
export default async function setup(): Promise<void> {
  mkdirSync(path.dirname(checkedReadsFile), { recursive: true })
  writeFileSync(checkedReadsFile, '')
  const admin = connect({ url: adminUrl, poolSize: 1, statementTimeoutMs: 0 })
  try {
    if (!(await exists(admin, templateName))) {
      await dropOldTemplates(admin)
      await makeTemplate(admin)
    }
    await makeDescribed(admin)
  } finally {
    await admin.$client.end()
  }
}

async function makeTemplate(admin: Database): Promise<void> {
  // Under a name of its own until it is whole: another run must not copy half a database.
  const draft = `${templateName}_${process.pid}`
  await admin.$client.query(`create database ${draft}`)
  try {
    // The migrations of the CMS need its whole configuration, which reads its address when it is loaded.
    await promisify(execFile)('tsx', ['scripts/migrate.ts'], {
      env: { ...process.env, DATABASE_URL: databaseUrl(draft) },
    })
    if (!(await exists(admin, templateName)))
      await admin.$client.query(`alter database ${draft} rename to ${templateName}`)
  } finally {
    await admin.$client.query(`drop database if exists ${draft} with (force)`)
  }
}

async function makeDescribed(admin: Database): Promise<void> {
  if (await exists(admin, describedName)) return
  try {
    await admin.$client.query(`create database ${describedName} template ${templateName}`)
  } catch (error) {
    // Another run made it meanwhile.
    if (!(await exists(admin, describedName))) throw error
  }
}

async function dropOldTemplates(admin: Database): Promise<void> {
  const { rows } = await admin.$client.query<{ datname: string }>(
    "select datname from pg_database where datname ~ '^gevel_template_[0-9a-f]{12}(_described)?$'",
  )
  for (const { datname } of rows) await admin.$client.query(`drop database if exists ${datname} with (force)`)
}

async function exists(admin: Database, name: string): Promise<boolean> {
  const { rowCount } = await admin.$client.query('select 1 from pg_database where datname = $1', [name])
  return rowCount === 1
}
