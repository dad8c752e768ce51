import { randomUUID } from 'node:crypto'

import { brusselsDay } from '@/domain/brussels-day'
import { canSendAbout } from '@/domain/lead/form/form-subject'
import { formOf } from '@/domain/lead/form/forms'
import { isLeadKind, type LeadKind } from '@/domain/lead/lead-kind'
import { sentPath } from '@/domain/lead/link-path'
import { linkUntil } from '@/domain/lead/link-purpose'
import { env } from '@/env'
import { isOwnPost, senderAddress } from '@/features/leads/guard/form-guard-origin'
import { cameFrom } from '@/features/leads/form/came-from'
import { wordsIn } from '@/features/leads/form/form-words'
import { receiveForm, tooLarge } from '@/features/leads/form/receive-form'
import { notSentText } from '@/features/leads/form/returned-form'
import { privateHeaders } from '@/http-cache/cache-headers'
import { formPath, thanksPath } from '@/i18n/paths/form-paths'
import { isLocale, type Locale } from '@/i18n/locales'

import { signLink } from '../data/links'
import { formSecret, getFormOptions, getFormSaver } from '../data/forms'
import { siteUrl } from '../data/site'
import type { Answer } from '../page'
import { type FormRequest, formRequest, regionIn } from '../screens/form-request'
import { formScreen } from '../screens/form-screen'
import { limitConcurrency } from '@/domain/concurrency-limit'
import { formDataIn } from './posted-form'

/** Somewhat more than there are connections to the database; the others wait for some seconds at most. */
const limited = limitConcurrency({ atOnce: 16, longestLine: 200 })

/** What is sent from any form: thanks, the next step, or the form again with what is wrong. */
export async function answerForm(request: Request, locale: string, form: string): Promise<Answer> {
  if (!isOwnPost(request.headers, siteUrl)) return nothing(403)
  if (!isLocale(locale) || !isLeadKind(form)) return nothing(404)
  // Before its turn: whoever sends slowly keeps nobody waiting.
  const posted = await formDataIn(request, form)
  const answer = await limited(async () => {
    const asked = await formRequest(locale, form, new URL(request.url).searchParams)
    return asked ? answerPosted(request, asked, posted) : nothing(404)
  })
  return answer ?? tooBusy(locale, form)
}

async function answerPosted(request: Request, asked: FormRequest, posted: FormData | null): Promise<Answer> {
  const { kind, about } = asked
  const now = new Date()
  // It went while the form stood open: the page says so, and what can be done instead.
  if (asked.home && !canSendAbout(kind, asked.home)) return seeOther(formPath(asked.locale, kind, about))
  if (!posted) return formScreen(asked, { form: tooLarge(kind, { now, secret: formSecret }), status: 422 })
  const text = (name: string) => {
    const value = posted.get(name)
    return typeof value === 'string' ? value : ''
  }
  const received = await receiveForm(
    {
      kind,
      locale: asked.locale,
      posted,
      about,
      region: regionIn(asked),
      today: brusselsDay(now),
      options: await getFormOptions(kind, asked.locale, about.home),
      from: cameFrom(
        {
          from: text('from'),
          arrival: text('arrival'),
          referer: request.headers.get('referer') ?? '',
          ownPath: `/${asked.locale}/forms/${kind}/`,
        },
        [new URL(siteUrl).host, request.headers.get('host')],
      ),
      sender: senderAddress(request.headers, env.OWN_PROXIES),
    },
    { now, secret: formSecret, send: getFormSaver() },
  )
  if (received.state === 'sent') return thanks(asked, received.leadId ?? randomUUID())
  return formScreen(asked, { form: received.form, status: received.state === 'refused' ? 422 : 200 })
}

const nothing = (status: number) => new Response(null, { status, headers: privateHeaders })

/** The browser of who has scripts shows the same words in the form, with all that was typed. */
function tooBusy(locale: Locale, kind: LeadKind): Response {
  const headers = { ...privateHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '10' }
  return new Response(wordsIn(locale)(notSentText(kind)), { status: 503, headers })
}

const seeOther = (Location: string) =>
  new Response(null, { status: 303, headers: { ...privateHeaders, Location } })

/** Whoever signs up for letters, for the homes of a list, or keeps favourites, is known only once they confirm it. */
const unknownKinds: readonly LeadKind[] = ['newsletter', 'list-demand', 'favourites']

/** The page of what was sent. A robot, whose request nobody has, gets an answer that looks the same. */
function thanks({ locale, kind }: FormRequest, leadId: string): Response {
  if (unknownKinds.includes(kind)) return seeOther(thanksPath(locale, formOf(kind).feedback, kind))
  const expires = linkUntil('request', new Date())
  return seeOther(sentPath(locale, kind, signLink({ purpose: 'request', id: leadId, expires })))
}
