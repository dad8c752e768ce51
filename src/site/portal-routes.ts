import type { Context, Hono } from 'hono'

import { type Owner, signedInOwner } from '@/features/owners/owner-session'
import { privateHeaders } from '@/http-cache/cache-headers'

import {
  answerPortalCalendar,
  answerPortalChange,
  answerPortalDocument,
  answerPortalMessage,
  answerPortalVisit,
  type PortalAsked,
} from './answers/owner/portal-answer'
import { rawPath } from './asked-address'
import { usedLocale } from './data/site'
import type { Answer } from './page'
import { missingScreen } from './screens/not-found-screen'
import { toLogin } from './screens/owner/account-screen'
import { portalHomeScreen, portalScreen } from './screens/owner/portal-screen'

export type SessionReader = (headers: Headers) => Promise<Owner | null>

interface PortalRoutes {
  /** Renders what a screen answers, when its turn comes. */
  answered: (context: Context, answer: () => Answer | Promise<Answer>) => Promise<Response>
  /** Who is signed in; the account's own cookie by default. */
  session?: SessionReader
}

const door = '/:locale{[a-z][a-z]}/portal'
const home = `${door}/:home{[1-9]\\d{0,9}}`
const id = ':id{[1-9]\\d{0,14}}'

/** Everything below the owner's own homes. No route of it answers anything without an owner. */
export function addPortalRoutes(app: Hono, { answered, session = signedInOwner }: PortalRoutes): void {
  const asOwner = (
    method: 'GET' | 'POST',
    path: string,
    answer: (asked: PortalAsked, context: Context) => Answer | Promise<Answer>,
  ) =>
    app.on(method, path, (context) =>
      answered(context, async () => {
        const locale = await usedLocale(context.req.param('locale') ?? '')
        if (!locale) return missingScreen({ isPrivate: true })
        const owner = await session(context.req.raw.headers)
        if (!owner) return toLogin(locale)
        const listingId = Number(context.req.param('home') ?? 0)
        return answer({ locale, owner, listingId, id: Number(context.req.param('id') ?? 0) }, context)
      }),
    )
  const route = (method: 'GET' | 'POST', path: string, answer: Parameters<typeof asOwner>[2]) =>
    asOwner(method, `${home}/${path}`, answer)
  asOwner('GET', `${door}/`, portalScreen)
  route('GET', '', (asked, context) =>
    portalHomeScreen({ ...asked, query: new URL(context.req.url).searchParams }),
  )
  route('GET', `documents/${id}/`, answerPortalDocument)
  route('GET', `calendar/${id}/`, answerPortalCalendar)
  route('POST', `visits/${id}/`, (asked, context) => answerPortalVisit(context.req.raw, asked))
  route('POST', `changes/${id}/`, (asked, context) => answerPortalChange(context.req.raw, asked))
  route('POST', 'message/', (asked, context) => answerPortalMessage(context.req.raw, asked))
  // Where the portal was before: links in older mails.
  app.get('/:locale{[a-z][a-z]}/login/:home{[1-9]\\d{0,9}}/*', (context) => {
    // As it was asked for: letters that a header does not take are encoded there.
    const Location = rawPath(context.req.url).replace('/login/', '/portal/')
    const headers = { ...privateHeaders, Location }
    return new Response(null, { status: 308, headers })
  })
}
