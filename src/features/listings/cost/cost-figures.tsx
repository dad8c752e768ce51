import { euroText } from '@/domain/euro'
import { numberText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { FactRows } from '@/ui/page/fact-list'

import { withMinus } from '../energy/energy-words'
import type { CostHome } from './cost-home'

interface CostFiguresProps {
  home: CostHome
  locale: Locale
}

/** What yearly costs follow from, without being one: a tax base, and energy that is no bill. */
export function CostFigures({ home, locale }: CostFiguresProps) {
  const t = translator(locale)
  const rows = [...incomeRows(home, locale), ...energyRows(home, locale)]
  if (rows.length === 0) return null
  return (
    <div className="mt-8">
      <FactRows rows={rows} />
      {home.energy && <p className="text-ink-soft mt-2 text-sm">{t('cost.energy_note')}</p>}
    </div>
  )
}

function incomeRows({ cadastralIncome }: CostHome, locale: Locale) {
  const value = euroText(cadastralIncome && cadastralIncome * 100, locale)
  if (value === null) return []
  return [{ label: translator(locale)('cost.cadastral_income'), fact: 'cadastralIncome' as const, value }]
}

function energyRows({ energy }: CostHome, locale: Locale) {
  if (!energy) return []
  const t = translator(locale)
  const kwh = numberText(energy.kwh, intlLocale[locale])
  const use = t(energy.isAbout ? 'cost.energy_about' : 'cost.energy_year', { kwh })
  const label = energy.label && t('cost.energy_label', { label: withMinus(energy.label) })
  const value = [use, label].filter(Boolean).join(', ')
  return [{ label: t('cost.energy'), fact: 'yearly-energy' as const, value }]
}
