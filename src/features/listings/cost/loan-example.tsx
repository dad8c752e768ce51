import type { LoanExample } from '@/domain/cost/loan-example'
import { numberText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { behaviour } from '@/ui/island/behaviour'
import { Field } from '@/ui/form/field'

import { dayText, moneyText } from './cost-text'
import type { LoanFormOptions } from './loan-form.client'
import { loanTexts } from './loan-texts'

interface LoanExampleViewProps {
  loan: LoanExample
  hasVat: boolean
  locale: Locale
}

/** What a home would cost each month. Without JavaScript the example stands there, and its fields are not shown. */
export function LoanExampleView({ loan, hasVat, locale }: LoanExampleViewProps) {
  const t = translator(locale)
  const { priceCents, ownFundsCents, years, rate, facts } = loan
  const options: LoanFormOptions = {
    price: priceCents / 100,
    language: intlLocale[locale],
    summary: t('cost.loan.summary', { loan: '{loan}', years: '{years}', rate: '{rate}' }),
  }
  const asked = { ownFunds: ownFundsCents / 100, years, rate }
  const { payment, summary } = loanTexts(asked, options)
  const assumedOn =
    facts
      .map(({ validFrom }) => validFrom)
      .toSorted()
      .at(-1) ?? ''
  return (
    <div {...behaviour<LoanFormOptions>('loan-form', options)} className="mt-10">
      <h3 className="pb-3 text-xl">{t('cost.loan.title')}</h3>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span>{t('cost.loan.payment')}</span>
        <output
          htmlFor="loan-own-funds loan-years loan-rate"
          className="figures font-serif text-2xl leading-none font-medium whitespace-nowrap"
        >
          {payment}
        </output>
      </p>
      <p data-summary className="measure mt-2">
        {summary}
      </p>
      <details className="noscript:hidden print:hidden">
        <summary className="text-brick hover:text-brick-deep inline-flex min-h-11 list-none items-center font-medium hover:underline [&::-webkit-details-marker]:hidden">
          {t('cost.loan.change')}
        </summary>
        <div className="grid max-w-2xl gap-4 pt-2 pb-4 md:grid-cols-3">
          <Field
            name="loan-own-funds"
            label={t('cost.loan.own_funds')}
            prefix="€"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={numberText(Math.round(asked.ownFunds), options.language)}
          />
          <Field
            name="loan-years"
            label={t('cost.loan.years')}
            suffix={t('cost.loan.years_unit')}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={String(years)}
          />
          <Field
            name="loan-rate"
            label={t('cost.loan.rate')}
            suffix="%"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={numberText(rate, options.language)}
          />
        </div>
      </details>
      <p className="measure text-ink-soft mt-2 text-sm">
        {t(hasVat ? 'cost.loan.basis_vat' : 'cost.loan.basis', { price: moneyText(priceCents, locale) })}{' '}
        {t('cost.loan.note', { date: dayText(assumedOn, locale) })}
      </p>
    </div>
  )
}
