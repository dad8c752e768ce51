import type { Context, Hono } from 'hono'

import type { Language } from '@/domain/language'
import { linkPath } from '@/domain/lead/link-path'
import type { LinkPurpose } from '@/domain/lead/link-purpose'

import { answerDigest } from '../answers/owner/portal-digest-answer'
import { answerAppointment } from '../answers/private/appointment-answer'
import { answerDemand } from '../answers/private/demand-answer'
import { answerDocument } from '../answers/private/documents-answer'
import {
  answerKeptList,
  answerSharedList,
  keptListActions,
  sharedListActions,
} from '../answers/private/kept-list-answer'
import { answerConfirm, answerStop } from '../answers/private/newsletter-answer'
import { showPage, type SignedLink } from '../answers/private/private-answer'
import { withReads } from '../data/per-request'
import type { Answer } from '../page'
import { portalDigestScreen } from '../screens/owner/portal-digest-screen'
import { appointmentScreen } from '../screens/private/appointment-screen'
import { demandScreen } from '../screens/private/demand-screen'
import { documentsScreen } from '../screens/private/documents-screen'
import { keptListScreen, sharedListScreen } from '../screens/private/kept-list-screen'
import { confirmNewsletterScreen, stopNewsletterScreen } from '../screens/private/newsletter-screen'
import type { LinkAsked } from '../screens/private/private-screen'
import { requestScreen } from '../screens/private/request-screen'
import { type Answered, queryOf } from './answered'

/** Pages behind the signed links of mails, and what lies below them. */
export function addLinkRoutes(app: Hono, { answeredLimited }: { answeredLimited: Answered }): void {
  const link = linksOf(app, answeredLimited)
  link('request', requestScreen, {})
  app.get('/:locale{[a-z][a-z]}/request/:token/calendar/', (context) =>
    withReads(async () =>
      (await import('../answers/private/calendar-answer')).answerCalendar(context.req.param()),
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
  link('kept-list', keptListScreen, actionsOf(keptListActions, answerKeptList))
  link('shared-list', sharedListScreen, actionsOf(sharedListActions, answerSharedList))
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
}

type PostedLink = (request: Request, link: { locale: string; token: string }) => Promise<Response>

/** Each of these buttons, told which it is. */
function actionsOf<Action extends string>(
  actions: readonly Action[],
  answer: (request: Request, link: SignedLink, action: Action) => Promise<Response>,
): Record<string, PostedLink> {
  return Object.fromEntries(
    actions.map((action): [string, PostedLink] => [
      action,
      (request, signed) => answer(request, signed, action),
    ]),
  )
}

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
