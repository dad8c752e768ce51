import type { Endpoint } from 'payload'

import { database } from '@/database/connection'
import { periodLengthIn, periodUpTo } from '@/domain/visit/period'
import { fileAnswer } from '@/features/leads/inbox/export-leads.endpoint'
import { knownLocale } from '@/i18n/locales'

import { insightCsv } from './insight-csv'
import { exportInsightPath } from './insight-paths'
import { tableNames } from './insight-words'
import { readsInsight } from './insight.access'
import { readTable } from './read-table'

const most = 500

/** One table of the board as a file for a spreadsheet, with more rows than the board shows. */
export const exportInsightEndpoint: Endpoint = {
  path: exportInsightPath,
  method: 'get',
  handler: async (req) => {
    if (!readsInsight(req)) return new Response(null, { status: 403 })
    const { searchParams } = new URL(req.url ?? '', 'http://localhost')
    const name = tableNames.find((one) => one === searchParams.get('table'))
    if (!name) return new Response(null, { status: 404 })
    const length = periodLengthIn(searchParams.get('days'))
    const language = knownLocale(req.i18n.language)
    const period = periodUpTo(new Date(), length)
    const table = await readTable(database(), name, { period, language, most })
    return fileAnswer(insightCsv(table), {
      type: 'text/csv; charset=utf-8',
      name: `insight-${name}-${period.to}.csv`,
    })
  },
}
