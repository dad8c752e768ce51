import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { int } from '@/database/row'

/** Processor seconds that this database's connections have used; `null` where PostgreSQL runs on another machine. */
export async function databaseSeconds(db: Database): Promise<number | null> {
  const connections = await rows(
    db,
    { pid: int },
    sql`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  )
  try {
    return connections.reduce((sum, { pid }) => sum + secondsOf(pid), 0)
  } catch {
    return null
  }
}

const ticksASecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

function secondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  if (!stat.includes('(postgres)')) throw new Error(`${pid} is another program`)
  // The name may hold spaces; what follows it does not.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond
}
