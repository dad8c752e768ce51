import { z } from 'zod'

import { getListing } from '@/site/data/homes/listings'
import { getAppointment } from '@/site/data/requests'
import { getSite } from '@/site/data/site'
import { AppointmentPage } from '@/features/leads/appointments/appointment-page'
import { visitPlace } from '@/features/leads/appointments/visit-place'
import type { Locale } from '@/i18n/locales'

import { besideOf } from './private-beside'
import { type OpenLink, type PrivateContent, privateScreen } from './private-screen'

const noticeSchema = z.enum(['moved', 'taken', 'full', 'closed', 'limited'])

export const appointmentScreen = privateScreen({
  purpose: 'appointment',
  title: 'appointment.title',
  read: readAppointment,
})

async function readAppointment({ locale, token, id, query }: OpenLink): Promise<PrivateContent | null> {
  const found = await getAppointment(id)
  if (!found) return null
  const { appointment, lead, slots } = found
  const content = (
    <AppointmentPage
      locale={locale}
      token={token}
      appointment={appointment}
      slots={slots}
      name={[lead.firstName, lead.lastName].filter(Boolean).join(' ')}
      place={await placeOf(appointment.listingId, locale)}
      beside={await besideOf(appointment, locale)}
      notice={noticeSchema.safeParse(query.get('news')).data ?? null}
      isPast={appointment.startsAt <= new Date()}
    />
  )
  return { content }
}

async function placeOf(listingId: number, locale: Locale) {
  const [home, { agency }] = await Promise.all([getListing(listingId, locale), getSite(locale)])
  return visitPlace(home, { agency, locale })
}
