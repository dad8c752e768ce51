import { type SQL, sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { payloadTables } from '@/database/payload-tables'
import { rows } from '@/database/query'
import { nullable, oneOf, type RowOf, stored, text } from '@/database/row'
import { type Answers, type Campaign, leadStatuses } from '@/domain/lead/lead'
import { type Language, languages } from '@/domain/language'
import { leadKinds } from '@/domain/lead/lead-kind'
import { labelled } from '@/i18n/labelled'
import { translator } from '@/i18n/messages'

import { byteOrderMark, csvLine } from './csv'
import { exportColumns, momentText, statusWords } from './export-words'
import { inboxConditions } from './inbox-conditions.sql'
import type { InboxFilters } from './inbox-filters'
import { leadLines } from './lead-lines'
import type { LeadScope } from './leads.access'

const exportRow = {
  id: text,
  /** To the microsecond: the next rows are found by it. */
  createdAt: text,
  kind: oneOf(leadKinds),
  status: oneOf(leadStatuses),
  language: oneOf(languages),
  firstName: nullable(text),
  lastName: nullable(text),
  email: nullable(text),
  phone: nullable(text),
  answers: stored<Answers>(),
  sourcePage: text,
  campaign: stored<Campaign>(),
  home: nullable(text),
  assignee: nullable(text),
}
type ExportRow = RowOf<typeof exportRow>

const rowsAtOnce = 500

/** The list that these filters show, as a file for a spreadsheet; piece by piece, however long it is. */
export async function* exportInbox(
  db: Database,
  filters: InboxFilters,
  { scope, language }: { scope: LeadScope; language: Language },
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(exportColumns.map((column) => column[language]))
  let after: ExportRow | undefined
  for (;;) {
    const found = await nextRows(db, filters, { scope, after })
    if (found.length > 0) yield found.map((row) => csvLine(cellsOf(row, language))).join('')
    after = found.at(-1)
    if (found.length < rowsAtOnce) return
  }
}

function nextRows(
  db: Database,
  filters: InboxFilters,
  { scope, after }: { scope: LeadScope; after: ExportRow | undefined },
): Promise<ExportRow[]> {
  const beyond: SQL = after
    ? sql`(l.created_at, l.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : sql`true`
  return rows(
    db,
    exportRow,
    sql`select l.id, l.created_at::text as "createdAt", l.kind, l.status, l.language, l.first_name as "firstName",
          l.last_name as "lastName", l.email, l.phone, l.answers, l.source_page as "sourcePage", l.campaign,
          coalesce(home.reference, l.listing_id::text) as home, coalesce(u.name, l.assignee_name) as assignee
        from lead.lead l
        left join listing.listing home on home.id = l.listing_id
        left join ${payloadTables.users} u on u.id = l.assignee_id
        where ${inboxConditions(filters, scope)} and ${beyond}
        order by l.created_at desc, l.id desc limit ${rowsAtOnce}`,
  )
}

function cellsOf(row: ExportRow, language: Language): (string | null | undefined)[] {
  const { campaign } = row
  return [
    momentText(new Date(row.createdAt)),
    translator(language)(`lead_kind.${row.kind}`),
    statusWords[row.status][language],
    row.assignee,
    row.firstName,
    row.lastName,
    row.email,
    row.phone,
    row.language,
    row.home,
    leadLines(row, language)
      .map(({ label, value }) => labelled(label, value, language))
      .join('\n'),
    row.sourcePage,
    campaign.source,
    campaign.medium,
    campaign.name,
    row.id,
  ]
}
