import { boardFormat } from '@/cms/admin/board-format'
import type { Language } from '@/domain/language'

import type { InsightTable } from '../insight-table'
import { type TableName, tableTitles } from '../insight-words'
import { BarChart, type BarGroup } from './bar-chart'
import { insightText as text } from './board-words'
import { ComparedLegend, InsightPart } from './insight-part'

interface ComparedPartProps {
  name: TableName
  groups: BarGroup[]
  table: InsightTable
  csvHref: (name: TableName) => string
  unit: string
  most: number
  language: Language
}

/** Bars of this period and of the one before. */
export function ComparedPart({ name, groups, table, csvHref, unit, most, language }: ComparedPartProps) {
  const { number } = boardFormat(language)
  const [first] = groups
  const label = text.most[language]
    .replace('{title}', tableTitles[name][language])
    .replace('{label}', first?.label.join(', ') ?? '')
    .replace('{n}', first?.bars[0]?.text ?? '')
  return (
    <InsightPart name={name} table={table} csvHref={csvHref(name)} most={most} language={language}>
      <BarChart groups={groups} label={label} unit={unit} tickText={number} />
      <ComparedLegend language={language} />
    </InsightPart>
  )
}
