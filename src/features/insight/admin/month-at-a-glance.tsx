import type { Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'

import type { Language } from '@/domain/language'

import { insightPath } from '../insight-paths'
import type { ComparedDays } from '../read/read-days'
import { insightText as text } from './board-words'
import { DaysChart } from './days-part'
import { InsightFigures } from './insight-figures'
import './insight.css'

/** For the first page after logging in: thirty days beside the thirty before them. */
export function MonthAtAGlance({
  payload,
  days,
  language,
}: {
  payload: Payload
  days: ComparedDays
  language: Language
}) {
  const href = formatAdminURL({ adminRoute: payload.config.routes.admin, path: insightPath })
  return (
    <section className="insight">
      <div className="insight-head">
        <h2>{text.lastDays[language].replace('{n}', String(days.now.length))}</h2>
        <a href={href}>{text.open[language]}</a>
      </div>
      <InsightFigures days={days} language={language} />
      <DaysChart days={days} language={language} />
    </section>
  )
}
