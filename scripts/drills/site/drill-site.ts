import type { ChildProcess } from 'node:child_process'

import { sql } from 'drizzle-orm'

import { connect, type Database } from '@/database/connection'
import { type DatabaseRole, loginOf } from '@/testing/login-of'

import { benchPorts, cmsUrl, migrateSite, platformVariables, startNode, webUrl } from '../../bench/stack'
import { run, waitFor } from '../../demo/processes'
import { privatePostgres } from './private-postgres'

/** Signs what a visitor's browser gets from the site; the drill signs its own to be quicker than visitors are. */
export const drillSecret = 'known-to-the-drill-alone'

export const agencyEmail = 'agency@drill.example'

/** What all programs of a drill's own site are started with. */
export function siteVariables(database: string, smtpUrl: string): Record<string, string> {
  return {
    ...platformVariables,
    NODE_ENV: 'production',
    DATABASE_URL: privatePostgres.url(database),
    SMTP_URL: smtpUrl,
    LINK_SECRET: drillSecret,
    SITE_URL: webUrl,
    CMS_URL: cmsUrl,
    CACHE_PURGE_URLS: '',
  }
}

/** The same with the rights of one of the programs. */
export function variablesOf(role: DatabaseRole, variables: Record<string, string>): Record<string, string> {
  return { ...variables, DATABASE_URL: loginOf(role, variables.DATABASE_URL) }
}

export async function freshDatabase(name: string): Promise<Database> {
  const admin = connect({ url: privatePostgres.url('postgres'), poolSize: 1, statementTimeoutMs: 0 })
  await admin.$client.query(`drop database if exists ${name} with (force)`)
  await admin.$client.query(`create database ${name}`)
  await admin.$client.end()
  await migrateSite(privatePostgres.url(name))
  const made = connect({ url: privatePostgres.url(name), poolSize: 10, statementTimeoutMs: 0 })
  await made.execute(sql`insert into agency (name, email) values ('Gevel', ${agencyEmail})`)
  // No editor saved it: what mails are written from is made here.
  await run('tsx', ['scripts/published.ts'], { DATABASE_URL: privatePostgres.url(name), LOG_LEVEL: 'warn' })
  return made
}

/** The site as visitors meet it, of the last `npm run build`. */
export async function startSite(variables: Record<string, string>): Promise<ChildProcess> {
  const web = startNode('drill-web', ['dist/web/web.js'], {
    ...variablesOf('gevel_web', variables),
    PORT: benchPorts.web,
  })
  await waitFor(`${webUrl}/readyz`)
  return web
}

/** The admin of the same site, with an administrator whose sign-in stands in `.run`. */
export async function startAdmin(variables: Record<string, string>): Promise<void> {
  // A program signs in as the administrator of a demo, who needs no second step.
  const ofCms = { ...variablesOf('gevel_cms', variables), GEVEL_STAGE: 'demo' }
  startNode('drill-cms', ['src/server/cms.ts'], { ...ofCms, PORT: benchPorts.cms })
  await run('tsx', ['scripts/demo/first-administrator.ts'], ofCms)
  await waitFor(`${cmsUrl}/admin`)
}
