import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import { betterAuth } from 'better-auth/minimal'
import { z } from 'zod'

import type { Database } from '@/database/connection'

import { authTables } from './auth-tables'
import { sessionCookie } from './owner-cookies'
import { sessionDays } from './sessions'

const day = 86_400
/** The longest that browsers keep a cookie. */
const cookieDays = 400

export interface AccountSettings {
  /** Of the site as visitors see it. */
  siteUrl: string
  secret: string
}

/** Opens a session for whom we know by a password, a mailbox or a passkey. Not reachable from outside. */
const openSession = createAuthEndpoint(
  '/open-session',
  { method: 'POST', body: z.object({ accountId: z.string() }) },
  async (ctx) => {
    const user = await ctx.context.internalAdapter.findUserById(ctx.body.accountId)
    if (!user) throw new Error('There is no such account')
    const session = await ctx.context.internalAdapter.createSession(user.id)
    // The cookie outlives the session, whose end moves on with every use: the row decides.
    await setSessionCookie(ctx, { session, user }, false, { maxAge: cookieDays * day })
    return ctx.json({ id: session.id })
  },
)

/** Ends the session of this browser. The library's own way hides it when that fails, and looks for other accounts. */
const closeSession = createAuthEndpoint(
  '/close-session',
  { method: 'POST', requireHeaders: true },
  async (ctx) => {
    const { authCookies, secret, internalAdapter } = ctx.context
    const token = await ctx.getSignedCookie(authCookies.sessionToken.name, secret)
    if (token) await internalAdapter.deleteSession(token)
    deleteSessionCookie(ctx)
    return ctx.json({})
  },
)

/**
 * Holds the sessions of owners. None of its own addresses is on the site: our forms call it, after our own checks, so
 * that each of them works without scripts and says the same to known and unknown addresses.
 */
export function createAuth({ db, secret, siteUrl }: AccountSettings & { db: Database }) {
  return betterAuth({
    appName: 'Gevel',
    baseURL: siteUrl,
    secret,
    telemetry: { enabled: false },
    database: drizzleAdapter(db, { provider: 'pg', schema: authTables }),
    user: { additionalFields: { language: { type: 'string', required: true, input: false } } },
    // Prolonged by `touchSession`, without another cookie.
    session: { expiresIn: sessionDays * day, disableSessionRefresh: true },
    advanced: {
      cookiePrefix: sessionCookie,
      cookies: { session_token: { name: sessionCookie } },
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    plugins: [{ id: 'own-sessions', endpoints: { openSession, closeSession } }],
  })
}

export type Auth = ReturnType<typeof createAuth>
