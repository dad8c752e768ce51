import type { Facts } from '../listing/facts/fact-catalogue'

/** What a tenant should know before they come to look; words are message keys. */
export interface RentTerm {
  text: string
  cents?: number
  count?: number
}

export interface RentedHome {
  /** The rent of a month; `null` when it is not published. */
  priceCents: number | null
  facts: Facts
}

/**
 * Only what is known: nothing is guessed, and the deposit is what the law of the region allows.
 * An income that a platform names is not even read: a threshold shuts out people whom the law protects.
 */
export function rentTerms({ priceCents, facts }: RentedHome, depositMonths: number | null): RentTerm[] {
  const { maximumPersons, chargesRenter, inventoryOfPlace } = facts
  const rent = priceCents !== null && priceCents > 0 ? priceCents : null
  const terms: (RentTerm | null)[] = [
    maximumPersons ? { text: 'rentapp.max_persons', count: maximumPersons } : null,
    term('rentapp.first_month', rent && rent + (cents(chargesRenter) ?? 0)),
    term('rentapp.inventory_share', cents(inventoryOfPlace)),
    rent && depositMonths
      ? { text: 'rentapp.deposit', cents: rent * depositMonths, count: depositMonths }
      : null,
  ]
  return terms.filter((one) => one !== null)
}

function term(text: string, amount: number | null): RentTerm | null {
  return amount ? { text, cents: amount } : null
}

/** Zero is how platforms say that nothing was filled in. */
function cents(euro: number | undefined): number | null {
  return euro ? Math.round(euro * 100) : null
}
