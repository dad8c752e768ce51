import { getPayload } from 'payload'
import { cache } from 'react'

import config from '@payload-config'
import { database } from '@/database/connection'
import { deliveryChannels } from '@/domain/lead/delivery'
import { canSendAbout } from '@/domain/lead/form-subject'
import type { LeadInput } from '@/domain/lead/lead'
import type { LeadKind } from '@/domain/lead/lead-kind'
import { env } from '@/env'
import { listSlots } from '@/features/leads/appointments/list-slots'
import { bookAppointment } from '@/features/leads/appointments/book-appointment'
import { requestDocuments } from '@/features/leads/documents/request-documents'
import { isFormOn, readFormSettings } from '@/features/leads/form/form-languages'
import type { FormOptions } from '@/features/leads/form/form-options'
import { keepPicture } from '@/features/leads/form/keep-picture'
import { listDocuments } from '@/features/leads/form/list-documents'
import type { SentForm } from '@/features/leads/form/receive-form'
import { findReplyWorkingDays } from '@/features/leads/lead-setting'
import type { Limit } from '@/features/leads/limits'
import { newsletterWish } from '@/features/leads/newsletter/newsletter-wish'
import { submitLead } from '@/features/leads/submit-lead'
import type { Locale } from '@/i18n/locales'

import { getCategories } from './listings'
import { getKnownPage } from './paths'
import { slotServices } from './visit-slots'

export const formSecret = env.LINK_SECRET

const getSettings = cache(async () => readFormSettings(await getPayload({ config })))

/** Whether the agency has this form in this language. */
export async function getIsFormOn(kind: LeadKind, locale: Locale): Promise<boolean> {
  return isFormOn(kind, locale, await getSettings())
}

/** The forms about this home that not every agency has in every language. */
export async function getFurtherForms(
  home: Parameters<typeof canSendAbout>[1],
  locale: Locale,
): Promise<LeadKind[]> {
  const settings = await getSettings()
  const kinds = ['offer', 'rent-application', 'rent-profile'] as const
  return kinds.filter((kind) => canSendAbout(kind, home) && isFormOn(kind, locale, settings))
}

export function getPrivacyPage(locale: Locale) {
  return getKnownPage('/privacy/', locale)
}

export const getReplyWorkingDays = cache(() => findReplyWorkingDays(database()))

/** What a form offers to choose from; `slots` is absent when the platform cannot say. */
export async function getFormOptions(kind: LeadKind, locale: Locale, home?: number): Promise<FormOptions> {
  switch (kind) {
    case 'demand':
    case 'valuation': {
      const categories = await getCategories('sale', locale)
      return { categories: categories.map(({ id, name }) => ({ value: String(id), text: name })) }
    }
    case 'documents':
      return home === undefined ? {} : { documents: await listDocuments(database(), home) }
    case 'appointment': {
      const slots = home === undefined ? null : await listSlots(slotServices(), home)
      return slots
        ? {
            slots: slots.map(({ id, startsAt, isFull }) => ({
              value: id,
              startsAt: startsAt.toISOString(),
              isFull,
            })),
          }
        : {}
    }
    default:
      return {}
  }
}

/** Saves a lead with all that has to be saved with it. */
export async function sendForm(input: LeadInput, limits: Limit[], picture?: Buffer): Promise<SentForm> {
  const db = database()
  const services = { db, now: () => new Date(), channels: deliveryChannels, limits, secret: formSecret }
  const { kind } = input
  if (kind === 'appointment') {
    const { state } = await bookAppointment({ ...services, ...slotServices() }, input)
    return { state: state === 'booked' || state === 'repeated' ? 'sent' : state }
  }
  if (kind === 'documents') {
    const { state } = await requestDocuments(services, input)
    if (state === 'already-requested') return { state: 'known' }
    if (state === 'unknown') return { state: 'failed' }
    return { state: state === 'limited' ? 'limited' : 'sent' }
  }
  const submission = await submitLead(services, input)
  if (submission.state === 'limited') return { state: 'limited' }
  if (picture) await keepPicture(db, { leadId: submission.lead.id, picture })
  const wish = newsletterWish(input)
  if (wish) await submitLead({ ...services, limits: [] }, wish)
  return { state: 'sent' }
}
