import type { Lead } from '@/domain/lead/lead'
import type { MailAgent, MailDraft } from '@/mail/mail-content'
import { appointmentMail, type AppointmentNews } from '@/mail/templates/appointment-mail'

import { type Appointment, findAppointment } from '../appointments/appointment-row'
import { visitPlace } from '../appointments/visit-place'
import type { FoundHome } from './mail-home'
import type { MailServices } from './mail-services'
import { similarBlock } from './similar-block'

interface NewsNeeds {
  lead: Lead & { email: string }
  found: FoundHome | null
  agent: MailAgent
}

/** Booked, moved or cancelled: a change is a lead of its own that names the first one. `null` when nothing is booked. */
export async function appointmentNews(services: MailServices, needs: NewsNeeds): Promise<MailDraft | null> {
  const { answers, id } = needs.lead
  const first = typeof answers.changeOf === 'string' ? answers.changeOf : id
  const stored = await findAppointment(services.db, first)
  if (!stored) return null
  const news =
    answers.change === 'cancelled' ? 'cancelled' : answers.change === 'moved' ? 'changed' : 'confirmed'
  return aboutAppointment(services, { ...needs, news, appointment: asOfLead(needs.lead, stored) })
}

/** A change may have come after this lead: its own moment, under a number below that of the change. */
function asOfLead({ id, answers }: Lead, stored: Appointment): Appointment {
  const { change, slotStartsAt, slotEndsAt } = answers
  if (change === undefined && stored.sequence === 0) return stored
  if (change === 'cancelled' || stored.holderId === id) return stored
  if (typeof slotStartsAt !== 'string' || typeof slotEndsAt !== 'string') return stored
  const sequence = change === undefined ? 0 : Math.max(1, stored.sequence - 1)
  return { ...stored, startsAt: new Date(slotStartsAt), endsAt: new Date(slotEndsAt), sequence }
}

export async function aboutAppointment(
  services: MailServices,
  { lead, found, agent, news, appointment }: NewsNeeds & { news: AppointmentNews; appointment: Appointment },
): Promise<MailDraft> {
  const { links } = services
  const site = await services.readSite(lead.language)
  const manage = links.appointment(lead, appointment)
  return appointmentMail({
    locale: lead.language,
    news,
    appointment,
    person: lead,
    home: found?.home ?? null,
    agent,
    place: visitPlace(found?.listing ?? null, { agency: site.agency, locale: lead.language }),
    changeHref: `${manage}#change`,
    cancelHref: `${manage}#cancel`,
    statusHref: links.request({ ...lead, id: appointment.id }),
    similar: news === 'confirmed' ? await similarBlock(services, { found, locale: lead.language }) : null,
    sender: site,
    now: services.now(),
  })
}
