import type { LoanExample } from '@/domain/cost/loan-example'
import { loanParameters, type TypedLoan } from '@/domain/cost/loan-parameters'
import { numberText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { behaviour } from '@/ui/island/behaviour'
import { Button } from '@/ui/button'
import { Field } from '@/ui/form/field'

import { dayText, moneyText } from './cost-text'
import type { LoanFormOptions } from './loan-form.client'
import { loanTexts, readLoan } from './loan-texts'

interface LoanExampleViewProps {
  loan: LoanExample
  /** What the address asks instead. */
  typed?: Partial<TypedLoan> | null
  hasVat: boolean
  locale: Locale
}

/** What a home would cost each month. With JavaScript the figures follow what is typed; without, they are asked for. */
export function LoanExampleView({ loan, typed, hasVat, locale }: LoanExampleViewProps) {
  const t = translator(locale)
  const { priceCents, ownFundsCents, years, rate, facts } = loan
  const options: LoanFormOptions = {
    price: priceCents / 100,
    language: intlLocale[locale],
    summary: t('cost.loan.summary', { loan: '{loan}', years: '{years}', rate: '{rate}' }),
  }
  const example = {
    ownFunds: numberText(Math.round(ownFundsCents / 100), options.language),
    years: String(years),
    rate: numberText(rate, options.language),
  }
  const asked: TypedLoan = { ...example, ...typed }
  const { payment, summary } = loanTexts(readLoan(asked), options)
  const assumedOn =
    facts
      .map(({ validFrom }) => validFrom)
      .toSorted()
      .at(-1) ?? ''
  return (
    <form
      id="loan"
      method="get"
      action="#loan"
      {...behaviour<LoanFormOptions>('loan-form', options)}
      className="mt-10 scroll-mt-28"
    >
      <h3 className="pb-3 text-xl">{t('cost.loan.title')}</h3>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span>{t('cost.loan.payment')}</span>
        <output
          data-fact="loan-payment"
          htmlFor={Object.values(loanParameters).join(' ')}
          className="figures font-serif text-2xl leading-none font-medium whitespace-nowrap"
        >
          {payment}
        </output>
      </p>
      <p data-summary data-fact="loan" className="measure mt-2">
        {summary}
      </p>
      <details open={typed != null} className="print:hidden">
        <summary className="text-brick hover:text-brick-deep inline-flex min-h-11 list-none items-center font-medium hover:underline [&::-webkit-details-marker]:hidden">
          {t('cost.loan.change')}
        </summary>
        <div className="grid max-w-2xl gap-4 pt-2 pb-4 md:grid-cols-3">
          <Field
            name={loanParameters.ownFunds}
            label={t('cost.loan.own_funds')}
            prefix="€"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={asked.ownFunds}
          />
          <Field
            name={loanParameters.years}
            label={t('cost.loan.years')}
            suffix={t('cost.loan.years_unit')}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={asked.years}
          />
          <Field
            name={loanParameters.rate}
            label={t('cost.loan.rate')}
            suffix="%"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={asked.rate}
          />
        </div>
        <Button type="submit" look="outlined" className="mb-4 hidden noscript:inline-flex">
          {t('cost.loan.calculate')}
        </Button>
      </details>
      <p className="measure text-ink-soft mt-2 text-sm">
        <span data-fact={hasVat ? 'price-with-vat' : 'price'}>
          {t(hasVat ? 'cost.loan.basis_vat' : 'cost.loan.basis', { price: moneyText(priceCents, locale) })}
        </span>{' '}
        {t('cost.loan.note', { date: dayText(assumedOn, locale) })}
      </p>
    </form>
  )
}
