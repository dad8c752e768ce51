import { type Language, languages, mainLanguage } from '@/domain/language'
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
/** The languages of each form; nobody decided where there are none. */
export type FormSettings = Partial<Record<Setting, Language[] | null>>

/** As long as nobody decides: what binds a buyer or a tenant is there in the main language only. */
const standard: Record<Setting, readonly Language[]> = {
  purchaseOffer: [mainLanguage],
  rentApplication: [mainLanguage],
  testimonial: languages,
  newsletter: languages,
}

export function isFormOn(kind: LeadKind, language: Language, settings: FormSettings): boolean {
  const setting = kind in settingOf ? settingOf[kind as keyof typeof settingOf] : null
  return setting === null || (settings[setting] ?? standard[setting]).includes(language)
}
