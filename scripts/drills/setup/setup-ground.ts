import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { connect } from '@/database/connection'
import { env } from '@/env'

import { programs } from '../../setup/make-settings'

/** The agency's account at a platform. */
export const account = { customer: 'verhulst', password: 'kept-by-the-agency-alone' }
const server = new URL(env.DATABASE_URL)

/** How PostgreSQL is reached as its administrator. */
export const administratorOfPostgres = {
  PGHOST: server.hostname,
  PGPORT: server.port,
  PGUSER: 'postgres',
}

interface GroundOptions {
  /** Names its folder and its database. */
  name: string
  simulatorUrl: string
  /** Host and port of the platform's pictures. */
  pictures: string
  settings: Record<string, string>
}

/** What a fresh server has: PostgreSQL with its administrator, a mail server, and the agency's account at a platform. */
export function setupGround({ name, simulatorUrl, pictures, settings }: GroundOptions) {
  const folder = `.run/${name}`
  const database = `gevel_${name.replaceAll('-', '_')}`
  return {
    folder,
    settingsFile: `${folder}/settings`,
    /** Nothing is left of a drill before. */
    clean: async (): Promise<void> => {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      await dropDatabase(database)
    },
    /** The example's agency with what is on this machine; `change` makes it a wrong one. */
    writeAgencyFile: (smtpUrl: string, change: Record<string, string> = {}): string => {
      const example = JSON.parse(readFileSync('deploy/agency.example.json', 'utf8')) as Record<string, object>
      const file = `${folder}/agency.json`
      const content = {
        ...example,
        platform: {
          name: 'omnicasa',
          settings: {
            OMNICASA_URL: `${simulatorUrl}/1.12/OmnicasaService.svc`,
            OMNICASA_CUSTOMER: account.customer,
            OMNICASA_PASSWORD: account.password,
            PICTURE_STORAGE_HOST: pictures,
            PICTURE_CDN_ORIGIN: `http://${pictures}`,
            ...change,
          },
        },
        mail: { ...example.mail, server: smtpUrl },
        database: { host: server.host, name: database },
        settings,
      }
      writeFileSync(file, JSON.stringify(content))
      return file
    },
    dropDatabase: () => dropDatabase(database),
  }
}

/** With its logins. */
async function dropDatabase(database: string): Promise<void> {
  const address = `postgres://postgres@${server.host}/postgres`
  const db = connect({ url: address, poolSize: 1, statementTimeoutMs: 0 })
  await db.$client.query(`drop database if exists ${database} with (force)`)
  for (const program of ['migrate', 'portal', ...programs])
    await db.$client.query(`drop role if exists ${database}_${program}`)
  await db.$client.end()
}
