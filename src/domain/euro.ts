import { intlLocale, type Language, perLanguage } from './language'

/** Built once: making a formatter costs a hundred times what using it does. */
function euroFormats(fractionDigits: number) {
  return perLanguage(
    (language) =>
      new Intl.NumberFormat(intlLocale[language], {
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      }),
  )
}

/** Before the figures in every language, so that one column of prices reads alike; by the code of `Intl`, "fr-BE". */
export function euroSign(intl: string): string {
  return intl.startsWith('en') ? '€' : '€\u00a0'
}

const wholeEuro = euroFormats(0)
const euroAndCents = euroFormats(2)

/** An amount that is asked, as the language writes it; `null` for what is no amount to ask. */
export function euroText(cents: number | null, language: Language): string | null {
  const asked = askedCents(cents)
  return asked === null ? null : sumText(asked, language, { isWhole: asked % 100 === 0 })
}

/** No home is offered for nothing: 0 is an amount that nobody filled in. */
export function askedCents(cents: number | null): number | null {
  return cents !== null && Number.isFinite(cents) && Math.round(cents) > 0 ? Math.round(cents) : null
}

/** Any amount, nothing included: with cents, so that a column of them adds up, or without. */
export function sumText(cents: number, language: Language, { isWhole = false } = {}): string {
  return euroSign(intlLocale[language]) + (isWhole ? wholeEuro : euroAndCents)[language].format(cents / 100)
}
