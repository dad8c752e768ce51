import { openDayText, openDaysAfter } from '@/domain/listing/facts/open-days'
import { deliveryChannels } from '@/domain/lead/delivery'
import { canSendAbout } from '@/domain/lead/form/form-subject'
import type { LeadKind } from '@/domain/lead/lead-kind'
import type { Typed } from '@/domain/lead/form/parse-form'
import { env } from '@/env'
import { momentText } from '@/features/leads/appointments/moment-text'
import { countWaiting } from '@/features/leads/demands/count-waiting'
import { listSlots } from '@/features/leads/appointments/list-slots'
import { isFormOn } from '@/features/leads/form/form-languages'
import type { FormOptions } from '@/features/leads/form/form-options'
import { listDocuments } from '@/features/leads/form/list-documents'
import { formSaver } from '@/features/leads/form/save-form'
import { findReplyWorkingDays } from '@/features/leads/lead-setting'
import type { Locale } from '@/i18n/locales'
import { formPath } from '@/i18n/paths/form-paths'

import { getCategories, getListing } from './homes/listings'
import { perRequest } from './per-request'
import { reads } from './reads'
import { getSite } from './site'
import { slotServices } from './homes/visit-slots'

export const formSecret = env.LINK_SECRET

/** Whether the agency has this form in this language. */
export async function getIsFormOn(kind: LeadKind, locale: Locale): Promise<boolean> {
  return isFormOn(kind, locale, (await getSite(locale)).forms)
}

/** The languages in which the agency has this form. */
export async function getFormLanguages(kind: LeadKind, locale: Locale): Promise<Locale[]> {
  const { forms, languages } = await getSite(locale)
  return languages.used.filter((language) => isFormOn(kind, language, forms))
}

/** The forms about this home that not every agency has in every language. */
export async function getFurtherForms(
  home: Parameters<typeof canSendAbout>[1],
  locale: Locale,
): Promise<LeadKind[]> {
  const { forms } = await getSite(locale)
  const kinds = ['offer', 'rent-application', 'rent-profile'] as const
  return kinds.filter((kind) => canSendAbout(kind, home) && isFormOn(kind, locale, forms))
}

export const getReplyWorkingDays = perRequest(() => findReplyWorkingDays(reads()))

/** How many searches wait for a home as a valuation describes it so far. */
export const getWaiting = (typed: Typed) => countWaiting(reads(), typed)

/** What a form offers to choose from; `slots` is absent when the platform cannot say. */
export async function getFormOptions(kind: LeadKind, locale: Locale, home?: number): Promise<FormOptions> {
  switch (kind) {
    case 'demand':
    case 'valuation': {
      const categories = await getCategories('sale', locale)
      return { categories: categories.map(({ id, name }) => ({ value: String(id), text: name })) }
    }
    case 'documents':
      return home === undefined
        ? {}
        : { documents: await listDocuments(reads(), { listingId: home, locale }) }
    case 'appointment': {
      const slots = home === undefined ? null : await listSlots(slotServices(), home)
      return slots
        ? {
            slots: slots.map(({ id, startsAt, isFull }) => ({
              value: id,
              startsAt: startsAt.toISOString(),
              isFull,
            })),
            otherMomentHref: formPath(locale, 'visit', { home }),
          }
        : {}
    }
    case 'visit': {
      const listing = home === undefined ? null : await getListing(home, locale)
      if (listing?.status !== 'available') return {}
      const days = openDaysAfter(new Date(), listing.facts.openDays)
      return { openDays: days.map((day) => ({ value: openDayText(day), text: momentText(day, locale) })) }
    }
    default:
      return {}
  }
}

/** Saves what is sent from a form. */
export const getFormSaver = () =>
  formSaver({ ...slotServices(), channels: deliveryChannels, secret: formSecret })
