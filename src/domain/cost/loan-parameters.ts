/** How a loan is asked for in an address, by what is filled in. */
export const loanParameters = {
  ownFunds: 'loan-own-funds',
  years: 'loan-years',
  rate: 'loan-rate',
} as const

/** As a visitor typed it. */
export type TypedLoan = Record<keyof typeof loanParameters, string>

const longest = 20

/** What an address asks; what it does not name is left to the example. `null` when it asks for no loan. */
export function typedLoan(query: string): Partial<TypedLoan> | null {
  const asked = new URLSearchParams(query)
  const typed = Object.entries(loanParameters).flatMap(([field, name]) => {
    const value = asked.get(name)
    return value === null ? [] : [[field, value.slice(0, longest)] as const]
  })
  return typed.length > 0 ? Object.fromEntries(typed) : null
}
