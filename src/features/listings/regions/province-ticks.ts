/** What is ticked of one province or canton: all of it, or some of its municipalities. */
export interface ProvinceTicks {
  isWhole: boolean
  ticked: ReadonlySet<string>
}

export type TickState = 'none' | 'some' | 'all'

/**
 * A whole province has all its municipalities ticked, and all of them are the whole province. `changed` is the
 * municipality, or the word `whole`, that the visitor has just pressed; without it the form is as it was sent.
 */
export function settledTicks(
  municipalities: readonly string[],
  { isWhole, ticked }: ProvinceTicks,
  changed?: string,
): ProvinceTicks {
  if (changed === 'whole') return { isWhole, ticked: new Set(isWhole ? municipalities : []) }
  const isOneTakenOff = isWhole && changed !== undefined && !ticked.has(changed)
  if (isWhole && !isOneTakenOff) return { isWhole, ticked: new Set(municipalities) }
  return { isWhole: municipalities.length > 0 && municipalities.every((key) => ticked.has(key)), ticked }
}

export function tickState({ isWhole, ticked }: ProvinceTicks): TickState {
  if (isWhole) return 'all'
  return ticked.size > 0 ? 'some' : 'none'
}
