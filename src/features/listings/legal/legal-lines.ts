import { dateText } from '@/domain/date'
import { euroText } from '@/domain/euro'
import type { LegalItem } from '@/domain/legal/legal-item'
import { planningCode, planningCodes, type PlanningCode } from '@/domain/legal/planning-code'
import { labelled } from '@/i18n/labelled'
import type { Locale } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'
import { priceText } from '@/i18n/price-text'

import { energyStateText, figureText, letterText } from '../energy/energy-words'
import type { LegalNeeds } from './legal-needs'

export interface LegalLine {
  text: string
  /** Stands beside the words on paper, as Flemish advertisements print it. */
  code?: PlanningCode
  hasFloodSymbol?: boolean
}

/** What stands behind a row's label, nothing where the agency has not said it; `agentName` is who answers for this home. */
export function legalLines(
  { name, value }: LegalItem,
  needs: LegalNeeds & { agentName: string | null },
): LegalLine[] {
  const { locale } = needs
  const t = translator(locale)
  const line = (text: string): LegalLine[] => [{ text }]
  switch (value.kind) {
    case 'words':
      return line(value.words)
    case 'energy-state':
      return line(energyStateText(value.state, t))
    case 'energy-class':
      return line(letterText(value))
    case 'figure':
      return line(figureText(value.figure, value.unit, locale))
    case 'price':
      return line(priceText(value.price, locale, 'words'))
    case 'euro':
      return amountLines(value.cents, value.isMonthly, locale)
    case 'deposit':
      return [
        ...(value.cents === null ? [] : amountLines(value.cents, false, locale)),
        ...(value.maximumMonths === null
          ? []
          : line(t('legal.deposit_maximum', { months: value.maximumMonths }))),
      ]
    case 'day':
      return line(dateText(new Date(value.day), locale))
    case 'planning':
      return [
        ...value.codes.map((code) => ({ text: t(`planning.abbr.${code}`), code })),
        ...(value.isMeasureImposed ? line(t('planning.judicial_decision_yes')) : []),
      ]
    case 'zone':
      return [{ text: value.words, code: zoneCode(value.words, t) }]
    case 'flood-score':
      return line(`${value.score} · ${t(`flood.class_${value.score}`)}`)
    case 'protected':
      return [{ text: value.words }, { text: t('legal.heritage_effects') }]
    case 'planning-information':
      return [...(value.words ? line(value.words) : []), ...line(t('planning.info_on_request'))]
    case 'not-required':
      return line(t('cert.asbestos_not_required'))
    case 'identity':
      return identityLines(name, needs)
  }
}

/** An amount of nothing is one that nobody filled in. */
function amountLines(cents: number, isMonthly: boolean, locale: Locale): LegalLine[] {
  const price = euroText(cents, locale)
  if (price === null) return []
  return [{ text: isMonthly ? translator(locale)('price.per_month', { price }) : price }]
}

/** The platform words the zone; where it is one of the law's own, it has an abbreviation. */
function zoneCode(words: string, t: Translate): PlanningCode | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()
  return (
    planningCodes.find((code) => plain(t(`planning.abbr.${code}`)) === plain(words)) ??
    planningCode(words) ??
    undefined
  )
}

function identityLines(
  name: LegalItem['name'],
  { agency, agentName, locale }: LegalNeeds & { agentName: string | null },
): LegalLine[] {
  const t = translator(locale)
  if (name === 'supervisor') return [{ text: t('agency.biv_body') }]
  if (name === 'businessPermit') return agency.luxembourg?.permit ? [{ text: agency.luxembourg.permit }] : []
  const known = agency.brokers.filter(({ number }) => number.trim() !== '')
  const own = known.filter((broker) => broker.name.trim() === agentName?.trim())
  const brokers = own.length > 0 ? own : known
  return brokers.map((broker) => ({
    text: labelled(broker.name, t('agency.biv_title', { number: broker.number }), locale),
  }))
}
