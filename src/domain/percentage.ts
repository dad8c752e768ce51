import { intlLocale, type Language, perLanguage } from './language'

const formats = [0, 1, 2, 3].map((maximumFractionDigits) =>
  perLanguage(
    (language) =>
      // As a unit and not as a share: dividing by a hundred would round 1.1475 down.
      new Intl.NumberFormat(intlLocale[language], { style: 'unit', unit: 'percent', maximumFractionDigits }),
  ),
)

/** The number of percents, not a share of one: "12,5%", in French "12,5 %". Empty for what is no number. */
export function percentageText(
  percents: number | null,
  language: Language,
  maximumFractionDigits: 0 | 1 | 2 | 3 = 2,
): string {
  if (percents === null || !Number.isFinite(percents)) return ''
  return formats[maximumFractionDigits]?.[language].format(percents) ?? ''
}
