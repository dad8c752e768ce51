import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import pino from 'pino'

import { env } from '@/env'
import type { Language } from '@/domain/language'
import { subjectOf } from '@/domain/lead/form/form-subject'
import { linkPath } from '@/domain/lead/link-path'
import type { LinkPurpose } from '@/domain/lead/link-purpose'
import { uncachedHeaders } from '@/http-cache/cache-headers'
import { isLocale, type Locale } from '@/i18n/locales'
import { splitSearch } from '@/i18n/paths/known-parameters'
import { listPath } from '@/i18n/paths/listing-paths'

import { answerChallenge } from './answers/answer-challenge'
import { answerConsent } from './answers/answer-consent'
import { answerEnergyPicture } from './answers/answer-energy-picture'
import { answerCount, answerPlaces, answerRegionTree } from './answers/answer-filters'
import { answerFeed } from './answers/answer-feed'
import { answerForm } from './answers/answer-form'
import { answerFoundHomes } from './answers/answer-found-homes'
import { answerIndexNowKey } from './answers/answer-index-now-key'
import { answerKeptHomes } from './answers/answer-kept-homes'
import { answerMapData, answerMapPlaces } from './answers/answer-map'
import { answerPush } from './answers/answer-push'
import { answerQuickSearch } from './answers/answer-quick-search'
import { answerRobots } from './answers/answer-robots'
import { answerRoot } from './answers/answer-root'
import { answerSharePicture } from './answers/answer-share-picture'
import { answerSitemap, answerSitemapIndex } from './answers/answer-sitemap'
import { answerView } from './answers/answer-view'
import { answerVideoStill } from './answers/answer-video-still'
import { answerAppointment } from './answers/private/appointment-answer'
import { answerDemand } from './answers/private/demand-answer'
import { answerDocument } from './answers/private/documents-answer'
import { answerConfirm, answerStop } from './answers/private/newsletter-answer'
import { type ConcurrencyLimit, limitConcurrency } from '@/domain/concurrency-limit'
import { answerDigest } from './answers/owner/portal-digest-answer'
import { showPage } from './answers/private/private-answer'
import { withReads } from './data/per-request'
import type { PushSource } from './data/pushes'
import { isReady } from './data/readiness'
import { usedLocale } from './data/site'
import { answerAsset, answerBrand, answerIcon, answerRegions } from './files/answer-file'
import { answerMedia } from './files/answer-media'
import { routeLogin } from './login-routes'
import { routeMyData } from './my-data-routes'
import { answerFailure } from './failure-page'
import { type AnsweredRequest, answeredRequests } from './observed'
import type { Answer } from './page'
import { policyHeaders } from './policy'
import { addPortalRoutes, type SessionReader } from './portal-routes'
import { temporaryRedirect } from './redirect'
import { guardRequest } from './request-guard'
import { requestIdOf } from './request-id'
import { respond } from './respond'
import { routeKind } from './route-kind'
import { answerScreen, type Preview } from './answer-screen'
import { appointmentScreen } from './screens/private/appointment-screen'
import { demandScreen } from './screens/private/demand-screen'
import { documentsScreen } from './screens/private/documents-screen'
import { formRequest } from './screens/form-request'
import { formScreen } from './screens/form-screen'
import { mapScreen } from './screens/homes/map-screen'
import { confirmNewsletterScreen, stopNewsletterScreen } from './screens/private/newsletter-screen'
import { missingScreen, notFoundScreen } from './screens/not-found-screen'
import { portalDigestScreen } from './screens/owner/portal-digest-screen'
import type { LinkAsked } from './screens/private/private-screen'
import { answerSpeculationRules, speculationRulesPath } from './speculation-rules'
import { regionsScreen } from './screens/homes/regions-screen'
import { requestScreen } from './screens/private/request-screen'

