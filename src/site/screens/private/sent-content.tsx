import { formOf } from '@/domain/lead/form/forms'
import type { Lead } from '@/domain/lead/lead'
import type { LeadKind } from '@/domain/lead/lead-kind'
import { openDayOf } from '@/domain/listing/facts/open-days'
import { linkPath, requestCalendarPath } from '@/domain/lead/link-path'
import type { Appointment } from '@/features/leads/appointments/appointment-row'
import { momentText } from '@/features/leads/appointments/moment-text'
import { visitPlace } from '@/features/leads/appointments/visit-place'
import { wordsIn } from '@/features/leads/form/form-words'
import { leadLines } from '@/features/leads/inbox/lead-lines'
import { SentPage } from '@/features/leads/sent/sent-page'
import { requestSteps } from '@/features/leads/status/request-steps'
import { SimilarHomes } from '@/features/listings/similar/similar-homes'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { listingPath } from '@/i18n/paths/listing-paths'
import { behaviour } from '@/ui/island/behaviour'

import { getContact, getSimilar } from '../../data/homes/listing-page'
import { getListing, pictureHosts } from '../../data/homes/listings'
import type { getRequest } from '../../data/requests'
import { getSite } from '../../data/site'
import { Thanks } from '../thanks'
import { besideOf } from './private-beside'
import { homeTitle } from './private-screen'

export type SentRequest = NonNullable<Awaited<ReturnType<typeof getRequest>>>

interface SentNeeds {
  locale: Locale
  token: string
}

/** Thanks for what was just sent, on the page of the request itself. */
export async function sentContent(sent: SentRequest, { locale, token }: SentNeeds) {
  const { lead, progress, appointment } = sent
  const [home, beside, { settings }] = await Promise.all([
    lead.listingId === null ? null : getListing(lead.listingId, locale),
    besideOf(lead, locale),
    getSite(locale),
  ])
  const similar = home ? await getSimilar(home, locale, 3) : []
  return (
    <div {...behaviour('count-view', { form: lead.kind, step: 'sent' })}>
      <SentPage
        locale={locale}
        intro={thanksFor(lead.kind, locale)}
        facts={await factsOf(lead, appointment, locale)}
        typed={typedOf(lead, locale)}
        calendarHref={appointment?.state === 'booked' ? requestCalendarPath(locale, token) : null}
        requestHref={linkPath(locale, 'request', token)}
        homeHref={home && listingPath(locale, home)}
        steps={requestSteps(progress, { locale, now: new Date() })}
        beside={beside}
        similar={<SimilarHomes {...{ locale, settings }} cards={similar} hosts={pictureHosts} isWide />}
      />
    </div>
  )
}

/** For a robot, whose request nobody has: it reads the same words. */
export function thanksForNothing(kind: LeadKind, locale: Locale) {
  return <Thanks locale={locale} intro={thanksFor(kind, locale)} />
}

const thanksFor = (kind: LeadKind, locale: Locale) => wordsIn(locale)(formOf(kind).thanks)

async function factsOf(lead: Lead, appointment: Appointment | null, locale: Locale) {
  const t = translator(locale)
  const home = lead.listingId === null ? null : await getListing(lead.listingId, locale)
  const agent = await getContact(home?.agent ?? null, locale)
  const title = await homeTitle(lead.listingId, locale)
  const { openDay } = lead.answers
  const day = typeof openDay === 'string' ? openDayOf(openDay) : null
  return [
    { label: t('request.subject'), value: t(`lead_kind.${lead.kind}`) },
    ...(title ? [{ label: t('appointment.home'), value: title }] : []),
    ...(appointment
      ? [
          { label: t('appointment.when'), value: momentText(appointment, locale) },
          { label: t('mail.appointment_where'), value: await placeOf(appointment, locale) },
        ]
      : []),
    ...(day ? [{ label: t('open_day.title_one'), value: momentText(day, locale) }] : []),
    ...(agent ? [{ label: t('mail.appointment_with'), value: agent.name }] : []),
  ]
}

const repeated = ['firstName', 'lastName', 'email', 'phone', 'contactBy', 'timeSlot', 'message', 'comment']

/** To see a mistyped number in time. What somebody earns is not repeated: a link is passed on easily. */
function typedOf({ kind, answers }: Lead, locale: Locale) {
  const shown = Object.entries(answers).filter(([name]) => repeated.includes(name))
  return leadLines({ kind, answers: Object.fromEntries(shown) }, locale)
}

export async function placeOf({ listingId }: Appointment, locale: Locale): Promise<string> {
  const [home, { agency }] = await Promise.all([getListing(listingId, locale), getSite(locale)])
  const { text, isExact } = visitPlace(home, { agency, locale })
  return isExact ? text : translator(locale)('mail.address_follows', { place: text })
}
