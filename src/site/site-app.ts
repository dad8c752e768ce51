import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import pino from 'pino'

import { type ConcurrencyLimit, limitConcurrency } from '@/domain/concurrency-limit'
import { isLeadKind, type LeadKind } from '@/domain/lead/lead-kind'
import { env } from '@/env'
import { uncachedHeaders } from '@/http-cache/cache-headers'
import { splitSearch } from '@/i18n/paths/known-parameters'

import { answerScreen, type Preview } from './answer-screen'
import { answerConsent } from './answers/answer-consent'
import { answerPush } from './answers/answer-push'
import { answerRoot } from './answers/answer-root'
import { answerView } from './answers/answer-view'
import { dropSearch, rawPath, rawSearch, takeAlong } from './asked-address'
import { withReads } from './data/per-request'
import { noteMissing } from './data/missing'
import type { PushSource } from './data/pushes'
import { isReady } from './data/readiness'
import { answerFailure } from './failure-page'
import { routeLogin } from './login-routes'
import { type AnsweredRequest, answeredRequests } from './observed'
import { policyHeaders } from './policy'
import { addPortalRoutes, type SessionReader } from './portal-routes'
import { guardRequest } from './request-guard'
import { requestIdOf } from './request-id'
import { routeKind } from './route-kind'
import { answered, type Answered, type FileAnswered } from './routes/answered'
import { addAssistantRoutes } from './routes/assistant-routes'
import { addDataRoutes } from './routes/data-routes'
import { addFileRoutes } from './routes/file-routes'
import { addLinkRoutes } from './routes/link-routes'
import { routeMyData } from './routes/my-data-routes'
import { addPageRoutes } from './routes/page-routes'

export interface SiteOptions {
  /** Only the cms knows who is signed in, and what is not published yet. */
  preview?: Preview
  /** Who notifies us of changed homes; the chosen platform, unless a test has another. */
  pushes?: PushSource
  /** Who is signed in to the portal. */
  session?: SessionReader
  /** How many pages are made at once, and how many may wait for it. */
  renders?: ConcurrencyLimit
  /** By which search engines know who tells them of our addresses; empty: nobody does. */
  indexNowKey?: string
  /** Whether assistants may ask. */
  hasAssistants?: boolean
  /** Tells whoever develops what went wrong; visitors get a page in their own language. */
  onError?: (error: Error) => Response
}

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
    /** Of an address that no route names: what the table of known paths says it is. */
    screenKind: string | undefined
  }
}

const log = pino({ name: 'site', level: env.LOG_LEVEL })

/** Everything a visitor can ask for, in reading order; what no route names is looked up in the table of known paths. */
export function createSite({
  preview,
  pushes,
  session,
  renders = { atOnce: env.PAGES_AT_ONCE, longestLine: env.PAGES_WAITING, longestWaitMs: 2000 },
  indexNowKey = env.INDEXNOW_KEY,
  hasAssistants = env.ASSISTANTS === 'on',
  onError,
}: SiteOptions = {}): Hono {
  const app = new Hono()
  /** A site that starts on everything that comes in finishes nothing of it in time: the rest is told to come back. */
  const limited = limitConcurrency(renders)
  const answeredLimited: Answered = async (context, answer) =>
    (await limited(() => answered(context, answer))) ??
    answerFailure(context.req.raw, { status: 503, requestId: context.get('requestId') })
  const fileLimited: FileAnswered = async (answer) =>
    (await limited(async () => withReads(answer))) ??
    new Response(null, { status: 503, headers: { ...uncachedHeaders, 'Retry-After': '5' } })

  app.use(async (context, next) => {
    const { method, path, url } = context.req
    const startedAt = performance.now()
    context.set('requestId', requestIdOf(context.req.header('x-request-id')))
    const search = rawSearch(url)
    const { known, others } =
      method === 'POST' ? { known: search, others: '' } : splitSearch(rawPath(url), search)
    const refused = guardRequest(method, rawPath(url))
    if (!refused && others) dropSearch(context, known)
    if (refused) context.res = refused
    else await next()
    if (others) takeAlong(context.res, others)
    for (const [name, value] of Object.entries(policyHeaders(path)))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    observe(context, { isRefused: refused !== null, seconds: (performance.now() - startedAt) / 1000 })
  })
  app.onError((error, context) => {
    const requestId = context.get('requestId')
    // Before it is logged: it may put right where the error is.
    const shown = onError?.(error)
    // Without the address, which may hold somebody's key.
    log.error({ err: error, requestId, method: context.req.method, kind: kindOf(context) }, 'not answered')
    return shown ?? answerFailure(context.req.raw, { status: 500, requestId, unsent: formOnItsWay(context) })
  })

  app.get('/healthz', () => new Response('ok\n', { headers: uncachedHeaders }))
  app.get('/readyz', async () => {
    const ready = await isReady()
    return new Response(ready ? 'ready\n' : 'not ready\n', {
      status: ready ? 200 : 503,
      headers: uncachedHeaders,
    })
  })
  app.get('/', (context) => answerRoot(context.req.header('accept-language')))
  addFileRoutes(app, { fileLimited, indexNowKey, hasAssistants })
  app.post('/seen/', (context) => answerView(context.req.raw))

  for (const path of ['/platform-events/:platform', '/platform-events/:platform/'] as const)
    app.post(path, (context) => answerPush(context.req.raw, context.req.param('platform'), pushes))
  // As channels were set up before an address named its platform.
  app.post('/platform/changes/', (context) => answerPush(context.req.raw, null, pushes))

  if (hasAssistants) addAssistantRoutes(app, { fileLimited })
  addDataRoutes(app, { fileLimited })
  addPageRoutes(app, { answeredLimited })
  addPortalRoutes(app, { answered, session })
  app.post('/:locale/consent/', (context) => answerConsent(context.req.raw, context.req.param('locale')))

  addLinkRoutes(app, { answeredLimited })
  routeLogin(app, answered)
  routeMyData(app, answered)

  app.get('*', async (context) => {
    const answer = await answeredLimited(context, () =>
      answerScreen(context.req.raw, {
        preview,
        onScreen: (kind) => context.set('screenKind', kind),
      }),
    )
    // Only visitors' own, not what an editor looks at beforehand.
    if (context.get('screenKind') === 'not-found' && !preview && context.req.method === 'GET')
      noteMissing(context.req.raw)
    return answer
  })
  return app
}

function formOnItsWay({ req }: Context): LeadKind | undefined {
  const form = req.method === 'POST' ? /^\/[a-z]{2}\/forms\/([a-z-]+)\/$/.exec(req.path)?.[1] : undefined
  return isLeadKind(form) ? form : undefined
}

function kindOf(context: Context): string {
  return context.get('screenKind') ?? routeKind(routePath(context))
}

function observe(context: Context, { isRefused, seconds }: { isRefused: boolean; seconds: number }): void {
  if (!answeredRequests.hasSubscribers && !log.isLevelEnabled('debug')) return
  const { method } = context.req
  const { status } = context.res
  const kind = isRefused ? 'refused' : kindOf(context)
  answeredRequests.publish({ kind, method, status, seconds } satisfies AnsweredRequest)
  log.debug({ requestId: context.get('requestId'), kind, method, status, seconds }, 'answered')
}
