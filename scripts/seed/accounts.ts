import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import type { Seeding } from './seeding'
import { findId } from './upsert'

const file = '.run/editors.json'

const accounts = [
  { email: 'editor@gevel.example', name: 'Redactie', role: 'editor' as const },
  {
    email: 'vertaler@gevel.example',
    name: 'Vertaling',
    role: 'translator' as const,
    languages: ['fr' as const],
  },
]

type Passwords = Record<string, string>

/** Two people to try the editors' work with; their passwords stay beside the other files of this machine. */
export async function seedAccounts(seeding: Seeding): Promise<Passwords> {
  const { payload, request, count } = seeding
  const passwords: Passwords = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Passwords) : {}
  for (const account of accounts) {
    const { email } = account
    const id = await findId(seeding, { collection: 'users', where: { email: { equals: email } } })
    const isKept = id !== null && email in passwords
    const password = (passwords[email] ??= randomBytes(9).toString('base64url'))
    const options = { collection: 'users', overrideAccess: true, req: request() } as const
    if (id === null)
      await payload.create({ ...options, data: { ...account, password }, disableVerificationEmail: true })
    else if (!isKept) await payload.update({ ...options, id, data: { password } })
    count('users', id === null ? 'added' : isKept ? 'kept' : 'rewritten')
  }
  return passwords
}

export function keepPasswords(passwords: Passwords): void {
  mkdirSync('.run', { recursive: true })
  writeFileSync(file, JSON.stringify(passwords), { mode: 0o600 })
}
