export type EnergyStatus = 'requested' | 'not-applicable'

const exempt =
  /niet van toepassing|\bn\.?v\.?t\b|\bn\/a\b|non applicable|pas d.application|not applicable|nicht (anwendbar|erforderlich)|entfällt/i
const requested = /aangevraagd|in aanvraag|demandé|requested|beantragt/i

/** The agency writes why there is no certificate in the main language; the other three cost nothing to understand. */
export function energyStatusOf(written: string | undefined): EnergyStatus | null {
  const words = written ?? ''
  if (exempt.test(words)) return 'not-applicable'
  return requested.test(words) ? 'requested' : null
}
