const monthsInYear = 12

export interface Loan {
  /** In euro. */
  amount: number
  /** Per year, in percent. */
  rate: number
  years: number
}

/**
 * What is paid back each month, in euro, of a loan with equal payments; `null` for what is no loan. A twelfth of the
 * yearly rate counts per month: banks that compound it ask slightly less.
 */
export function monthlyPayment({ amount, rate, years }: Loan): number | null {
  const months = years * monthsInYear
  const monthly = rate / 100 / monthsInYear
  if (!(amount > 0) || !(months >= 1) || !(monthly >= 0)) return null
  return monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months)
}
