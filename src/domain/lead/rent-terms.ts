import type { Fact } from '../listing/listing'

/** What a tenant should know before he comes to look; words are message keys. */
export interface RentTerm {
  text: string
  cents?: number
  count?: number
}

export interface RentedHome {
  /** `null` when it is not published. */
  priceCents: number | null
  facts: Record<string, Fact>
}

/** Only what is known: nothing is guessed, and the deposit is what the law of the region allows. */
export function rentTerms({ priceCents, facts }: RentedHome, depositMonths: number | null): RentTerm[] {
  const { minimumIncome, maximumPersons, chargesRenter, inventoryOfPlace } = facts
  const rent = priceCents !== null && priceCents > 0 ? priceCents : null
  const terms: (RentTerm | null)[] = [
    term('rentapp.min_income', cents(minimumIncome)),
    isAbove0(maximumPersons) ? { text: 'rentapp.max_persons', count: maximumPersons } : null,
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
function isAbove0(fact: Fact | undefined): fact is number {
  return typeof fact === 'number' && fact > 0
}

function cents(fact: Fact | undefined): number | null {
  return isAbove0(fact) ? Math.round(fact * 100) : null
}
