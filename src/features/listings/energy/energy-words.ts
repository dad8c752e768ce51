import { perLanguage } from '@/domain/language'
import type { NoCertificate } from '@/domain/listing/energy/energy-state'
import { intlLocale, type Locale } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'

const numberIn = perLanguage(
  (locale) => new Intl.NumberFormat(intlLocale[locale], { maximumFractionDigits: 2 }),
)

export type EnergyUnit = 'kwh_m2_year' | 'kwh_year' | 'kg_co2_m2_year'

/** "238 kWh/m²/jaar" */
export function figureText(figure: number, unit: EnergyUnit | null, locale: Locale): string {
  const number = numberIn[locale].format(figure)
  return unit ? `${number} ${translator(locale)(`unit.${unit}`)}` : number
}

/** "D", and "D (D+)" where Brussels has a finer class. */
export function letterText({ letter, step }: { letter: string; step: string | null }): string {
  return step ? `${letter} (${withMinus(step)})` : letter
}

/** "B−", which no line may begin with. */
export function withMinus(label: string): string {
  return label.replace('-', '−')
}

const reasons = {
  requested: 'common.requested',
  'not-yet': 'energy.not_yet',
  'not-applicable': 'common.not_applicable',
} as const satisfies Record<NoCertificate, Parameters<Translate>[0]>

export function energyStateText(state: NoCertificate, t: Translate): string {
  return t(reasons[state])
}
