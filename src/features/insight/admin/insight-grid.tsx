import { boardFormat } from '@/cms/admin/board-format'
import type { Language } from '@/domain/language'
import { timeZone } from '@/domain/time-zone'
import { dateText } from '@/i18n/formats'
import { intlLocale } from '@/i18n/locales'

import type { Cell, ColumnKind, InsightTable } from '../insight-table'
import { insightText as text } from './board-words'

const wide: readonly ColumnKind[] = ['number', 'percent']

/** The first rows of a table; the file has the others. */
export function InsightGrid({
  title,
  table: { columns, rows },
  most,
  language,
}: {
  title: string
  table: InsightTable
  most: number
  language: Language
}) {
  const look = (index: number) => {
    const kind = columns[index]?.kind ?? 'text'
    if (wide.includes(kind)) return 'board-number'
    // In one piece, as it is searched for.
    return kind === 'reference' ? 'insight-reference' : undefined
  }
  return (
    // A wide table scrolls by itself, also by keyboard.
    <div
      className="board-scroll insight-scroll"
      role="region"
      aria-label={text.table[language].replace('{title}', title)}
      tabIndex={0}
    >
      <table className="board-table insight-table">
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column.text} scope="col" className={look(index)}>
                {column.text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index} className={look(index)}>
                  {cellText(cell, columns[index]?.kind ?? 'text', language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function cellText(cell: Cell, kind: ColumnKind, language: Language): string {
  if (cell === null) return '–'
  if (kind === 'day') return dayText(String(cell), language)
  if (typeof cell === 'string') return cell
  const { number } = boardFormat(language)
  return kind === 'percent' ? `${number(cell)} %` : number(cell)
}

/** 15 nov 2026 */
export function dayText(day: string, language: Language): string {
  const options = { timeZone, dateStyle: 'medium' } as const
  return dateText(new Date(`${day}T12:00:00Z`), intlLocale[language], options)
}
