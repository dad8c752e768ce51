import { APIError, type CollectionBeforeLoginHook, type Payload, type PayloadRequest } from 'payload'

import type { User } from '@/cms/generated/payload-types'
import { database } from '@/database/connection'
import { isWithinLimits } from '@/features/leads/guard/limits'
import { knownLocale } from '@/i18n/locales'

import { accountKeys } from '../account-keys'
import { hasFactor, takeCode } from './factor-store'
import { factorText as text } from './factor-words'

/** The people of the demo, whose passwords lie in files beside it. */
const demoAddress = /@gevel\.example$/

/**
 * Administrators need a second step. Only those of a demo on this machine do not: programs sign in as them many times a
 * minute, and a code is taken once.
 */
export function needsFactor({ config }: Payload, { role, email }: { role?: string; email: string }): boolean {
  if (role !== 'admin') return false
  const { hostname } = new URL(config.serverURL)
  const isOnThisMachine = hostname === 'localhost' || hostname === '127.0.0.1'
  return !(config.custom?.isDemo === true && isOnThisMachine && demoAddress.test(email))
}

export type NextStep = 'code' | 'enrol'

/** The password was right, and something is still to be done. */
export class SecondStepError extends APIError {
  constructor(
    readonly nextStep: NextStep,
    readonly userId: number,
    message: string,
  ) {
    super(message, 401, { nextStep }, true)
    this.name = 'SecondStepError'
  }
}

export function secondStepOf(error: unknown): { nextStep: NextStep; userId: number } | null {
  const { name, nextStep, userId } = error as Partial<SecondStepError>
  return name === 'SecondStepError' && nextStep && userId !== undefined ? { nextStep, userId } : null
}

/** Payload opened a session already; what is thrown here takes it back. A program sends the code along. */
export const askSecondStep: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  const { id, role, email } = user
  const language = knownLocale(req.i18n.language)
  if (await hasFactor(database(), id)) {
    const typed: unknown = req.data?.code
    if (typeof typed === 'string' && (await isRightCode(req, id, typed))) return user
    throw new SecondStepError('code', id, text.codeNeeded[language])
  }
  if (needsFactor(req.payload, { role, email }))
    throw new SecondStepError('enrol', id, text.enrolNeeded[language])
  return user
}

/** Counted by account: only who knows the password comes this far, so nobody else is kept out by it. */
export async function isRightCode(req: PayloadRequest, userId: number, typed: string): Promise<boolean> {
  const { secret } = accountKeys(req.payload)
  const now = new Date()
  const subject = String(userId)
  const limits = [
    { scope: 'colleague-code', subject, most: 10, withinSeconds: 600 },
    { scope: 'colleague-code-day', subject, most: 60, withinSeconds: 86_400 },
  ]
  if (!(await isWithinLimits(database(), { limits, secret, now }))) return false
  return takeCode({ db: database(), secret, userId }, { typed, now })
}
