import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { SanitizedConfig, Payload } from 'payload'

import type { Role } from '@/cms/access/editors.access'
import type { User } from '@/cms/generated/payload-types'
import { type Database, database } from '@/database/connection'
import { env } from '@/env'
import { accountKeys } from '@/features/colleagues/account-keys'
import { confirmFactor, newFactor } from '@/features/colleagues/factor/factor-store'
import { codeAt, stepAt } from '@/features/colleagues/factor/totp'

import { createTestDatabase } from '../int-database'
import { type DatabaseRole, loginOf } from '../login-of'

export interface Answer {
  status: number
  // A test knows what it asked for; the API answers everything as JSON.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT'
export type Ask = (
  method: Method,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>

export interface TestPayload {
  payload: Payload
  config: SanitizedConfig
  db: Database
  mediaFolder: string
  /** Asks the REST API, as the admin does, without an account. */
  anonymous: Ask
  /** With any token, a forged one for instance. */
  withToken: (token: string) => Ask
  /** Makes an account, logs in, and asks the REST API with its token. */
  as: (role: Role, options?: { languages?: User['languages'] }) => Promise<{ ask: Ask; user: User }>
  close: () => Promise<void>
}

const password = 'a-long-enough-password'
let made = 0

/**
 * The CMS on a database of its own, with the rights of the cms or of the worker; `db` has those of the owner. One per test file: its
 * configuration is loaded once.
 */
export async function openPayload({
  login = 'gevel_cms',
}: { login?: DatabaseRole } = {}): Promise<TestPayload> {
  const { db, url, drop } = await createTestDatabase()
  const mediaFolder = await mkdtemp(path.join(tmpdir(), 'gevel-media-'))
  // The configuration reads both when it is loaded, hence the late imports.
  Object.assign(env, { DATABASE_URL: loginOf(login, url), MEDIA_FOLDER: mediaFolder })
  const { default: loading } = await import('@payload-config')
  const config = await loading
  const { getPayload, handleEndpoints } = await import('payload')
  const payload = await getPayload({ config })
  // Refusals are what tests ask for: they need not be read as well.
  payload.logger.level = 'silent'

  const asking =
    (token?: string): Ask =>
    async (method, address, body, headers = {}) => {
      const isForm = body instanceof FormData
      const request = new Request(`${env.CMS_URL}/api/${address}`, {
        method,
        headers: {
          ...(token && { Authorization: `JWT ${token}` }),
          ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body === undefined || isForm ? (body as FormData | undefined) : JSON.stringify(body),
      })
      // As the route of the API does, without the two seconds that it takes to load.
      const answer = await handleEndpoints({ config, path: new URL(request.url).pathname, request })
      const text = await answer.text()
      return { status: answer.status, body: isJson(answer) ? JSON.parse(text) : text }
    }

  return {
    payload,
    config,
    db,
    mediaFolder,
    anonymous: asking(),
    withToken: asking,
    async as(role, { languages } = {}) {
      const email = `${role}-${++made}@example.com`
      const user = await payload.create({
        collection: 'users',
        data: { email, password, name: role, role, languages },
      })
      const code = role === 'admin' ? await enrol(payload, user.id) : undefined
      const { body } = await asking()('POST', 'users/login', { email, password, code })
      return { ask: asking(body.token as string), user }
    },
    async close() {
      // Payload keeps one connection for ever, so its pool never ends by itself: dropping the database ends them all.
      const { pool } = payload.db as unknown as {
        pool: { _clients: { on(event: 'error', listener: () => void): void }[] }
      }
      for (const client of pool._clients) client.on('error', () => undefined)
      await drop()
      await rm(mediaFolder, { recursive: true, force: true })
    },
  }
}

function isJson(answer: Response): boolean {
  return Boolean(answer.headers.get('Content-Type')?.includes('json'))
}

/** An administrator has a second step, set up half a minute ago; answers the code of now. */
async function enrol(payload: Payload, userId: number): Promise<string> {
  const factor = newFactor()
  const [now, before] = [new Date(), new Date(Date.now() - 30_000)]
  const { secret } = accountKeys(payload)
  const typed = codeAt(factor.secret, stepAt(before))
  await confirmFactor({ db: database(), secret, userId }, factor, { typed, now: before })
  return codeAt(factor.secret, stepAt(now))
}
