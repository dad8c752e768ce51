import { database } from '@/database/connection'
import { deliveryChannels } from '@/domain/lead/delivery'
import { linkPath } from '@/domain/lead/link-path'
import { appointmentLinkUntil, linkUntil } from '@/domain/lead/link-purpose'
import type { Posted } from '@/domain/lead/form/parse-form'
import { env } from '@/env'
import { findAppointment } from '@/features/leads/appointments/appointment-row'
import { cancelAppointment } from '@/features/leads/appointments/cancel-appointment'
import { listSlots } from '@/features/leads/appointments/list-slots'
import { moveAppointment } from '@/features/leads/appointments/move-appointment'
import { changeDemand } from '@/features/leads/demands/change-demand'
import { findDemand } from '@/features/leads/demands/demand-row'
import { keepDemand } from '@/features/leads/demands/keep-demand'
import { stopDemand } from '@/features/leads/demands/stop-demand'
import { findRequested } from '@/features/leads/documents/find-requested'
import { leadProgress } from '@/features/leads/inbox/lead-progress'
import { findLead } from '@/features/leads/lead-row'
import { readsOfLead } from '@/features/leads/own-lead'
import { confirmNewsletter } from '@/features/leads/newsletter/confirm-newsletter'
import { findNewsletter } from '@/features/leads/newsletter/find-newsletter'
import { stopNewsletter } from '@/features/leads/newsletter/stop-newsletter'
import type { Locale } from '@/i18n/locales'

import { signLink } from './links'
import { slotServices } from './homes/visit-slots'

const secret = env.LINK_SECRET

const services = () => ({
  ...slotServices(),
  db: database(),
  now: () => new Date(),
  channels: deliveryChannels,
  limits: [],
  secret,
})

/** What one person sent; only ever asked with the id out of a signed link. */
export async function getRequest(id: string) {
  const db = readsOfLead(database(), id)
  const [lead, progress, appointment] = await Promise.all([
    findLead(db, id),
    leadProgress(db, id),
    findAppointment(db, id),
  ])
  return lead && progress ? { lead, progress, appointment } : null
}

export async function getAppointment(id: string) {
  const db = readsOfLead(database(), id)
  const [appointment, lead] = await Promise.all([findAppointment(db, id), findLead(db, id)])
  if (!appointment || !lead) return null
  const isOpen = appointment.state === 'booked' && appointment.startsAt > new Date()
  const slots = isOpen ? await listSlots(slotServices(), appointment.listingId) : null
  return { appointment, lead, slots }
}

export const moveVisit = (id: string, slotId: string) => moveAppointment(services(), { id, slotId })
export const cancelVisit = (id: string) => cancelAppointment(services(), id)

export const getDemand = (id: string) => findDemand(readsOfLead(database(), id), id)
export const stopAlerts = (id: string) => stopDemand(database(), { id, now: new Date() })
export const keepAlerts = (id: string) => keepDemand(database(), { id, now: new Date() })
export const changeAlerts = (id: string, posted: Posted) =>
  changeDemand(database(), { id, posted, now: new Date() })

export const getNewsletter = (id: string) => findNewsletter(readsOfLead(database(), id), id)
export const subscribe = (id: string) => confirmNewsletter(database(), { id, secret, now: new Date() })
export const unsubscribe = (id: string) => stopNewsletter(database(), { id, secret, now: new Date() })

export const getRequested = (leadId: string, locale: Locale) =>
  findRequested(readsOfLead(database(), leadId), { leadId, locale })

/** From the page of a request to where it can be changed. */
export function demandHref(locale: Locale, id: string): string {
  const expires = linkUntil('demand', new Date())
  return linkPath(locale, 'demand', signLink({ purpose: 'demand', id, expires }))
}

export function newsletterStopHref(locale: Locale, id: string): string {
  const expires = linkUntil('newsletter-stop', new Date())
  return linkPath(locale, 'newsletter-stop', signLink({ purpose: 'newsletter-stop', id, expires }))
}

export function appointmentHref(locale: Locale, { id, endsAt }: { id: string; endsAt: Date }): string {
  const expires = appointmentLinkUntil(endsAt)
  return linkPath(locale, 'appointment', signLink({ purpose: 'appointment', id, expires }))
}
