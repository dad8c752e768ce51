import { createHmac } from 'node:crypto'

import { type Database, database } from '@/database/connection'
import { limitConcurrency } from '@/domain/concurrency-limit'

import type { AccountSettings, Auth } from './auth'

export interface Accounts extends AccountSettings {
  db: Database
  auth: Auth
  hashPassword(password: string): Promise<string>
  /** Takes as long for no hash at all as for a wrong password. */
  isPassword(password: string, hash: string | null): Promise<boolean>
}

let settings: AccountSettings | null = null
let opened: Promise<Accounts> | null = null

/** Says what sessions are signed with; nothing is loaded before an owner asks for something. */
export function configureAccounts({ siteUrl, secret }: AccountSettings): void {
  settings = { siteUrl, secret: createHmac('sha256', secret).update('owner accounts').digest('base64url') }
  opened = null
}

export function accountSettings(): AccountSettings {
  if (!settings) throw new Error('configureAccounts was not called')
  return settings
}

/** Loaded at first use: most visitors of the site are no owners. */
export function accounts(): Promise<Accounts> {
  return (opened ??= open().catch((error: unknown) => {
    opened = null
    throw error
  }))
}

async function open(): Promise<Accounts> {
  const { createAuth } = await import('./auth')
  const given = { ...accountSettings(), db: database() }
  const auth = createAuth(given)
  const { password: crypto } = await auth.$context
  // Each takes 32 MB and a tenth of a second of a processor.
  const limited = limitConcurrency({ atOnce: 2, longestLine: 60 })
  const orTooBusy = async <Answer>(work: () => Promise<Answer>) => {
    const answer = await limited(async () => ({ value: await work() }))
    if (!answer) throw new TooBusyError()
    return answer.value
  }
  const nobodys = await crypto.hash(given.secret)
  return {
    ...given,
    auth,
    hashPassword: (password) => orTooBusy(() => crypto.hash(password)),
    isPassword: async (password, hash) => {
      const isRight = await orTooBusy(() => crypto.verify({ password, hash: hash ?? nobodys }))
      return isRight && hash !== null
    },
  }
}

/** So many want to sign in that the next would wait too long. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
}
