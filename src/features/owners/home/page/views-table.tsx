import { numberText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Disclosure } from '@/ui/overlay/disclosure'

import { tableDay } from '../moments'
import type { ViewsChart } from '../read/day-views'
import { mediumText } from './medium-text'

const head = 'text-ink-soft py-2 pl-4 text-right align-bottom font-normal first:pl-0 first:text-left'
const cell = 'figures border-line border-t py-2 pl-4 text-right whitespace-nowrap first:pl-0 first:text-left'

/** The numbers of the chart, the newest day first. */
export function ViewsTable({ chart, locale }: { chart: ViewsChart; locale: Locale }) {
  const t = translator(locale)
  const number = (value: number) => numberText(value, intlLocale[locale], { maximumFractionDigits: 1 })
  const hasSimilar = chart.similarHomes > 0
  return (
    <div className="border-line mt-4 border-t">
      <Disclosure title={t('portal.table_title')} heading="h4">
        <div className="overflow-x-auto" role="region" aria-label={t('portal.table_title')} tabIndex={0}>
          <table className="w-full text-sm">
            <thead>
              <tr>
                <th scope="col" className={head}>
                  {t('portal.column.day')}
                </th>
                {chart.sources.map((source) => (
                  <th key={source} scope="col" className={head}>
                    {mediumText(source, locale)}
                  </th>
                ))}
                <th scope="col" className={head}>
                  {t('portal.column.all')}
                </th>
                {hasSimilar && (
                  <th scope="col" className={head}>
                    {t('portal.column.similar')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {chart.days.toReversed().map(({ day, bySource, total, similar }) => (
                <tr key={day}>
                  <th scope="row" className={`${cell} font-normal`}>
                    <time dateTime={day}>{tableDay(new Date(`${day}T12:00:00Z`), locale)}</time>
                  </th>
                  {chart.sources.map((source) => (
                    <td key={source} className={cell}>
                      {number(bySource[source] ?? 0)}
                    </td>
                  ))}
                  <td className={`${cell} font-medium`}>{number(total)}</td>
                  {hasSimilar && <td className={cell}>{similar === null ? '–' : number(similar)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </div>
  )
}
