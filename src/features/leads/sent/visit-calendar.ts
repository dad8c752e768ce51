import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'

import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { Appointment } from '../appointments/appointment-row'

interface CalendarNeeds {
  appointment: Appointment
  /** "Huis te koop in Gent" */
  home: string
  place: string
  siteUrl: string
  locale: Locale
  now: Date
}

/** A booked visit as a file for any calendar; under the number that the mail about it has, so that it stands there once. */
export function visitCalendar({ appointment, home, place, siteUrl, locale, now }: CalendarNeeds): string {
  const calendar = ical({
    prodId: { company: 'Gevel', product: 'website', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  const event = calendar.createEvent({
    id: `${appointment.id}@${new URL(siteUrl).hostname}`,
    sequence: appointment.sequence,
    stamp: now,
    start: appointment.startsAt,
    end: appointment.endsAt,
    summary: translator(locale)('mail.appointment_event', { home }),
    location: place,
  })
  event.createAlarm({ type: ICalAlarmType.display, triggerBefore: 3600 })
  return calendar.toString()
}
