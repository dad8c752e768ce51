import { visitCalendar } from '@/features/leads/sent/visit-calendar'
import { privateHeaders } from '@/http-cache/cache-headers'
import { isLocale } from '@/i18n/locales'
import { readLink } from '@/site/data/links'
import { getRequest } from '@/site/data/requests'
import { siteUrl } from '@/site/data/site'
import { homeTitle } from '@/site/screens/private/private-screen'
import { placeOf } from '@/site/screens/private/sent-content'

import { backTo, refuse, type SignedLink } from './private-answer'

/** The visit that a request booked, as a file; the page says why when there is none. */
export async function answerCalendar({ locale, token }: SignedLink): Promise<Response> {
  if (!isLocale(locale)) return refuse(404)
  const now = new Date()
  const reading = readLink('request', token, now)
  if (reading.state === 'invalid') return refuse(404)
  const appointment = reading.state === 'valid' ? (await getRequest(reading.id))?.appointment : null
  if (appointment?.state !== 'booked') return backTo(locale, 'request', token)
  const [home, place] = await Promise.all([
    homeTitle(appointment.listingId, locale),
    placeOf(appointment, locale),
  ])
  return new Response(visitCalendar({ appointment, home: home ?? '', place, siteUrl, locale, now }), {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="visit.ics"',
    },
  })
}
