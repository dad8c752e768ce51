import { isPreviewPath } from '../preview'

export const consentOptions = ['necessary', 'analytical', 'marketing', 'social', 'unclassified'] as const
export type ConsentOption = (typeof consentOptions)[number]
export type ConsentChoice = Record<ConsentOption, boolean>

export const consentFlagNames = [
  'ad_user_data',
  'ad_storage',
  'analytics_storage',
  'ad_personalization',
] as const
export type ConsentFlags = Record<(typeof consentFlagNames)[number], 'granted' | 'denied'>

export const agreedToAll: ConsentChoice = consentTo([...consentOptions])

/** Also the state before any choice. */
export const declinedAll: ConsentChoice = consentTo([])

/** The necessary option is on whatever is chosen. */
export function consentTo(chosen: readonly ConsentOption[]): ConsentChoice {
  return {
    necessary: true,
    analytical: chosen.includes('analytical'),
    marketing: chosen.includes('marketing'),
    social: chosen.includes('social'),
    unclassified: chosen.includes('unclassified'),
  }
}

/** What consent mode is told. Social media and the unclassified have no flag: the first loads by itself, the last never. */
export function consentFlags({ analytical, marketing }: ConsentChoice): ConsentFlags {
  const ads = marketing ? 'granted' : 'denied'
  return {
    ad_user_data: ads,
    ad_storage: ads,
    analytics_storage: analytical ? 'granted' : 'denied',
    ad_personalization: ads,
  }
}

/** A cookie counts as enabled when it says true, and every cookie does in an editor's preview. */
export function isConsented(cookieValue: string | null | undefined, path: string): boolean {
  return cookieValue === 'true' || isPreviewPath(path)
}

/** Asks once: a stored refusal is an answer too. */
export function needsConsentDialog(storedConsent: string | null | undefined, path: string): boolean {
  return !storedConsent && !isPreviewPath(path)
}

/** `?setcookies` in an address clears the stored choice, so that the dialog opens again. */
export function clearsConsent(query: string | URLSearchParams): boolean {
  return new URLSearchParams(query).has('setcookies')
}
