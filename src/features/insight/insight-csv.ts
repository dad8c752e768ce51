import { byteOrderMark, csvLine } from '@/features/leads/inbox/csv'

import type { InsightTable } from './insight-table'

/** For a spreadsheet. Days stay as 2026-11-15 and percents whole: every language of Excel reads them alike. */
export function insightCsv({ columns, rows }: InsightTable): string {
  const head = columns.map(({ text, kind }) => (kind === 'percent' ? `${text} (%)` : text))
  return byteOrderMark + [head, ...rows].map(csvLine).join('')
}
