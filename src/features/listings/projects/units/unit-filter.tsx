import { Square, SquareCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import { isFree } from '@/domain/listing/project-offer'
import { type SortableUnit, type UnitView, viewUnits } from '@/domain/listing/unit-view'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

export interface UnitFilterProps {
  units: readonly SortableUnit[]
  view: UnitView
  hrefOf: (view: UnitView) => string
  locale: Locale
}

/** By bedrooms, and what is free: with how many there are behind each choice. */
export function UnitFilter({ units, view, hrefOf, locale }: UnitFilterProps) {
  const t = translator(locale)
  const counts = [...new Set(units.flatMap(({ bedrooms }) => bedrooms ?? []))].toSorted((a, b) => a - b)
  const choices = [null, ...counts].map((bedrooms) => ({ ...view, bedrooms }))
  const toggled = { ...view, onlyFree: !view.onlyFree }
  const Box = view.onlyFree ? SquareCheck : Square
  return (
    <nav
      aria-label={t('project.filter_label')}
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden"
    >
      {counts.length > 1 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {choices.map((choice) => (
            <li key={choice.bedrooms}>
              <Choice href={hrefOf(choice)} isChosen={choice.bedrooms === view.bedrooms}>
                {choice.bedrooms === null
                  ? t('project.all_units')
                  : t('fact.bedrooms', { count: choice.bedrooms })}{' '}
                <span className="text-ink-soft">({viewUnits(units, choice).length})</span>
              </Choice>
            </li>
          ))}
        </ul>
      )}
      {(view.onlyFree || units.some(isFree)) && (
        <Choice href={hrefOf(toggled)} isChosen={view.onlyFree}>
          <Box aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
          {t('project.only_free')}
        </Choice>
      )}
    </nav>
  )
}

function Choice({ href, isChosen, children }: { href: string; isChosen: boolean; children: ReactNode }) {
  return (
    <a
      href={href}
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      className="text-ink figures hover:text-brick inline-flex min-h-11 items-center gap-2 no-underline transition-colors hover:underline aria-[current]:font-medium aria-[current]:underline aria-[current]:decoration-2"
    >
      {children}
    </a>
  )
}
