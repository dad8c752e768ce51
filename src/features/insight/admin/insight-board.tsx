import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'

import { Board, boardParameter, guardBoard } from '@/cms/admin/board'
import { BoardFilter } from '@/cms/admin/board-parts'
import { database } from '@/database/connection'
import type { Language } from '@/domain/language'
import { type Period, periodLengthIn, periodLengths, periodUpTo } from '@/domain/visit/period'
import { apiHref } from '@/features/leads/admin/lead-links'
import { knownLocale } from '@/i18n/locales'

import { exportInsightPath, insightPath } from '../insight-paths'
import { columnWords, type TableName } from '../insight-words'
import { readsInsight } from '../insight.access'
import {
  daysTable,
  formsTable,
  homesTable,
  leadsTable,
  placesTable,
  searchesTable,
  viewsTable,
} from '../make-tables'
import { insightText as text } from './board-words'
import { formBars, homeBars, leadBars, placeBars, searchBars, viewBars } from './charts'
import { ComparedPart } from './compared-part'
import { DaysPart } from './days-part'
import { FormsPart } from './forms-part'
import { InsightFigures } from './insight-figures'
import { dayText } from './insight-grid'
import { readBoard } from './read-board'
import './insight.css'

/** Rows and bars of each part; the files have more. */
const shown = 8

/** What visitors look for, view and send, beside the period before. */
export async function InsightBoard(view: AdminViewServerProps) {
  guardBoard(view, insightPath)
  const { req } = view.initPageResult
  if (!readsInsight(req)) {
    const { routes, admin } = req.payload.config
    redirect(formatAdminURL({ adminRoute: routes.admin, path: admin.routes.unauthorized }))
  }
  const language = knownLocale(req.i18n.language)
  const period = periodUpTo(new Date(), periodLengthIn(boardParameter(view, 'days')))
  const figures = await readBoard(database(), { period, language, most: shown })
  const { days, views, searches, places, homes, leads, forms } = figures
  const csvHref = (name: TableName) =>
    `${apiHref(req.payload, exportInsightPath)}?table=${name}&days=${period.length}`
  const common = { language, csvHref, most: shown }
  return (
    <Board view={view} title={text.title[language]}>
      <div className="insight">
        <p className="board-lead">{text.intro[language]}</p>
        <Periods period={period} language={language} />
        <InsightFigures days={days} language={language} />
        <DaysPart
          days={days}
          table={daysTable(days, language)}
          csvHref={csvHref('days')}
          language={language}
        />
        <ComparedPart
          {...common}
          name="views"
          groups={viewBars(views, language)}
          table={viewsTable(views, language)}
          unit={columnWords.views[language]}
        />
        <ComparedPart
          {...common}
          name="searches"
          groups={searchBars(searches, language)}
          table={searchesTable(searches, language)}
          unit={columnWords.visitors[language]}
        />
        <ComparedPart
          {...common}
          name="places"
          groups={placeBars(places, language)}
          table={placesTable(places, language)}
          unit={columnWords.visitors[language]}
        />
        <ComparedPart
          {...common}
          name="homes"
          groups={homeBars(homes, language)}
          table={homesTable(homes, language)}
          unit={columnWords.views[language]}
        />
        <ComparedPart
          {...common}
          name="leads"
          groups={leadBars(leads, language)}
          table={leadsTable(leads, language)}
          unit={columnWords.leads[language]}
        />
        <FormsPart
          forms={forms}
          groups={formBars(forms, language)}
          table={formsTable(forms, language)}
          csvHref={csvHref('forms')}
          language={language}
        />
      </div>
    </Board>
  )
}

function Periods({ period, language }: { period: Period; language: Language }) {
  const span = text.span[language].replaceAll(/\{(from|to|beforeFrom|beforeTo)\}/g, (_, name) =>
    dayText(period[name as 'from'], language),
  )
  const links = periodLengths.map((length) => ({
    href: `?days=${length}`,
    text: text.lastDays[language].replace('{n}', String(length)),
    isCurrent: period.length === length,
  }))
  return (
    <>
      <BoardFilter name={text.period[language]} links={links} />
      <p className="board-quiet">{span}</p>
    </>
  )
}
