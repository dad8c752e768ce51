import type { ReactNode } from 'react'

import type { Language } from '@/domain/language'

import type { InsightTable } from '../insight-table'
import { type TableName, tableTitles } from '../insight-words'
import { explanations, insightText as text } from './board-words'
import { InsightGrid } from './insight-grid'

interface InsightPartProps {
  name: TableName
  table: InsightTable
  /** Of the file with the same numbers. */
  csvHref: string
  most: number
  language: Language
  children: ReactNode
}

/** A chart with its title, and the same numbers in a table beside it. */
export function InsightPart({ name, table, csvHref, most, language, children }: InsightPartProps) {
  const title = tableTitles[name][language]
  const id = `insight-${name}`
  return (
    <section aria-labelledby={id} className="insight-part">
      <div className="insight-head">
        <h2 id={id}>{title}</h2>
        {table.rows.length > 0 && (
          <a href={csvHref} download>
            {text.csv[language].replace('{title}', title)}
          </a>
        )}
      </div>
      <p className="board-quiet insight-explanation">{explanations[name][language]}</p>
      {table.rows.length === 0 ? (
        <p>{text.none[language]}</p>
      ) : (
        <div className="insight-pair">
          <figure className="insight-figure">{children}</figure>
          <InsightGrid title={title} table={table} most={most} language={language} />
        </div>
      )}
    </section>
  )
}

export function ComparedLegend({ language }: { language: Language }) {
  return (
    <figcaption className="insight-legend">
      <span className="insight-key insight-key--now">{text.now[language]}</span>
      <span className="insight-key insight-key--before">{text.before[language]}</span>
    </figcaption>
  )
}
