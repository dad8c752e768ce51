import { sql } from 'drizzle-orm'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { database } from '@/database/connection'
import { payloadTables } from '@/database/payload-tables'
import { rows } from '@/database/query'
import { int, text as textColumn } from '@/database/row'
import { weakPassword } from '@/domain/account/weak-password'
import { mayGetMail } from '@/features/owners/account/sign-in-limits'
import { knownLocale } from '@/i18n/locales'

import { accountKeys } from '../account-keys'
import {
  choosePasswordPath,
  confirmDevicePath,
  enterPath,
  mailLinkPath,
  newPasswordPath,
  secondStepScreen,
} from '../colleague-paths'
import { secondStepOf } from '../factor/ask-second-step'
import { newFactor } from '../factor/factor-store'
import { setTicket } from '../factor/step-ticket'
import { queueColleagueLetter } from '../letters/queue-colleague-letter'
import { askingFor, setDeviceCookie } from './guard-sign-in'
import { choosing, isLinkOpen, spendAllLinks, spendLink } from './mailed-links'
import { enterAdmin, forgetTyped, keepTyped, setSessionCookie, signInPost, toScreen } from './sign-in-answer'

const typed = z.object({ email: z.email().max(254), password: z.string().min(1).max(1000) })
const address = typed.shape.email

/** The forms around signing in: they work without scripts, and answer alike for every address. */
export const signInEndpoints: Endpoint[] = [
  signInPost(enterPath, async (texts, req) => {
    const email = (texts.get('email') ?? '').trim()
    const redirect = texts.get('redirect')
    keepTyped(req, email)
    const given = typed.safeParse({ email, password: texts.get('password') })
    if (!given.success) return toScreen(req, '/login', { problem: 'wrong', redirect })
    try {
      const { token } = await req.payload.login({ collection: 'users', data: given.data, req })
      if (!token) throw new Error('Signed in without a session')
      setSessionCookie(req, token)
      forgetTyped(req)
      return enterAdmin(req, redirect)
    } catch (error) {
      const step = secondStepOf(error)
      if (step) {
        const factor = step.nextStep === 'enrol' ? newFactor() : null
        setTicket(req, { userId: step.userId, wanted: redirect ?? '', factor })
        return toScreen(req, secondStepScreen)
      }
      const problem = problemOf(error)
      if (!problem) throw error
      return toScreen(req, '/login', { problem, redirect })
    }
  }),

  signInPost(mailLinkPath, async (texts, req) => {
    const email = (texts.get('email') ?? '').trim()
    const isForDevice = texts.get('kind') === 'device'
    keepTyped(req, email)
    await mailLink(req, email, isForDevice ? 'device' : 'recovery')
    return toScreen(req, isForDevice ? '/login' : '/forgot', { notice: 'sent' })
  }),

  signInPost(confirmDevicePath, async (texts, req) => {
    const token = texts.get('token') ?? ''
    const link = await spendLink(database(), token, ['device'])
    if (!link) return toScreen(req, '/login', { problem: 'closed' })
    setDeviceCookie(req, link.email)
    keepTyped(req, link.email)
    return toScreen(req, '/login', { notice: 'known' })
  }),

  signInPost(choosePasswordPath, async (texts, req) => {
    const token = texts.get('token') ?? ''
    const password = texts.get('password') ?? ''
    const again = (problem: string) =>
      toScreen(req, `${newPasswordPath}/${encodeURIComponent(token)}`, { problem })
    if (password !== texts.get('repeated')) return again('differ')
    if (!(await isLinkOpen(database(), token, choosing)))
      return toScreen(req, '/forgot', { problem: 'closed' })
    const weakness = weakPassword(password)
    if (weakness) return again(weakness)
    const chosen = await choosePassword(req, token, password)
    if (chosen === 'common') return again('common')
    if (chosen === 'closed') return toScreen(req, '/forgot', { problem: 'closed' })
    return toScreen(req, '/login', { notice: 'chosen' })
  }),
]

/**
 * Instead of Payload's own: the worker looks whether the address is known, so the answer takes as long for every one;
 * and a new password opens no session past the second step.
 */
export const passwordEndpoints: Endpoint[] = [
  {
    path: '/forgot-password',
    method: 'post',
    handler: async (req) => {
      await req.json?.().then(
        (body: unknown) => {
          req.data = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
        },
        () => undefined,
      )
      const email: unknown = req.data?.email
      if (typeof email === 'string') await mailLink(req, email.trim(), 'recovery')
      return Response.json({ message: 'OK' })
    },
  },
  { path: '/reset-password', method: 'post', handler: () => new Response(null, { status: 404 }) },
]

async function mailLink(
  req: PayloadRequest,
  typedAddress: string,
  kind: 'device' | 'recovery',
): Promise<void> {
  if (!address.safeParse(typedAddress).success) return
  const asking = askingFor(req, typedAddress)
  const { secret } = accountKeys(req.payload)
  const db = database()
  if (!(await mayGetMail({ db, secret }, asking, 'colleague'))) return
  await queueColleagueLetter(db, { kind, email: asking.email, language: knownLocale(req.i18n.language) })
}

async function choosePassword(
  req: PayloadRequest,
  token: string,
  password: string,
): Promise<'chosen' | 'closed' | 'common'> {
  const db = database()
  const spent = await db
    .transaction(async (tx) => {
      const link = await spendLink(tx, token, choosing)
      const [colleague] = await rows(
        tx,
        { id: int, name: textColumn },
        sql`select id, name from ${payloadTables.users} where email = ${link?.email ?? ''}`,
      )
      if (!link || !colleague) return 'closed' as const
      // Nothing is chosen then, and the link still counts.
      if (weakPassword(password, [link.email, colleague.name])) throw new CommonPasswordError()
      await spendAllLinks(tx, link.email)
      return { ...link, id: colleague.id }
    })
    .catch((error: unknown) => {
      if (error instanceof CommonPasswordError) return 'common' as const
      throw error
    })
  if (typeof spent === 'string') return spent
  await req.payload.update({
    collection: 'users',
    id: spent.id,
    data: { password },
    overrideAccess: true,
    context: { isFirstPassword: spent.purpose === 'invitation' },
  })
  setDeviceCookie(req, spent.email)
  keepTyped(req, spent.email)
  return 'chosen'
}

class CommonPasswordError extends Error {
  override name = 'CommonPasswordError'
}

function problemOf(error: unknown): 'wrong' | 'throttled' | null {
  const { status } = error as { status?: unknown }
  if (status === 429) return 'throttled'
  return status === 400 || status === 401 ? 'wrong' : null
}
