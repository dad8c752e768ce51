/** What cookies may be for, in the order of the dialog. The first needs nobody's consent. */
export const purposes = ['necessary', 'analytical', 'marketing', 'social', 'unclassified'] as const
export type Purpose = (typeof purposes)[number]

export type OptionalPurpose = Exclude<Purpose, 'necessary'>
export const optionalPurposes = purposes.slice(1) as readonly OptionalPurpose[]

/**
 * To be raised when a purpose is added, or when the dialog says something else about one: consent was given to the
 * older words, so everybody is asked again.
 */
export const dialogVersion = 1

/** What a visitor allows. Necessary cookies are no choice. */
export type Choices = Record<OptionalPurpose, boolean>

export function sameForAll(isAllowed: boolean): Choices {
  return choicesOf(() => isAllowed)
}

export function choicesOf(isAllowed: (purpose: OptionalPurpose) => boolean): Choices {
  return Object.fromEntries(
    optionalPurposes.map((purpose) => [purpose, isAllowed(purpose)] as const),
  ) as Choices
}

/** The purposes that were allowed before and are not any more. */
export function withdrawn(before: Choices, after: Choices): OptionalPurpose[] {
  return optionalPurposes.filter((purpose) => before[purpose] && !after[purpose])
}
