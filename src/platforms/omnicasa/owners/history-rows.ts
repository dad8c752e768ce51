import type { ContactWay } from '@/domain/owner/contact-way'

import type { HistoryEntry, HistoryText } from '../../platform-owners'
import { flag, optionalDate, optionalNumber, text } from '../../loose-values'
import { firstOf, listOf, type LooseRow } from './loose-rows'

/** The platform's numbers of history types that have a sentence of their own. */
const ways: Record<number, ContactWay> = {
  2: 'call-in',
  3: 'call-out',
  4: 'mail-out',
  7: 'mail-in',
  11: 'website',
}

export type HistoryRow = Omit<HistoryEntry, 'texts'> & { text: HistoryText }

const loose = text.catch('')
const date = optionalDate.catch(null)

export interface Histories {
  rows: HistoryRow[]
  undatedIds: string[]
}

/** A row whose moment cannot be read tells no more than that it is there; `null` when a row does not even tell that. */
export function historyRows(value: unknown): Histories | null {
  const found = listOf(value)
  if (!found) return null
  const histories: Histories = { rows: [], undatedIds: [] }
  for (const row of found) {
    const at = date.parse(firstOf(row, 'Date', 'StartDate'))
    const id = loose.parse(row.ID)
    if (at) histories.rows.push({ ...entryOf(row, at), text: textOf(row) })
    else if (id) histories.undatedIds.push(id)
    else return null
  }
  return histories
}

function entryOf(row: LooseRow, at: Date): Omit<HistoryRow, 'text'> {
  const typeId = optionalNumber.catch(null).parse(firstOf(row, 'TypeID', 'TypeId'))
  return {
    id: loose.parse(row.ID) || at.toISOString(),
    at,
    endsAt: date.parse(firstOf(row, 'EndDate')),
    way: ways[typeId ?? -1] ?? null,
    contact: loose.parse(firstOf(row, 'PersonName', 'ReferencePerson')) || null,
    medium: loose.parse(firstOf(row, 'MediaName', 'Media')) || null,
    url: webAddress(loose.parse(row.Url)),
  }
}

function textOf(row: LooseRow): HistoryText {
  const done = firstOf(row, 'Done')
  return {
    type: loose.parse(firstOf(row, 'TypeName', 'TypeNameNL')),
    subject: loose.parse(row.Subject),
    comment: loose.parse(firstOf(row, 'Comment', 'Description')),
    status: loose.parse(row.StatusName) || (flag.catch(false).parse(done) ? '✓' : ''),
  }
}

/** Only what a browser may open from our page. */
function webAddress(given: string): string | null {
  if (!URL.canParse(given)) return null
  return /^https?:$/.test(new URL(given).protocol) ? given : null
}
