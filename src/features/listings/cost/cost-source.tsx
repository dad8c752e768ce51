import type { CostLine } from '@/domain/cost/cost-line'
import { mainLanguage } from '@/domain/language'
import type { LegalFact } from '@/domain/legal/legal-fact'
import { intlLocale, type Locale } from '@/i18n/locales'
import { type Messages, translator } from '@/i18n/messages'

import { dayText, kwhPriceText, moneyText, percentText } from './cost-text'

interface CostSourceProps {
  line: CostLine
  /** The line's own name, for who hears its button alone. */
  name: string
  locale: Locale
}

/** Where the figures come from, since when they hold, and whether anybody has checked them. */
export function CostSource({ line, name, locale }: CostSourceProps) {
  const t = translator(locale)
  if (line.facts.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="text-brick hover:text-brick-deep inline-flex min-h-11 items-center underline md:min-h-7 print:hidden">
        <span className="sr-only">{t('cost.source_of', { line: name })}</span>
        <span aria-hidden="true">{t('cost.source')}</span>
      </summary>
      <ul className="measure text-ink-soft grid gap-2 pb-2">
        {scales(line.facts).map((brackets) => (
          <li key={brackets[0].key}>
            <Fact brackets={brackets} locale={locale} />
          </li>
        ))}
      </ul>
    </details>
  )
}

type Scale = [LegalFact, ...LegalFact[]]

/** The brackets of one scale share their source. */
function scales(facts: readonly LegalFact[]): Scale[] {
  const byKey = Map.groupBy(facts, ({ key }) => key)
  return [...byKey.values()].flatMap(([first, ...rest]) => (first ? [[first, ...rest] as Scale] : []))
}

function Fact({ brackets, locale }: { brackets: Scale; locale: Locale }) {
  const t = translator(locale)
  const [fact] = brackets
  const { validFrom, validTo, source, note, reviewedAt } = fact
  const from = dayText(validFrom, locale)
  const validity = validTo
    ? t('cost.valid_between', { from, to: dayText(validTo, locale) })
    : t('cost.valid_from', { from })
  const review = reviewedAt
    ? t('cost.reviewed', { date: dayText(reviewedAt, locale) })
    : t('cost.not_reviewed')
  return (
    <>
      <span className="text-ink figures">
        {factName(fact, locale)}:{' '}
        {brackets.length === 1 ? valueText(fact, locale) : scaleText(brackets, locale)}
      </span>
      <br />
      {validity}, {review}. <span lang={mainLanguage}>{source}.</span>
      {/* Conditions are kept in one language; another reader has the line's own explanation. */}
      {note && locale === mainLanguage && <> {note}</>}
    </>
  )
}

function scaleText(brackets: Scale, locale: Locale): string {
  const t = translator(locale)
  return brackets
    .map((fact) =>
      t('cost.from_bracket', {
        amount: moneyText((fact.bracketFrom ?? 0) * 100, { isWhole: true }),
        rate: valueText(fact, locale),
      }),
    )
    .join('; ')
}

function valueText({ value, unit }: LegalFact, locale: Locale): string {
  if (unit === 'percent') return percentText(value, locale)
  if (unit === 'euro') return moneyText(value * 100, { isWhole: Number.isInteger(value) })
  if (unit === 'euro-per-kwh') return kwhPriceText(value, locale)
  return value.toLocaleString(intlLocale[locale], { maximumFractionDigits: 4 })
}

type FactKey = keyof Messages['cost']['fact']

function factName({ key }: LegalFact, locale: Locale): string {
  // Only facts the sum asks for come here, and each of those has a name.
  return translator(locale)(`cost.fact.${key as FactKey}`)
}
