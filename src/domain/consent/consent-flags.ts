import type { Choices } from './purposes'

/** The names that Google's consent mode gives them. */
export const consentFlags = ['ad_user_data', 'ad_storage', 'analytics_storage', 'ad_personalization'] as const
export type ConsentFlag = (typeof consentFlags)[number]

export type FlagValue = 'granted' | 'denied'
export type Flags = Record<ConsentFlag, FlagValue>

/** How long tags wait for the visitor's choice before they go by what is denied. */
export const waitForUpdateMs = 500

export function flagsOf({ analytical, marketing }: Pick<Choices, 'analytical' | 'marketing'>): Flags {
  const value = (isAllowed: boolean): FlagValue => (isAllowed ? 'granted' : 'denied')
  return {
    ad_user_data: value(marketing),
    ad_storage: value(marketing),
    analytics_storage: value(analytical),
    ad_personalization: value(marketing),
  }
}
