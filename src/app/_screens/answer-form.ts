import { getFormOptions, formSecret, sendForm } from '@/app/_data/forms'
import { siteUrl } from '@/app/_data/site'
import { brusselsDay } from '@/domain/lead/brussels-day'
import { canSendAbout } from '@/domain/lead/form-subject'
import { formOf } from '@/domain/lead/forms'
import { isLeadKind, type LeadKind } from '@/domain/lead/lead-kind'
import { env } from '@/env'
import { isOwnPost, senderAddress } from '@/features/leads/form-guard-origin'
import { cameFrom } from '@/features/leads/form/came-from'
import { wordsIn } from '@/features/leads/form/form-words'
import { receiveForm, tooLarge } from '@/features/leads/form/receive-form'
import { notSentText } from '@/features/leads/form/returned-form'
import { formPath, thanksPath } from '@/i18n/form-paths'
import { isLocale, type Locale } from '@/i18n/locales'

import { type FormRequest, formRequest, regionIn } from './form-request'
import { type KeptForm, forgetReturned, keepReturned, returnedHeader } from './form-returned'
import { takeTurns } from './in-turn'
import { formDataIn } from './posted-form'

const privately = { 'Cache-Control': 'private, no-store' }

/** Somewhat more than there are connections to the database; the others wait for some seconds at most. */
const inTurn = takeTurns({ atOnce: 16, longestLine: 200 })

/** What is sent from any form: thanks, the next step, or the form again with what is wrong. */
export async function answerForm(request: Request, locale: string, form: string): Promise<Response> {
  if (!isOwnPost(request.headers, siteUrl)) return nothing(403)
  if (!isLocale(locale) || !isLeadKind(form)) return nothing(404)
  // Before his turn: whoever sends slowly keeps nobody waiting.
  const posted = await formDataIn(request, form)
  const answer = await inTurn(async () => {
    const asked = await formRequest(locale, form, new URL(request.url).searchParams)
    return asked ? answerPosted(request, asked, posted) : nothing(404)
  })
  return answer ?? tooBusy(locale, form)
}

async function answerPosted(
  request: Request,
  asked: FormRequest,
  posted: FormData | null,
): Promise<Response> {
  const { kind, about } = asked
  const now = new Date()
  const ownPath = formPath(asked.locale, kind, about)
  // It went while the form stood open: the page says so, and what can be done instead.
  if (asked.home && !canSendAbout(kind, asked.home)) return seeOther(ownPath)
  if (!posted) return drawAgain(ownPath, { form: tooLarge(kind, { now, secret: formSecret }), status: 422 })
  const from = posted.get('from')
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
          from: typeof from === 'string' ? from : '',
          referer: request.headers.get('referer') ?? '',
          ownPath: `/${asked.locale}/forms/${kind}/`,
        },
        [new URL(siteUrl).host, request.headers.get('host')],
      ),
      sender: senderAddress(request.headers, env.OWN_PROXIES),
    },
    { now, secret: formSecret, send: sendForm },
  )
  if (received.state === 'sent') return thanks(asked)
  return drawAgain(ownPath, { form: received.form, status: received.state === 'refused' ? 422 : 200 })
}

const nothing = (status: number) => new Response(null, { status, headers: privately })

/** The browser of who has scripts shows the same words in the form, with all that he typed. */
function tooBusy(locale: Locale, kind: LeadKind): Response {
  const headers = { ...privately, 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '10' }
  return new Response(wordsIn(locale)(notSentText(kind)), { status: 503, headers })
}

const seeOther = (Location: string) =>
  new Response(null, { status: 303, headers: { ...privately, Location } })

function thanks({ locale, kind }: FormRequest): Response {
  return seeOther(thanksPath(locale, formOf(kind).feedback, kind))
}

/** Only a page can draw a page: this process asks itself for it, and hands it on. */
async function drawAgain(path: string, kept: KeptForm): Promise<Response> {
  const name = keepReturned(kept)
  const page = await fetch(`http://127.0.0.1:${env.PORT}${path}`, {
    headers: { [returnedHeader]: name },
    cache: 'no-store',
    redirect: 'error',
  }).finally(() => forgetReturned(name))
  const headers = new Headers(privately)
  for (const name of [
    'content-type',
    'content-security-policy',
    'referrer-policy',
    'x-content-type-options',
  ]) {
    const value = page.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(page.body, { status: page.ok ? kept.status : page.status, headers })
}
