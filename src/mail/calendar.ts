import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

import type { MailCalendar } from './mail-content'

export interface CalendarEvent {
  /** The same for every mail about one appointment, so that a calendar changes it instead of adding another. */
  uid: string
  /** Goes up with every change. */
  sequence: number
  startsAt: Date
  endsAt: Date
  summary: string
  location: string
  description: string
  organizer: { name: string; email: string }
  attendee: { name: string; email: string }
  isCancelled: boolean
  /** When the mail is made. */
  now: Date
}

/** An appointment as a file for every calendar; moments stand in world time, so no rule of summer time is needed. */
export function calendarFile(event: CalendarEvent): MailCalendar {
  const { isCancelled } = event
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({ prodId: { company: 'Gevel', product: 'website', language: 'EN' }, method })
  const made = calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: event.now,
    start: event.startsAt,
    end: event.endsAt,
    summary: event.summary,
    location: event.location,
    description: event.description,
    organizer: event.organizer,
    attendees: [{ ...event.attendee, rsvp: false }],
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  if (!isCancelled) made.createAlarm({ type: ICalAlarmType.display, triggerBefore: 3600 })
  return {
    method: isCancelled ? 'CANCEL' : 'REQUEST',
    filename: 'appointment.ics',
    content: calendar.toString(),
  }
}
