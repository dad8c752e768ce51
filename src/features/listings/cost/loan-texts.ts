import type { TypedLoan } from '@/domain/cost/loan-parameters'
import { monthlyPayment } from '@/domain/cost/monthly-payment'
import { euroSign } from '@/domain/euro'
import { typedAmount } from '@/domain/typed-amount'
import { fillWords } from '@/ui/fill-words'

export interface LoanAsked {
  /** In euro. */
  ownFunds: number
  years: number
  /** Per year, in percent. */
  rate: number
}

export interface LoanWords {
  /** In euro, with VAT where it is due. */
  price: number
  /** For figures: "nl-BE". */
  language: string
  /** "Een lening van {loan} over {years} jaar tegen een vaste rentevoet van {rate}" */
  summary: string
}

const longestYears = 40
const highestRate = 20

/** The words of a page and of its script alike; a dash and no sentence for what is no loan. */
export function loanTexts(asked: LoanAsked, { price, language, summary }: LoanWords) {
  const { ownFunds, years, rate } = asked
  const amount = price - ownFunds
  const isUsual = years <= longestYears && rate <= highestRate && ownFunds >= 0
  const payment = isUsual ? monthlyPayment({ amount, rate, years }) : null
  if (payment === null) return { payment: '–', summary: '' }
  const { shownRate, whole } = formatsIn(language)
  const euro = (sum: number) => euroSign(language) + whole.format(sum)
  const words = { loan: euro(amount), years, rate: shownRate.format(rate / 100) }
  return { payment: euro(payment), summary: fillWords(summary, words) }
}

const formats = new Map<string, ReturnType<typeof makeFormats>>()

/** Made once: a page takes longer to make them than to use them. */
function formatsIn(language: string) {
  const made = formats.get(language) ?? makeFormats(language)
  formats.set(language, made)
  return made
}

function makeFormats(language: string) {
  return {
    shownRate: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }),
    whole: new Intl.NumberFormat(language, { maximumFractionDigits: 0 }),
  }
}

/** What a visitor typed: "70.000", "70 000", "70,000" and "70k" alike, and 3,4 as well as 3.4. */
export function readLoan(typed: TypedLoan): LoanAsked {
  return {
    ownFunds: typedAmount(typed.ownFunds) ?? Number.NaN,
    years: wholeNumber(typed.years),
    rate: Number(typed.rate.replace(',', '.').trim() || Number.NaN),
  }
}

function wholeNumber(typed: string): number {
  const digits = typed.replaceAll(/\D/g, '')
  return digits ? Number(digits) : Number.NaN
}
