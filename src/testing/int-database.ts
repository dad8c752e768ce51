import { connect, type Database } from '@/database/connection'
import { env } from '@/env'

import { type DatabaseRole, loginOf } from './login-of'
import { templateName } from './template-database'

export const adminUrl = databaseUrl('postgres')

let made = 0

export interface TestDatabase {
  db: Database
  /** Whoever may do anything in it, where `db` may not. */
  owner: Database
  url: string
  drop: () => Promise<void>
}

/** A fresh, migrated database of its own: tests cannot see each other's rows. `login`: whose rights they have in it. */
export async function createTestDatabase({ login }: { login?: DatabaseRole } = {}): Promise<TestDatabase> {
  const name = `gevel_test_${process.pid}_${made++}`
  const url = databaseUrl(name)
  await asAdmin(`create database ${name} template ${templateName}`)
  const owner = connect({ url, poolSize: 5, statementTimeoutMs: 60_000 })
  const db = login ? connect({ url: loginOf(login, url), poolSize: 5, statementTimeoutMs: 60_000 }) : owner
  return {
    db,
    owner,
    url,
    async drop() {
      await owner.$client.end()
      if (db !== owner) await db.$client.end()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}

export function databaseUrl(name: string): string {
  const url = new URL(env.DATABASE_URL)
  url.pathname = `/${name}`
  return url.href
}

async function asAdmin(statement: string): Promise<void> {
  const admin = connect({ url: adminUrl, poolSize: 1, statementTimeoutMs: 0 })
  await admin.$client.query(statement)
  await admin.$client.end()
}
