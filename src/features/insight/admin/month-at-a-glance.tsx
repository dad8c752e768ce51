import type { Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'

import type { Language } from '@/domain/language'
import { apiHref } from '@/features/leads/admin/lead-links'

import { exportInsightPath, insightPath } from '../insight-paths'
import { columnWords, type TableName } from '../insight-words'
import { daysTable, leadsTable, viewsTable } from '../make-tables'
import { insightText as text } from './board-words'
import { leadBars, viewBars } from './charts'
import { ComparedPart } from './compared-part'
import { DaysChart, DaysDetails } from './days-part'
import { InsightFigures } from './insight-figures'
import { type Month, mostSources } from './read-month'
import './insight.css'

/** For the first page after logging in: thirty days beside the thirty before them. */
export function MonthAtAGlance({
  payload,
  month: { days, views, leads },
  language,
}: {
  payload: Payload
  month: Month
  language: Language
}) {
  const href = formatAdminURL({ adminRoute: payload.config.routes.admin, path: insightPath })
  const csvHref = (name: TableName) =>
    `${apiHref(payload, exportInsightPath)}?table=${name}&days=${days.now.length}`
  const common = { csvHref, most: mostSources, language }
  return (
    <div className="insight">
      <section aria-labelledby="month">
        <div className="insight-head">
          <h2 id="month">{text.lastDays[language].replace('{n}', String(days.now.length))}</h2>
          <a href={href}>{text.open[language]}</a>
        </div>
        <InsightFigures days={days} language={language} />
        <DaysChart days={days} language={language} />
        <DaysDetails table={daysTable(days, language)} language={language} />
      </section>
      <ComparedPart
        {...common}
        name="views"
        groups={viewBars(views, language)}
        table={viewsTable(views, language)}
        unit={columnWords.views[language]}
      />
      <ComparedPart
        {...common}
        name="leads"
        groups={leadBars(leads, language)}
        table={leadsTable(leads, language)}
        unit={columnWords.leads[language]}
      />
    </div>
  )
}
