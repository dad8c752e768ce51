import { randomBytes } from 'node:crypto'

import type { Payload, PayloadRequest } from 'payload'

import { database } from '@/database/connection'
import { removeFactor } from '@/features/colleagues/factor/factor-store'

export interface Administrator {
  name: string
  email: string
}

/** Somebody who may do everything in the admin. One who is there gets a new password, and is let in again. */
export async function makeAdministrator(
  payload: Payload,
  { name, email }: Administrator,
  req: Partial<PayloadRequest> = {},
): Promise<{ password: string; isNew: boolean }> {
  const password = randomBytes(15).toString('base64url')
  const options = { collection: 'users', overrideAccess: true, req } as const
  const where = { email: { equals: email.toLowerCase() } }
  const { docs } = await payload.find({ ...options, where, limit: 1, depth: 0 })
  const [known] = docs
  if (known) {
    const data = { name, role: 'admin' as const, password }
    await payload.update({ ...options, id: known.id, data })
    // They may have lost their phone: at the next sign-in they set up the second step anew.
    await removeFactor(database(), known.id)
  } else {
    await payload.create({ ...options, data: { name, email, role: 'admin', password } })
  }
  return { password, isNew: !known }
}
