import { numberText } from '@/i18n/formats'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Disclosure } from '@/ui/overlay/disclosure'

import { daySpan, rowDay } from '../moments'
import type { ViewsChart } from '../read/day-views'
import { sumOf, type ViewsOfDays, weeksOf } from '../week-views'
import { mediumText } from './medium-text'

const head = 'text-ink-soft py-2 pl-4 text-right align-bottom font-normal first:pl-0 first:text-left'
const cell = 'figures border-line border-t py-2 pl-4 text-right whitespace-nowrap first:pl-0 first:text-left'
/** On a phone the weeks have room for their sums only; every source is among the days. */
const wide = 'max-md:hidden'

interface TableProps {
  chart: ViewsChart
  locale: Locale
}

/** The numbers of the chart by the week. */
export function WeekTable({ chart, locale }: TableProps) {
  const t = translator(locale)
  return (
    <div className="mt-8 overflow-x-auto" role="region" aria-label={t('portal.weeks_title')} tabIndex={0}>
      <table aria-label={t('portal.weeks_title')} className="w-full">
        <Head chart={chart} locale={locale} first={t('portal.column.week')} sources={wide} />
        <tbody>
          {weeksOf(chart.days).map((week) => (
            <tr key={week.from}>
              <th scope="row" className={`${cell} font-normal`}>
                {daySpan(week.from, week.to, locale)}
              </th>
              <Cells views={week} chart={chart} locale={locale} sources={wide} />
            </tr>
          ))}
        </tbody>
        <Foot chart={chart} locale={locale} sources={wide} />
      </table>
    </div>
  )
}

/** The same day by day, the newest first. */
export function ViewsTable({ chart, locale }: TableProps) {
  const t = translator(locale)
  const hasSimilar = chart.similarHomes > 0
  return (
    <div className="border-line mt-6 border-t">
      <Disclosure title={t('portal.table_title')} heading="h4" isOpenOnPaper>
        <div className="overflow-x-auto" role="region" aria-label={t('portal.table_title')} tabIndex={0}>
          <table className="w-full text-sm">
            <Head
              chart={chart}
              locale={locale}
              first={t('portal.column.day')}
              last={hasSimilar ? t('portal.column.similar') : undefined}
            />
            <tbody>
              {chart.days.toReversed().map((day) => (
                <tr key={day.day}>
                  <th scope="row" className={`${cell} font-normal`}>
                    <time dateTime={day.day}>{rowDay(day.day, locale)}</time>
                  </th>
                  <Cells views={day} chart={chart} locale={locale} />
                  {hasSimilar && (
                    <td className={`${cell} text-ink-soft`}>
                      {day.similar === null ? '–' : numberIn(locale, day.similar)}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
            <Foot chart={chart} locale={locale} isLastEmpty={hasSimilar} />
          </table>
        </div>
      </Disclosure>
    </div>
  )
}

interface HeadProps extends TableProps {
  first: string
  last?: string
  sources?: string
}

function Head({ chart, locale, first, last, sources = '' }: HeadProps) {
  const t = translator(locale)
  return (
    <thead>
      <tr>
        <th scope="col" className={head}>
          {first}
        </th>
        {chart.sources.map((source) => (
          <th key={source} scope="col" className={`${head} ${sources}`}>
            {mediumText(source, locale)}
          </th>
        ))}
        <th scope="col" className={head}>
          {t('portal.column.all')}
        </th>
        {last && (
          <th scope="col" className={head}>
            {last}
          </th>
        )}
      </tr>
    </thead>
  )
}

interface CellsProps extends TableProps {
  views: ViewsOfDays
  sources?: string
}

function Cells({ views: { bySource, total }, chart, locale, sources = '' }: CellsProps) {
  return (
    <>
      {chart.sources.map((source) => (
        <td key={source} className={`${cell} ${sources}`}>
          {numberIn(locale, bySource[source] ?? 0)}
        </td>
      ))}
      <td className={`${cell} font-medium`}>{numberIn(locale, total)}</td>
    </>
  )
}

function Foot({ chart, locale, sources, isLastEmpty = false }: TableProps & FootOptions) {
  const count = chart.days.length
  return (
    <tfoot>
      <tr className="border-line border-b">
        <th scope="row" className={`${cell} font-medium`}>
          {translator(locale)('portal.days', { count })}
        </th>
        <Cells views={sumOf(chart.days)} chart={chart} locale={locale} sources={sources} />
        {isLastEmpty && <td className={cell} />}
      </tr>
    </tfoot>
  )
}

interface FootOptions {
  sources?: string
  isLastEmpty?: boolean
}

function numberIn(locale: Locale, value: number): string {
  return numberText(value, intlLocale[locale], { maximumFractionDigits: 1 })
}
