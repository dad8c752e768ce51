import type { Language } from '@/domain/language'

import type { InsightTable } from '../insight-table'
import { columnWords, tableTitles } from '../insight-words'
import type { ComparedDays } from '../read/read-days'
import { explanations, insightText as text } from './board-words'
import { dayText, InsightGrid } from './insight-grid'
import { ComparedLegend } from './insight-part'
import { LineChart } from './line-chart'

interface DaysPartProps {
  days: ComparedDays
  table: InsightTable
  csvHref: string
  language: Language
}

/** The whole width for the line; its many rows fold open. */
export function DaysPart({ days, table, csvHref, language }: DaysPartProps) {
  const title = tableTitles.days[language]
  return (
    <section aria-labelledby="insight-days" className="insight-part">
      <div className="insight-head">
        <h2 id="insight-days">{title}</h2>
        <a href={csvHref} download>
          {text.csv[language].replace('{title}', title)}
        </a>
      </div>
      <p className="board-quiet insight-explanation">{explanations.days[language]}</p>
      <DaysChart days={days} language={language} />
      <DaysDetails table={table} language={language} />
    </section>
  )
}

/** The numbers of the line, which fold open. */
export function DaysDetails({ table, language }: Pick<DaysPartProps, 'table' | 'language'>) {
  return (
    <details className="insight-details">
      <summary>{text.byDay[language]}</summary>
      <InsightGrid title={text.byDay[language]} table={table} most={table.rows.length} language={language} />
    </details>
  )
}

export function DaysChart({ days, language }: Pick<DaysPartProps, 'days' | 'language'>) {
  return (
    <figure className="insight-figure insight-figure--whole">
      <LineChart
        days={days.now.map(({ day }) => day)}
        // Today is not over: its few views would look like a fall.
        now={days.now.slice(0, -1).map(({ views }) => views)}
        before={days.before.map(({ views }) => views)}
        label={labelOf(days, language)}
        unit={columnWords.views[language]}
        language={language}
      />
      <ComparedLegend language={language} />
    </figure>
  )
}

function labelOf({ now, before }: ComparedDays, language: Language): string {
  const most = now.reduce((best, day) => (day.views > best.views ? day : best))
  const sum = (days: ComparedDays['now']) => String(days.reduce((total, { views }) => total + views, 0))
  return text.viewsLabel[language]
    .replace('{n}', sum(now))
    .replace('{before}', sum(before))
    .replace('{day}', dayText(most.day, language))
    .replace('{most}', String(most.views))
}
