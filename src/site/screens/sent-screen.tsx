import type { Lead } from '@/domain/lead/lead'
import type { Appointment } from '@/features/leads/appointments/appointment-row'
import { momentText } from '@/features/leads/appointments/moment-text'
import { visitPlace } from '@/features/leads/appointments/visit-place'
import { SentPage } from '@/features/leads/sent/sent-page'
import { sentTokenIn } from '@/features/leads/sent/sent-cookie'
import { requestSteps } from '@/features/leads/status/request-steps'
import { SimilarHomes } from '@/features/listings/similar/similar-homes'
import { privateHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { listingPath } from '@/i18n/paths/listing-paths'

import { getContact, getSimilar } from '../data/homes/listing-page'
import { getListing, pictureHosts } from '../data/homes/listings'
import { readLink } from '../data/links'
import { getRequest, requestHref } from '../data/requests'
import { getSite, siteUrl } from '../data/site'
import { homeTitle } from './private/private-screen'
import { besideOf } from './private/private-beside'

export type SentRequest = NonNullable<Awaited<ReturnType<typeof getRequest>>>

/** What the browser that asks sent last, when that was this form; `null` for everybody else. */
export async function sentBy(request: Request, kind: string | null): Promise<SentRequest | null> {
  const token = sentTokenIn(request.headers.get('cookie'))
  const reading = token && readLink('request', token, new Date())
  if (!reading || reading.state !== 'valid') return null
  const sent = await getRequest(reading.id)
  return sent?.lead.kind === kind ? sent : null
}

/** Where the page's own links lead: to the request's own page, or to a file for a calendar. */
export async function openSent(
  sent: SentRequest,
  what: string | null,
  locale: Locale,
): Promise<Response | null> {
  const { lead, appointment } = sent
  if (what === 'request')
    return new Response(null, {
      status: 303,
      headers: { ...privateHeaders, Location: requestHref(locale, lead) },
    })
  if (what !== 'calendar' || !appointment) return null
  const [home, place] = await Promise.all([
    homeTitle(appointment.listingId, locale),
    placeOf(appointment, locale),
  ])
  const { visitCalendar } = await import('@/features/leads/sent/visit-calendar')
  const now = new Date()
  return new Response(visitCalendar({ appointment, home: home ?? '', place, siteUrl, locale, now }), {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="visit.ics"',
    },
  })
}

interface SentContent {
  locale: Locale
  intro: string
  /** The page's own address. */
  path: string
}

export async function sentContent(sent: SentRequest, { locale, intro, path }: SentContent) {
  const { lead, progress, appointment } = sent
  const [home, beside, { settings }] = await Promise.all([
    lead.listingId === null ? null : getListing(lead.listingId, locale),
    besideOf(lead, locale),
    getSite(locale),
  ])
  const similar = home ? await getSimilar(home, locale) : []
  const own = (what: string) => `${path}?form=${lead.kind}&open=${what}`
  return (
    <SentPage
      locale={locale}
      intro={intro}
      facts={await factsOf(lead, appointment, locale)}
      calendarHref={appointment?.state === 'booked' ? own('calendar') : null}
      requestHref={own('request')}
      homeHref={home && listingPath(locale, home)}
      steps={requestSteps(progress, { locale, now: new Date() })}
      beside={beside}
      similar={<SimilarHomes locale={locale} cards={similar} hosts={pictureHosts} settings={settings} />}
    />
  )
}

async function factsOf(lead: Lead, appointment: Appointment | null, locale: Locale) {
  const t = translator(locale)
  const home = lead.listingId === null ? null : await getListing(lead.listingId, locale)
  const agent = await getContact(home?.agent ?? null, locale)
  const title = await homeTitle(lead.listingId, locale)
  return [
    { label: t('request.subject'), value: t(`lead_kind.${lead.kind}`) },
    ...(title ? [{ label: t('appointment.home'), value: title }] : []),
    ...(appointment
      ? [
          { label: t('appointment.when'), value: momentText(appointment, locale) },
          { label: t('mail.appointment_where'), value: await placeOf(appointment, locale) },
        ]
      : []),
    ...(agent ? [{ label: t('mail.appointment_with'), value: agent.name }] : []),
  ]
}

async function placeOf({ listingId }: Appointment, locale: Locale): Promise<string> {
  const [home, { agency }] = await Promise.all([getListing(listingId, locale), getSite(locale)])
  const { text, isExact } = visitPlace(home, { agency, locale })
  return isExact ? text : translator(locale)('mail.address_follows', { place: text })
}
