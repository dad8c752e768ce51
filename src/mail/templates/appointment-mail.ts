import { labelled } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { automaticHeaders } from '../automatic-headers'
import { calendarFile } from '../calendar'
import { greeting, nameOf, type Named } from '../greeting'
import type { MailAgent, MailBlock, MailDraft, MailHome, MailSender } from '../mail-content'
import { dayWords, momentWords } from '../moment-words'

export type AppointmentNews = 'confirmed' | 'changed' | 'reminder' | 'cancelled'

export interface Appointment {
  /** Of the lead that asked for it. */
  id: string
  startsAt: Date
  endsAt: Date
  /** Goes up with every change. */
  sequence: number
}

export interface AppointmentNeeds {
  locale: Locale
  news: AppointmentNews
  appointment: Appointment
  person: Named & { email: string }
  home: MailHome | null
  agent: MailAgent | null
  /** The published address, or the town alone when it is not published. */
  place: { text: string; isExact: boolean }
  changeHref: string
  cancelHref: string
  statusHref: string | null
  /** Homes like it, with the first news. */
  similar?: MailBlock | null
  sender: MailSender
  now: Date
}

const subjectKeys = {
  confirmed: 'mail.subject_appointment',
  changed: 'mail.subject_appointment_changed',
  reminder: 'mail.subject_appointment_reminder',
  cancelled: 'mail.subject_appointment_cancelled',
} as const

export function appointmentMail(needs: AppointmentNeeds): MailDraft {
  const { locale, news, appointment, person, home, agent, place, similar } = needs
  const t = translator(locale)
  const { startsAt, endsAt } = appointment
  const subject = t(subjectKeys[news], { date: dayWords(startsAt, locale) })
  const where = place.isExact ? place.text : t('mail.address_follows', { place: place.text })
  const lines = [
    { label: t('mail.appointment_when'), value: momentWords({ from: startsAt, to: endsAt }, locale) },
    { label: t('mail.appointment_where'), value: where },
    ...(agent ? [{ label: t('mail.appointment_with'), value: agent.name }] : []),
  ]
  return {
    locale,
    subject,
    title: subject,
    blocks: [
      greeting(t, person),
      { kind: 'text', text: t(`mail.appointment_${news}`) },
      { kind: 'ledger', lines },
      ...(news === 'cancelled' ? [] : actions(needs)),
      ...(home ? [{ kind: 'home' as const, home }] : []),
      ...(agent ? [{ kind: 'agent' as const, title: t('mail.agent_title'), agent }] : []),
      ...(similar ? [similar] : []),
    ],
    reason: `${t('mail.request_reason')} ${t('mail.ignore_notice')}`,
    headers: automaticHeaders,
    calendar: calendarOf(needs, where),
  }
}

function actions({ locale, changeHref, cancelHref, statusHref }: AppointmentNeeds): MailBlock[] {
  const t = translator(locale)
  return [
    { kind: 'button', link: { label: t('mail.button_change'), href: changeHref } },
    {
      kind: 'links',
      links: [
        { label: t('mail.button_cancel'), href: cancelHref },
        ...(statusHref ? [{ label: t('mail.button_status'), href: statusHref }] : []),
      ],
    },
  ]
}

function calendarOf(needs: AppointmentNeeds, where: string) {
  const { locale, news, appointment, person, home, sender, changeHref, now } = needs
  const t = translator(locale)
  const { agency, siteUrl } = sender
  return calendarFile({
    uid: `${appointment.id}@${new URL(siteUrl).hostname}`,
    sequence: appointment.sequence,
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    summary: home
      ? t('mail.appointment_event', { home: home.title })
      : t('mail.appointment_event_plain', { agency: agency.name }),
    location: where,
    description: [home?.href, labelled(t('mail.button_change'), changeHref, locale)]
      .filter(Boolean)
      .join('\n'),
    organizer: { name: agency.name, email: agency.email },
    attendee: { name: nameOf(person) || person.email, email: person.email },
    isCancelled: news === 'cancelled',
    now,
  })
}
