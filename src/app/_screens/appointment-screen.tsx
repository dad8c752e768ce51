import { z } from 'zod'

import { getListing } from '@/app/_data/listings'
import { getAppointment } from '@/app/_data/requests'
import { getSite } from '@/app/_data/site'
import { AppointmentPage } from '@/features/leads/appointments/appointment-page'
import { visitPlace } from '@/features/leads/appointments/visit-place'
import type { Locale } from '@/i18n/locales'

import { besideOf } from './private-beside'
import { type OpenLink, type PrivateProps, PrivateScreen } from './private-screen'

const noticeSchema = z.enum(['moved', 'taken', 'full', 'closed'])

export function AppointmentScreen(props: PrivateProps) {
  return <PrivateScreen {...props} purpose="appointment" draw={drawAppointment} />
}

async function drawAppointment({ locale, token, id, query }: OpenLink) {
  const found = await getAppointment(id)
  if (!found) return null
  const { appointment, lead, slots } = found
  return (
    <AppointmentPage
      locale={locale}
      token={token}
      appointment={appointment}
      slots={slots}
      name={[lead.firstName, lead.lastName].filter(Boolean).join(' ')}
      place={await placeOf(appointment.listingId, locale)}
      beside={await besideOf(appointment.listingId, locale)}
      notice={noticeSchema.safeParse(query.get('news')).data ?? null}
      isPast={appointment.startsAt <= new Date()}
    />
  )
}

async function placeOf(listingId: number, locale: Locale) {
  const [home, { agency, settings }] = await Promise.all([getListing(listingId, locale), getSite(locale)])
  return visitPlace(home, { agency, hideCity: settings.hideCity })
}