export interface SiteOptions {
  /** Only the cms knows who is signed in, and what is not published yet. */
  preview?: Preview
  /** Who sends word of changed homes; the chosen platform, unless a test has another. */
  pushes?: PushSource
  /** Who is signed in to the portal. */
  session?: SessionReader
  /** How many pages are made at once, and how many may wait for it. */
  renders?: ConcurrencyLimit
  /** By which search engines know who tells them of our addresses; empty: nobody does. */
  indexNowKey?: string
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
  onError,
}: SiteOptions = {}): Hono {
  const app = new Hono()
  /** A site that starts on everything that comes in finishes nothing of it in time: the rest is told to come back. */
  const limited = limitConcurrency(renders)
  const answeredLimited: Answered = async (context, answer) =>
    (await limited(() => answered(context, answer))) ??
    answerFailure(context.req.raw, { status: 503, requestId: context.get('requestId') })
  /** The same for what scripts, readers of feeds and search engines ask for: they need no page. */
  const fileLimited = async (answer: () => Response | Promise<Response>) =>
    (await limited(async () => withReads(answer))) ??
    new Response(null, { status: 503, headers: { ...uncachedHeaders, 'Retry-After': '5' } })

  app.use(async (context, next) => {
    const { method, path, url } = context.req
    const startedAt = performance.now()
    context.set('requestId', requestIdOf(context.req.header('x-request-id')))
    const search = rawSearch(url)
    const { known, others } =
      method === 'POST' ? { known: search, others: '' } : splitSearch(rawPath(url), search)
    const refused = guardRequest(method, rawPath(url), known)
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
    return shown ?? answerFailure(context.req.raw, { status: 500, requestId })
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
  app.get('/icon.svg', answerIcon)
  app.get('/robots.txt', answerRobots)
  app.get(speculationRulesPath, answerSpeculationRules)
  if (indexNowKey) app.get(`/${indexNowKey}.txt`, () => answerIndexNowKey(indexNowKey))
  app.get('/sitemap.xml', () => fileLimited(answerSitemapIndex))
  app.get('/sitemaps/:file', (context) => fileLimited(() => answerSitemap(context.req.param('file'))))
  app.get('/assets/:file', (context) => answerAsset(context.req.param('file')))
  app.get('/brand/:file', (context) => answerBrand(context.req.param('file')))
  app.get('/media/:file', (context) => answerMedia(context.req.param('file'), queryOf(context)))
  app.get('/images/epc/:region/:file', (context) => answerEnergyPicture(context.req.path.slice(1)))
  app.get('/images/youtube/:file', (context) => answerVideoStill(context.req.param('file')))
  app.get('/regions/:file', (context) => answerRegions(context.req.param('file')))
  app.post('/seen/', (context) => answerView(context.req.raw))

  for (const path of ['/platform-events/:platform', '/platform-events/:platform/'] as const)
    app.post(path, (context) => answerPush(context.req.raw, context.req.param('platform'), pushes))
  // As channels were set up before an address named its platform.
  app.post('/platform/changes/', (context) => answerPush(context.req.raw, null, pushes))

  const data = (
    path: string,
    answer: (locale: Locale, query: URLSearchParams) => Response | Promise<Response>,
  ) =>
    app.get(`/:locale{[a-z][a-z]}/${path}/`, (context) => {
      const locale = context.req.param('locale')
      if (!isLocale(locale)) return new Response(null, { status: 404 })
      return fileLimited(() => answer(locale, queryOf(context)))
    })
  data('count', answerCount)
  data('places', answerPlaces)
  data('region-tree', answerRegionTree)
  data('quick-search', answerQuickSearch)
  data('found-homes', answerFoundHomes)
  data('kept-homes', answerKeptHomes)
  data('map-data', answerMapData)
  data('map/places', answerMapPlaces)
  data('forms/challenge', answerChallenge)
  app.get('/:locale{[a-z][a-z]}/share-picture/:file', (context) => {
    const { locale, file } = context.req.param()
    const [, id] = /^([1-9]\d{0,9})\.jpg$/.exec(file) ?? []
    if (!isLocale(locale) || !id || Number(id) > 2_147_483_647) return new Response(null, { status: 404 })
    return withReads(() => answerSharePicture(locale, Number(id)))
  })

  app.get('/:locale{[a-z][a-z]}/rss.xml', (context) => {
    const locale = context.req.param('locale')
    if (!isLocale(locale)) return new Response(null, { status: 404 })
    return fileLimited(() => answerFeed(locale))
  })

  const page = (path: string, answer: (locale: Locale, context: Context) => Answer | Promise<Answer>) =>
    app.get(`/:locale{[a-z][a-z]}/${path}/`, (context) =>
      answeredLimited(context, async () => {
        const locale = await usedLocale(context.req.param('locale') ?? '')
        return locale ? answer(locale, context) : missingScreen()
      }),
    )
  page('map', mapScreen)
  page('regions', (locale, context) => regionsScreen(locale, queryOf(context)))
  if (env.GEVEL_STAGE === 'demo') {
    // Loaded when it is looked at: a real site does not have it.
    page('kit', async (locale) => (await import('./screens/kit/kit-screen')).kitScreen(locale))
    page('kit/mails', async (locale) =>
      (await import('./screens/kit/mail-samples-screen')).mailSamplesScreen(locale),
    )
  }
  page('forms/:form', async (locale, context) => {
    const asked = await formRequest(locale, context.req.param('form') ?? '', queryOf(context))
    // It has no page of its own: it stands under each list.
    if (asked && subjectOf(asked.kind) === 'list') return temporaryRedirect(listPath(locale, 'sale'), [])
    return asked ? formScreen(asked) : notFoundScreen(locale)
  })
  app.post('/:locale/forms/:form/', (context) => {
    const { locale, form } = context.req.param()
    // Its own turn comes once the whole form is there: who sends slowly keeps no page waiting.
    return answered(context, () => answerForm(context.req.raw, locale, form))
  })

  addPortalRoutes(app, { answered, session })
  app.post('/:locale/consent/', (context) => answerConsent(context.req.raw, context.req.param('locale')))

  const link = linksOf(app, answeredLimited)
  link('request', requestScreen, {})
  app.get('/:locale{[a-z][a-z]}/request/:token/calendar/', (context) =>
    withReads(async () =>
      (await import('./answers/private/calendar-answer')).answerCalendar(context.req.param()),
    ),
  )
  link('documents', documentsScreen, {})
  app.get('/:locale{[a-z][a-z]}/documents/:token/:document/', (context) => {
    const { document, ...signed } = context.req.param()
    return answerDocument(signed, document)
  })
  link('demand', demandScreen, {
    change: (request, signed) => answerDemand(request, signed, 'change'),
    confirm: (request, signed) => answerDemand(request, signed, 'confirm'),
    keep: (request, signed) => answerDemand(request, signed, 'keep'),
    stop: (request, signed) => answerDemand(request, signed, 'stop'),
  })
  link('appointment', appointmentScreen, {
    change: (request, signed) => answerAppointment(request, signed, 'change'),
    cancel: (request, signed) => answerAppointment(request, signed, 'cancel'),
  })
  link('newsletter-confirm', confirmNewsletterScreen, { confirm: answerConfirm })
  link('newsletter-stop', stopNewsletterScreen, { stop: answerStop })
  link('owner-digest', portalDigestScreen, {
    stop: (request, signed) => answerDigest(request, signed, 'stop'),
    keep: (request, signed) => answerDigest(request, signed, 'keep'),
  })

  routeLogin(app, answered)
  routeMyData(app, answered)

  app.get('*', (context) =>
    answeredLimited(context, () =>
      answerScreen(context.req.raw, {
        preview,
        onScreen: (kind) => context.set('screenKind', kind),
      }),
    ),
  )
  return app
}

type PostedLink = (request: Request, link: { locale: string; token: string }) => Promise<Response>

/** Adds a page behind a signed link, and what its buttons post to. */
function linksOf(app: Hono, answeredPage: Answered) {
  return (
    purpose: LinkPurpose,
    screen: (asked: LinkAsked) => Promise<Answer>,
    actions: Record<string, PostedLink>,
  ) => {
    const path = linkPath(':locale{[a-z][a-z]}' as Language, purpose, ':token{[^/]+}').replace(/\/$/, '')
    app.get(`${path}/`, (context) => {
      const { locale = '', token = '' } = context.req.param() as Record<string, string>
      return answeredPage(context, () => screen({ locale, token, query: queryOf(context) }))
    })
    for (const [action, act] of Object.entries(actions)) {
      const signed = (context: Context) => context.req.param() as { locale: string; token: string }
      app.get(`${path}/${action}/`, (context) => showPage(purpose, signed(context)))
      app.post(`${path}/${action}/`, (context) => act(context.req.raw, signed(context)))
    }
  }
}

type Answered = (context: Context, answer: () => Answer | Promise<Answer>) => Promise<Response>

function answered(context: Context, answer: () => Answer | Promise<Answer>): Promise<Response> {
  return withReads(async () => respond(await answer(), context.req.raw))
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

function queryOf(context: Context): URLSearchParams {
  return new URL(context.req.url).searchParams
}

/** As if it had been asked for without what no screen reads. */
function dropSearch(context: Context, known: string): void {
  const { raw, url } = context.req
  const { method, headers, signal } = raw
  context.req.raw = new Request(url.replace(/\?.*$/s, '') + known, { method, headers, signal })
}

/** What the page does not read may be for its scripts: a visitor who is led elsewhere on the site keeps it. */
function takeAlong({ status, headers }: Response, others: string): void {
  const to = headers.get('Location')
  if (!to || status < 300 || status > 399 || to.includes('#')) return
  if (new URL(to, env.SITE_URL).origin !== new URL(env.SITE_URL).origin) return
  headers.set('Location', to.includes('?') ? `${to}&${others.slice(1)}` : to + others)
}

/** With its question mark, as it was asked for. */
function rawSearch(url: string): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start).replace(/#.*$/s, '')
}

/** As it was asked for, its encoding included. */
function rawPath(url: string): string {
  const path = url.slice(url.indexOf('/', 8))
  const end = path.search(/[?#]/)
  return end === -1 ? path : path.slice(0, end)
}
