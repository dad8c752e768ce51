import type { Payload } from 'payload'

import type { Language } from '@/domain/language'
import type { LeadKind } from '@/domain/lead/lead-kind'

/** The forms that an agency can do without in some languages, by the name of the setting. */
const settingOf = {
  offer: 'purchaseOffer',
  'rent-application': 'rentApplication',
  'rent-profile': 'rentApplication',
  testimonial: 'testimonial',
  newsletter: 'newsletter',
} as const satisfies Partial<Record<LeadKind, string>>

type Setting = (typeof settingOf)[keyof typeof settingOf]
type FormSettings = Partial<Record<Setting, Language[] | null>>

/** As long as nobody decides: what binds a buyer or a tenant is there in the main language only. */
const standard: Record<Setting, readonly Language[]> = {
  purchaseOffer: ['nl'],
  rentApplication: ['nl'],
  testimonial: ['nl', 'fr', 'en', 'de'],
  newsletter: ['nl', 'fr', 'en', 'de'],
}

export function isFormOn(kind: LeadKind, language: Language, settings: FormSettings): boolean {
  const setting = kind in settingOf ? settingOf[kind as keyof typeof settingOf] : null
  return setting === null || (settings[setting] ?? standard[setting]).includes(language)
}

export async function readFormSettings(payload: Payload): Promise<FormSettings> {
  const { purchaseOffer, rentApplication, testimonial, newsletter } = await payload.findGlobal({
    slug: 'settings',
    depth: 0,
    overrideAccess: false,
  })
  return { purchaseOffer, rentApplication, testimonial, newsletter }
}
