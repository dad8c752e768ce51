import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { accountKeys } from '../account-keys'
import { cookieText, shortCookie } from '../sign-in/sign-in-answer'
import type { NewFactor } from './factor-store'
import { seal, unseal } from './seal'

const cookie = 'gevel_second_step'
const seconds = 600

/** Whose password was right, for ten minutes: they still have to type a code. */
export interface StepTicket {
  userId: number
  /** Where they wanted to go. */
  wanted: string
  /** Who has no second step yet gets a new one. It is theirs alone: another sign-in gets another. */
  factor: NewFactor | null
}

const schema = z.object({
  userId: z.int(),
  wanted: z.string(),
  until: z.number(),
  factor: z.object({ secret: z.base64(), codes: z.array(z.string()) }).nullable(),
})

export function setTicket(req: PayloadRequest, { userId, wanted, factor }: StepTicket): void {
  const until = Date.now() + seconds * 1000
  const kept: z.infer<typeof schema> = {
    userId,
    wanted,
    until,
    factor: factor && { secret: factor.secret.toString('base64'), codes: factor.codes },
  }
  const sealed = seal(Buffer.from(JSON.stringify(kept)), accountKeys(req.payload).secret, 'ticket')
  shortCookie(req, cookie, sealed.toString('base64url'), seconds)
}

export function dropTicket(req: PayloadRequest): void {
  shortCookie(req, cookie, '', 0)
}

/** `null` for who has none, or one that is too old or not ours. */
export function readTicket({
  payload,
  headers,
}: Pick<PayloadRequest, 'payload' | 'headers'>): StepTicket | null {
  try {
    const sealed = Buffer.from(cookieText(headers, cookie), 'base64url')
    const kept = schema.parse(JSON.parse(unseal(sealed, accountKeys(payload).secret, 'ticket').toString()))
    if (kept.until < Date.now()) return null
    const factor = kept.factor && { ...kept.factor, secret: Buffer.from(kept.factor.secret, 'base64') }
    return { userId: kept.userId, wanted: kept.wanted, factor }
  } catch {
    return null
  }
}
