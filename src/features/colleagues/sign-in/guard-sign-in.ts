import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'

import { sql } from 'drizzle-orm'
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
} from 'payload'

import type { User } from '@/cms/generated/payload-types'
import { database } from '@/database/connection'
import { payloadTables } from '@/database/payload-tables'
import { rowCount } from '@/database/query'
import { senderAddress } from '@/features/leads/guard/form-guard-origin'
import { forgive, isWithinLimits } from '@/features/leads/guard/limits'
import { knownDevice, rememberDevice } from '@/features/owners/account/known-device'
import { type Asking, signInLimits } from '@/features/owners/account/sign-in-limits'
import { knownLocale } from '@/i18n/locales'

import { noteSession } from '../access/sessions'
import { accountKeys } from '../account-keys'
import { signInText as text } from './sign-in-words'

/** Of the admin; the portal of owners has its own. */
const cookie = 'gevel_colleague_device'

interface Counted {
  asking: Asking
  now: Date
}

/** Who wants something, as limits count them. */
export function askingFor(
  { payload, headers }: Pick<PayloadRequest, 'payload' | 'headers'>,
  typed: string,
): Asking {
  const { secret } = accountKeys(payload)
  const email = typed.trim().toLowerCase()
  return { email, ip: senderAddress(headers), device: knownDevice(headers, { email, secret, cookie }) }
}

/** Counts a try to sign in before any password is looked at, and takes as long for an address that nobody has. */
export const countSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const { email, password } = (args as { data: { email?: unknown; password?: unknown } }).data
  if (typeof email !== 'string' || typeof password !== 'string' || !email.trim() || !password.trim())
    return args
  const counted: Counted = { asking: askingFor(req, email), now: new Date() }
  if (!(await isWithinLimits(database(), limitsOf(req.payload, counted))))
    throw new APIError(text.throttled[knownLocale(req.i18n.language)], 429, undefined, true)
  req.context.countedSignIn = counted
  if (!(await isColleague(counted.asking.email))) await hashForNobody(password)
  return args
}

/** The password was right: only failures count. */
export const forgiveSignIn: CollectionBeforeLoginHook = async ({ req, user }) => {
  const counted = req.context.countedSignIn as Counted | undefined
  if (counted) await forgive(database(), limitsOf(req.payload, counted))
  return user
}

/** From now on this browser is counted by itself, and stands in the list of sessions. */
export const rememberSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const { id, email, sessions } = user
  setDeviceCookie(req, email)
  const sid = sessions?.at(-1)?.id
  if (sid) await noteSession(database(), { sid, userId: id, userAgent: req.headers.get('user-agent') ?? '' })
}

export function setDeviceCookie(req: PayloadRequest, email: string): void {
  const { secret, isSecure } = accountKeys(req.payload)
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', rememberDevice(req.headers, { email, secret, isSecure, cookie }))
}

function limitsOf(payload: Payload, { asking, now }: Counted) {
  return { limits: signInLimits('colleague', asking), secret: accountKeys(payload).secret, now }
}

async function isColleague(email: string): Promise<boolean> {
  return (await rowCount(database(), sql`select from ${payloadTables.users} where email = ${email}`)) > 0
}

const hash = promisify(pbkdf2)

/** As Payload hashes a password. */
async function hashForNobody(password: string): Promise<void> {
  await hash(password, 'nobody', 600_000, 32, 'sha256')
}
