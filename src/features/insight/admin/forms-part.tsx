import type { Language } from '@/domain/language'
import { translator } from '@/i18n/messages'

import type { InsightTable } from '../insight-table'
import { tableTitles } from '../insight-words'
import type { FormFigures } from '../read/read-forms'
import { BarChart, type BarGroup } from './bar-chart'
import { insightText as text } from './board-words'
import { InsightPart } from './insight-part'

interface FormsPartProps {
  forms: FormFigures[]
  groups: BarGroup[]
  table: InsightTable
  csvHref: string
  language: Language
}

/** Each form narrows from its first step to what was sent. */
export function FormsPart({ forms, groups, table, csvHref, language }: FormsPartProps) {
  return (
    <InsightPart name="forms" table={table} csvHref={csvHref} most={table.rows.length} language={language}>
      <BarChart
        groups={groups}
        label={labelOf(forms, language)}
        unit={text.ofFirstStep[language]}
        end={100}
        tickText={(tick) => `${tick} %`}
      />
    </InsightPart>
  )
}

function labelOf([first]: FormFigures[], language: Language): string {
  const title = tableTitles.forms[language]
  if (!first) return title
  return text.formsLabel[language]
    .replace('{title}', title)
    .replace('{form}', translator(language)(`lead_kind.${first.form}`))
    .replace('{n}', String(first.sent.now))
    .replace('{first}', String(first.steps[0]?.now ?? 0))
}
