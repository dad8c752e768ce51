/** What can be said of one language of one record; exactly one of these holds. */
export const languageStates = [
  'missing',
  'unconfirmed',
  'incomplete',
  'out-of-date',
  'draft',
  'scheduled',
  'hidden',
  'public',
] as const

export type LanguageState = (typeof languageStates)[number]

export interface LanguageFacts {
  hasWords: boolean
  /** Its words wait for an editor to publish them: the whole record is a draft, or they were written after. */
  isWaiting: boolean
  /** The draft appears by itself, at a moment that is still to come. */
  isScheduled: boolean
  isPublic: boolean
  /** A machine wrote some of its words, and nobody has confirmed them. */
  isMachineMade: boolean
  /** The source has words for which there are none here. */
  isIncomplete: boolean
  /** The source changed after these words did. */
  isOlderThanSource: boolean
}

interface StateRule {
  state: LanguageState
  when: Partial<LanguageFacts>
}

/** The first rule whose facts all hold decides: read by the page here, and as SQL by the totals. */
export const stateRules: readonly StateRule[] = [
  { state: 'missing', when: { hasWords: false } },
  { state: 'scheduled', when: { isWaiting: true, isScheduled: true } },
  { state: 'unconfirmed', when: { isMachineMade: true } },
  { state: 'draft', when: { isWaiting: true } },
  { state: 'hidden', when: { isPublic: false } },
  { state: 'incomplete', when: { isIncomplete: true } },
  { state: 'out-of-date', when: { isOlderThanSource: true } },
]

export const stateOtherwise: LanguageState = 'public'

export function languageState(facts: LanguageFacts): LanguageState {
  const holds = ({ when }: StateRule) =>
    Object.entries(when).every(([name, value]) => facts[name as keyof LanguageFacts] === value)
  return stateRules.find(holds)?.state ?? stateOtherwise
}
