import { type CostCase, type CostCaseId, costCases } from '@/domain/cost/cost-cases'
import { costPassport } from '@/domain/cost/cost-passport'
import type { LegalFact } from '@/domain/legal/legal-fact'
import type { Region } from '@/domain/place/region'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { CostHome } from './cost-home'
import { CostLedger } from './cost-ledger'
import { moneyText, noAmount } from './cost-text'

export interface CostCasePanelProps {
  home: CostHome
  chosen: CostCase
  facts: readonly LegalFact[]
  date: Date
  locale: Locale
}

/** One way of buying, with the links to the others: the address says which is shown. */
export function CostCasePanel({ home, chosen, facts, date, locale }: CostCasePanelProps) {
  const t = translator(locale)
  const { region } = home
  const passport = costPassport({ ...home, ...chosen, date }, facts)
  const { oneOff, yearly } = passport
  // Rounded one by one, or a sum of whole euros would seem wrong by one.
  const yearlyCents =
    yearly.reduce((sum, { amountCents }) => sum + Math.round((amountCents ?? 0) / 100), 0) * 100
  const incomplete = t('cost.incomplete')
  return (
    <div
      id={costAnchor(chosen.id)}
      className="cost-case outline-none"
      // Following a link to it takes the keyboard along.
      tabIndex={-1}
      role="group"
      aria-label={caseName(chosen.id, region, locale)}
    >
      <CostSwitch home={home} chosen={chosen.id} locale={locale} />
      <p className="mb-6 hidden font-medium print:block">{caseName(chosen.id, region, locale)}</p>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <CostLedger
          title={t('cost.once')}
          priceCents={home.priceCents}
          lines={oneOff}
          total={{
            name: t('cost.ready'),
            amount: moneyText(passport.readyCents),
            notes: [
              `${t('cost.extra')} ${moneyText(passport.oneOffCents)}`,
              ...(passport.isOneOffComplete ? [] : [incomplete]),
            ],
          }}
          region={region}
          locale={locale}
        />
        {yearly.length > 0 && (
          <CostLedger
            title={t('cost.yearly')}
            lines={yearly}
            total={{
              name: t('cost.yearly_total'),
              amount: yearly.every(({ amountCents }) => amountCents === null)
                ? noAmount
                : moneyText(yearlyCents, { isWhole: true }),
              notes: passport.isYearlyComplete ? [] : [incomplete],
            }}
            isWhole
            region={region}
            locale={locale}
          />
        )}
      </div>
    </div>
  )
}

/** The part of an address that leads to one way of buying; the same in every language. */
export function costAnchor(id: CostCaseId): string {
  return `cost-${id}`
}

export function caseName(id: CostCaseId, region: Region, locale: Locale): string {
  const t = translator(locale)
  if (region === 'luxembourg' && (id === 'own-home' || id === 'own-home-two')) return t(`cost.case_lu.${id}`)
  return t(`cost.case.${id}`)
}

interface CostSwitchProps extends Pick<CostCasePanelProps, 'home' | 'locale'> {
  chosen: CostCaseId
}

function CostSwitch({ home, chosen, locale }: CostSwitchProps) {
  const cases = costCases(home)
  if (cases.length === 1) return null
  return (
    <nav aria-label={translator(locale)('cost.choose')} className="mb-8 print:hidden">
      <ul className="flex flex-wrap">
        {cases.map(({ id }) => (
          <li key={id} className="-mt-px -ml-px">
            <a
              href={`#${costAnchor(id)}`}
              aria-current={id === chosen ? 'true' : undefined}
              className="border-edge bg-sheet text-ink hover:border-ink hover:text-ink aria-current:border-bluestone aria-current:bg-bluestone aria-current:text-paper flex min-h-12 items-center border px-5 py-2 leading-tight no-underline transition-colors"
            >
              {caseName(id, home.region, locale)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
